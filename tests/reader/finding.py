"""Ways of somebody who only hears: on by Tab until it is said, to a square or a piece by digits."""

import re

from tests.reader.asking import heard_after
from tests.reader.phrases import PHRASES
from tests.reader.room import Room

MOST_STOPS = 30


def assert_said(words: str, heard: list[str]) -> None:
    assert words in " ".join(heard), heard


def tab_to(room: Room, wanted: str) -> list[str]:
    """Tab until it is heard, as a pattern; what is said there."""
    said = []
    for _ in range(MOST_STOPS):
        heard = heard_after(room, "Tab")
        said.append(heard)
        if any(re.search(rf"\b{wanted}", text) for text in heard):
            return heard
    raise AssertionError(f"{wanted} is not reached: {said}")


def go_to_square(room: Room, square: str) -> list[str]:
    """To a square of the board that has the focus: one digit for its row, one with Shift for its column."""
    heard = heard_after(room, square[1], f"shift+{'abcd'.index(square[0]) + 1}")
    assert_said(square, heard)
    return heard


def pick(room: Room, piece: str) -> None:
    """Go to a piece of the stock: each digit turns one trait over."""
    phrases = PHRASES[room.language]
    heard_after(room, "s")
    for _ in range(3):
        here = next(filter(None, (phrases.found("PIECE", text) for text in heard_after(room, "o"))), None)
        if here and here[0] == piece:
            return
        if here:
            keys = [
                str(at + 1)
                for at, (one, other) in enumerate(zip(here[0].split(), piece.split(), strict=True))
                if one != other
            ]
            heard_after(room, *keys)
    raise AssertionError(f"{piece} is not reached")


def until_said(room: Room, words: str, key: str, *, patience: float = 15) -> list[str]:
    """What is spoken after a key up to some words, which may need their time, and until it is quiet."""
    ear = room.browser.desk.ear
    ear.forget()
    room.browser.desk.press(key)
    heard = ear.until(lambda told: any(words in text for text in told), patience)
    return [*heard, *ear.quiet(patience=1)]
