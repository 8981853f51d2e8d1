### Names: languages, traits, sides, pieces, squares, lines, seats, phases, variants, editions.
### They are said alone or inside other sentences; no capital unless the language always writes one.

# The language, in its own words, as in the list of languages.
language-name = français

# What stands between the parts of a list: "round, tall". The quotes keep the space.
list-separator = { ", " }

# The same through the lens, where each part is one word: "dark light empty dark". A pause here would take time.
lens-separator = { " " }

## The traits. In the Access edition texture stands in for colour, and size for height.

trait-classic-colour = couleur
trait-classic-shape = forme
trait-classic-height = hauteur
trait-classic-fill = remplissage
trait-access-colour = texture
trait-access-shape = forme
trait-access-height = taille
trait-access-fill = remplissage

## The sides of the traits, as adjectives of "piece" (feminine singular where the language inflects).
## The two words of a trait must sound different; all eight of an edition must be different words.

side-classic-light = claire
side-classic-dark = foncée
side-classic-round = ronde
side-classic-square = carrée
side-classic-tall = haute
side-classic-short = basse
side-classic-solid = pleine
side-classic-hollow = creuse
side-access-light = lisse
side-access-dark = rainurée
side-access-round = ronde
side-access-square = carrée
side-access-tall = grande
side-access-short = petite
side-access-solid = pleine
side-access-hollow = creuse

# The four-letter code of a piece: the two letters of each trait in the order of the traits, then of the sides:
# light dark, round square, tall short, solid hollow. One letter each; the two of a trait must differ.
code-classic = CF RC HB PC
code-access = LR RC GP PC

# A piece in words. $colour, $shape, $height, $fill: the words above.
piece-words = { $colour } { $shape } { $height } { $fill }

# The piece without any marked side (light round tall solid), when only the marked sides are said.
piece-plain = simple

# A square with nothing on it.
square-empty = vide

# The columns a, b, c, d as names that are easy to tell apart by ear, and as NATO spelling words.
columns-names = Anna, Bella, César, David
columns-nato = Alfa, Bravo, Charlie, Delta

## Lines. $row is a digit, $column a letter or a name, $square a square such as b2 or "Bella 2".

line-row = ligne { $row }
line-column = colonne { $column }
line-diagonal = diagonale { $square }
line-block = bloc { $square }

## The two players.

seat-first = Premier
seat-second = Second

# A player with a chosen name ($name) is always announced with the word for player, so that a name such as
# "You win" cannot imitate an announcement. CAPITAL(…) makes the first letter of a sentence a capital.
player = joueur { $name }

# The hearer, at the head of a fact: "You: 42 seconds."
you = vous

## Editions and callings.

edition-classic = classique
edition-access = Access
calling-announced = à annoncer
calling-automatic = automatique

## The variant: one fact each. $traits and $lines are lists, $calling one of the two words above.

variant-traits = Caractères qui comptent : { $traits }.
variant-lines = Alignements qui comptent : { $lines }.
variant-calling = Quarto : { $calling }.
variant-rows = lignes
variant-columns = colonnes
variant-diagonals = diagonales
variant-blocks = blocs

## What a false call costs; said after the variant.

false-call-goes-on = Une fausse annonce coûte l'occasion d'annoncer ; la partie continue.
false-call-loses = Une fausse annonce fait perdre la partie.

## Braille.

# The liblouis table of uncontracted six-dot braille in this language: a file's name.
braille-table = fr-bfu-comp6.utb
# The digits 1 to 4 in its cells, each with its number sign.
braille-digits = ⠠⠡, ⠠⠣, ⠠⠩, ⠠⠹
# Its letters with accents, each followed by its cells.
braille-accents = à⠷, â⠡, ç⠯, é⠿, è⠮, ê⠣, ë⠫, î⠩, ï⠻, ô⠹, ù⠾, û⠱, ü⠳
