"""Our own words in six-dot braille, uncontracted and in small letters: liblouis is not needed for them."""

from functools import cache

from openquarto.speech.catalogue import Catalogue, CatalogueError

# The letters are the same in all our languages; digits and accents stand in each catalogue.
_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
_SIGNS = {" ": "⠀", ":": "⠒", "'": "⠄", ",": "⠂", "-": "⠤"}


def in_cells(text: str, words: Catalogue) -> str:
    """A text of a catalogue, or a square; the full stop at its end is left out."""
    table = _table(words)
    try:
        return "".join(table[letter] for letter in text.lower().rstrip("."))
    except KeyError as unknown:
        raise CatalogueError(f"{words.language}: {unknown} of {text!r} has no braille cell") from None


@cache
def _table(words: Catalogue) -> dict[str, str]:
    digits = dict(zip("1234", words.forms("braille-digits"), strict=True))
    accents = {pair[0]: pair[1:] for pair in words.forms("braille-accents")}
    return {**_LETTERS, **_SIGNS, **digits, **accents}
