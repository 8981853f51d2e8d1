"""Names of players and titles of games: what can be seen and told apart, in any script."""

import unicodedata

from openquarto.match.graphemes import (
    ZWJ,
    ZWNJ,
    graphemes,
    is_mark,
    is_pictograph,
    is_skin_tone,
    joins,
)

MOST_CHARACTERS = 128  # code points; what has fewer graphemes may still be endless
LARGEST_GRAPHEME = 16  # code points: an emoji of four people has eleven
MOST_MARKS = 4  # on one letter: Tibetan and Hebrew need three, and more cover the lines around them
# Letters and symbols that show nothing: fillers of Hangul, the empty Braille cell, the object replacement.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc")
# Marks that show nothing, where they select no variant.
_UNSEEN_MARKS = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
# Control, format, surrogate, private, unassigned; separators of lines. They hide, turn or imitate text.
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))


def normalised(text: str) -> str:
    """A text as it is kept: composed (NFC), with single blanks and none around it."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def breaks_lines(text: str) -> bool:
    """Whether a text has control characters or separators of lines, also those that count as blanks."""
    return any(unicodedata.category(character) in ("Cc", "Zl", "Zp") for character in text)


def length(text: str) -> int:
    """How long a text is for a reader: in grapheme clusters."""
    return len(text) if _is_plain(text) else len(graphemes(text))


def is_readable(text: str, most: int = MOST_CHARACTERS) -> bool:
    """Whether a text of so many code points shows something, and hides nothing."""
    if len(text) > most or not any(map(_is_visible, text)):
        return False
    return _is_plain(text) or _is_clear(text)


def _is_plain(text: str) -> bool:
    """Whether a text has nothing but what ASCII shows: each letter is a cluster."""
    return text.isascii() and text.isprintable()


def _is_clear(text: str) -> bool:
    return all(_may_stand(text, at) for at in range(len(text))) and all(map(_is_legible, graphemes(text)))


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANK


def _may_stand(text: str, at: int) -> bool:
    """Whether a character may stand where it does; joiners only between what they join."""
    character, category = text[at], unicodedata.category(text[at])
    before, after = text[at - 1] if at else "", text[at + 1 : at + 2]
    if character in (ZWJ, ZWNJ):
        return bool(before) and _may_join(character, before, after)
    if category == "Zs":
        return character == " "
    return category not in _HIDDEN and character not in _BLANK and character not in _UNSEEN_MARKS


def _may_join(joiner: str, before: str, after: str) -> bool:
    if joins(before):
        return not after or unicodedata.category(after) == "Lo"
    if not after:
        return False
    if joiner == ZWNJ:  # Persian keeps the parts of a word apart by it
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    is_picture = is_pictograph(before) or is_skin_tone(before) or _is_selector(before)
    return is_picture and is_pictograph(after)


def _is_legible(cluster: str) -> bool:
    """Whether the marks of one letter have a letter to stand on, and are few."""
    marks = [each for each in cluster if is_mark(each) and not joins(each) and not is_skin_tone(each)]
    selectors = [each for each in marks if _is_selector(each)]
    pictures = sum(map(is_pictograph, cluster))
    return (
        (not marks or _is_visible(cluster[0]))
        and len(cluster) <= LARGEST_GRAPHEME
        and len(marks) - len(selectors) <= MOST_MARKS
        and len(selectors) <= max(1, pictures)
    )


def _is_selector(character: str) -> bool:
    """Whether a character chooses how the one before it is drawn."""
    return any(first <= character <= last for first, last in _SELECTORS)
