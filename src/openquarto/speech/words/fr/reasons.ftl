### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = victoire
# A quarto can be called at once.
reason-value-win-now = à annoncer maintenant
reason-value-win-in = victoire en { $count }
reason-value-draw = nulle
reason-value-loss = défaite
reason-value-loss-now = défaite immédiate
reason-value-loss-in = défaite en { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) } : { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = donner { $piece }
reason-turn-then-give = puis donner { $piece }
# Several pieces of which one is given, counted.
reason-turn-give-some = donner une pièce parmi { $count }
reason-turn-then-give-some = puis donner une pièce parmi { $count }
reason-turn-call = quarto, { $line }
reason-turn-false = fausse annonce, { $line }
reason-turn-done = terminé
reason-turn-then-done = puis terminé
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] un coup
   *[other] { $count } coups
}
reason-turns-on = { $count ->
    [one] un coup en { $squares }
   *[other] { $count } coups en { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = Les autres : { $turns }
# The heading of pieces that may be given.
reason-give = À donner

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { " ; " }
# $first is one part or several with commas.
reason-or = { $first } ou { $last }
reason-and = { $first } et { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = la { $line }
reason-line-column = la { $line }
reason-line-diagonal = la { $line }
reason-line-block = le { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = une pièce { $sides } complète { $line } en { $square }
    .terse = { $bare } en { $square }, { $sides }
reason-threat-after = une { $sides } complète { $line } en { $square }
    .terse = { $bare } en { $square }, { $sides }
reason-threat-next = une { $sides }, { $line } en { $square }
    .terse = { $bare } en { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square } : { $text }.

## What one look tells.

reason-call = Il y a un quarto à annoncer, { $line }, en commun : { $sides }.
    .terse = Quarto, { $line } : { $sides }.
reason-complete = La pièce en main complète { $line } en { $square }, en commun : { $sides }.
    .terse = { CAPITAL($bare) } en { $square }, { $sides }.
reason-hot = La pièce { $piece } complète { $line } en { $square }, en commun : { $sides }.
    .terse = { CAPITAL($piece) } : { $bare } en { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = La pièce { $piece } complète { $line } en { $square }.
    .terse = { CAPITAL($piece) } : { $bare } en { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = Aucune pièce n'est sûre à donner : { $threats }.
    .terse = Aucune pièce sûre : { $threats }.
reason-unsafe-pincer = Aucune pièce, { $either }, n'est sûre à donner : { $threats }.
    .terse = Aucune pièce sûre, { $either } : { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = Après { $square }, aucune pièce n'est sûre à donner : { $threats }.
    .terse = Après { $square }, aucune pièce sûre : { $threats }.
reason-empties-pincer = Après { $square }, aucune pièce, { $either }, n'est sûre à donner : { $threats }.
    .terse = Après { $square }, aucune pièce sûre, { $either } : { $threats }.
reason-empties-new = { $square } prépare { $lines }, et aucune pièce n'est sûre à donner : { $threats }.
    .terse = { $square } prépare { $lines }, aucune pièce sûre : { $threats }.
reason-empties-new-pincer = { $square } prépare { $lines }, et aucune pièce, { $either }, n'est sûre à donner : { $threats }.
    .terse = { $square } prépare { $lines }, aucune pièce sûre, { $either } : { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Où que soit posée la pièce en main, aucune pièce ne peut ensuite être donnée sans danger.
    .terse = Aucune case ne laisse de pièce sûre.
reason-trap-turn = Où que soit posée la pièce donnée, aucune pièce ne peut ensuite être donnée sans danger.
    .terse = Aucune case ne laisse de pièce sûre.

## Turns that keep the value: $count of $of.

reason-only-win-one = Un seul coup sur { $of } gagne : { $turn }.
    .terse = 1 sur { $of } gagne : { $turn }.
reason-only-win = { $count } coups sur { $of } gagnent.
    .terse = { $count } sur { $of } gagnent.
reason-only-draw-one = Un seul coup sur { $of } garde la nulle : { $turn }.
    .terse = 1 sur { $of } garde la nulle : { $turn }.
reason-only-draw = { $count } coups sur { $of } gardent la nulle.
    .terse = { $count } sur { $of } gardent la nulle.
reason-held = { $count ->
    [one] Un seul coup sur { $of } garde la nulle.
   *[other] { $count } coups sur { $of } gardent la nulle.
}
reason-held-all = Tous les coups gardent la nulle.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Une seule des { $of } réponses de l'adversaire garde la nulle.
   *[other] { $count } des { $of } réponses de l'adversaire gardent la nulle.
}
reason-held-all-turn = Toutes les réponses de l'adversaire gardent la nulle.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Pression maximale : { $turn } ; environ { $percent } % des réponses de l'adversaire perdent.
reason-pressure-none = Après un coup qui garde la nulle, aucune réponse de l'adversaire ne perd.
reason-pressure-turn = Réponse de l'adversaire qui presse le plus : { $turn } ; environ { $percent } % des coups suivants perdent.
reason-pressure-none-turn = Après une réponse qui garde la nulle, aucun coup ne perd.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Nulle : aucun alignement ouvert ne peut plus devenir un quarto.
reason-dead-full = Nulle : le plateau est plein.
reason-dead-nothing = Rien en commun qui compte
reason-dead-few = Trop peu de pièces qui conviennent

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Coup gagnant : { $turn } ; toute réponse perd.
reason-refuted-win-turn = Réponse gagnante de l'adversaire : { $turn } ; rien n'y résiste.
reason-refuted-loss = Tous les coups perdent.
reason-refuted-loss-turn = Toutes les réponses de l'adversaire perdent.
reason-best-play = Au mieux : { $turns }.
reason-best-play-then = Meilleure suite : { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } a formé un quarto sans l'annoncer, { $line }, en commun : { $sides } ; l'adversaire l'a annoncé.
reason-overlooked-expired = { CAPITAL($who) } a formé un quarto sans l'annoncer, { $line }, en commun : { $sides } ; il n'est plus valable.
reason-overlooked-open = { CAPITAL($who) } a formé un quarto sans l'annoncer, { $line }, en commun : { $sides } ; la partie s'est terminée avant.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] Les { $squares } cases, une raison
   *[other] Les { $squares } cases, { $count } raisons
}
reason-summary-turns = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
}
reason-summary-answers = { $count ->
    [one] La seule réponse
   *[other] Les { $count } réponses
}
reason-summary-lines = { $count ->
    [one] Le seul alignement ouvert
   *[other] Les { $count } alignements ouverts
}
