### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Rückblick auf die Partie
page-review-title = Rückblick
page-review-back-to = Zurück zur Partie
page-review-turns = Züge

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = gibt
page-review-calls = sagt { $line } an
page-review-done = fertig

# While the server computes, and where it cannot.
page-review-computing = Die Züge werden bewertet. Du kannst sie schon durchgehen.
page-review-failed = Der Server ist nicht erreichbar. Nichts ist verloren: Die Züge sind noch da.
page-review-ask-again = Noch einmal fragen

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = Was gewonnen hätte
page-review-better-d = Was Remis gehalten hätte
page-review-better-said = Besser: { $turns }.
page-review-square-fine = { $square } war gut. Die bessere Wahl zum Geben:
page-review-rows = Einzelheiten zeigen

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Marke davor
page-review-mark-next = Nächste Marke
page-review-mark-none = In dieser Richtung kommt keine Marke mehr.
page-review-no-reason = Zu diesem Zug gibt es nichts weiter zu sagen.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Wert nach jedem Zug, für { $who }
page-review-curve-you = Wert nach jedem Zug, für dich
page-review-letters = W Gewinn · D Remis · L Verlust
page-review-value-w = Gewinn
page-review-value-d = Remis
page-review-value-l = Verlust
page-review-run = Züge { $first } bis { $last }: { $value }
page-review-run-one = Zug { $first }: { $value }
page-review-run-separator = ;{ " " }

# The legend of the marks.
page-review-punished = Fehler, bestraft
page-review-unpunished = Fehler, nicht bestraft
page-review-overlooked = Quarto übersehen
page-review-attention = Aufmerksamkeit

# What can be done from a slip. $who is a player, or you.
page-review-try = Von hier noch einmal versuchen
page-review-try-short = Noch einmal versuchen
page-review-play = Von hier weiterspielen
page-review-play-level = Gegner
page-review-play-go = Weiterspielen
page-review-play-before = Ab der Stellung vor Zug { $turn }, anstelle von: { $who }.
page-review-play-before-you = Ab der Stellung vor Zug { $turn }, auf deinem Platz.
page-review-play-after = Ab der Stellung nach Zug { $turn }, anstelle von: { $who }.
page-review-play-after-you = Ab der Stellung nach Zug { $turn }, auf deinem Platz.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Noch einmal: Zug { $turn }
page-review-try-place = In der Hand: { $piece }. Erst setzen, dann eine Figur geben.
page-review-try-place-last = In der Hand: { $piece }. Jetzt setzen.
page-review-try-give = Gib eine Figur.
page-review-try-then-give = { $square }. Gib jetzt eine Figur.
page-review-try-look = Das Brett ist voll: Sag ein Quarto an oder wähle Fertig.
page-review-goal-w = Richtig ist jeder Zug, der den Gewinn hält.
page-review-goal-d = Richtig ist jeder Zug, der das Remis hält.
page-review-right = Richtig
page-review-wrong = Dieser nicht
page-review-no-quarto = { CAPITAL($line) }: Hier gibt es kein Quarto anzusagen.
page-review-keeps-w = Das hält den Gewinn.
page-review-keeps-d = Das hält das Remis.
page-review-answer = Die Antwort: { $turn }.
page-review-again = Noch einmal versuchen
page-review-held-show = Zeigen, was besser war
page-review-back = Zurück zum Rückblick
page-review-checking = Einen Moment.

# The keys of this page.
page-review-keys = Tasten: n nächste Marke, p Marke davor, y warum, Pfeil links und rechts ein Zug, auf und ab in der Liste der Züge.
