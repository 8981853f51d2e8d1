### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = Ce problème n'existe pas ici. Le lien a peut-être été coupé.
fault-no-such-lesson = Cette leçon n'existe pas ici.
fault-no-such-task = Cette leçon a les exercices 1 à { $most }. Il n'y a pas d'exercice { $text }.
fault-no-such-day = { $text } n'est pas une date. Une date s'écrit ainsi : 2026-11-18.
fault-answer-not-whole = Le coup n'est pas encore complet : posez, puis donnez une pièce, ou annoncez Quarto et l'alignement.
fault-answer-lines = Nommez au plus { $most } alignements.
fault-answer-no-line = Ceci ne compte pas ici : { $line }. Choisissez un autre alignement.

## The heading of a result. $answer is a square or a line.

task-heading-right = Juste
task-heading-right-so = Juste : { $answer }
task-heading-wrong = Pas tout à fait
task-heading-wrong-so = Pas { $answer }

## What can be typed, by what is asked for.

task-help-square = Tapez une case, par exemple b2. Aussi : indice, plateau, réserve, main.
task-help-piece = Tapez une pièce par ses mots ou ses lettres. Aussi : indice, plateau, réserve.
task-help-line = Tapez un alignement, par exemple ligne 2, ou non. Aussi : indice, plateau, réserve, main.
task-help-lines = Tapez les alignements séparés par des virgules : ligne 2, colonne a. Aussi : indice, plateau, réserve.
task-help-turn = Tapez une case et une pièce, ou une case et quarto avec l'alignement : b2 quarto ligne 2. Aussi : indice, plateau, réserve, main.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = En main : { $piece }. Posez-la.
page-task-place-turn = En main : { $piece }. Posez-la, puis donnez une pièce ou annoncez Quarto.
page-task-give = Donnez une pièce.
page-task-then = { $square }. Maintenant, donnez une pièce ou annoncez Quarto.
page-task-look = Le plateau est plein. Annoncez Quarto, ou terminez.
page-task-see = Y a-t-il un quarto à annoncer ? Répondez oui ou non.
page-task-lines = Choisissez des alignements, puis OK.
page-task-checking = Un instant.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Oui, montrer l'alignement
page-task-no = Pas de quarto
page-task-which = Quel alignement ?
page-task-which-lines = Quels alignements ?
page-task-which-how = Choisissez des cases de l'alignement sur le plateau, ou choisissez-le ici.
page-task-fitting = { $square }. Alignements possibles : { $count }.
page-task-chosen = Choisi : { $lines }.
page-task-chosen-none = Aucun alignement choisi.
page-task-half = Sur la moitié de ces plateaux, il n'y en a pas.

## What does not fit the question.

page-task-wants-square = Cet exercice demande une case.
page-task-wants-piece = Cet exercice demande une pièce à donner.
page-task-over = La réponse est donnée. Réessayez, ou continuez.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Contacts restants : { $count }.
page-task-touches-none = Plus de contact possible. Répondez maintenant.
page-task-time = Temps restant : { $seconds } secondes.
page-task-time-up = Temps écoulé
page-task-time-up-why = Aucune réponse n'est venue à temps.

## After an answer. $answers is a list.

page-task-again = Réessayer
page-task-next = Problème suivant
page-task-show = Montrer la réponse
page-task-answer = Juste : { $answers }.
page-task-happens = Voici ce qui se passe.
page-task-hint = Indice
page-task-failed = Impossible de joindre le serveur. Rien n'est perdu : réessayez.

## The page of one puzzle. $rating is a number.

page-task-rated = difficulté { $rating }
page-task-command = Taper la réponse
page-task-all = Tous les problèmes
