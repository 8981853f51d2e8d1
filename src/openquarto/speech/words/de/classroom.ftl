### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = Eine Klasse braucht einen Namen mit 1 bis { $longest } Zeichen.
fault-class-setting = { $text } geht hier nicht. Wähle aus: { $choices }.
fault-pupil-there = { $name } ist schon in dieser Klasse. Wenn du das bist, frag deine Lehrkraft nach deinem Link. Sonst häng einen Buchstaben an deinen Namen.
fault-class-full = Diese Klasse ist voll: höchstens { $most } Lernende.
fault-no-such-pupil = In dieser Klasse gibt es niemanden mit der Nummer { $text }.
fault-same-pupil = { $name } lässt sich nicht mit sich selbst verbinden. Wähle zwei Einträge.
fault-assigned-already = Das ist schon ausgeteilt: { $text }.
fault-no-such-assignment = In dieser Klasse ist nichts mit der Nummer { $text } ausgeteilt.
fault-too-many-assignments = Eine Klasse hat höchstens { $most } Lektionen und Auswahlen. Nimm zuerst eine zurück.
fault-too-many-tasks = Das ist zu viel für eine Klasse: höchstens { $most } Aufgaben.
fault-class-closed = Diese Klasse ist geschlossen.
fault-class-shut = Gerade kann niemand neu in diese Klasse kommen. Frag deine Lehrkraft.
fault-class-changed = Jemand war schneller. Sieh noch einmal nach und entscheide dann.
fault-class-unreadable = Diese Klasse lässt sich nicht lesen: { $why }.
fault-no-such-class = Diese Klasse gibt es hier nicht. Vielleicht ist sie gelöscht, oder vom Link fehlt ein Stück.
fault-not-the-teacher = Das kann nur die Lehrkraft dieser Klasse.
fault-not-in-this-class = Auf diesem Gerät bist du nicht in dieser Klasse.
fault-no-small-match = Das ist keine beendete Übungspartie von dir.
fault-nothing-chosen = Wähle zuerst eine Lektion oder Aufgaben.

## What is noted, and marks of tasks.

class-noted-first = Für { $name } notiert: beim ersten Versuch gelöst.
class-noted-done = Für { $name } notiert: gelöst.
class-noted-tried = Für { $name } notiert: versucht. Versuch es noch einmal.
class-noted-nothing = Diese Aufgabe ist in { $name } nicht ausgeteilt.
class-not-noted = Es wurde nichts notiert.
class-pupil = Name
class-match = Übungspartie
class-task = Aufgabe { $number }
class-puzzles = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
class-letter-open = –
class-letter-tried = V
class-letter-done = G
class-letter-first = 1
class-mark-open = nicht begonnen
class-mark-tried = versucht
class-mark-done = gelöst
class-mark-first = beim ersten Versuch gelöst
class-tally = { $solved } von { $count } gelöst, { $first } beim ersten Versuch
