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
touched-you = Abgetastet: { $felt }.
touched = { CAPITAL($who) } tastet: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Beide tragen eine Maske.
mask-you = Du trägst eine Maske.
mask-of = { CAPITAL($who) } trägt eine Maske.
mask-announced = Die Figur, die der Gegner setzt, wird einmal genannt.
mask-touches = Berührungen je Zug: { $count }.
mask-how = Taste ein Feld, einen Platz im Vorrat oder die Hand ab.
# $touches is a list of the next one: who touched, and how often.
touch-review = Berührungen: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Mit Maske nicht. Taste ein Feld, einen Platz im Vorrat oder die Hand ab.
fault-masked-give-by-name = Mit Maske nicht. Gib nach der Nummer im Vorrat: 1 bis 16.
fault-masked-give-too-soon = Jetzt nicht. Setz erst deine Figur oder warte, bis du dran bist.
fault-masked-place-first = Setz erst deine Figur: Tippe ein Feld.
fault-masked-not-your-turn = Du bist nicht dran.
fault-stock-place-unknown = Einen Platz { $text } gibt es nicht. Der Vorrat hat die Plätze 1 bis 16.
fault-spot-unknown = { $text } kann man nicht abtasten. Tippe abtasten b2, abtasten 5 oder abtasten Hand.
fault-no-mask-to-feel-under = Du trägst keine Maske.
fault-touch-too-soon = Zu schnell. Warte auf die Antwort.
fault-touches-used = Keine Berührung mehr in diesem Zug. Vereinbart: { $count }.
fault-touches-agreed = Möglich sind 1 bis { $most } Berührungen je Zug, nicht { $count }.

## Help.

help-mask =
    Du trägst eine Maske: Tippe abtasten b2, abtasten 5 für den Vorrat oder Hand, um ein Feld, einen Platz oder die Hand abzutasten.
    Tippe ein Feld, etwa b2, um dort zu setzen. Ist es besetzt, wird es abgetastet.
    Tippe geben und die Nummer eines Platzes im Vorrat, 1 bis 16.
    Tippe quarto und die Linie, etwa quarto Reihe 2. Quarto allein fragt nach der Linie.
    Du kannst fragen: dran, Zeit, Variante. Du kannst aufgeben, Remis oder zurück tippen.

## The page.

page-stock-place = { stock-place }
page-masked-hand = eine Figur
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Zum Abtasten: Leertaste, langes Drücken oder Doppeltippen. Zum Setzen und Geben: Eingabetaste oder Klick.
page-badge-mask = Maske
page-mask-title = Masken
page-mask-none = niemand
page-mask-me = ich trage eine
page-mask-them = der Gegner trägt eine
page-mask-both = beide tragen eine
page-mask-about = Die Figuren sind verborgen und werden einzeln ertastet. Zu zweit an einem Bildschirm tragen beide eine Maske.
page-mask-announced = Die Figur, die der Gegner setzt, einmal nennen
page-mask-touches = Berührungen je Zug
page-mask-touches-any = beliebig viele
