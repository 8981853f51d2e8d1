### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = Il faut à une classe un nom de 1 à { $longest } caractères.
fault-class-setting = { $text } n'est pas possible ici. Choisissez parmi : { $choices }.
fault-pupil-there = { $name } est déjà dans cette classe. Si c'est vous, demandez votre lien à votre prof. Sinon, ajoutez une lettre à votre nom.
fault-class-full = Cette classe est complète : { $most } élèves au plus.
fault-no-such-pupil = Il n'y a pas d'élève { $text } dans cette classe.
fault-same-pupil = { $name } ne peut pas être réuni à lui-même. Choisissez deux entrées.
fault-assigned-already = C'est déjà distribué : { $text }.
fault-no-such-assignment = Rien n'est distribué sous le numéro { $text } dans cette classe.
fault-too-many-assignments = Une classe a au plus { $most } leçons et sélections. Retirez-en une d'abord.
fault-too-many-tasks = C'est trop pour une classe : { $most } exercices au plus.
fault-class-closed = Cette classe est fermée.
fault-class-shut = Personne ne peut entrer dans cette classe en ce moment. Demandez à votre prof.
fault-class-changed = Quelqu'un a été plus rapide. Regardez de nouveau, puis décidez.
fault-class-unreadable = Cette classe ne peut pas être lue : { $why }.
fault-no-such-class = Il n'y a pas de telle classe ici. Elle a peut-être été supprimée, ou le lien est incomplet.
fault-not-the-teacher = Seul le prof de cette classe peut faire cela.
fault-not-in-this-class = Sur cet appareil, vous n'êtes pas dans cette classe.
fault-no-small-match = Ce n'est pas une de vos parties d'entraînement terminées.
fault-nothing-chosen = Choisissez d'abord une leçon ou des problèmes.

## What is noted, and marks of tasks.

class-noted-first = Noté pour { $name } : résolu du premier coup.
class-noted-done = Noté pour { $name } : résolu.
class-noted-tried = Noté pour { $name } : essayé. Essayez encore.
class-noted-nothing = Cet exercice n'est pas distribué dans { $name }.
class-not-noted = Rien n'a été noté.
class-pupil = Élève
class-match = partie d'entraînement
class-task = exercice { $number }
class-puzzles = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
class-letter-open = –
class-letter-tried = E
class-letter-done = R
class-letter-first = 1
class-mark-open = pas commencé
class-mark-tried = essayé
class-mark-done = résolu
class-mark-first = résolu du premier coup
class-tally = { $solved } sur { $count } résolus, { $first } du premier coup
