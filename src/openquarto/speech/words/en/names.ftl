### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = English

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = colour
trait-classic-shape = shape
trait-classic-height = height
trait-classic-fill = fill
trait-access-colour = texture
trait-access-shape = shape
trait-access-height = size
trait-access-fill = fill

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = light
side-classic-dark = dark
side-classic-round = round
side-classic-square = square
side-classic-tall = tall
side-classic-short = short
side-classic-solid = solid
side-classic-hollow = hollow
side-access-light = smooth
side-access-dark = grooved
side-access-round = round
side-access-square = square
side-access-tall = large
side-access-short = small
side-access-solid = solid
side-access-hollow = hollow

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = LD RS TS SH
code-access = SG RS LS SH

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = plain

# A square with nothing on it.
square-empty = empty

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Anna, Bella, Cesar, David
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = row { $row }
line-column = column { $column }
line-diagonal = diagonal { $square }
line-block = block { $square }

## The two players.

seat-first = First
seat-second = Second

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = player { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = you

## Editions and callings.

edition-classic = classic
edition-access = Access
calling-announced = announced
calling-automatic = automatic

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Traits that count: { $traits }.
variant-lines = Lines that count: { $lines }.
variant-calling = Calling: { $calling }.
variant-rows = rows
variant-columns = columns
variant-diagonals = diagonals
variant-blocks = blocks

## What a false call costs; said after the variant.

false-call-goes-on = After a false call that chance to call is gone, and play goes on.
false-call-loses = A false call loses the game.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = en-ueb-g1.ctb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠼⠁, ⠼⠃, ⠼⠉, ⠼⠙
# Its letters with accents, each followed by its cells.
braille-accents = é⠘⠌⠑
