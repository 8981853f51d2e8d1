"""Hostile input: whatever is read, only our own errors come out, each with its sentence."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from openquarto.cli.replay import tell
from openquarto.notation import Record, read, write
from openquarto.rules import (
    Line,
    Piece,
    Position,
    QuartoError,
    Seat,
    Setup,
    Square,
    Variant,
    parse_action,
    parse_time_control,
)
from openquarto.speech import Manner, languages, parse
from openquarto.view import View
from tests.twin import records
from tests.twin.referee import VARIANTS

TABLE = View.of(Position.parse("4/1A2/2NG/D2L M d4 classic"), seat=Seat.FIRST)
READERS: dict[str, Callable[[str], object]] = {
    "piece": Piece.parse,
    "square": Square.parse,
    "line": Line.parse,
    "variant": Variant.parse,
    "setup": Setup.parse,
    "position": Position.parse,
    "action": parse_action,
    "time control": parse_time_control,
    "record": Record.parse,
    **{
        f"typed line, {code}": partial(lambda code, text: parse(text, Manner(language=code), TABLE), code)
        for code in languages()
    },
}
SEEDS = (
    "4/4/4/4 - - classic",
    "D3/AO2/JF1G/IM1H - a1 blocks+traits=cs+auto",
    "a1-d1",
    "#b2-c3?",
    "60/turn",
    "450+5",
    "1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1#a1-a4 0-1",
    "give M",
    "dark square tall solid",
    "quarto a1-d1",
)
ALPHABET = 'ABCDEFGHIJKLMNOPabcd01234567 /-+#=?*(){}[];%$"\\.\n\r\tQe9é\u00a0\u202e\ufeff\x00\U0001d7dc'


def mutated(text: str, chance: Random) -> str:
    """A text with some of its characters cut, doubled, moved or replaced."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.randint(0, 6))
        middle = chance.choice(
            ["", text[start:end] * 2, "".join(chance.choices(ALPHABET, k=chance.randint(1, 3)))]
        )
        text = text[:start] + middle + text[end:]
    return text


def survive(chance: Random) -> None:
    """Read one hostile text in every way there is."""
    text = mutated(chance.choice(SEEDS), chance)
    for name, reader in READERS.items():
        try:
            reader(text)
        except QuartoError as error:
            sentence = str(error)
        except Exception as error:
            raise AssertionError((name, text)) from error
        else:
            sentence = "sound"
        assert sentence, (name, text)


def survive_records(chance: Random) -> None:
    """Read a mutated file: games and faults come out, and what is sound is written and read back."""
    text, _ = records.sound(chance.randrange(10**6), chance.choice(VARIANTS))
    text = mutated(text, chance)
    rows = text.count("\n") + 1
    for game in read(text):
        if isinstance(game, Record):
            canonical = write(game)
            again = Record.parse(canonical)
            assert game == again, text
            assert canonical == write(again), text
        else:
            assert game.message, text
            assert 1 <= game.line <= rows, text
            assert game.column >= 1, text
    assert len(list(tell(text))) == len(list(read(text)))


def test_hostile_texts() -> None:
    chance = Random(1)
    for _ in range(1_000):
        survive(chance)


def test_hostile_records() -> None:
    chance = Random(2)
    for _ in range(400):
        survive_records(chance)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_fifty_thousand_hostile_texts(seed: int) -> None:
    chance = Random(1_000 + seed)
    for _ in range(5_000):
        survive(chance)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_thirty_thousand_hostile_records(seed: int) -> None:
    chance = Random(2_000 + seed)
    for _ in range(3_000):
        survive_records(chance)
