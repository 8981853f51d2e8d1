"""The twin's own tests: hand-checked games, every situation met, and the reader's agreement."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from . import records
from .faults import KINDS
from .play import draft
from .reader import read
from .referee import VARIANTS, FaultError, lines, read_variant

SEEDS = 3000
THREE = '[Position "ABC1/4/4/4 D c1'  # first holds D, and a1-d1 shares light and round
FULL = '[Position "ABCD/EFGH/IJKL/MNOP - d4"]\n'  # a4-d4 is live; a1-d1 is an expired quarto
CLASSIC, DRAW = "ABCD/EFGH/IJKL/MNOP - d4 classic", (None, "full board")
EXAMPLE = "1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1#a1-a4 0-1"

CHECKED = [
    (EXAMPLE, ("second", "called", "D3/AO2/JF1G/IM1H - a1 classic")),
    (THREE + '"] d1#a1-d1 1-0', ("first", "called", "ABCD/4/4/4 - d1 classic")),
    (THREE + '"] d1E #a1-d1 0-1', ("second", "missed", "ABCD/4/4/4 E d1 classic")),
    (THREE + '"] d1E a2F #a1-d1?a3G *', (None, "unfinished", "ABCD/E3/F3/4 G a3 classic")),
    (THREE + '"] d1E #a1-a4?a2#a1-a4?F *', (None, "unfinished", "ABCD/E3/4/4 F a2 classic")),
    (THREE + ' auto"] d1 1-0', ("first", "called", "ABCD/4/4/4 - d1 auto")),
    (THREE + ' traits=f"] d1#a1-d1?E *', (None, "unfinished", "ABCD/4/4/4 E d1 traits=f")),
    (THREE + '"][FalseCall "loses"] d1#a1-a4? 0-1', ("second", "false call", "ABCD/4/4/4 - d1 classic")),
    ('[Position "AB2/C3/4/4 D a2 blocks"] b2#a1-b2 1-0', ("first", "called", "AB2/CD2/4/4 - b2 blocks")),
    (FULL + "#a4-d4 1-0", ("first", "called", CLASSIC)),
    (FULL + "= #a4-d4 0-1", ("second", "missed", CLASSIC)),
    (FULL + "#a1-d1?= #a1-a4?= 1/2-1/2", (*DRAW, CLASSIC)),
    (FULL + '[Termination "time"] 0-1', ("second", "time", CLASSIC)),
    (FULL + '[Termination "time"] = 1-0', ("first", "time", CLASSIC)),
    ('[Termination "time"] 0-1', ("second", "time", "4/4/4/4 - - classic")),
    ('[Termination "time"] M b4 1-0', ("first", "time", "4/4/4/1M2 - b4 classic")),
    ("*", (None, "unfinished", "4/4/4/4 - - classic")),
]

TOKENS = "P #L?P #L SP #L?SP S#L?P #L?S#L?P S#L #L?S#L S= #L?S= S#L?= #L?S#L?= = #L?= S #L? S#L?"
FORMS = ("nothing", "S", "#L?", "S#L?", "#L?S", "#L?S#L?", "P", "SP", "S=", "=")
ENDS = (
    "called 1-0",
    "called 0-1",
    "missed 1-0",
    "missed 0-1",
    "false call 1-0",
    "false call 0-1",
    "full board 1/2-1/2",
    "unfinished *",
)
EXPLAINED = (
    "resigned 1-0",
    "resigned 0-1",
    "time 1-0",
    "time 0-1",
    "agreed 1/2-1/2",
    "abandoned 1-0",
    "abandoned 0-1",
)
AUTOMATIC = ("called 1-0", "called 0-1", "full board 1/2-1/2", "unfinished *", *EXPLAINED)
OFTEN = {
    *(f"token {form}" for form in TOKENS.split()),
    *ENDS,
    *EXPLAINED,
    *(f"{end} automatic" for end in AUTOMATIC),
    *(f"last look: {t} call by {who}" for t in ("true", "false") for who in ("placer", "opponent")),
    *(f"start: {p} phase, last {x}" for p in ("give", "place", "full") for x in ("-", "square")),
    *(f"Variant tag {a}, variant inside Position {b}" for a in (0, 1) for b in (0, 1)),
    *(f"numbers {style}" for style in ("right", "wrong", "none")),
    *(f"variation at depth {depth}" for depth in (1, 2, 3)),
    "variation cut short",
    "Position with SetUp",
    "Position without SetUp",
    "expired quarto called",
    "quarto expired",
    "board with expired quartos",
    "cut with 0 placed",
    "cut with 16 placed",
}
SPELLED = {
    "CRLF": r"\r\n",
    "brace": r"\{",
    "rest": r";",
    "percent": r"(?m)^%",
    "glyph": r"\$\d",
    "glued number": r"\d\.[A-Pa-d#=]",
    "bare number": r"\s\d+\s",
    "dots alone": r"\s\.\.\.",
    "escaped quote": r'\\"',
    "escaped backslash": r"\\\\",
    "unknown tag": r"\[X_1",
    "tab": r"\t",
    "Result tag": r"\[Result",
    "two tags in a line": r"\] \[",
    "glued variation": r"\w\(",
    "odd white space in a tag": r"\[ \w",
    "beyond the first plane": "🎲",
    "unusual tag order": r"(?s)\[Position.*\[Variant",
    "blank lines": r"\n\n",
}


def outcome(winner: str | None, reason: str, position: str) -> dict[str, object]:
    return {"winner": winner, "reason": reason, "position": position}


@pytest.mark.parametrize(("text", "expected"), CHECKED)
def test_hand_checked(text: str, expected: tuple[str | None, str, str]) -> None:
    assert read(text) == [outcome(*expected)]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        (THREE + '"]\nd1E  a2F\n#a1-d1a3G *', 3, 1),  # an expired quarto, called without a mark
        (THREE + '"]\nd1E #a1-d1? 0-1', 2, 5),  # a live one, called with a mark
        (EXAMPLE.replace("a2J", "b4J"), 1, 13),
        (EXAMPLE.replace("0-1", "1-0"), 1, 59),
        (EXAMPLE.replace(" 0-1", ""), 1, 50),
    ],
)
def test_hand_checked_faults(text: str, line: int, column: int) -> None:
    assert read(text) == [{"error": {"line": line, "column": column}}]


def test_variants_and_lines() -> None:
    assert len(set(VARIANTS)) == 60
    assert all(str(read_variant(text)) == text for text in VARIANTS)
    assert str(read_variant("auto+traits=cshf+blocks")) == "blocks+auto"
    assert (len(lines(blocks=False)), len(lines(blocks=True))) == (10, 19)
    assert lines(blocks=True)["b2-c3"] == (5, 6, 9, 10)
    assert lines(blocks=False)["a4-d1"] == (12, 9, 6, 3)
    with pytest.raises(FaultError):
        read_variant("traits=sc")


@pytest.mark.long
def test_sound_records_hold_every_situation() -> None:
    """Each situation often enough that no one's absence could hide behind luck."""
    marks, spelled = Counter[str](), Counter[str]()
    for seed in range(SEEDS):
        text, game = records.build(seed, VARIANTS[seed % 60])
        marks.update(game.marks)
        spelled.update(name for name, pattern in SPELLED.items() if re.search(pattern, text))
        if seed % 5 == 0:
            assert read(text) == [game.outcome()], text
    assert {mark: marks[mark] for mark in OFTEN if marks[mark] < 5} == {}
    assert {name: spelled[name] for name in SPELLED if spelled[name] < 20} == {}
    assert any("[" not in records.sound(seed, "classic")[0] for seed in range(100))


