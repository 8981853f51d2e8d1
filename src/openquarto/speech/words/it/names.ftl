### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = italiano

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = colore
trait-classic-shape = forma
trait-classic-height = altezza
trait-classic-fill = interno
trait-access-colour = superficie
trait-access-shape = forma
trait-access-height = grandezza
trait-access-fill = interno

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = chiara
side-classic-dark = scura
side-classic-round = tonda
side-classic-square = quadrata
side-classic-tall = alta
side-classic-short = bassa
side-classic-solid = piena
side-classic-hollow = forata
side-access-light = liscia
side-access-dark = rigata
side-access-round = tonda
side-access-square = quadrata
side-access-tall = grande
side-access-short = piccola
side-access-solid = piena
side-access-hollow = forata

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = CS TQ AB PF
code-access = LR TQ GP PF

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = semplice

# A square with nothing on it.
square-empty = vuota

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Anna, Bella, Cesare, Davide
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = riga { $row }
line-column = colonna { $column }
line-diagonal = diagonale { $square }
line-block = blocco { $square }

## The two players.

seat-first = Primo
seat-second = Secondo

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = giocatore { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = tu

## Editions and callings.

edition-classic = classica
edition-access = Access
calling-announced = con annuncio
calling-automatic = automatico

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Caratteristiche che contano: { $traits }.
variant-lines = Linee che contano: { $lines }.
variant-calling = Quarto: { $calling }.
variant-rows = righe
variant-columns = colonne
variant-diagonals = diagonali
variant-blocks = blocchi

## What a false call costs; said after the variant.

false-call-goes-on = Un annuncio falso fa perdere quell'occasione di annunciare; la partita continua.
false-call-loses = Un annuncio falso fa perdere la partita.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = it-it-comp6.utb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠼⠁, ⠼⠃, ⠼⠉, ⠼⠙
# Its letters with accents, each followed by its cells.
braille-accents = à⠷, è⠮, é⠿, ì⠌, ò⠬, ù⠾
