### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = Gewinn
# A quarto can be called at once.
reason-value-win-now = jetzt ansagen
reason-value-win-in = Gewinn in { $count }
reason-value-draw = Remis
reason-value-loss = Verlust
reason-value-loss-now = Verlust sofort
reason-value-loss-in = Verlust in { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) }: { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = { $piece } geben
reason-turn-then-give = dann { $piece } geben
# Several pieces of which one is given, counted.
reason-turn-give-some = eine von { $count } Figuren geben
reason-turn-then-give-some = dann eine von { $count } Figuren geben
reason-turn-call = Quarto, { $line }
reason-turn-false = falsche Ansage, { $line }
reason-turn-done = fertig
reason-turn-then-done = dann fertig
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
reason-turns-on = { $count ->
    [one] ein Zug auf { $squares }
   *[other] { $count } Züge auf { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = Die übrigen: { $turns }
# The heading of pieces that may be given.
reason-give = Zu geben

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { "; " }
# $first is one part or several with commas.
reason-or = { $first } oder { $last }
reason-and = { $first } und { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = { $line }
reason-line-column = { $line }
reason-line-diagonal = { $line }
reason-line-block = { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = { $sides } vollendet { $line } auf { $square }
    .terse = { $bare } auf { $square }, { $sides }
reason-threat-after = { $sides } vollendet { $line } auf { $square }
    .terse = { $bare } auf { $square }, { $sides }
reason-threat-next = { $sides } { $line } auf { $square }
    .terse = { $bare } auf { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square }: { $text }.

## What one look tells.

reason-call = { CAPITAL($line) } ist ein Quarto und kann angesagt werden, gemeinsam: { $sides }.
    .terse = Quarto, { $line }: { $sides }.
reason-complete = Die Figur in der Hand vollendet { $line } auf { $square }, gemeinsam: { $sides }.
    .terse = { CAPITAL($bare) } auf { $square }, { $sides }.
reason-hot = { CAPITAL($piece) } vollendet { $line } auf { $square }, gemeinsam: { $sides }.
    .terse = { CAPITAL($piece) }: { $bare } auf { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = { CAPITAL($piece) } vollendet { $line } auf { $square }.
    .terse = { CAPITAL($piece) }: { $bare } auf { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = Keine Figur ist sicher: { $threats }.
    .terse = Keine sichere Figur: { $threats }.
reason-unsafe-pincer = Keine Figur, ob { $either }, ist sicher: { $threats }.
    .terse = Keine sichere Figur, ob { $either }: { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = Nach { $square } ist keine Figur sicher: { $threats }.
    .terse = Nach { $square } keine sichere Figur: { $threats }.
reason-empties-pincer = Nach { $square } ist keine Figur, ob { $either }, sicher: { $threats }.
    .terse = Nach { $square } keine sichere Figur, ob { $either }: { $threats }.
reason-empties-new = { $square } bereitet { $lines } vor, und keine Figur ist sicher: { $threats }.
    .terse = { $square } bereitet { $lines } vor, keine sichere Figur: { $threats }.
reason-empties-new-pincer = { $square } bereitet { $lines } vor, und keine Figur, ob { $either }, ist sicher: { $threats }.
    .terse = { $square } bereitet { $lines } vor, keine sichere Figur, ob { $either }: { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Wohin die Figur in der Hand auch gesetzt wird, danach lässt sich keine Figur gefahrlos geben.
    .terse = Kein Feld lässt eine sichere Figur übrig.
reason-trap-turn = Wohin die gegebene Figur auch gesetzt wird, danach lässt sich keine Figur gefahrlos geben.
    .terse = Kein Feld lässt eine sichere Figur übrig.

## Turns that keep the value: $count of $of.

reason-only-win-one = Nur einer von { $of } Zügen gewinnt: { $turn }.
    .terse = 1 von { $of } gewinnt: { $turn }.
reason-only-win = { $count } von { $of } Zügen gewinnen.
    .terse = { $count } von { $of } gewinnen.
reason-only-draw-one = Nur einer von { $of } Zügen hält das Remis: { $turn }.
    .terse = 1 von { $of } hält Remis: { $turn }.
reason-only-draw = { $count } von { $of } Zügen halten das Remis.
    .terse = { $count } von { $of } halten Remis.
reason-held = { $count ->
    [one] Nur einer von { $of } Zügen hält das Remis.
   *[other] { $count } von { $of } Zügen halten das Remis.
}
reason-held-all = Jeder Zug hält das Remis.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Nur eine der { $of } Antworten des Gegners hält das Remis.
   *[other] { $count } der { $of } Antworten des Gegners halten das Remis.
}
reason-held-all-turn = Jede Antwort des Gegners hält das Remis.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Größter Druck: { $turn }; etwa { $percent } % der Antworten des Gegners verlieren.
reason-pressure-none = Nach einem Zug, der hält, verliert keine Antwort des Gegners.
reason-pressure-turn = Antwort des Gegners mit größtem Druck: { $turn }; etwa { $percent } % der Züge danach verlieren.
reason-pressure-none-turn = Nach einer Antwort, die hält, verliert kein Zug.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Remis: Keine offene Linie kann noch ein Quarto werden.
reason-dead-full = Remis: Das Brett ist voll.
reason-dead-nothing = Nichts Gemeinsames, das zählt
reason-dead-few = Zu wenige passende Figuren

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Gewinnzug: { $turn }; jede Antwort verliert.
reason-refuted-win-turn = Gewinnende Antwort des Gegners: { $turn }; dagegen hilft nichts.
reason-refuted-loss = Jeder Zug verliert.
reason-refuted-loss-turn = Jede Antwort des Gegners verliert.
reason-best-play = Am besten: { $turns }.
reason-best-play-then = Beste Fortsetzung: { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } hat ein Quarto gebildet und nicht angesagt, { $line }, gemeinsam: { $sides }; der Gegner hat es angesagt.
reason-overlooked-expired = { CAPITAL($who) } hat ein Quarto gebildet und nicht angesagt, { $line }, gemeinsam: { $sides }; es ist verfallen.
reason-overlooked-open = { CAPITAL($who) } hat ein Quarto gebildet und nicht angesagt, { $line }, gemeinsam: { $sides }; die Partie war vorher zu Ende.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] Alle { $squares } Felder, ein Grund
   *[other] Alle { $squares } Felder, { $count } Gründe
}
reason-summary-turns = { $count ->
    [one] Der eine Zug
   *[other] Die { $count } Züge
}
reason-summary-answers = { $count ->
    [one] Die einzige Antwort
   *[other] Alle { $count } Antworten
}
reason-summary-lines = { $count ->
    [one] Die einzige offene Linie
   *[other] Alle { $count } offenen Linien
}