@pytest.mark.long
def test_turns_are_cut_short_after_each_part() -> None:
    """After each part of a token, with `*` and with each Termination."""
    marks: set[str] = set()
    announced = [text for text in VARIANTS if not text.endswith("auto")]
    for seed in range(SEEDS):
        marks |= draft(Random(seed), announced[seed % 30]).marks
    reasons = ("unfinished", "resigned", "time", "agreed", "abandoned")
    assert {f"cut after {form}: {why}" for form in FORMS for why in reasons} <= marks


def test_files_read_as_promised() -> None:
    for seed in range(100):
        text, expected = records.file(seed)
        assert len(expected) > 1
        assert read(text) == expected, text


@pytest.mark.parametrize("name", KINDS)
def test_kinds_read_as_promised(name: str) -> None:
    """Two derivations of each place: the generator's, which wrote the text, and the reader's."""
    for seed in range(12):
        text, expected = KINDS[name].make(seed)
        assert read(text) == expected, text
        assert KINDS[name].doubtful or any("error" in game for game in expected)


def test_same_seed_same_text() -> None:
    assert records.sound(7, "blocks+auto") == records.sound(7, "blocks+auto")
    assert records.sound(7, "classic") != records.sound(8, "classic")
    assert records.file(7) == records.file(7)
    assert all(kind.make(7) == kind.make(7) for kind in list(KINDS.values())[::5])
    assert sum(not kind.doubtful for kind in KINDS.values()) >= 30
