### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = Eine Gemeinsamkeit
lesson-one-trait-text = Vier Figuren in einer Reihe, einer Spalte oder einer Diagonale sind ein Quarto, wenn sie etwas gemeinsam haben. Am Anfang zählt nur die Form: rund oder eckig. Setz die vierte Figur.
lesson-pieces = Sechzehn Figuren
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = Es gibt sechzehn Figuren, und keine zwei sind gleich. Vier Merkmale unterscheiden sie: { $traits }. Haben vier Figuren in einer Linie eines davon gemeinsam, ist es ein Quarto.
lesson-give-and-place = Geben und setzen
lesson-give-and-place-text = Dein Gegner wählt die Figur, die du setzt, und du wählst die nächste für deinen Gegner. Jeder Zug hat also zwei Hälften: setzen, dann geben. Denk zweimal nach: Wohin damit, und welche gebe ich her?
lesson-call-and-show = Ansagen und zeigen
lesson-call-and-show-text = Ein Quarto gewinnt nur, wenn du es ansagst und die Linie zeigst. Das geht nach dem Setzen, bevor du die nächste Figur gibst. Ist die Linie kein Quarto, war die Ansage falsch, und das Spiel geht weiter.
lesson-missed = Übersehen
lesson-missed-text = Bildest du ein Quarto und gibst die nächste Figur ohne ein Wort, kann dein Gegner es vor dem Setzen ansagen. Und was dein Gegner übersehen hat, kannst du ansagen. Tut es niemand, ist es verfallen und nichts mehr wert.
lesson-hot = Die heiße Figur
lesson-hot-text = Drei Figuren in einer Linie haben etwas gemeinsam, und das vierte Feld ist leer: Jetzt ist eine passende Figur heiß. Wer sie bekommt, kann sofort gewinnen. Finde die heißen Figuren, bevor du gibst.
lesson-safe = Die sichere Figur
lesson-safe-text = Eine Figur, die keine Linie vollendet, ist sicher. Geh jede Linie mit drei Figuren durch, dann die Figuren, die noch da sind. Nach jedem Setzen schau neu hin.
lesson-pincer = Die Zange
lesson-pincer-text = Eine Linie wartet auf eine runde Figur, eine andere auf eine eckige: Dann ist keine Figur mehr sicher. Das ist eine Zange. Schließ sie nicht, wenn du danach selbst geben musst.
lesson-count = Zählen, dann prüfen
lesson-count-text = Zähl die sicheren Figuren: Ist ihre Anzahl ungerade, gehen sie oft deinem Gegner zuerst aus. Aber jedes Setzen kann die Anzahl ändern. Also zählen, dann prüfen.
lesson-trap = Die Falle und das Remis
lesson-trap-text = Eine Falle ist eine sichere Figur, nach der keine andere mehr sicher ist, wohin sie auch gesetzt wird. Stell eine, wenn du kannst. Gibt es nichts zu gewinnen, halte das Remis.

## The extras.

lesson-blocks = Blöcke
lesson-blocks-text = Mit Blöcken können auch vier Figuren auf zwei mal zwei Feldern ein Quarto sein. Ein Block heißt nach seinem ersten Feld: Block b2 ist b2, c2, b3 und c3. Es gibt neun davon.
lesson-mask = Mit Maske
lesson-mask-text = Mit Maske kennst du das Brett durch Berührung und aus dem Gedächtnis. Du ertastest immer nur eine Stelle: ein Feld, eine Figur im Vorrat, die Figur in der Hand. Beginn rund um das Feld, das zuletzt besetzt wurde.
lesson-clock = Mit Uhr
lesson-clock-text = Im Turnier kann es eine Minute für jeden Zug geben, vom Erhalten einer Figur bis zum Geben der nächsten. Läuft deine Zeit ab, hast du verloren. Such also erst ein Quarto, dann eine sichere Figur.

## The small match at the end. $level is the name of the level.

lesson-match-call = Und jetzt eine Übungspartie gegen { $level }. Geschafft, wenn du ein Quarto ansagst und gewinnst.
lesson-match-hold = Und jetzt eine Übungspartie gegen { $level }. Geschafft, wenn du nicht verlierst.
lesson-match-finish = Und jetzt eine Übungspartie gegen { $level }. Spiel sie zu Ende, egal wer gewinnt.
