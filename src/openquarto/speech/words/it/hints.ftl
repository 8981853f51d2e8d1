### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = Hai chiesto un suggerimento.
hint-asked = { CAPITAL($who) } chiede un suggerimento.
# After the end: $hints is a list of players with their number of hints.
hint-review = Suggerimenti: { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = Niente suggerimenti prima della fine: qui si gioca con la maschera.
fault-hint-counts = Niente suggerimenti prima della fine: questa partita vale.
fault-too-many-hints = Per questo turno bastano i suggerimenti. Prima continua a giocare.
fault-review-too-soon = La revisione arriva a partita finita.
insight-not-built = Suggerimenti e motivi hanno bisogno del motore di calcolo, che qui non è installato.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Suggerimento { $step } di { $steps }: { $text }
hint-call = C'è un Quarto da annunciare adesso.
hint-complete = La pedina in mano può vincere subito.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] Si può vincere: 1 mossa su { $of } vince.
   *[other] Si può vincere: { $keep } mosse su { $of } vincono.
}
hint-win-all = Giocando alla perfezione, ogni mossa vince.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Attenzione a cosa dai: 1 pedina su { $of } completa una linea.
   *[other] Attenzione a cosa dai: { $count } pedine su { $of } completano una linea.
}
hint-hold = { $keep ->
    [one] Attenzione: solo 1 mossa su { $of } mantiene il pareggio.
   *[other] Attenzione: solo { $keep } mosse su { $of } mantengono il pareggio.
}
hint-quiet = Niente di urgente: ogni mossa mantiene il pareggio.
hint-lost = Contro il gioco perfetto ogni mossa perde; cerca la via più lunga.
hint-where-place = Guarda qui: { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Guarda qui: { $line }. Le tre pedine hanno in comune: { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Cerca fra le pedine con questa caratteristica: { $side }.
hint-where-any = Nessun punto richiede un'attenzione particolare.

## Why, and work that takes a while.

why-value = { CAPITAL($who) }: { $value }.
why-more = Scrivi ancora perché per saperne di più.
why-row = { $heading }: { $text }
why-no-more = Non c'è altro da dire.
why-no-turn = Non è stata giocata nessuna mossa.
insight-working = Un momento.
insight-progress = Finora mossa { $done } di { $all }. Ctrl+C interrompe.
insight-stopped = Interrotto.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Scrivi ancora revisione per passarli in rassegna.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } di { $of }. { CAPITAL($turn) }, { $who }.
marks-end = Era tutto.
review-elsewhere = La revisione di questa partita ha una pagina sua: scegli Rivedi la partita.

## Trying again from a slip: another turn is typed.

try-how = Prova una mossa migliore: scrivi prima la casella, poi la pedina. Con revisione vai avanti.
try-right = Giusto: { $value }.
try-wrong = Questa no: { $value }.
try-again = Provane un'altra.

## Help, in the terminal and on the page.

help-hints =
    In una partita che non vale e senza maschere, suggerimento dice che c'è qualcosa; ancora, dove; un'altra volta, che cosa fare.
    Perché dice quanto vale la posizione, e il motivo; ancora, di più.
    Ogni richiesta si conta. L'avversario sa che hai chiesto, mai che cosa ti è stato detto.
    Dopo la fine, revisione passa in rassegna gli errori, e perché spiega la mossa in cui ti trovi.
help-review = Scrivi revisione per sentire dove la partita è girata, perché per la mossa in cui ti trovi.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Suggerimento
label-why = Perché?
label-review = Revisione
key-hint = N: un suggerimento
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Dimmi di più
