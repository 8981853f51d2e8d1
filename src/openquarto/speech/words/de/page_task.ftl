### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = Diese Aufgabe gibt es hier nicht. Vielleicht ist der Link abgeschnitten.
fault-no-such-lesson = Diese Lektion gibt es hier nicht.
fault-no-such-task = Diese Lektion hat die Aufgaben 1 bis { $most }. Eine Aufgabe { $text } gibt es nicht.
fault-no-such-day = { $text } ist kein Datum. Ein Datum sieht so aus: 2026-11-18.
fault-answer-not-whole = Der Zug ist noch nicht fertig: Setz, dann gib eine Figur, oder sag Quarto mit der Linie an.
fault-answer-lines = Nenn höchstens { $most } Linien.
fault-answer-no-line = Das zählt hier nicht: { $line }. Nimm eine andere Linie.

## The heading of a result. $answer is a square or a line.

task-heading-right = Richtig
task-heading-right-so = Richtig: { $answer }
task-heading-wrong = Noch nicht ganz
task-heading-wrong-so = Nicht { $answer }

## What can be typed, by what is asked for.

task-help-square = Tippe ein Feld, zum Beispiel b2. Außerdem: Tipp, Brett, Vorrat, Hand.
task-help-piece = Tippe eine Figur mit Wörtern oder Buchstaben. Außerdem: Tipp, Brett, Vorrat.
task-help-line = Tippe eine Linie, zum Beispiel Reihe 2, oder nein. Außerdem: Tipp, Brett, Vorrat, Hand.
task-help-lines = Tippe die Linien mit Kommas dazwischen: Reihe 2, Spalte a. Außerdem: Tipp, Brett, Vorrat.
task-help-turn = Tippe ein Feld und eine Figur, oder ein Feld und Quarto mit der Linie: b2 Quarto Reihe 2. Außerdem: Tipp, Brett, Vorrat, Hand.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = In der Hand: { $piece }. Setz sie.
page-task-place-turn = In der Hand: { $piece }. Setz sie, dann gib eine Figur oder sag Quarto an.
page-task-give = Gib eine Figur.
page-task-then = { $square }. Gib jetzt eine Figur oder sag Quarto an.
page-task-look = Das Brett ist voll. Sag Quarto an, oder drück Fertig.
page-task-see = Gibt es ein Quarto anzusagen? Antworte Ja oder Nein.
page-task-lines = Wähl Linien, dann OK.
page-task-checking = Einen Moment.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Ja, die Linie zeigen
page-task-no = Kein Quarto
page-task-which = Welche Linie?
page-task-which-lines = Welche Linien?
page-task-which-how = Wähl Felder der Linie auf dem Brett, oder wähl sie hier.
page-task-fitting = { $square }. Linien, die passen: { $count }.
page-task-chosen = Gewählt: { $lines }.
page-task-chosen-none = Noch keine Linie gewählt.
page-task-half = Auf der Hälfte dieser Bretter gibt es keins.

## What does not fit the question.

page-task-wants-square = Diese Aufgabe fragt nach einem Feld.
page-task-wants-piece = Diese Aufgabe fragt nach einer Figur zum Geben.
page-task-over = Die Antwort ist gegeben. Versuch es noch einmal, oder geh weiter.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Berührungen übrig: { $count }.
page-task-touches-none = Keine Berührung mehr. Antworte jetzt.
page-task-time = Noch { $seconds } Sekunden.
page-task-time-up = Die Zeit ist um
page-task-time-up-why = Es kam keine Antwort in der Zeit.

## After an answer. $answers is a list.

page-task-again = Noch einmal versuchen
page-task-next = Nächste Aufgabe
page-task-show = Antwort zeigen
page-task-answer = Richtig: { $answers }.
page-task-happens = Das passiert dann.
page-task-hint = Tipp
page-task-failed = Der Server ist nicht zu erreichen. Nichts ist verloren: Versuch es noch einmal.

## The page of one puzzle. $rating is a number.

page-task-rated = Schwierigkeit { $rating }
page-task-command = Antwort eintippen
page-task-all = Alle Aufgaben
