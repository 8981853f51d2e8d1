### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Aufgaben
puzzles-lead = { $count } Bretter mit je einer Frage. Jede Antwort ist bewiesen.
puzzles-daily = Aufgabe des Tages
puzzles-same = für alle dieselbe
puzzles-rated = Schwierigkeit { $rating }
puzzles-solve = Lösen
puzzles-days = Die letzten zwei Wochen
puzzles-day-right = { $day }: richtig
puzzles-day-wrong = { $day }: nicht richtig
puzzles-day-open = { $day }: nicht versucht
puzzles-days-in-a-row = Tage hintereinander: { $count }
puzzles-row = Am Stück
puzzles-streak = Serie
puzzles-streak-about = Immer schwerer, bis zur ersten falschen Antwort.
puzzles-storm = Sturm
puzzles-storm-about = Drei Minuten, immer schwerer. Eine falsche Antwort kostet zehn Sekunden; beim Lesen wartet die Uhr.
puzzles-again = Noch einmal
puzzles-again-about = Was nicht gelang, kommt nach 1, 3, 7 und 21 Tagen wieder, bis es zweimal hintereinander richtig war.
puzzles-again-waiting = Es warten: { $count }
puzzles-again-next = Als Nächstes: { $day }
puzzles-again-none = Heute wartet nichts.
puzzles-best = Rekord: { $count }
puzzles-kinds = Nach Art
puzzles-all-kinds = Alle Arten
puzzles-all-kinds-about = Von allem etwas.
puzzles-difficulty = Schwierigkeit
puzzles-difficulty-easier = Leichter
puzzles-difficulty-mine = Meine Stärke
puzzles-difficulty-harder = Schwerer
puzzles-rules = Regeln
puzzles-rules-all = Alle Regeln
puzzles-rules-classic = Klassisch
puzzles-rules-blocks = Mit Blöcken
puzzles-rules-fewer = Weniger Merkmale
puzzles-none-left = So eine Aufgabe gibt es nicht. Wähl etwas anderes.
puzzles-no-index = Die Liste der Aufgaben lässt sich gerade nicht laden. Versuch es noch einmal.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = Deine Wertung
puzzles-rating-none = Noch nicht bekannt. Sie beginnt bei 1200 und ändert sich mit jedem ersten Versuch.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = etwa
puzzles-rating-settling = Deine Wertung pendelt sich noch ein.
puzzles-rating-range = Sehr wahrscheinlich zwischen { $low } und { $high }.
puzzles-rating-course = Von { $first } auf { $last }; am tiefsten { $low }, am höchsten { $high }.
puzzles-rating-how = Jeder erste Versuch zählt als Partie zwischen dir und der Aufgabe.
puzzles-tried = Versuchte Aufgaben: { $count }, davon beim ersten Versuch richtig: { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = Was dieser Browser sich merkt
puzzles-kept-about = Deine Wertung, Aufgaben und Lektionen sind in diesem Browser gespeichert und nirgends sonst. Als Datei kannst du sie mitnehmen.
puzzles-export = Als Datei speichern
puzzles-import = Datei lesen
puzzles-forget = Alles vergessen
puzzles-exported = Gespeichert: { $name }
puzzles-imported = Die Datei ist gelesen.
puzzles-forgotten = Vergessen.
puzzles-import-sure = Die Datei ersetzt alles, was dieser Browser sich bisher gemerkt hat.
puzzles-import-do = Ersetzen
puzzles-forget-sure = Wertung, Aufgaben und Lektionen für immer vergessen?
puzzles-forget-do = Alles vergessen
puzzles-file-too-large = Diese Datei ist zu groß, um von uns zu sein. Nichts wurde geändert.
puzzles-file-unreadable = Diese Datei ist nicht lesbar: Vielleicht wurde sie abgeschnitten. Nichts wurde geändert.
puzzles-file-foreign = Diese Datei wurde nicht auf dieser Seite gespeichert. Nichts wurde geändert.
puzzles-file-newer = Diese Datei kommt von einer neueren Version dieser Seite. Nichts wurde geändert.
puzzles-file-empty = In dieser Datei steht nichts, was zu merken wäre. Nichts wurde geändert.
page-progress-off = Dieser Browser lässt uns nichts speichern: Dein Fortschritt hält, bis du diese Seite verlässt.
page-progress-full = In diesem Browser ist kein Platz mehr: Dein Fortschritt hält, bis du diesen Tab schließt.
page-progress-newer = Eine neuere Version dieser Seite hat deinen Fortschritt hier gespeichert: Was du jetzt tust, hält, bis du diese Seite verlässt.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = Für den Unterricht
puzzles-teachers-about = Wähl Aufgaben aus und gib einen einzigen Link weiter: Alle bekommen dieselben, in ihrer Sprache. Ohne Konto, ohne Namen.
puzzles-kind = Art
puzzles-level = Stufe
puzzles-level-easy = Leicht
puzzles-level-middle = Mittel
puzzles-level-hard = Schwer
puzzles-level-any = Alle Stufen
puzzles-number = Wie viele
puzzles-number-bad = Wähl eine Zahl von 1 bis { $most }.
puzzles-ids = Oder Aufgaben beim Namen
puzzles-ids-hint = Jede Aufgabe hat acht Buchstaben und Ziffern am Ende ihrer Adresse. Tippe einige davon, mit Leerzeichen.
puzzles-ids-bad = Keine Aufgabe heißt { $text }.
puzzles-ids-many = In einen Link passen höchstens { $most } Aufgaben.
puzzles-make-link = Link machen
puzzles-print = Ausdrucken
puzzles-set = Eine Auswahl
puzzles-set-look = Auswahl ansehen
puzzles-set-title = { $count ->
    [one] Eine Auswahl mit einer Aufgabe
   *[other] Eine Auswahl mit { $count } Aufgaben
}
puzzles-set-about = Diese Aufgaben hat jemand für dich zusammengestellt. Lass dir Zeit.
puzzles-begin = Beginnen
puzzles-result-right = Richtig.
puzzles-result-wrong = Nicht richtig.
puzzles-result-open = Nicht versucht.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = Deine Wertung und weitere Aufgaben
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Nächste Aufgabe
puzzles-number-one = Aufgabe { $number }
puzzles-number-of = Aufgabe { $number } von { $count }
puzzles-clock = Noch { $time }
puzzles-seconds-left = Noch { $count } Sekunden.
puzzles-right-count = Richtig: { $count }
puzzles-streak-over = Die Serie endet bei { $count }.
puzzles-storm-over = Die Zeit ist um. Richtig: { $count }
puzzles-set-over = Das war die Auswahl. Richtig: { $right } von { $count }
puzzles-again-over = Das war alles für heute. Richtig: { $right } von { $count }
puzzles-kind-over = Richtig: { $right } von { $count }
puzzles-went-wrong = Was nicht gelang
puzzles-comes-again = Diese kommen an einem anderen Tag wieder, unter „Noch einmal“.
puzzles-nothing-wrong = Alles ist gelungen.
puzzles-once-more = Von vorn
puzzles-practise-again = Diese noch einmal
puzzles-all = Alle Aufgaben
puzzles-rating-before = vorher { $rating }
puzzles-first-only = Nur der erste Versuch zählt.
puzzles-leave = Serie beenden
