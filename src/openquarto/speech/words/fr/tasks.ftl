### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = Où la pièce en main forme-t-elle un quarto ?
task-ask-see = Vous avez posé en { $square }. Y a-t-il un quarto à annoncer ? Sur quel alignement ?
task-ask-missed = L'adversaire a posé en { $square } et n'a rien dit. Y a-t-il un quarto à annoncer ? Sur quel alignement ?
task-ask-fit = Quelle pièce complète { $line } ?
task-ask-safe = Quelle pièce est sûre à donner ?
task-ask-hot = Quelle pièce est brûlante ?
task-ask-leave = Où poser pour qu'il reste une pièce sûre à donner ?
task-ask-cover = Aucune pièce n'est sûre à donner. À cause de quels alignements ? Nommez-en le moins possible.
task-ask-call = Posez, annoncez Quarto et montrez l'alignement.
task-ask-take = Gagnez maintenant : annoncez tout de suite, ou posez et annoncez.
task-ask-quiet = Posez, puis donnez une pièce sûre.
task-ask-give-win = Quelle pièce donner pour gagner ?
task-ask-give-hold = Quelle pièce donner pour garder la nulle ?
task-ask-place-hold = Où poser pour garder la nulle ?
task-ask-turn-win = Posez et donnez pour gagner.
task-ask-turn-hold = Posez et donnez pour garder la nulle.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } pièces sont sûres : le compte est contre vous. Vérifiez : laquelle gagne quand même ?
task-ask-count-promises = { $count } pièces sont sûres : le compte promet une victoire, mais il n'y en a pas. Vérifiez : laquelle garde la nulle ?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Contacts : { $count }.
task-ask-seconds = Temps : { $seconds } secondes.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Juste.
task-wrong = Pas tout à fait.
task-silent = Il y avait un quarto, mais il n'a pas été annoncé : l'adversaire peut maintenant l'annoncer.
    .terse = Quarto non annoncé.
task-none = Il n'y a pas de quarto à annoncer.
task-open = Pas de quarto, { $line } : encore vide en { $squares }.
    .terse = { CAPITAL($line) } : vide en { $squares }.
task-nothing = Pas de quarto, { $line } : les quatre pièces n'ont rien en commun qui compte.
    .terse = { CAPITAL($line) } : rien en commun qui compte.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = Plus de quarto, { $line } : en commun { $sides }, mais personne ne l'a annoncé à temps.
    .terse = { CAPITAL($line) } : plus valable.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = En { $square }, la pièce remplit { $lines }, mais les quatre pièces n'y ont rien en commun qui compte.
    .terse = { $square } remplit { $lines } : rien en commun qui compte.
task-fills-none = En { $square }, la pièce ne remplit aucun alignement.
    .terse = { $square } ne remplit aucun alignement.
task-safe-piece = La pièce { $piece } ne complète aucun alignement.
    .terse = { CAPITAL($piece) } : sûre.
# $threats says which pieces complete which line: this one is none of them.
task-outside = La pièce { $piece } ne convient pas : { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = Aucune pièce ne complète ceci au prochain coup : { $lines }.
task-larger = { $count ->
    [one] Avec ces alignements, aucune pièce n'est sûre, mais un seul suffit.
   *[other] Avec ces alignements, aucune pièce n'est sûre, mais { $count } suffisent.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = Voici la suite : { $turns }.
task-refuted-long = Voici la suite : { $turns } ; et à la fin : { $last }.
task-refuted-draw = La victoire est perdue. Ce coup garde la nulle : { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Regardez les alignements de trois pièces : qu'ont-ils en commun ?
task-hint-full = Regardez les alignements complets : qu'ont leurs quatre pièces en commun ?
task-hint-win = Vous pouvez gagner tout de suite.
task-hint-choice = Pour chaque choix, demandez-vous ce que l'adversaire peut faire ensuite.
task-hint-answer = Une bonne réponse : { $answer }.
task-hint-no-line = aucun quarto à annoncer
