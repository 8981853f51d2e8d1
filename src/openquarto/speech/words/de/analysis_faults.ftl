### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = Keine Analyse, solange deine gewertete Partie läuft: { $title }. Sobald sie zu Ende ist, geht es wieder.
fault-analysis-under-a-mask = Keine Analyse, solange deine Partie mit Maske läuft: { $title }. Sobald sie zu Ende ist, geht es wieder.
fault-too-many-analyses = Zu viele Analysen. Höchstens { $most } neue pro Minute: Warte einen Moment.
fault-analysis-busy = Gerade wollen viele eine Analyse. Versuch es gleich noch einmal.
fault-analysis-too-long = Diese Analyse hat zu lange gedauert und wurde beendet. Versuch es noch einmal.
fault-analysis-failed = Die Analyse wurde unterbrochen. Versuch es noch einmal.
fault-no-analysis = Dieser Server erstellt keine Analysen.
fault-turn-not-possible = { $text } ist hier kein möglicher Zug.
fault-review-before-the-end = Den Rückblick gibt es, sobald die Partie zu Ende ist.
