### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = Deutsch

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = Farbe
trait-classic-shape = Form
trait-classic-height = Höhe
trait-classic-fill = Füllung
trait-access-colour = Oberfläche
trait-access-shape = Form
trait-access-height = Größe
trait-access-fill = Füllung

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = hell
side-classic-dark = dunkel
side-classic-round = rund
side-classic-square = eckig
side-classic-tall = hoch
side-classic-short = niedrig
side-classic-solid = massiv
side-classic-hollow = hohl
side-access-light = glatt
side-access-dark = gerillt
side-access-round = rund
side-access-square = eckig
side-access-tall = groß
side-access-short = klein
side-access-solid = massiv
side-access-hollow = hohl

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = HD RE HN MH
code-access = LR RE GK MH

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = schlicht

# A square with nothing on it.
square-empty = leer

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Anna, Bella, Cäsar, David
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = Reihe { $row }
line-column = Spalte { $column }
line-diagonal = Diagonale { $square }
line-block = Block { $square }

## The two players.

seat-first = Erster
seat-second = Zweiter

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = Spieler { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = du

## Editions and callings.

edition-classic = klassisch
edition-access = Access
calling-announced = mit Ansage
calling-automatic = automatisch

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Merkmale, die zählen: { $traits }.
variant-lines = Linien, die zählen: { $lines }.
variant-calling = Quarto: { $calling }.
variant-rows = Reihen
variant-columns = Spalten
variant-diagonals = Diagonalen
variant-blocks = Blöcke

## What a false call costs; said after the variant.

false-call-goes-on = Nach einer falschen Ansage darf man diesmal nicht noch einmal rufen, und die Partie geht weiter.
false-call-loses = Wer falsch ansagt, verliert die Partie.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = de-g0.utb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠼⠁, ⠼⠃, ⠼⠉, ⠼⠙
# Its letters with accents, each followed by its cells.
braille-accents = ä⠜, ö⠪, ü⠳, ß⠮
