"""Mask play at a terminal: on honour line by line, wiped on the full screen; and a whole game by ear."""

import re
from pathlib import Path

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.match.mask import Mask
from openquarto.match.settings import Settings
from openquarto.match.touching import PAUSE
from openquarto.rules import PIECES, Line, Piece, Square, TurnClock
from openquarto.rules.seat import Seat
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Manner
from openquarto.speech.name import piece_name
from openquarto.terminal.session import TerminalSession
from openquarto.view.touch import Spot
from tests.server.room.test_mask import told_sides
from tests.terminal.stage import Player, Time, run, stage
from tests.terminal.test_plain import kept_games, piped

NAMES = {piece_name(piece, Manner()): piece for piece in PIECES}


def sat(
    mask: Mask | None = None, *, manner: Manner | None = None, watch: Time | None = None
) -> TerminalSession:
    arrangement = Arrangement(Settings(mask=mask or Mask()))
    return TerminalSession(arrangement, manner, now=watch) if watch else TerminalSession(arrangement, manner)


# Line by line


def test_a_plain_terminal_says_first_that_it_keeps_what_is_said_and_the_record_notes_it(
    tmp_path: Path,
) -> None:
    printed = piped(
        tmp_path, "touch 3, give 3, hand, b2, resign, yes, quit", "--mask", "me", "--mask-touches", "4"
    )
    lines = printed.splitlines()
    honour = lines.index("What was said stays above on the screen. You are on your honour.")
    assert honour < next(at for at, line in enumerate(lines) if told_sides(line))
    (record,) = kept_games(tmp_path)
    assert "4 touches a turn, on honour" == record.tags["MaskOptions"]
    assert ("both", True) == (record.tags["Mask"], record.tags["Touches"].startswith("first@1 3="))


def test_a_kept_masked_game_goes_on_under_its_mask(tmp_path: Path) -> None:
    piped(tmp_path, "give 3, quit", "--mask", "both")
    tags = kept_games(tmp_path)[0].tags
    printed = piped(tmp_path, "touch 3, hand, quit", "--resume")
    assert "stock 3 empty." in printed
    given = Piece[str(kept_games(tmp_path)[0].actions[0])]
    assert tags["Places"][2] == given.name
    assert f"Hand: {piece_name(given, Manner())}." in printed


@pytest.mark.parametrize("language", languages())
def test_nothing_is_said_of_a_piece_before_a_touch(language: str) -> None:
    manner = Manner(language=language)
    session = sat(manner=manner)
    words = manner.words.first
    asked = ("board", "stock", "last", "repeat", "turn", "time", "variant", "call", "help", "lens", "save")
    lines = [f"{words('give')} 5", "b2", *map(words, asked), "=", f"{words('row')} 2", "quatsch"]
    said = [*session.begin()]
    for line in lines:
        said += session.hear(line)
        assert 0.0 == session.answers_after
    assert set() == {side for sentence in said for side in told_sides(sentence)}
    assert session.hear(lines[0])  # that place is empty now: to find that was a touch
    assert (PAUSE, True) == (session.answers_after, session.is_fleeting)


def test_a_whole_masked_game_by_who_only_hears() -> None:
    """Two at one keyboard who know only what is said: they feel, remember, and call."""
    watch = Time()
    session = sat(watch=watch)
    board: dict[Square, Piece] = {}
    free, places = [*Square], [*range(1, 17)]

    def feel(spot: str) -> Piece | None:
        watch.now += 0.5
        (said,) = session.hear(f"touch {spot}")
        return next((piece for name, piece in NAMES.items() if said.endswith(f"{name}.")), None)

    def called() -> bool:
        for line in Line:
            pieces = [board[square] for square in line.squares if square in board]
            is_whole = len(pieces) == 4 and line in session.view.variant.lines
            if is_whole and set.intersection(*({*piece.sides} for piece in pieces)):
                said = session.hear(f"quarto {line.value.replace('-', ' ')}")
                return "Not a quarto." not in said
        return False

    assert ("First gives a piece.",) == session.hear(f"give {places.pop()}")
    while not session.match.outcome:
        hand = feel("hand")
        assert hand
        square = free.pop()
        board[square] = hand
        assert re.fullmatch(rf"\w+: {square}\.", session.hear(square.name)[0])
        assert hand is feel(square.name)
        if called():
            break
        if places:
            session.hear(f"give {places.pop()}")
        else:  # a full board without a quarto: both close their last look
            session.hear("done")
            session.hear("done")
    assert session.match.outcome
    assert session.hear("board")[0].startswith(("a", "b", "c", "d"))


def test_per_seat_clocks_warn_and_fall_under_masks() -> None:
    watch = Time()
    settings = Settings(mask=Mask(), first_clock=TurnClock(60), second_clock=TurnClock(90))
    session = TerminalSession(Arrangement(settings), now=watch)
    session.begin()
    assert {Seat.FIRST: 60.0, Seat.SECOND: 90.0} == session.clocks
    watch.now = 50.0
    assert ("First: 10 seconds left.",) == session.tick()
    session.hear("give 1")
    assert 90.0 == session.clocks[Seat.SECOND]
    watch.now += 80.0
    assert ("Second: 10 seconds left.",) == session.tick()
    watch.now += 10.0
    said = session.tick()
    assert "Second is out of time." == said[0]
    assert any(sentence.startswith("Touches: ") for sentence in said)


# On the full screen


def felt_on(player: Player) -> Spot | None:
    felt = player.app.table.board.felt
    return felt.spot if felt else None


def shown(player: Player) -> set[str]:
    return told_sides(player.text)


def test_the_full_screen_shows_one_touch_and_wipes_it() -> None:
    async def play() -> None:
        async with stage(sat()) as player:
            await player.press("s", "right", "enter")  # give place 2
            await player.press("b", "down", "right", "enter")  # place on b2
            assert set() == shown(player)
            assert "Second: b2." == player.said
            await player.press("space")
            assert "Second: b2." == player.said  # the answer takes its time
            await player.wait(lambda: player.said.startswith("b2 "))
            assert 4 == len(shown(player) | ({"square"} if "square" in player.said else set()))
            assert Square.b2 is felt_on(player)
            await player.press("space")
            await player.wait(lambda: not player.said)
            assert None is felt_on(player)
            assert set() == shown(player)

    run(play())


def test_readings_are_refused_on_the_full_screen_too() -> None:
    async def play() -> None:
        async with stage(sat()) as player:
            for key in "rcdxvzl":
                await player.press(key)
                assert player.said.startswith("Not with a mask on."), key
            await player.press("o")
            assert "A1" == player.said
            await player.press("s", "1")
            assert player.said.startswith("Not with a mask on.")
            await player.press("o")
            assert "Stock 1" == player.said
            await player.press("h")
            await player.wait(lambda: player.said == "Hand empty.")
            await player.press("s", "enter", "b", "enter", "q")
            assert 10 == len(player.answers)

    run(play())
