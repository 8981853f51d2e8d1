### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto im Browser: sechzehn Figuren, vier Merkmale, und dein Gegner wählt die Figur, die du setzt.
page-around = Seiten
page-home = Startseite
page-sit-down = Setz dich zu einer Partie
page-picture = Ein Brett mit einigen Figuren
page-motto = Vier in einer Linie mit einer gemeinsamen Eigenschaft gewinnen. Aber dein Gegner wählt deine Figur.

## Home.

page-home-title = Setz dich an den Tisch
page-home-lead = Quarto: sechzehn Figuren, keine wie die andere, und nie wählst du deine eigene.
page-start = Spielen
page-choose = Tisch wählen
page-first-visit = Neu bei Quarto? Die Regeln dauern eine Minute.
page-known = Kenne ich
page-games = Meine Partien
page-games-empty = Noch keine Partien. Die erste ist einen Klick entfernt.
page-continue = Weiterspielen
page-look = Ansehen
page-rename = Umbenennen
page-new-name = Neuer Name
page-renamed = Umbenannt.
page-delete = Löschen
page-delete-sure = Diese Partie für immer löschen?
page-deleted = Gelöscht.
page-failed = Das ging nicht. Versuch es noch einmal.
page-record-title = Eine Aufzeichnung öffnen
page-record-file = Die Datei einer Partie
page-record-text = oder ihr Text

## A new table.

page-new-title = Eine neue Partie
page-new-lead = Alles ist für eine erste Partie bereit. Fang einfach an.
page-here = Jemand hier
page-here-about = zu zweit vor einem Bildschirm
page-computer = Der Computer, Stufen 1 bis 10
page-name-me = Dein Name
page-name-other = Name des anderen
page-edition-classic = Klassisch
page-edition-classic-about = hell und dunkel
page-edition-access = { edition-access }
page-edition-access-about = glatt und gerillt
page-more-choices = Mehr Auswahl
page-traits-hint = Weniger Merkmale sind leichter zu sehen. Gespielt wird immer mit allen sechzehn Figuren.
page-calling-announced = Gerufen
page-calling-announced-about = wer ein Quarto sieht, muss es rufen
page-calling-automatic = Von selbst
page-calling-automatic-about = ein Quarto gewinnt sofort
page-false-call-goes-on = Es geht weiter
page-false-call-loses = Er verliert die Partie
page-clocks = Uhren, je Zug
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
page-kind = Locker oder nicht
page-counts = Diese Partie zählt
page-counts-about = Wo eine Partie zählt, wird nichts zurückgenommen.
page-lot-hint = Das Los entscheidet, wer zuerst gibt.

## The rules in a minute.

page-rules-title = Die Regeln in einer Minute
page-rules-pieces = Sechzehn Figuren
page-rules-pieces-text = Jede Figur hat von vier Merkmalen je eine von zwei Eigenschaften. Jede Mischung gibt es einmal.
page-rules-turn = Du setzt, was du bekommst
page-rules-turn-text = Dein Gegner gibt dir eine Figur. Du setzt sie auf ein leeres Feld. Dann wählst du die Figur, die dein Gegner setzen muss.
page-rules-quarto = Vier mit einer Gemeinsamkeit
page-rules-quarto-text = Vier Figuren in einer Zeile, Spalte oder Diagonale mit einer gemeinsamen Eigenschaft sind ein Quarto. Wer die anderen gesetzt hat, ist gleich.
page-rules-quarto-picture = Vier runde hohe Figuren in Spalte a
page-rules-call = Ruf es
page-rules-call-text = Ein Quarto gewinnt nur, wenn du es rufst und seine Linie zeigst: nach dem Setzen, vor dem Geben.
page-rules-missed-text = Wer ein Quarto übersieht, lässt es dem anderen, der es vor dem Setzen rufen darf. Danach ist es verfallen. Ein falscher Ruf kostet diese Gelegenheit.
page-rules-end = Der letzte Blick
page-rules-end-text = Wenn alle sechzehn Figuren gesetzt sind, schauen beide noch einmal: rufen oder fertig sagen. Ruft niemand, ist es ein Remis.
page-rules-end-picture = Ein volles Brett
page-rules-variants = Leichter und schwerer
page-rules-variants-text = Wer anfängt, lässt ein, zwei oder drei Merkmale zählen. Wer es schwer mag, zählt auch jeden Block aus vier Feldern.
page-rules-access-text = In der Ausgabe Access, zum Spielen mit den Fingern gemacht, stehen glatt und gerillt für hell und dunkel.
page-rules-access-picture = Glatte und gerillte Figuren
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Zurück zum Tisch
page-error-title = Hier steht nichts
page-error-text = Diese Seite oder Partie gibt es hier nicht. Vielleicht wurde sie gelöscht.
