### Nach dem Ende: Züge durchgehen, übersehene Quartos, Teilen.

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Zug { $turn } von { $turns }
replay-start = Beginn
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Zug { $turn }, { $line }: { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } hat es gebildet. Niemand hat gerufen.
replay-missed-both-you = Du hast es gebildet. Niemand hat gerufen.
replay-missed-maker = { CAPITAL($who) } hat es gebildet und nicht gerufen.
replay-missed-maker-you = Du hast es gebildet und nicht gerufen.
page-steps = Züge durchgehen
page-step-first = Erster Zug
page-step-before = Zug davor
page-step-next = Nächster Zug
page-step-last = Letzter Zug
page-steps-failed = Die Züge konnten nicht geladen werden. Versuch es noch einmal.
key-steps = Pfeil links und rechts, Pos 1, Ende: die Züge einer beendeten Partie durchgehen, außerhalb von Brett und Vorrat

## Sharing a game, and the page that such a link opens.

page-share = Teilen
page-close = { label-close }
page-share-title = Diese Partie teilen
page-share-note = Der Link enthält die ganze Partie, Zug für Zug, und öffnet sich ohne Konto.
page-share-names = Namen der Spieler mitschicken
page-share-svg = Bild (SVG)
page-share-png = Bild (PNG)
# How far the link of a server of one's own goes.
page-share-here = Dieser Server läuft nur auf deinem Computer: Anderswo öffnet sich der Link nicht.
page-share-near = Der Link öffnet sich nur in deinem Netz.
replay-title = Eine Partie Quarto
replay-about = Die ganze Partie, Zug für Zug.
replay-list = Zug für Zug
replay-play = Selbst spielen

## What is refused.

fault-replay-link = Dieser Link enthält keine ganze Partie: Vielleicht ist er abgeschnitten.
fault-replay-before-the-end = Die Züge kannst du durchgehen, sobald die Partie zu Ende ist.
fault-no-png = Dieser Server zeichnet kein PNG. Das Bild gibt es als SVG.
fault-no-such-turn = Es gibt die Züge { $first } bis { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = vorher, davor, Zug davor, vorheriger Zug
word-start = Anfang, Beginn, erster Zug, zum Anfang
help-steps = Tippe Anfang, nächste, vorher, zuletzt oder Zug 7, um die Züge durchzugehen.
