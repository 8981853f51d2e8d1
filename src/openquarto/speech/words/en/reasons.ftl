### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = win
# A quarto can be called at once.
reason-value-win-now = call now
reason-value-win-in = win in { $count }
reason-value-draw = draw
reason-value-loss = loss
reason-value-loss-now = loss at once
reason-value-loss-in = loss in { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) }: { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = give { $piece }
reason-turn-then-give = then give { $piece }
# Several pieces of which one is given, counted.
reason-turn-give-some = give one of { $count } pieces
reason-turn-then-give-some = then give one of { $count } pieces
reason-turn-call = quarto, { $line }
reason-turn-false = false call, { $line }
reason-turn-done = done
reason-turn-then-done = then done
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
reason-turns-on = { $count ->
    [one] one turn on { $squares }
   *[other] { $count } turns on { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = The others: { $turns }
# The heading of pieces that may be given.
reason-give = To give

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { "; " }
# $first is one part or several with commas.
reason-or = { $first } or { $last }
reason-and = { $first } and { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = { $line }
reason-line-column = { $line }
reason-line-diagonal = { $line }
reason-line-block = { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = { $sides } completes { $line } on { $square }
    .terse = { $bare } on { $square }, { $sides }
reason-threat-after = { $sides } completes { $line } on { $square }
    .terse = { $bare } on { $square }, { $sides }
reason-threat-next = { $sides }, { $line } on { $square }
    .terse = { $bare } on { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square }: { $text }.

## What one look tells.

reason-call = { CAPITAL($line) } is a quarto that can be called, in common: { $sides }.
    .terse = Quarto, { $line }: { $sides }.
reason-complete = The piece in hand completes { $line } on { $square }, in common: { $sides }.
    .terse = { CAPITAL($bare) } on { $square }, { $sides }.
reason-hot = { CAPITAL($piece) } completes { $line } on { $square }, in common: { $sides }.
    .terse = { CAPITAL($piece) }: { $bare } on { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = { CAPITAL($piece) } completes { $line } on { $square }.
    .terse = { CAPITAL($piece) }: { $bare } on { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = No piece is safe to give: { $threats }.
    .terse = No safe piece: { $threats }.
reason-unsafe-pincer = No piece, { $either }, is safe to give: { $threats }.
    .terse = No safe piece, { $either }: { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = After { $square } no piece is safe to give: { $threats }.
    .terse = After { $square } no safe piece: { $threats }.
reason-empties-pincer = After { $square } no piece, { $either }, is safe to give: { $threats }.
    .terse = After { $square } no safe piece, { $either }: { $threats }.
reason-empties-new = { $square } sets up { $lines }, and no piece is safe to give: { $threats }.
    .terse = { $square } sets up { $lines }, no safe piece: { $threats }.
reason-empties-new-pincer = { $square } sets up { $lines }, and no piece, { $either }, is safe to give: { $threats }.
    .terse = { $square } sets up { $lines }, no safe piece, { $either }: { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Wherever the piece in hand is placed, no piece is safe to give next.
    .terse = Wherever it is placed, no safe piece next.
reason-trap-turn = Wherever the piece given is placed, no piece is safe to give next.
    .terse = Wherever it is placed, no safe piece next.

## Turns that keep the value: $count of $of.

reason-only-win-one = Only one of { $of } turns wins: { $turn }.
    .terse = 1 of { $of } wins: { $turn }.
reason-only-win = { $count } of { $of } turns win.
    .terse = { $count } of { $of } win.
reason-only-draw-one = Only one of { $of } turns holds the draw: { $turn }.
    .terse = 1 of { $of } draws: { $turn }.
reason-only-draw = { $count } of { $of } turns hold the draw.
    .terse = { $count } of { $of } draw.
reason-held = { $count ->
    [one] Only one of { $of } turns holds the draw.
   *[other] { $count } of { $of } turns hold the draw.
}
reason-held-all = Every turn holds the draw.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Only one of the opponent's { $of } replies holds the draw.
   *[other] { $count } of the opponent's { $of } replies hold the draw.
}
reason-held-all-turn = Every reply by the opponent holds the draw.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Most pressure: { $turn }; about { $percent }% of the opponent's replies lose.
reason-pressure-none = After a turn that holds, no reply by the opponent loses.
reason-pressure-turn = The opponent's reply with most pressure: { $turn }; about { $percent }% of the turns after it lose.
reason-pressure-none-turn = After a reply that holds, no turn loses.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Draw: no open line can become a quarto any more.
reason-dead-full = Draw: the board is full.
reason-dead-nothing = Nothing in common that counts
reason-dead-few = Too few fitting pieces left

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Winning turn: { $turn }; every reply loses.
reason-refuted-win-turn = The opponent's winning reply: { $turn }; nothing holds against it.
reason-refuted-loss = Every turn loses.
reason-refuted-loss-turn = Every reply by the opponent loses.
reason-best-play = Best play: { $turns }.
reason-best-play-then = Best continuation: { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } made a quarto without calling it, { $line }, in common: { $sides }; the opponent called it.
reason-overlooked-expired = { CAPITAL($who) } made a quarto without calling it, { $line }, in common: { $sides }; it expired.
reason-overlooked-open = { CAPITAL($who) } made a quarto without calling it, { $line }, in common: { $sides }; the game ended first.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] All { $squares } squares, one reason
   *[other] All { $squares } squares, { $count } reasons
}
reason-summary-turns = { $count ->
    [one] The one turn
   *[other] The { $count } turns
}
reason-summary-answers = { $count ->
    [one] The one reply
   *[other] All { $count } replies
}
reason-summary-lines = { $count ->
    [one] The one open line
   *[other] All { $count } open lines
}
