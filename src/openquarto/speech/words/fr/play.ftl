### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Vous donnez { $piece }.
    .terse = Pièce donnée.
gave-to-you = Vous recevez { $piece }.
    .terse = Pour vous : { $piece }.
gave = { CAPITAL($who) } donne { $piece }.
    .terse = { CAPITAL($who) } donne { $piece }.

placed-you = Posée en { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) } : { $square }, { $piece }.
    .terse = { CAPITAL($who) } : { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Donnez une pièce.
next-last-look = Dernière vérification : annoncez Quarto ou dites terminé.

called-you = Vous annoncez Quarto : { $line }.
called = { CAPITAL($who) } annonce Quarto : { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = En commun : { $sides }.
call-false = Ce n'est pas un quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto : { $line }. En commun : { $sides }.

done-you = Terminé.
done = { CAPITAL($who) } : terminé.

draw-offered-you = Nulle proposée.
draw-offered-to-you = { CAPITAL($who) } propose la nulle. Oui ou non ?
draw-offered = { CAPITAL($who) } propose la nulle.
draw-declined-you = Nulle refusée.
draw-declined = { CAPITAL($who) } refuse la nulle.
take-back-asked-you = Vous demandez à annuler le coup.
take-back-asked-to-you = { CAPITAL($who) } demande à annuler le coup. Oui ou non ?
take-back-asked = { CAPITAL($who) } demande à annuler le coup.
take-back-declined-you = Annulation refusée.
take-back-declined = { CAPITAL($who) } refuse l'annulation.
taken-back = Coup annulé.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = Vous gagnez.
wins = { CAPITAL($who) } gagne.
draw = Partie nulle.
# Said before who wins, or before "Draw.".
ended-full-board = Le plateau est plein.
ended-agreed = D'un commun accord.
ended-resigned-you = Vous abandonnez.
ended-resigned = { CAPITAL($loser) } abandonne.
ended-time-you = Votre temps est écoulé.
ended-time = Temps écoulé pour { $loser }.
ended-false-call-you = Vous perdez par fausse annonce.
ended-false-call = { CAPITAL($loser) } perd par fausse annonce.
ended-abandoned-you = Vous avez quitté la partie.
ended-abandoned = { CAPITAL($loser) } a quitté la partie.
# Abandoned, and nobody claimed it.
ended-abandoned-open = La partie est abandonnée.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Plateau vide.
read-stock = Réserve : { $things }.
read-stock-empty = Réserve vide.
read-hand = En main : { $piece }.
read-hand-empty = Rien en main.
read-no-last = Il ne s'est encore rien passé.
# Where a piece is.
where-board = { CAPITAL($piece) }, en { $square }.
where-hand = { CAPITAL($piece) }, en main.
where-stock = { CAPITAL($piece) }, dans la réserve.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) } : { $time }.
time-none = { CAPITAL($who) } : pas de pendule.
duration-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = À vous de donner.
turn-place-you = À vous de poser.
turn-last-look-you = À vous de vérifier une dernière fois.
turn-give = { CAPITAL($who) } doit donner.
turn-place = { CAPITAL($who) } doit poser.
turn-last-look = { CAPITAL($who) } vérifie une dernière fois.
turn-over = La partie est finie.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = donner ?
prompt-place = poser ?
prompt-last-look = vérifier ?
prompt-over = nouvelle ?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = Quel alignement ? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Langue : { $word }.
set-edition = Édition : { $word }.
set-pieces = Pièces : { $word }.
set-squares = Cases : { $word }.
set-lens = Loupe : { $word }.
set-terse = Messages brefs.
set-full = Messages complets.
# Nothing changed by what was typed.
set-already = C'est déjà le cas.
