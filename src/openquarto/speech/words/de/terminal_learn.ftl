### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = keine, keines, keins, nichts, keine Linie, es gibt keins, es gibt keine
word-skip = überspringen, ueberspringen, überspringe, auslassen
word-puzzle = Aufgabe, Aufgaben, Rätsel, Raetsel
word-learn = lernen, Lektion, Lektionen
# Between the names of lines: row 2 and column b.
practice-and = und

## How an answer is typed, said once each.

practice-how-square = Tippe ein Feld, zum Beispiel b2.
practice-how-piece = Tippe eine Figur in Worten, zum Beispiel { $piece }.
practice-how-line = Tippe eine Linie, zum Beispiel Reihe 2, oder keine. Lies Reihe 2 liest sie vor.
practice-how-lines = Tippe die Linien, zum Beispiel Reihe 2 und Spalte b. Lies Reihe 2 liest eine vor.
practice-how-turn = Tippe deinen Zug wie in einer Partie: ein Feld, eine Figur zum Geben, oder Quarto und die Linie.
practice-half-give = Gesetzt. Sag jetzt Quarto an oder gib eine Figur.
    .terse = Ansagen oder geben.
practice-half-last-look = Gesetzt. Sag jetzt Quarto an oder tippe fertig.
    .terse = Ansagen oder fertig.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Nenn noch eine Linie oder tippe fertig.
practice-last = Zuletzt gesetzt: { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = weiter?
prompt-line = Linie?

## After an answer.

practice-try-again = Versuch es noch einmal, oder tippe Tipp oder überspringen.
    .terse = Noch einmal.
practice-why-more = Tippe warum, um mehr zu hören.
practice-go-on = Weiter mit der Eingabetaste.
    .terse = Eingabe: weiter.
practice-begin = Beginne mit der Eingabetaste, oder tippe überspringen.
practice-leave = Beenden mit der Eingabetaste.
practice-refuted = So geht es weiter:
# $turn is a turn in words.
practice-turn-you = Du: { $turn }.
practice-turn-opponent = Gegner: { $turn }.
practice-you = Du
practice-opponent = Gegner
# An answer was told before one was given.
practice-told = Das zählt als nicht gefunden.
practice-answer-first = Antworte zuerst, oder tippe Tipp.
practice-no-touches = Keine Berührung mehr übrig. Antworte jetzt.
practice-touches-left = Berührungen übrig: { $count }.
practice-time-up = Die Zeit ist um.
practice-not-here = Das gehört in eine Partie. Hier antwortest du, oder tippst Tipp, warum, überspringen oder verlassen.
practice-nothing-asked = Hier ist keine Aufgabe gestellt. Tippe Aufgabe oder lernen.
practice-not-now = Nicht, solange eine Uhr läuft oder mit Maske gespielt wird. Beende zuerst diese Partie.
practice-back = Zurück zu deiner Partie.
practice-help =
    Antworte wie in einer Partie: ein Feld, eine Figur in Worten, eine Linie wie Reihe 2, oder keine.
    Tippe Tipp für Hilfe in drei Schritten, warum für die ganze Begründung, überspringen für die Antwort.
    Tippe Brett, Vorrat, Hand, oder lies und ein Feld oder eine Reihe, um die Stellung zu hören.
    Tippe zurück, um deine Antwort neu zu beginnen. Tippe verlassen, um aufzuhören: Alles bleibt gespeichert.

## Labels of the menu.

label-puzzle = Aufgaben
label-learn = Lektionen
label-skip = Überspringen
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Linie nennen
label-none = { page-task-no }
label-go-on = Weiter

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Schwierigkeit { $rating }.
practice-puzzle-of = Aufgabe { $number } von { $of }. { CAPITAL($kind) }. Schwierigkeit { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = Deine Wertung: { $rating }.
practice-rating-moved = Deine Wertung: { $rating }, { $before }.
practice-rating-none = Deine Wertung ist noch nicht bekannt. Sie beginnt bei 1200 und ändert sich mit jedem ersten Versuch.
# $day is a date such as 2026-11-18.
practice-daily = Die Aufgabe vom { $day }.
practice-daily-done = Du hast sie schon versucht: Sie zählt nicht noch einmal.
practice-streak = Eine Serie, immer schwerer, bis zur ersten falschen Antwort. Dein Rekord: { $best }.
practice-in-a-row = In Folge: { $count }.
practice-over-streak = Die Serie ist zu Ende: { $count }. Dein Rekord: { $best }.
practice-storm = Sturm: drei Minuten. Eine falsche Antwort kostet zehn Sekunden. Dein Rekord: { $best }.
practice-over-storm = Richtig: { $right }. Falsch: { $wrong }. Dein Rekord: { $best }.
practice-again = { $count ->
    [one] Eine Aufgabe kommt heute wieder.
   *[other] { $count } Aufgaben kommen heute wieder.
}
practice-again-none = Heute kommt keine Aufgabe wieder.
practice-again-next = Die nächste kommt am { $day }.
practice-set = { $count ->
    [one] Eine Auswahl mit einer Aufgabe.
   *[other] Eine Auswahl mit { $count } Aufgaben.
}
practice-none-left = So eine Aufgabe gibt es nicht.
practice-over = Das war alles. Auf Anhieb richtig: { $right } von { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Lektion { $number } von { $of }: { $title }.
practice-lesson-extra = Zugabe: { $title }.
practice-task = Aufgabe { $number } von { $of }.
practice-passed = Geschafft!
practice-lesson-done = Lektion fertig: { $title }.
practice-not-passed = Noch nicht geschafft. Mit der Eingabetaste noch einmal, oder tippe überspringen.
practice-lessons-all = Alle Lektionen sind fertig.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }): fertig.
practice-list-begun = – { $number } { $title } ({ $name }): { $done } von { $of } Aufgaben.
practice-list-open = · { $number } { $title } ({ $name }): noch nicht begonnen.

## What is kept. $file is a file.

practice-goodbye = Tschüss. Alles, was du geschafft hast, ist gespeichert.
practice-goodbye-not-kept = Tschüss. Was du gemacht hast, konnte nicht gespeichert werden.
practice-not-kept = { $file } kann nicht gelesen oder geschrieben werden: Was du jetzt machst, gilt, bis du aufhörst.
practice-newer = { $file } stammt von einer neueren Version. Die Datei bleibt, wie sie ist, und was du jetzt machst, gilt, bis du aufhörst.
practice-broken = { $file } kann nicht gelesen werden. Die Datei ist als { $aside } gespeichert, und du beginnst neu.
practice-known = Aufgaben versucht: { $tries }, auf Anhieb richtig: { $right }. Lektionen fertig: { $lessons }.
practice-bests = Beste Serie: { $streak }. Bester Sturm: { $storm }.
practice-exported = Geschrieben: { $file }.
practice-imported = Gelesen: { $file }.
practice-import-sure = Das ersetzt, was hier gespeichert ist. Weiter? Ja oder nein?
practice-forget-sure = Deine Wertung, deine Aufgaben und deine Lektionen vergessen? Ja oder nein?
practice-forgotten = Vergessen.
practice-file-too-large = { $file } ist zu groß für eine Fortschrittsdatei.
practice-file-unreadable = { $file } ist keine Fortschrittsdatei: sie kann nicht gelesen werden.
practice-file-foreign = { $file } ist keine Fortschrittsdatei von OpenQuarto.
practice-file-newer = { $file } stammt von einer neueren Version von OpenQuarto.
practice-file-empty = In { $file } steht kein Fortschritt.
