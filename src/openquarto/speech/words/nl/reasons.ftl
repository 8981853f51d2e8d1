### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = winst
# A quarto can be called at once.
reason-value-win-now = nu roepen
reason-value-win-in = winst in { $count }
reason-value-draw = remise
reason-value-loss = verlies
reason-value-loss-now = meteen verlies
reason-value-loss-in = verlies in { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) }: { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = { $piece } geven
reason-turn-then-give = dan { $piece } geven
# Several pieces of which one is given, counted.
reason-turn-give-some = een van { $count } stukken geven
reason-turn-then-give-some = dan een van { $count } stukken geven
reason-turn-call = quarto, { $line }
reason-turn-false = verkeerd geroepen, { $line }
reason-turn-done = klaar
reason-turn-then-done = dan klaar
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] één zet
   *[other] { $count } zetten
}
reason-turns-on = { $count ->
    [one] één zet op { $squares }
   *[other] { $count } zetten op { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = De andere: { $turns }
# The heading of pieces that may be given.
reason-give = Te geven

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { "; " }
# $first is one part or several with commas.
reason-or = { $first } of { $last }
reason-and = { $first } en { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = { $line }
reason-line-column = { $line }
reason-line-diagonal = { $line }
reason-line-block = { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = een { $sides } stuk voltooit { $line } op { $square }
    .terse = { $bare } op { $square }, { $sides }
reason-threat-after = { $sides } voltooit { $line } op { $square }
    .terse = { $bare } op { $square }, { $sides }
reason-threat-next = { $sides } { $line } op { $square }
    .terse = { $bare } op { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square }: { $text }.

## What one look tells.

reason-call = { CAPITAL($line) } is een quarto en kan geroepen worden, gemeenschappelijk: { $sides }.
    .terse = Quarto, { $line }: { $sides }.
reason-complete = Het stuk in de hand voltooit { $line } op { $square }, gemeenschappelijk: { $sides }.
    .terse = { CAPITAL($bare) } op { $square }, { $sides }.
reason-hot = { CAPITAL($piece) } voltooit { $line } op { $square }, gemeenschappelijk: { $sides }.
    .terse = { CAPITAL($piece) }: { $bare } op { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = { CAPITAL($piece) } voltooit { $line } op { $square }.
    .terse = { CAPITAL($piece) }: { $bare } op { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = Geen enkel stuk is veilig: { $threats }.
    .terse = Geen veilig stuk: { $threats }.
reason-unsafe-pincer = Geen enkel stuk, { $either }, is veilig: { $threats }.
    .terse = Geen veilig stuk, { $either }: { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = Na { $square } is geen enkel stuk veilig: { $threats }.
    .terse = Na { $square } geen veilig stuk: { $threats }.
reason-empties-pincer = Na { $square } is geen enkel stuk, { $either }, veilig: { $threats }.
    .terse = Na { $square } geen veilig stuk, { $either }: { $threats }.
reason-empties-new = { $square } zet { $lines } klaar, en geen enkel stuk is veilig: { $threats }.
    .terse = { $square } zet { $lines } klaar, geen veilig stuk: { $threats }.
reason-empties-new-pincer = { $square } zet { $lines } klaar, en geen enkel stuk, { $either }, is veilig: { $threats }.
    .terse = { $square } zet { $lines } klaar, geen veilig stuk, { $either }: { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Waar het stuk in de hand ook komt, daarna is geen enkel stuk veilig om te geven.
    .terse = Geen veld laat een veilig stuk over.
reason-trap-turn = Waar het gegeven stuk ook komt, daarna is geen enkel stuk veilig om te geven.
    .terse = Geen veld laat een veilig stuk over.

## Turns that keep the value: $count of $of.

reason-only-win-one = Maar één van { $of } zetten wint: { $turn }.
    .terse = 1 van { $of } wint: { $turn }.
reason-only-win = { $count } van { $of } zetten winnen.
    .terse = { $count } van { $of } winnen.
reason-only-draw-one = Maar één van { $of } zetten houdt remise: { $turn }.
    .terse = 1 van { $of } houdt remise: { $turn }.
reason-only-draw = { $count } van { $of } zetten houden remise.
    .terse = { $count } van { $of } houden remise.
reason-held = { $count ->
    [one] Maar één van { $of } zetten houdt remise.
   *[other] { $count } van { $of } zetten houden remise.
}
reason-held-all = Elke zet houdt remise.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Maar één van de { $of } antwoorden van de tegenstander houdt remise.
   *[other] { $count } van de { $of } antwoorden van de tegenstander houden remise.
}
reason-held-all-turn = Elk antwoord van de tegenstander houdt remise.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Meeste druk: { $turn }; ongeveer { $percent } % van de antwoorden van de tegenstander verliest.
reason-pressure-none = Na een zet die remise houdt, verliest geen enkel antwoord van de tegenstander.
reason-pressure-turn = Antwoord van de tegenstander met de meeste druk: { $turn }; ongeveer { $percent } % van de zetten daarna verliest.
reason-pressure-none-turn = Na een antwoord dat remise houdt, verliest geen enkele zet.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Remise: geen open lijn kan nog een quarto worden.
reason-dead-full = Remise: het bord is vol.
reason-dead-nothing = Niets gemeenschappelijks dat telt
reason-dead-few = Te weinig passende stukken

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Winnende zet: { $turn }; elk antwoord verliest.
reason-refuted-win-turn = Winnend antwoord van de tegenstander: { $turn }; daar helpt niets tegen.
reason-refuted-loss = Elke zet verliest.
reason-refuted-loss-turn = Elk antwoord van de tegenstander verliest.
reason-best-play = Het beste: { $turns }.
reason-best-play-then = Beste vervolg: { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } maakte een quarto zonder te roepen, { $line }, gemeenschappelijk: { $sides }; de tegenstander riep wel.
reason-overlooked-expired = { CAPITAL($who) } maakte een quarto zonder te roepen, { $line }, gemeenschappelijk: { $sides }; het is vervallen.
reason-overlooked-open = { CAPITAL($who) } maakte een quarto zonder te roepen, { $line }, gemeenschappelijk: { $sides }; de partij was eerder afgelopen.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] Alle { $squares } velden, één reden
   *[other] Alle { $squares } velden, { $count } redenen
}
reason-summary-turns = { $count ->
    [one] De ene zet
   *[other] De { $count } zetten
}
reason-summary-answers = { $count ->
    [one] Het enige antwoord
   *[other] Alle { $count } antwoorden
}
reason-summary-lines = { $count ->
    [one] De enige open lijn
   *[other] Alle { $count } open lijnen
}
