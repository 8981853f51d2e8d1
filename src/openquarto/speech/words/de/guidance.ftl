### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = Du kannst wieder rufen, wenn die nächste Figur gesetzt ist.
next-place = Setz deine Figur.
# At the last look, where the one call is used up.
next-done = Wähle fertig.

## What the helps of every phase end with: the topics.

help-more = Willst du mehr wissen, tippe Hilfe und eines dieser Wörter: Anleitung, Figuren, Felder, Quarto, Fragen, Gegner, Tipp, Einstellungen, Tasten.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = Am Anfang gibt eine Person nur eine Figur; die andere setzt sie.
page-time-loses = Wer seine Zeit überschreitet, verliert die Partie.
# Said with the rules of the table.
game-counts = Die Partie wird gewertet: Kein Zug wird zurückgenommen.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (Stufe { $number })
