### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto im Browser: sechzehn Figuren, vier Merkmale, und dein Gegner wählt die Figur, die du setzt.
page-around = Seiten
page-home = Startseite
page-sit-down = Setz dich zu einer Partie
page-picture = Ein Brett mit einigen Figuren
page-motto = Vier in einer Linie mit einer gemeinsamen Eigenschaft gewinnen. Aber deine Figur wählt dein Gegner.

## Home.

page-home-title = Setz dich an den Tisch
page-home-lead = Quarto: sechzehn Figuren, keine wie die andere, und deine eigene wählst du nie.
page-start = Spielen
page-choose = Tisch wählen
page-first-visit = Neu bei Quarto? Die Regeln liest du in einer Minute.
page-known = Kenne ich
page-games = Meine Partien
page-games-empty = Noch keine Partien. Die erste ist nur einen Klick entfernt.
page-continue = Weiterspielen
page-look = Ansehen
page-rename = Umbenennen
page-new-name = Neuer Name
page-renamed = Umbenannt.
page-delete = Löschen
page-delete-sure = Diese Partie für immer löschen?
page-deleted = Gelöscht.
page-failed = Das hat nicht geklappt. Versuch es noch einmal.
page-record-title = Eine Aufzeichnung öffnen
page-record-file = Datei einer Partie
page-record-text = oder ihr Text

## A new table.

page-new-title = Eine neue Partie
page-new-lead = Alles ist für eine erste Partie bereit. Fang einfach an.
page-here = Zu zweit am selben Gerät
page-here-about = abwechselnd an diesem Bildschirm
page-computer = Der Computer, Stufen 1 bis 10
page-name-me = Dein Name
page-name-other = Name der anderen Person
page-edition-classic = Klassisch
page-edition-classic-about = hell und dunkel
page-edition-access = { edition-access }
page-edition-access-about = glatt und gerillt
page-more-choices = Weitere Einstellungen
page-traits-hint = Mit weniger Merkmalen sieht man ein Quarto leichter. Gespielt wird immer mit allen sechzehn Figuren.
page-calling-announced = Mit Ansage
page-calling-announced-about = wer ein Quarto sieht, muss es ansagen
page-calling-automatic = Automatisch
page-calling-automatic-about = ein Quarto gewinnt sofort
page-false-call-goes-on = Die Partie geht weiter
page-false-call-loses = Wer falsch ansagt, verliert
page-clock-me = Meine
page-clock-other = Die des Gegners
page-clock-none = keine
page-clock-seconds = { $seconds } Sekunden
page-clock-minutes = { $minutes } Minuten
page-clock-day = ein Tag
page-first = Wer zuerst gibt
page-first-lot = Das Los entscheidet
page-first-me = Ich
page-first-other = Der Gegner
page-kind = Freundschaftlich oder gewertet
page-counts = Die Partie wird gewertet
page-counts-about = In einer gewerteten Partie gibt es keine Tipps, und kein Zug wird zurückgenommen.
page-lot-hint = Wer zuerst gibt, entscheidet das Los.

## The rules in a minute.

page-rules-title = Die Regeln in einer Minute
page-rules-pieces = Sechzehn Figuren
page-rules-pieces-text = Jede Figur hat vier Merkmale und in jedem eine von zwei Eigenschaften. Jede Kombination gibt es genau einmal.
page-rules-turn = Du setzt, was du bekommst
page-rules-turn-text = Dein Gegner gibt dir eine Figur. Du setzt sie auf ein leeres Feld. Dann wählst du die Figur, die dein Gegner setzen muss.
page-rules-quarto = Vier mit einer Gemeinsamkeit
page-rules-quarto-text = Vier Figuren in einer Reihe, Spalte oder Diagonale mit einer gemeinsamen Eigenschaft sind ein Quarto: zum Beispiel alle hell oder alle hoch. Wer die anderen gesetzt hat, ist egal.
page-rules-quarto-picture = Vier runde hohe Figuren in Spalte a
page-rules-call = Sag es an
page-rules-call-text = Ein Quarto gewinnt nur, wenn du es ansagst und seine Linie zeigst: nach dem Setzen und vor dem Geben.
page-rules-missed-text = Wer ein Quarto übersieht, überlässt es dem Gegner, der es vor dem Setzen ansagen darf. Danach ist es verfallen. Eine falsche Ansage kostet diese Gelegenheit.
page-rules-end = Der letzte Blick
page-rules-end-text = Wenn alle sechzehn Figuren gesetzt sind, schauen beide noch einmal hin: Quarto rufen oder fertig. Ruft niemand, ist die Partie remis.
page-rules-end-picture = Ein volles Brett
page-rules-variants = Leichter und schwerer
page-rules-variants-text = Wer anfängt, lässt ein, zwei oder drei Merkmale zählen. Wer es schwerer mag, lässt auch jeden Block aus vier Feldern zählen.
page-rules-access-text = In der Ausgabe Access, zum Spielen mit den Fingern gemacht, treten glatt und gerillt an die Stelle von hell und dunkel, groß und klein an die Stelle von hoch und niedrig.
page-rules-access-picture = Glatte und gerillte Figuren
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Zurück zum Tisch
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Hier ist nichts
page-error-later = Gerade geht das nicht
page-error-refused = Das hat nicht geklappt
