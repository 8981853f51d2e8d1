### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = Sehen
puzzle-complete = Vollenden
puzzle-safe-gift = Die richtige Figur
puzzle-square = Das richtige Feld
puzzle-trap = Die Falle
puzzle-hold = Remis halten
puzzle-cover = Keine sichere Figur
puzzle-take-it = Zugreifen
puzzle-mask = Mit Maske

## What is asked: nine words at most.

task-ask-puzzle-see = Gibt es ein Quarto, das du ansagen kannst?
task-ask-puzzle-complete = Bilde ein Quarto und sag es an.
task-ask-puzzle-safe-gift = Welche Figur gibst du?
task-ask-puzzle-square = Wohin setzt du deine Figur?
task-ask-puzzle-trap = Finde einen Zug, der gewinnt.
task-ask-puzzle-hold = Finde einen Zug, der das Remis hält.
task-ask-puzzle-cover = Keine Figur ist sicher. Welche Linien sind schuld?
task-ask-puzzle-take-it = Dein Gegner hat ein Quarto übersehen. Welche Linie?

## What a kind is about.

puzzle-see-about = Gibt es ein Quarto, das du ansagen kannst, und wo? In der Hälfte der Fälle gibt es keins.
puzzle-complete-about = Setz die Figur in deiner Hand, sag Quarto an und zeig die Linie.
puzzle-safe-gift-about = Gib eine Figur, mit der du behältst, was du hast: den Gewinn oder das Remis.
puzzle-square-about = Setz so, dass du behältst, was du hast: den Gewinn oder das Remis.
puzzle-trap-about = In ein paar Zügen ist gewonnen. Finde den Zug, mit dem es beginnt.
puzzle-hold-about = Fast jeder Zug verliert. Finde einen, der hält.
puzzle-cover-about = Jede Figur, die du geben könntest, vollendet eine Linie. Nenn so wenige Linien, wie es erklären.
puzzle-take-it-about = Dein Gegner hat ein Quarto gebildet und nichts gesagt. Sag es an.
puzzle-mask-about = Du siehst nichts: Ertaste ein paar Stellen und antworte dann.
