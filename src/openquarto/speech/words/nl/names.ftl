### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = Nederlands

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = kleur
trait-classic-shape = vorm
trait-classic-height = hoogte
trait-classic-fill = vulling
trait-access-colour = textuur
trait-access-shape = vorm
trait-access-height = grootte
trait-access-fill = vulling

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = licht
side-classic-dark = donker
side-classic-round = rond
side-classic-square = vierkant
side-classic-tall = hoog
side-classic-short = laag
side-classic-solid = massief
side-classic-hollow = hol
side-access-light = glad
side-access-dark = gegroefd
side-access-round = rond
side-access-square = vierkant
side-access-tall = groot
side-access-short = klein
side-access-solid = massief
side-access-hollow = hol

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = LD RV HL MH
code-access = LR RV GK MH

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = gewoon

# A square with nothing on it.
square-empty = vrij

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Anna, Bella, Cesar, David
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = rij { $row }
line-column = kolom { $column }
line-diagonal = diagonaal { $square }
line-block = blok { $square }

## The two players.

seat-first = Eerste
seat-second = Tweede

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = speler { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = jij

## Editions and callings.

edition-classic = klassiek
edition-access = Access
calling-announced = zelf roepen
calling-automatic = automatisch

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Kenmerken die tellen: { $traits }.
variant-lines = Lijnen die tellen: { $lines }.
variant-calling = Quarto: { $calling }.
variant-rows = rijen
variant-columns = kolommen
variant-diagonals = diagonalen
variant-blocks = blokken

## What a false call costs; said after the variant.

false-call-goes-on = Wie verkeerd roept, mag deze keer niet nog eens roepen, en de partij gaat door.
false-call-loses = Wie verkeerd roept, verliest de partij.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = nl-NL-g0.utb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠼⠁, ⠼⠃, ⠼⠉, ⠼⠙
# Its letters with accents, each followed by its cells.
braille-accents = é⠿, è⠮, ë⠫, ï⠻, ö⠪, ü⠳
