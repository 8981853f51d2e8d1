### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = português

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = cor
trait-classic-shape = forma
trait-classic-height = altura
trait-classic-fill = interior
trait-access-colour = textura
trait-access-shape = forma
trait-access-height = tamanho
trait-access-fill = interior

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = clara
side-classic-dark = escura
side-classic-round = redonda
side-classic-square = quadrada
side-classic-tall = alta
side-classic-short = baixa
side-classic-solid = cheia
side-classic-hollow = oca
side-access-light = lisa
side-access-dark = ranhurada
side-access-round = redonda
side-access-square = quadrada
side-access-tall = grande
side-access-short = pequena
side-access-solid = cheia
side-access-hollow = oca

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = CE RQ AB CO
code-access = LR RQ GP CO

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = simples

# A square with nothing on it.
square-empty = vazia

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Ana, Bela, César, David
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = linha { $row }
line-column = coluna { $column }
line-diagonal = diagonal { $square }
line-block = bloco { $square }

## The two players.

seat-first = Primeiro
seat-second = Segundo

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = jogador { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = tu

## Editions and callings.

edition-classic = clássica
edition-access = Access
calling-announced = com anúncio
calling-automatic = automático

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Características que contam: { $traits }.
variant-lines = Alinhamentos que contam: { $lines }.
variant-calling = Quarto: { $calling }.
variant-rows = linhas
variant-columns = colunas
variant-diagonals = diagonais
variant-blocks = blocos

## What a false call costs; said after the variant.

false-call-goes-on = Um anúncio falso faz perder essa ocasião de anunciar; a partida continua.
false-call-loses = Um anúncio falso faz perder a partida.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = pt-pt-g1.utb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠼⠁, ⠼⠃, ⠼⠉, ⠼⠙
# Its letters with accents, each followed by its cells.
braille-accents = á⠷, â⠡, ã⠜, à⠫, ç⠯, é⠿, ê⠣, í⠌, ó⠬, ô⠹, õ⠪, ú⠾
