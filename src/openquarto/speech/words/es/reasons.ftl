### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = victoria
# A quarto can be called at once.
reason-value-win-now = anunciar ya
reason-value-win-in = victoria en { $count }
reason-value-draw = empate
reason-value-loss = derrota
reason-value-loss-now = derrota inmediata
reason-value-loss-in = derrota en { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) }: { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = entregar { $piece }
reason-turn-then-give = luego entregar { $piece }
# Several pieces of which one is given, counted.
reason-turn-give-some = entregar una de { $count } piezas
reason-turn-then-give-some = luego entregar una de { $count } piezas
reason-turn-call = quarto, { $line }
reason-turn-false = anuncio falso, { $line }
reason-turn-done = listo
reason-turn-then-done = luego listo
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
reason-turns-on = { $count ->
    [one] una jugada en { $squares }
   *[other] { $count } jugadas en { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = Las demás: { $turns }
# The heading of pieces that may be given.
reason-give = Para entregar

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { "; " }
# $first is one part or several with commas.
reason-or = { $last ->
    [oscura] { $first } u { $last }
   *[other] { $first } o { $last }
}
reason-and = { $first } y { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = la { $line }
reason-line-column = la { $line }
reason-line-diagonal = la { $line }
reason-line-block = el { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = una pieza { $sides } completa { $line } en { $square }
    .terse = { $bare } en { $square }, { $sides }
reason-threat-after = una { $sides } completa { $line } en { $square }
    .terse = { $bare } en { $square }, { $sides }
reason-threat-next = una { $sides }, { $line } en { $square }
    .terse = { $bare } en { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square }: { $text }.

## What one look tells.

reason-call = Hay un quarto por anunciar, { $line }, en común: { $sides }.
    .terse = Quarto, { $line }: { $sides }.
reason-complete = La pieza en la mano completa { $line } en { $square }, en común: { $sides }.
    .terse = { CAPITAL($bare) } en { $square }, { $sides }.
reason-hot = La pieza { $piece } completa { $line } en { $square }, en común: { $sides }.
    .terse = { CAPITAL($piece) }: { $bare } en { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = La pieza { $piece } completa { $line } en { $square }.
    .terse = { CAPITAL($piece) }: { $bare } en { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = Ninguna pieza es segura: { $threats }.
    .terse = Ninguna pieza segura: { $threats }.
reason-unsafe-pincer = Ninguna pieza, { $either }, es segura: { $threats }.
    .terse = Ninguna pieza segura, { $either }: { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = Tras { $square }, ninguna pieza es segura: { $threats }.
    .terse = Tras { $square }, ninguna pieza segura: { $threats }.
reason-empties-pincer = Tras { $square }, ninguna pieza, { $either }, es segura: { $threats }.
    .terse = Tras { $square }, ninguna pieza segura, { $either }: { $threats }.
reason-empties-new = { $square } prepara { $lines }, y ninguna pieza es segura: { $threats }.
    .terse = { $square } prepara { $lines }, ninguna pieza segura: { $threats }.
reason-empties-new-pincer = { $square } prepara { $lines }, y ninguna pieza, { $either }, es segura: { $threats }.
    .terse = { $square } prepara { $lines }, ninguna pieza segura, { $either }: { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Se coloque donde se coloque la pieza en la mano, después ninguna se puede entregar sin peligro.
    .terse = Ninguna casilla deja una pieza segura.
reason-trap-turn = Se coloque donde se coloque la pieza entregada, después ninguna se puede entregar sin peligro.
    .terse = Ninguna casilla deja una pieza segura.

## Turns that keep the value: $count of $of.

reason-only-win-one = Solo una de { $of } jugadas gana: { $turn }.
    .terse = 1 de { $of } gana: { $turn }.
reason-only-win = { $count } de { $of } jugadas ganan.
    .terse = { $count } de { $of } ganan.
reason-only-draw-one = Solo una de { $of } jugadas mantiene el empate: { $turn }.
    .terse = 1 de { $of } empata: { $turn }.
reason-only-draw = { $count } de { $of } jugadas mantienen el empate.
    .terse = { $count } de { $of } empatan.
reason-held = { $count ->
    [one] Solo una de { $of } jugadas mantiene el empate.
   *[other] { $count } de { $of } jugadas mantienen el empate.
}
reason-held-all = Todas las jugadas mantienen el empate.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Solo una de las { $of } respuestas del adversario mantiene el empate.
   *[other] { $count } de las { $of } respuestas del adversario mantienen el empate.
}
reason-held-all-turn = Todas las respuestas del adversario mantienen el empate.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Máxima presión: { $turn }; pierde cerca del { $percent } % de las respuestas del adversario.
reason-pressure-none = Tras una jugada que mantiene el empate, ninguna respuesta del adversario pierde.
reason-pressure-turn = Respuesta del adversario de máxima presión: { $turn }; pierde cerca del { $percent } % de las jugadas siguientes.
reason-pressure-none-turn = Tras una respuesta que mantiene el empate, ninguna jugada pierde.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Empate: ninguna línea abierta puede ya ser un quarto.
reason-dead-full = Empate: el tablero está lleno.
reason-dead-nothing = Nada en común que cuente
reason-dead-few = Faltan piezas que encajen

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Jugada ganadora: { $turn }; toda respuesta pierde.
reason-refuted-win-turn = Respuesta ganadora del adversario: { $turn }; nada la detiene.
reason-refuted-loss = Todas las jugadas pierden.
reason-refuted-loss-turn = Todas las respuestas del adversario pierden.
reason-best-play = Lo mejor: { $turns }.
reason-best-play-then = Mejor continuación: { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } formó un quarto sin anunciarlo, { $line }, en común: { $sides }; el adversario lo anunció.
reason-overlooked-expired = { CAPITAL($who) } formó un quarto sin anunciarlo, { $line }, en común: { $sides }; ya no vale.
reason-overlooked-open = { CAPITAL($who) } formó un quarto sin anunciarlo, { $line }, en común: { $sides }; la partida terminó antes.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] Las { $squares } casillas, una razón
   *[other] Las { $squares } casillas, { $count } razones
}
reason-summary-turns = { $count ->
    [one] La única jugada
   *[other] Las { $count } jugadas
}
reason-summary-answers = { $count ->
    [one] La única respuesta
   *[other] Las { $count } respuestas
}
reason-summary-lines = { $count ->
    [one] La única línea abierta
   *[other] Las { $count } líneas abiertas
}
