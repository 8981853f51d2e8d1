### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = vittoria
# A quarto can be called at once.
reason-value-win-now = da annunciare ora
reason-value-win-in = vittoria in { $count }
reason-value-draw = pareggio
reason-value-loss = sconfitta
reason-value-loss-now = sconfitta immediata
reason-value-loss-in = sconfitta in { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) }: { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = dare { $piece }
reason-turn-then-give = poi dare { $piece }
# Several pieces of which one is given, counted.
reason-turn-give-some = dare una di { $count } pedine
reason-turn-then-give-some = poi dare una di { $count } pedine
reason-turn-call = Quarto, { $line }
reason-turn-false = annuncio falso, { $line }
reason-turn-done = fatto
reason-turn-then-done = poi fatto
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
reason-turns-on = { $count ->
    [one] una mossa in { $squares }
   *[other] { $count } mosse in { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = Le altre: { $turns }
# The heading of pieces that may be given.
reason-give = Da dare

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { "; " }
# $first is one part or several with commas.
reason-or = { $first } o { $last }
reason-and = { $first } e { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = la { $line }
reason-line-column = la { $line }
reason-line-diagonal = la { $line }
reason-line-block = il { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = se { $sides }, completa { $line } in { $square }
    .terse = { $bare } in { $square }, { $sides }
reason-threat-after = se { $sides }, completa { $line } in { $square }
    .terse = { $bare } in { $square }, { $sides }
reason-threat-next = se { $sides }, { $line } in { $square }
    .terse = { $bare } in { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square }: { $text }.

## What one look tells.

reason-call = C'è un Quarto da annunciare, { $line }, in comune: { $sides }.
    .terse = Quarto, { $line }: { $sides }.
reason-complete = La pedina in mano completa { $line } in { $square }, in comune: { $sides }.
    .terse = { CAPITAL($bare) } in { $square }, { $sides }.
reason-hot = La pedina { $piece } completa { $line } in { $square }, in comune: { $sides }.
    .terse = { CAPITAL($piece) }: { $bare } in { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = La pedina { $piece } completa { $line } in { $square }.
    .terse = { CAPITAL($piece) }: { $bare } in { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = Nessuna pedina è sicura: { $threats }.
    .terse = Nessuna pedina sicura: { $threats }.
reason-unsafe-pincer = Nessuna pedina, { $either }, è sicura: { $threats }.
    .terse = Nessuna pedina sicura, { $either }: { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = Dopo { $square }, nessuna pedina è sicura: { $threats }.
    .terse = Dopo { $square }, nessuna pedina sicura: { $threats }.
reason-empties-pincer = Dopo { $square }, nessuna pedina, { $either }, è sicura: { $threats }.
    .terse = Dopo { $square }, nessuna pedina sicura, { $either }: { $threats }.
reason-empties-new = { $square } prepara { $lines }, e nessuna pedina è sicura: { $threats }.
    .terse = { $square } prepara { $lines }, nessuna pedina sicura: { $threats }.
reason-empties-new-pincer = { $square } prepara { $lines }, e nessuna pedina, { $either }, è sicura: { $threats }.
    .terse = { $square } prepara { $lines }, nessuna pedina sicura, { $either }: { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Ovunque si posi la pedina in mano, poi nessuna si può dare senza rischio.
    .terse = Nessuna casella lascia una pedina sicura.
reason-trap-turn = Ovunque si posi la pedina data, poi nessuna si può dare senza rischio.
    .terse = Nessuna casella lascia una pedina sicura.

## Turns that keep the value: $count of $of.

reason-only-win-one = Vince una sola mossa su { $of }: { $turn }.
    .terse = 1 su { $of } vince: { $turn }.
reason-only-win = { $count } mosse su { $of } vincono.
    .terse = { $count } su { $of } vincono.
reason-only-draw-one = Una sola mossa su { $of } mantiene il pareggio: { $turn }.
    .terse = 1 su { $of } pareggia: { $turn }.
reason-only-draw = { $count } mosse su { $of } mantengono il pareggio.
    .terse = { $count } su { $of } pareggiano.
reason-held = { $count ->
    [one] Una sola mossa su { $of } mantiene il pareggio.
   *[other] { $count } mosse su { $of } mantengono il pareggio.
}
reason-held-all = Tutte le mosse mantengono il pareggio.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Una sola delle { $of } risposte dell'avversario mantiene il pareggio.
   *[other] { $count } delle { $of } risposte dell'avversario mantengono il pareggio.
}
reason-held-all-turn = Tutte le risposte dell'avversario mantengono il pareggio.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Pressione massima: { $turn }; perde circa il { $percent } % delle risposte dell'avversario.
reason-pressure-none = Dopo una mossa che mantiene il pareggio, nessuna risposta dell'avversario perde.
reason-pressure-turn = Risposta dell'avversario di massima pressione: { $turn }; perde circa il { $percent } % delle mosse seguenti.
reason-pressure-none-turn = Dopo una risposta che mantiene il pareggio, nessuna mossa perde.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Pareggio: nessuna linea aperta può più diventare un Quarto.
reason-dead-full = Pareggio: il tabellone è pieno.
reason-dead-nothing = Niente in comune che conti
reason-dead-few = Troppo poche pedine adatte

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Mossa vincente: { $turn }; ogni risposta perde.
reason-refuted-win-turn = Risposta vincente dell'avversario: { $turn }; non c'è difesa.
reason-refuted-loss = Tutte le mosse perdono.
reason-refuted-loss-turn = Tutte le risposte dell'avversario perdono.
reason-best-play = Il meglio: { $turns }.
reason-best-play-then = Seguito migliore: { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } ha formato un Quarto senza annunciarlo, { $line }, in comune: { $sides }; l'avversario l'ha annunciato.
reason-overlooked-expired = { CAPITAL($who) } ha formato un Quarto senza annunciarlo, { $line }, in comune: { $sides }; non vale più.
reason-overlooked-open = { CAPITAL($who) } ha formato un Quarto senza annunciarlo, { $line }, in comune: { $sides }; la partita è finita prima.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] Le { $squares } caselle, un motivo
   *[other] Le { $squares } caselle, { $count } motivi
}
reason-summary-turns = { $count ->
    [one] L'unica mossa
   *[other] Le { $count } mosse
}
reason-summary-answers = { $count ->
    [one] L'unica risposta
   *[other] Le { $count } risposte
}
reason-summary-lines = { $count ->
    [one] L'unica linea aperta
   *[other] Le { $count } linee aperte
}
