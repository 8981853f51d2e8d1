"""Checks of what is heard at a table, the same for every browser and language."""

import os
import random
import re
from collections.abc import Iterable

from tests.page.table import FULL
from tests.reader.room import Room, act

# Some way into a game at one screen: four pieces in row 1 and in column a, no quarto, a piece in hand.
MIDDLE = "A a1 P b1 B c1 O d1 C a2 N b2 D a3 M"
# Every key of board and stock that stays there.
KEYS = (
    *("Left", "Right", "Up", "Down", "Home", "End", "ctrl+Home", "ctrl+End", "ctrl+End"),
    *("1", "2", "3", "4", "shift+1", "shift+2", "shift+3", "shift+4"),
    *("r", "c", "d", "x", "v", "z", "h", "o", "w", "t", "l", "comma", "period", "e"),
)
SEED = int(os.environ.get("OPENQUARTO_SEED", "1"))
COMMAND = {"en": "Command", "fr": "Commande"}
GIVE = {"en": "give", "fr": "donner"}
MOST_TURNS = 7  # of the other player in a game
MOST_WORDS = {"empty": 4, "piece": 7, "grid": 18, "turn": 18}
# Where the focus may be, the keys that lead there from the command field, and those that lead back.
PLACES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "board": (("shift+Tab", "shift+Tab", "shift+Tab", "b"), ("i",)),
    "stock": (("shift+Tab", "shift+Tab", "shift+Tab"), ("i",)),
    "button": (("shift+Tab", "shift+Tab"), ("Tab", "Tab")),
    "field": ((), ()),
    "dialog": (("shift+Tab", "shift+Tab", "shift+Tab", "question"), ("Escape", "i")),
}


def count(heard: Iterable[str]) -> int:
    """The words that were spoken."""
    return sum(len(text.split()) for text in heard)


def heard_after(room: Room, *keys: str) -> list[str]:
    """What is spoken after the last of these keys."""
    desk = room.browser.desk
    for key in keys:
        desk.ear.forget()
        desk.press(key)
        heard = desk.ear.quiet()
    return heard


def walk(room: Room, game: str, steps: int, chance: random.Random) -> list[str]:
    """So many arrow steps on the board, by chance; what was not as it should be, in sentences."""
    squares = room.squares(game)
    column, row = 0, 0
    heard_after(room, "b", "1", "shift+1")
    faults = []
    for _ in range(steps):
        key, across, down = chance.choice(
            [("Right", 1, 0), ("Left", -1, 0), ("Down", 0, 1), ("Up", 0, -1)],
        )
        column, row = min(3, max(0, column + across)), min(3, max(0, row + down))
        square = f"{'abcd'[column]}{row + 1}"
        heard = heard_after(room, key)
        expected = f"{square} {squares[square] or room.phrases.empty}"
        most = MOST_WORDS["piece" if squares[square] else "empty"]
        if not heard or heard[0].rstrip(".") != expected or count(heard) > most:
            faults.append(f"{key} to {expected!r}: {heard}")
    return faults


def is_in_focus_mode(room: Room) -> bool:
    """Whether letters reach the page: the answer about the hand comes."""
    return any(re.match(r"Hand|En main|Rien en main", text) for text in heard_after(room, "h"))


def check_steps(room: Room, steps: int) -> None:
    """Arrow steps and the way between the grids: the right words, and few."""
    game = room.sit(MIDDLE, opponent="here")
    faults = walk(room, game, steps, random.Random(SEED))
    assert [] == faults, faults
    for key in ("s", "b"):
        heard = [text for text in heard_after(room, key) if not text.startswith("leaving")]
        assert count(heard) <= MOST_WORDS["grid"], heard
        assert is_in_focus_mode(room)


def check_keys(room: Room, board: tuple[str, ...] = KEYS, stock: tuple[str, ...] = KEYS) -> None:
    """Whatever is pressed on board or stock, something is said, also where a key leads nowhere."""
    room.sit(MIDDLE, opponent="here")
    silent = []
    for grid, keys in (("b", board), ("s", stock)):
        heard_after(room, grid, "ctrl+Home")
        silent += [(grid, key) for key in keys if not heard_after(room, key)]
    for key, back in (("m", "Escape"), ("question", "Escape"), ("q", "Escape"), ("i", "shift+Tab")):
        heard_after(room, "b")
        if not heard_after(room, key):
            silent.append(("b", key))
        heard_after(room, back)
    assert [] == silent, silent


def check_turns(room: Room, turns: int) -> None:
    """The other player's turn is heard at once, in few words, wherever the focus is; and the focus stays."""
    faults = []
    for at in range(turns):
        if at % MOST_TURNS == 0:
            _, other = room.join()
            moves = iter(FULL.split())
            act(other, next(moves))
            heard_after(room, "i")
        place = list(PLACES)[at % len(PLACES)]
        _turn_by_field(room, next(moves), next(moves))
        there, back = PLACES[place]
        if there:
            heard_after(room, *there)
        room.browser.desk.ear.forget()
        square, piece = next(moves), next(moves)
        act(other, f"{square} {piece}")
        heard = _until(room, room.phrases.got)
        found = room.phrases.found(room.phrases.other_placed, " ".join(heard))
        if not found or found[0] != square or count(heard) > MOST_WORDS["turn"]:
            faults.append(f"{place}: {square} {piece} is {heard}")
        if back:
            heard = heard_after(room, *back)
            if not any(COMMAND[room.language] in text for text in heard):
                faults.append(f"{place}: {back} do not lead to the field: {heard}")
    assert [] == faults, faults


def _turn_by_field(room: Room, square: str, piece: str) -> None:
    """Place and give by the command field, which keeps the focus."""
    give = f"{GIVE[room.language]} {piece}"
    for line, answer in ((square, room.phrases.placed), (give, room.phrases.given)):
        room.browser.desk.type(line)
        room.browser.desk.press("Return")
        heard = _until(room, answer)
        assert room.phrases.found(answer, " ".join(heard)), heard


def _until(room: Room, pattern: str) -> list[str]:
    """What is spoken up to a phrase."""
    return room.browser.desk.ear.until(
        lambda told: room.phrases.found(pattern, " ".join(told)) is not None, 10
    )


def check_questions(room: Room, times: int) -> None:
    """The same question twice is answered twice, and `l` tells again what a key has cut off."""
    room.sit(MIDDLE, opponent="here")
    heard_after(room, "b")
    for key in ("h", "w", "l"):
        answers = [" ".join(heard_after(room, key)) for _ in range(times)]
        assert 1 == len(set(answers)), answers
        assert answers[0], key


def check_interruption(room: Room) -> None:
    """A voice that needs its time is cut off by a key; then `l` has the whole text."""
    desk = room.browser.desk
    _, other = room.join()
    moves = iter(FULL.split())
    act(other, next(moves))
    heard_after(room, "i")
    _turn_by_field(room, next(moves), next(moves))
    heard_after(room, *PLACES["board"][0])
    desk.ear.forget()
    with desk.slow_voice(0.03):
        before = len(desk.ear.utterances())
        act(other, f"{next(moves)} {next(moves)}")
        desk.ear.until(bool, 8)
        desk.press("Right")
        desk.ear.quiet()
        told = desk.ear.utterances()[before]
        assert not told.is_whole, told
    assert told.text in " ".join(heard_after(room, "l"))
