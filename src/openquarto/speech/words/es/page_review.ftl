### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Repasar la partida
page-review-title = Repaso
page-review-back-to = Volver a la partida
page-review-turns = Jugadas

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = entrega
page-review-calls = anuncia { $line }
page-review-done = listo

# While the server computes, and where it cannot.
page-review-computing = Se están valorando las jugadas. Ya puedes recorrerlas.
page-review-failed = No se pudo contactar con el servidor. No se ha perdido nada: las jugadas siguen aquí.
page-review-ask-again = Volver a pedirlo

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = Lo que habría ganado
page-review-better-d = Lo que habría mantenido el empate
page-review-better-said = Mejor: { $turns }.
page-review-square-fine = { $square } estaba bien. Era mejor entregar:
page-review-rows = Mostrar los detalles

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Marca anterior
page-review-mark-next = Marca siguiente
page-review-mark-none = No hay más marcas en esa dirección.
page-review-no-reason = No hay nada más que decir de esta jugada.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Valor después de cada jugada, para { $who }
page-review-curve-you = Valor después de cada jugada, para ti
page-review-letters = W victoria · D empate · L derrota
page-review-value-w = victoria
page-review-value-d = empate
page-review-value-l = derrota
page-review-run = jugadas { $first } a { $last }: { $value }
page-review-run-one = jugada { $first }: { $value }
page-review-run-separator = ;{ " " }

# The legend of the marks.
page-review-punished = error, castigado
page-review-unpunished = error, sin castigo
page-review-overlooked = quarto no visto
page-review-attention = Atención

# What can be done from a slip. $who is a player, or you.
page-review-try = Probar otra vez desde aquí
page-review-try-short = Probar otra vez
page-review-play = Seguir jugando desde aquí
page-review-play-level = Adversario
page-review-play-go = Seguir jugando
page-review-play-before = Desde antes de la jugada { $turn }, en el lugar de { $who }.
page-review-play-before-you = Desde antes de la jugada { $turn }, en tu lugar.
page-review-play-after = Desde después de la jugada { $turn }, en el lugar de { $who }.
page-review-play-after-you = Desde después de la jugada { $turn }, en tu lugar.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Otra vez: jugada { $turn }
page-review-try-place = En la mano: { $piece }. Colócala y después entrega una pieza.
page-review-try-place-last = En la mano: { $piece }. Colócala.
page-review-try-give = Entrega una pieza.
page-review-try-then-give = { $square }. Ahora entrega una pieza.
page-review-try-look = El tablero está lleno: anuncia un quarto o elige Listo.
page-review-goal-w = Vale toda jugada que mantenga la victoria.
page-review-goal-d = Vale toda jugada que mantenga el empate.
page-review-right = Correcto
page-review-wrong = Esta no
page-review-no-quarto = { CAPITAL($line) }: aquí no hay un quarto que anunciar.
page-review-keeps-w = Eso mantiene la victoria.
page-review-keeps-d = Eso mantiene el empate.
page-review-answer = La respuesta: { $turn }.
page-review-again = Probar otra vez
page-review-held-show = Mostrar lo que era mejor
page-review-back = Volver al repaso
page-review-checking = Un momento.

# The keys of this page.
page-review-keys = Teclas: n marca siguiente, p marca anterior, y por qué, flechas izquierda y derecha una jugada, arriba y abajo en la lista de jugadas.
