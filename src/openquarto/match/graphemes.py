"""What a reader takes for one letter: text in grapheme clusters, close to Unicode's UAX 29, without tables.

Consonants of an Indic script that are written into each other count one by one.
"""

import unicodedata
from collections.abc import Iterator

ZWJ = "\u200d"  # joins the pictures of an emoji, or the letters of an Indic syllable
ZWNJ = "\u200c"  # keeps letters apart that would be joined
_VIRAMA = 9  # the combining class of what joins two consonants of an Indic script
# What belongs to the letter before it although its category does not say so.
_FOLLOWING = frozenset("\u0e33\u0eb3\uff9e\uff9f\u200c\u200d")
_JAMO = (  # Hangul letters: leading, vowel, trailing
    ("L", 0x1100, 0x115F),
    ("L", 0xA960, 0xA97C),
    ("V", 0x1160, 0x11A7),
    ("V", 0xD7B0, 0xD7C6),
    ("T", 0x11A8, 0x11FF),
    ("T", 0xD7CB, 0xD7FB),
)
_AFTER = {  # what may follow in the same Hangul syllable
    "L": ("L", "V", "LV", "LVT"),
    "V": ("V", "T"),
    "LV": ("V", "T"),
    "T": ("T",),
    "LVT": ("T",),
}


def graphemes(text: str) -> list[str]:
    """The text in grapheme clusters: a letter with its marks, an emoji of several pictures, a flag."""
    return list(_clusters(text))


def is_mark(character: str) -> bool:
    """Whether a character changes the one before it: an accent, a vowel sign, a variation selector."""
    return unicodedata.category(character) in ("Mn", "Me", "Mc") or is_skin_tone(character)


def is_skin_tone(character: str) -> bool:
    """Whether a character gives an emoji its skin."""
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def is_pictograph(character: str) -> bool:
    """Whether a character is a picture that can be part of an emoji; other symbols count as such too."""
    return unicodedata.category(character) in ("So", "Sm") and not is_regional(character)


def is_regional(character: str) -> bool:
    """Whether a character is half of a flag."""
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def joins(character: str) -> bool:
    """Whether a character joins two consonants of an Indic script."""
    return unicodedata.combining(character) == _VIRAMA


def _clusters(text: str) -> Iterator[str]:
    cluster = ""
    for character in text:
        if cluster and not _belongs(character, cluster):
            yield cluster
            cluster = ""
        cluster += character
    if cluster:
        yield cluster


def _belongs(character: str, cluster: str) -> bool:
    """Whether a character is part of the cluster before it."""
    if is_mark(character) or character in _FOLLOWING:
        return True
    before = cluster[-1]
    if before == ZWJ and is_pictograph(character):
        return is_pictograph(cluster[0])
    if is_regional(character):
        return len(cluster) == 1 and is_regional(cluster)
    return _is_same_hangul_syllable(before, character)


def _is_same_hangul_syllable(before: str, character: str) -> bool:
    """Whether two Hangul letters stand in one syllable."""
    return _hangul(character) in _AFTER.get(_hangul(before), ())


def _hangul(character: str) -> str:
    code = ord(character)
    if 0xAC00 <= code <= 0xD7A3:  # the composed syllables
        return "LVT" if (code - 0xAC00) % 28 else "LV"
    for kind, first, last in _JAMO:
        if first <= code <= last:
            return kind
    return ""
