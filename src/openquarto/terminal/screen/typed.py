"""Letters typed on board or stock: whether they are keys, or words that were meant for the command line."""

import time
from collections.abc import Callable

PAUSE = 0.5  # seconds: letters that follow each other sooner are typed in one go
_LEADING = frozenset("bs")  # keys that only lead to another part
_READING = frozenset("cdhlortvwxz")  # keys that are answered with words
_ACTING = frozenset("eimq")  # keys that do or open something
_SHORTEST = 3  # letters that make a word where a space or Enter would place or give


class TypedRun:
    """The letters that were typed in one go; the first key that shows that they are words tells so."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = 0.0
        self.text = ""

    def is_words(self, key: str, character: str | None) -> bool:
        """Take a key; whether it and the letters before it are words. Keys that are none begin a new run."""
        now = self._now()
        before, self._last = "" if now - self._last > PAUSE else self.text, now
        letter = (character or "").lower()
        if key in ("space", "enter"):
            is_word = len(before) >= _SHORTEST
            self.text = (before + " " if key == "space" else before) if is_word else ""
            return is_word
        if not letter.isalpha() or "+" in key:
            self.text = ""
            return False
        self.text = before + (character or "")
        if letter in _LEADING | _READING:
            return False
        if letter not in _ACTING:
            return True
        # "light" and "square" are words; a key after none, or after one that only led here, is a key.
        is_key = not (set(before.lower()) - _LEADING if letter == "i" else before)
        self.text = "" if is_key else self.text
        return not is_key

    def take(self) -> str:
        """The words, which are then begun anew."""
        text, self.text = self.text, ""
        return text
