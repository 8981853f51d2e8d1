### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = Has pedido una pista.
hint-asked = { CAPITAL($who) } pide una pista.
# After the end: $hints is a list of players with their number of hints.
hint-review = Pistas: { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = Sin pistas hasta el final: esta partida se juega con antifaz.
fault-hint-counts = Sin pistas hasta el final: esta partida es seria.
fault-too-many-hints = Ya basta de pistas en este turno. Primero sigue jugando.
fault-review-too-soon = El repaso llega cuando termina la partida.
insight-not-built = Las pistas y las razones necesitan el motor de cálculo, que aquí no está instalado.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Pista { $step } de { $steps }: { $text }
hint-call = Hay un quarto que se puede anunciar ahora.
hint-complete = La pieza en la mano puede ganar enseguida.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] Se puede ganar: gana 1 jugada de { $of }.
   *[other] Se puede ganar: ganan { $keep } jugadas de { $of }.
}
hint-win-all = Jugando a la perfección, toda jugada gana.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Cuidado al entregar: 1 pieza de { $of } completa una línea.
   *[other] Cuidado al entregar: { $count } piezas de { $of } completan una línea.
}
hint-hold = { $keep ->
    [one] Cuidado: solo 1 jugada de { $of } mantiene el empate.
   *[other] Cuidado: solo { $keep } jugadas de { $of } mantienen el empate.
}
hint-quiet = Nada urgente: toda jugada mantiene el empate.
hint-lost = Contra un juego perfecto, toda jugada pierde; busca el camino más largo.
hint-where-place = Mira aquí: { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Mira aquí: { $line }. Las tres piezas tienen en común: { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Busca entre las piezas con esta característica: { $side }.
hint-where-any = Ningún lugar pide un cuidado especial.

## Why, and work that takes a while.

why-value = { CAPITAL($who) }: { $value }.
why-more = Escribe otra vez por qué para saber más.
why-row = { $heading }: { $text }
why-no-more = No hay nada más que decir.
why-no-turn = No se ha hecho ninguna jugada.
insight-working = Un momento.
insight-progress = Por ahora, jugada { $done } de { $all }. Ctrl+C lo para.
insight-stopped = Parado.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Escribe otra vez repaso para recorrerlos.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } de { $of }. { CAPITAL($turn) }, { $who }.
marks-end = Eso era todo.
review-elsewhere = El repaso de esta partida tiene su propia página: elige Repasar la partida.

## Trying again from a slip: another turn is typed.

try-how = Prueba una jugada mejor: escribe primero la casilla y luego la pieza. Con repaso sigues adelante.
try-right = Correcto: { $value }.
try-wrong = Esta no: { $value }.
try-again = Prueba otra.

## Help, in the terminal and on the page.

help-hints =
    En una partida que no es seria y sin antifaz, pista dice que hay algo; otra vez, dónde; una más, qué hacer.
    Por qué dice cuánto vale la posición, y la razón; otra vez, más.
    Cada petición se cuenta. Tu adversario sabe que has preguntado, nunca qué se te ha dicho.
    Al final, repaso recorre los errores, y por qué explica la jugada en la que estás.
help-review = Escribe repaso para oír dónde cambió la partida, por qué para la jugada en la que estás.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Pista
label-why = ¿Por qué?
label-review = Repaso
key-hint = N: una pista
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Dime más
