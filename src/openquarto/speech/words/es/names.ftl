### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = español

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = color
trait-classic-shape = forma
trait-classic-height = altura
trait-classic-fill = relleno
trait-access-colour = textura
trait-access-shape = forma
trait-access-height = tamaño
trait-access-fill = relleno

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = clara
side-classic-dark = oscura
side-classic-round = redonda
side-classic-square = cuadrada
side-classic-tall = alta
side-classic-short = baja
side-classic-solid = llena
side-classic-hollow = hueca
side-access-light = lisa
side-access-dark = ranurada
side-access-round = redonda
side-access-square = cuadrada
side-access-tall = grande
side-access-short = pequeña
side-access-solid = llena
side-access-hollow = hueca

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = CO RC AB LH
code-access = LR RC GP LH

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = simple

# A square with nothing on it.
square-empty = vacía

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Ana, Bella, César, David
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = fila { $row }
line-column = columna { $column }
line-diagonal = diagonal { $square }
line-block = bloque { $square }

## The two players.

seat-first = Primero
seat-second = Segundo

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = jugador { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = tú

## Editions and callings.

edition-classic = clásica
edition-access = Access
calling-announced = con anuncio
calling-automatic = automático

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Características que cuentan: { $traits }.
variant-lines = Líneas que cuentan: { $lines }.
variant-calling = Quarto: { $calling }.
variant-rows = filas
variant-columns = columnas
variant-diagonals = diagonales
variant-blocks = bloques

## What a false call costs; said after the variant.

false-call-goes-on = Un anuncio falso cuesta la ocasión de anunciar, y la partida sigue.
false-call-loses = Un anuncio falso hace perder la partida.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = es-g1.ctb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠼⠁, ⠼⠃, ⠼⠉, ⠼⠙
# Its letters with accents, each followed by its cells.
braille-accents = á⠷, é⠮, í⠌, ó⠬, ú⠾, ü⠳, ñ⠻
