### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = Vous demandez un indice.
hint-asked = { CAPITAL($who) } demande un indice.
# After the end: $hints is a list of players with their number of hints.
hint-review = Indices : { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = Pas d'indice avant la fin : on joue ici avec un masque.
fault-hint-counts = Pas d'indice avant la fin : cette partie est sérieuse.
fault-too-many-hints = Assez d'indices pour ce tour. Continuez d'abord à jouer.
fault-review-too-soon = Le bilan se fait quand la partie est finie.
insight-not-built = Les indices et les raisons ont besoin du solveur, qui n'est pas installé ici.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Indice { $step } sur { $steps } : { $text }
hint-call = Il y a un quarto à annoncer maintenant.
hint-complete = La pièce en main peut gagner tout de suite.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] On peut gagner : 1 coup sur { $of } gagne.
   *[other] On peut gagner : { $keep } coups sur { $of } gagnent.
}
hint-win-all = Tous les coups gagnent si l'on joue parfaitement.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Attention à la pièce donnée : 1 pièce sur { $of } complète un alignement.
   *[other] Attention à la pièce donnée : { $count } pièces sur { $of } complètent un alignement.
}
hint-hold = { $keep ->
    [one] Attention : 1 seul coup sur { $of } garde la nulle.
   *[other] Attention : seuls { $keep } coups sur { $of } gardent la nulle.
}
hint-quiet = Rien d'urgent : tous les coups gardent la nulle.
hint-lost = Face à un jeu parfait, tous les coups perdent ; cherchez le chemin le plus long.
hint-where-place = Regardez ici : { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Regardez ici : { $line }. Les trois pièces ont en commun : { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Cherchez parmi les pièces qui ont ce caractère : { $side }.
hint-where-any = Aucun endroit ne demande d'attention particulière.

## Why, and work that takes a while.

why-value = { CAPITAL($who) } : { $value }.
why-more = Tapez encore pourquoi pour en savoir plus.
why-row = { $heading } : { $text }
why-no-more = C'est tout ce qu'il y a à dire.
why-no-turn = Aucun coup n'a été joué.
insight-working = Un instant.
insight-progress = Tour { $done } sur { $all } pour l'instant. Ctrl+C arrête.
insight-stopped = Arrêté.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Tapez encore bilan pour les parcourir.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } sur { $of }. { CAPITAL($turn) }, { $who }.
marks-end = C'était tout.
review-elsewhere = Le bilan de cette partie a sa propre page : choisissez Bilan de la partie.

## Trying again from a slip: another turn is typed.

try-how = Essayez un meilleur coup : tapez d'abord la case, puis la pièce. Avec bilan, vous passez à la suite.
try-right = Juste : { $value }.
try-wrong = Pas celui-ci : { $value }.
try-again = Essayez-en un autre.

## Help, in the terminal and on the page.

help-hints =
    Dans une partie qui n'est ni sérieuse ni masquée, indice dit qu'il y a quelque chose ; encore une fois, où ; puis quoi faire.
    Pourquoi dit ce que vaut la position, et la raison ; encore une fois, davantage.
    Chaque demande est comptée. L'adversaire apprend que vous avez demandé, jamais ce qui vous a été dit.
    Après la fin, bilan parcourt les erreurs, et pourquoi explique le tour où vous êtes.
help-review = Tapez bilan pour entendre où la partie a tourné, pourquoi pour le tour où vous êtes.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Indice
label-why = Pourquoi ?
label-review = Bilan
key-hint = N : un indice
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Dites-m'en plus
