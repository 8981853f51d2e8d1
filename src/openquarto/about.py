"""Who we are: the product's name, its version and the notice that goes with it, each said once."""

NAME = "OpenQuarto"
COMMAND = "openquarto"
VERSION = "0.1.0"
NOTICE = (
    "Quarto® is a trademark of Gigamic; game by Blaise Muller. "
    "Independent project, neither made nor endorsed by them."
)
