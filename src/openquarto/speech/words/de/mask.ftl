### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = Vorrat { $number }

## What happens, without the piece.

masked-gave-you = Gegeben.
masked-gave-to-you = Du bekommst eine Figur.
masked-gave = { CAPITAL($who) } gibt eine Figur.
masked-placed-you = Gesetzt auf { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = Hand: eine Figur.
# A computer under a mask says what it touched.
touched-you = Gefühlt: { $felt }.
touched = { CAPITAL($who) } fühlt: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Beide tragen eine Maske.
mask-you = Du trägst eine Maske.
mask-of = { CAPITAL($who) } trägt eine Maske.
mask-announced = Die Figur, die der Gegner setzt, wird einmal genannt.
mask-touches = Griffe je Zug: { $count }.
mask-how = Fühle ein Feld, einen Platz im Vorrat oder die Hand.
# $touches is a list of the next one: who touched, and how often.
touch-review = Griffe: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Unter einer Maske nicht. Fühle ein Feld, einen Platz im Vorrat oder die Hand.
fault-masked-give-by-name = Unter einer Maske nicht. Gib einen Platz im Vorrat: 1 bis 16.
fault-masked-give-too-soon = Jetzt nicht. Setze erst deine Figur, oder warte auf deinen Zug.
fault-masked-place-first = Setze deine Figur: sage ein Feld.
fault-masked-not-your-turn = Du bist nicht am Zug.
fault-stock-place-unknown = Es gibt keinen Platz { $text }. Der Vorrat hat die Plätze 1 bis 16.
fault-spot-unknown = { $text } kann man nicht fühlen. Sage fühlen b2, fühlen 5 oder fühlen Hand.
fault-no-mask-to-feel-under = Du trägst keine Maske.
fault-touch-too-soon = Zu schnell. Warte auf die Antwort.
fault-touches-used = Kein Griff mehr in diesem Zug: { $count } waren vereinbart.
fault-touches-agreed = 1 bis { $most } Griffe je Zug, nicht { $count }.

## Help.

help-mask =
    Du trägst eine Maske: sage fühlen b2, fühlen 5 für den Vorrat, oder Hand, um ein einziges Ding zu fühlen.
    Sage ein Feld, etwa b2, um dort zu setzen. Ein besetztes Feld wird gefühlt.
    Sage geben und einen Platz im Vorrat, 1 bis 16.
    Sage quarto und die Linie, etwa quarto Reihe 2. Quarto allein fragt nach der Linie.
    Du kannst fragen: dran, Zeit, Variante. Du kannst aufgeben, Remis oder zurück sagen.

## The page.

page-stock-place = { stock-place }
page-masked-hand = eine Figur
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Leertaste, langes Drücken oder Doppeltippen fühlt. Eingabe oder ein Klick handelt.
page-badge-mask = Maske
page-mask-title = Masken
page-mask-none = niemand
page-mask-me = ich trage eine
page-mask-them = der Gegner trägt eine
page-mask-both = beide tragen eine
page-mask-about = Die Figuren sind verborgen und werden einzeln gefühlt. Zu zweit an einem Bildschirm tragen beide eine.
page-mask-announced = Die Figur, die der Gegner setzt, einmal nennen
page-mask-touches = Griffe je Zug
page-mask-touches-any = beliebig viele
