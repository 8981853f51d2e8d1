"""A sitting: whole games by typed lines, wishes, files, clocks, and everything kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.match import Mask, Settings
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.notation import Record
from openquarto.players.roster import NAMES
from openquarto.rules import Give, Line, Outcome, Piece, Place, Reason, Seat, Square, Variant
from openquarto.rules.action import Action, Call
from openquarto.rules.clock import GameClock, TurnClock
from openquarto.rules.outcome import FalseCall
from openquarto.speech import Manner, languages
from openquarto.speech.catalogue import catalogue
from openquarto.speech.command import Act, Save, Wish
from openquarto.terminal.keeper import Keeper, Kept, data_folder, unfinished
from openquarto.terminal.sitting import Sitting
from openquarto.view import View

FIRST, SECOND = Seat.FIRST, Seat.SECOND
ROW = ("give A", "a1", "give B", "b1", "give C", "c1", "give D", "d1")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


class Time:
    """A clock that runs when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def two(settings: Settings | None = None) -> Sitting:
    return Sitting(Arrangement(settings or Settings()))


def said(sitting: Sitting, *lines: str) -> str:
    """Everything that is said when these lines are typed."""
    return "\n".join(sentence for line in lines for sentence in sitting.hear(line))


class Script:
    """A player that plays a list."""

    def __init__(self, *actions: Action) -> None:
        self._actions: Iterator[Action] = iter(actions)

    def choose(self, _view: View) -> Action:
        return next(self._actions)


def against(*actions: Action, me: Seat = FIRST) -> Sitting:
    """A sitting against a computer that plays these actions."""
    sitting = Sitting(Arrangement.against("random", Settings(), me=me))
    sitting._players = {me.other: Script(*actions)}
    return sitting


# Games


@pytest.mark.parametrize(
    ("lines", "outcome", "sentence"),
    [
        ((*ROW, "quarto row 1"), Outcome(Reason.CALLED, FIRST), "Common: light, round.\nFirst wins."),
        ((*ROW, "give E", "quarto row 1"), Outcome(Reason.MISSED, SECOND), "Missed: row 1 after turn 4."),
        ((*ROW, "quarto", "row 1"), Outcome(Reason.CALLED, FIRST), "Which line?"),
        ((*ROW, "quarto column d", "quarto row 1"), None, "You have called already."),
        ((*ROW, "give E", "a2", "quarto row 1"), None, "Not a quarto."),
        (("give A", "resign", "yes"), Outcome(Reason.RESIGNED, FIRST), "Second resigns.\nFirst wins."),
        (("give A", "resign", "no"), None, "Cancelled."),
        (("give A", "draw", "yes"), Outcome(Reason.AGREED, None), "Second offers a draw.\nYes or no?"),
        (("give A", "draw", "no"), None, "First declines the draw."),
    ],
)
def test_games_by_typed_lines(lines: tuple[str, ...], outcome: Outcome | None, sentence: str) -> None:
    sitting = two()
    assert sentence in said(sitting, *lines)
    assert outcome == sitting.match.outcome


def test_a_false_call_may_lose() -> None:
    sitting = two(Settings(false_call=FalseCall.LOSES))
    assert "A false call loses the game." in sitting.begin()
    assert "Second loses by the false call." in said(sitting, "give A", "a1", "quarto row 1")


def test_the_last_look_comes_on_every_full_board() -> None:
    sitting = two(Settings(variant=Variant.parse("traits=c")))
    pieces, squares = "AIBJCKDLEMFNGOHP", [f"{c}{r}" for r in "1234" for c in "abcd"]
    for piece, square in zip(pieces, squares, strict=True):
        said(sitting, f"give {piece}", square)
    assert sitting.prompt.endswith("look?")
    assert "done" in said(sitting, "help")
    said(sitting, "done")
    assert "Draw." in said(sitting, "done")
    assert sitting.prompt == "new?"


def test_automatic_calling_needs_no_call() -> None:
    sitting = two(Settings(variant=Variant.parse("auto")))
    assert "Quarto: row 1. Common: light, round." in said(sitting, *ROW)
    assert Outcome(Reason.CALLED, FIRST) == sitting.match.outcome


# The computer


def test_the_computer_plays_its_whole_turn_at_once() -> None:
    sitting = against(Place(Square.b2), Give(Piece.P))
    said(sitting, "give A")
    assert sitting.is_thinking
    told = ("The computer: b2, light round tall solid.", "You get dark square short hollow.")
    assert told == sitting.think()
    assert not sitting.is_thinking


def test_the_computer_takes_a_missed_quarto() -> None:
    row = Line.parse("a1-d1")
    sitting = against(
        *(Place(Square.a1), Give(Piece.B), Place(Square.c1), Give(Piece.D), Call(row)),
    )
    for lines in (["give A"], ["b1", "give C"], ["d1", "give E"]):
        said(sitting, *lines)
        told = sitting.think()
    assert ("The computer calls Quarto: row 1.", "Common: light, round.", "The computer wins.") == told[:3]


def test_taking_back_from_the_computer_goes_back_to_my_own_move() -> None:
    sitting = against(Place(Square.b2), Give(Piece.P), Place(Square.c3), Give(Piece.O))
    said(sitting, "give A")
    sitting.think()
    said(sitting, "a1", "give B")
    sitting.think()
    assert "Taken back.\nGive a piece." == said(sitting, "back")
    assert (Square.a1, None) == (sitting.match.whole_view().last, sitting.match.whole_view().hand)
    assert "Taken back." == said(sitting, "undo")
    assert (Square.b2, Piece.P) == (sitting.match.whole_view().last, sitting.match.whole_view().hand)
    assert "Taken back.\nGive a piece." == said(sitting, "back")
    assert () == sitting.match.game.actions
    assert "Nothing to take back." == said(sitting, "back")


def test_the_computer_plays_on_when_a_draw_is_offered() -> None:
    sitting = against()
    assert "Draw offered.\nThe computer declines the draw." == said(sitting, "draw")


def test_what_is_typed_in_the_computers_turn_is_refused() -> None:
    sitting = against(me=SECOND)
    assert "Not your turn." in said(sitting, "give A")
    assert "It is the opponent's turn." in said(sitting, "help")


@pytest.mark.parametrize("opponent", NAMES)
def test_whole_games_against_the_real_ones(opponent: str) -> None:
    sitting = Sitting(Arrangement.against(opponent, Settings(), me=SECOND))
    for _ in range(200):
        if sitting.match.outcome:
            break
        if sitting.is_thinking:
            sitting.think()
        else:
            action = next(
                each
                for each in sitting.match.whole_view(sitting.match.to_act).permitted
                if not isinstance(each, Call)
            )
            sitting.match.act(SECOND, action)
    assert sitting.match.outcome


# Wishes that two people have to agree on


def test_two_people_agree_to_take_back() -> None:
    sitting = two()
    assert "First asks to take back.\nYes or no?" in said(sitting, "give A", "a1", "give B", "back")
    assert "Taken back." in said(sitting, "yes")
    assert sitting.match.whole_view().hand is None
    assert "There is no question to answer." == said(sitting, "yes")


def test_a_game_that_counts_takes_nothing_back() -> None:
    assert "No take back: this table counts." in said(two(Settings(counts=True)), "give A", "back")


def test_a_question_is_forgotten_when_something_else_is_typed() -> None:
    sitting = two()
    said(sitting, "give A", "resign", "board")
    assert "There is no question to answer." == said(sitting, "yes")
    assert sitting.match.outcome is None


def test_new_asks_first_and_lets_the_other_give_first() -> None:
    sitting = Sitting(Arrangement(Settings(first="Ada", second="Bo", first_clock=TurnClock(60))))
    said(sitting, "give A")
    first_file = sitting.keeper.path
    assert "End this game" in said(sitting, "new")
    assert "New game.\nPlayer Bo gives now." == said(sitting, "yes")
    assert (None, TurnClock(60)) == (
        sitting.arrangement.settings.first_clock,
        sitting.match.settings.second_clock,
    )
    said(sitting, "give A")
    assert first_file != sitting.keeper.path


def test_repeat_says_it_again() -> None:
    sitting = two()
    assert "There is nothing to repeat." == said(sitting, "repeat")
    once = said(sitting, "give A")
    assert once == said(sitting, "repeat") == said(sitting, "again")


def test_language_and_manner_change_at_once() -> None:
    sitting = two()
    assert "Langue\u00a0: Français." == said(sitting, "language fr")
    assert "First" not in sitting.prompt
    said(sitting, "langue english", "pieces letters", "squares nato")
    assert "First gives D R T H.\nSecond: Bravo 2, D R T H." == said(sitting, "drth", "bravo 2")


@pytest.mark.parametrize("language", languages())
def test_every_language_plays(language: str) -> None:
    sitting = Sitting(Arrangement(), Manner(language=language))
    greeting = sitting.begin()
    assert "Gigamic" in " ".join(greeting)
    before = len(sitting.events)
    said(sitting, "b2", "give A", "b2", "give B")
    assert 3 == len(sitting.events) - before


# What is kept


def kept() -> Kept:
    found = unfinished()
    assert found
    return found


def test_every_action_is_kept_and_the_game_goes_on_from_there() -> None:
    time = Time()
    settings = Settings(first="Ada", first_clock=TurnClock(60), second_clock=GameClock(450, 5))
    arrangement = Arrangement.against("random", settings, me=FIRST)
    sitting = Sitting(arrangement, now=time)
    said(sitting, "give A")
    sitting.think()
    time.seconds += 7
    actions = len(kept().record.actions)
    assert actions == len(sitting.match.game.actions)
    said(
        sitting,
        f"{next(square for square in ['a1', 'b2'] if square != str(sitting.match.whole_view().last))}",
    )
    assert actions + 1 == len(kept().record.actions)
    time.seconds += 500  # the machine was switched off
    again = Sitting(now=time)
    assert f"Resuming your game of {kept().name}." == again.resume(kept())[0]
    assert sitting.match.game == again.match.game
    assert arrangement == again.arrangement
    assert 53.0 == again.clocks[FIRST]
    assert again.keeper.path == sitting.keeper.path


def test_a_game_that_is_over_is_not_offered() -> None:
    sitting = two()
    assert unfinished() is None
    said(sitting, "give A")
    assert kept().name
    said(sitting, "resign", "yes")
    assert unfinished() is None


def test_files_that_are_no_games_are_passed_over(data: Path) -> None:
    said(two(), "give A")
    (data_folder() / "broken.qgn").write_bytes(b"\xff\x00 nonsense")
    assert kept().record.actions


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "file").write_text("")
    monkeypatch.setenv("OPENQUARTO_DATA", str(data / "file"))
    sitting = two()
    assert "cannot be written" in said(sitting, "give A")
    assert "cannot be written" not in said(sitting, "a1")
    assert 2 == len(sitting.match.game.actions)


@pytest.mark.parametrize("language", languages())
def test_a_game_that_cannot_be_kept_is_never_said_to_be(data: Path, language: str) -> None:
    (data / "games").write_text("no folder")
    words = catalogue(language)
    sitting = Sitting(Arrangement(Settings()), Manner(language=language))
    folder = {"file": str(data / "games")}
    assert words.say("game-not-kept", **folder) == sitting.obey(Act(Give(Piece.A)))[-1]
    assert (words.say("game-not-kept", **folder),) == sitting.obey(Save())
    assert (words.say("goodbye-not-kept", **folder),) == sitting.obey(Wish.QUIT)
    assert words.say("goodbye-kept") != words.say("goodbye-not-kept", **folder)


def test_a_game_that_is_kept_in_the_end_is_said_to_be(data: Path) -> None:
    (data / "games").write_text("no folder")
    sitting = two()
    said(sitting, "give A")
    (data / "games").unlink()
    assert "Goodbye. Your game is kept. Start again to go on." in said(sitting, "a1", "quit")
    assert 2 == len(Record.parse(next((data / "games").glob("*.qgn")).read_text()).actions)


def test_a_touch_tells_too_that_the_game_cannot_be_kept(data: Path) -> None:
    (data / "games").write_text("no folder")
    sitting = two(Settings(mask=Mask()))
    assert "This game is not kept" in said(sitting, "touch 5")


def test_two_games_that_begin_in_one_second_have_two_files() -> None:
    keepers = [Keeper(), Keeper()]
    for keeper in keepers:
        keeper.keep(Record.parse("A *"))
    assert keepers[0].path != keepers[1].path


# Files by name


def test_save_and_load(data: Path) -> None:
    file = data / "my game.qgn"
    sitting = two()
    assert f"Saved as {file}." in said(sitting, "give A", "b2", f"save {file}")
    assert "is there already" in said(sitting, "give B", f"save {file}")
    assert "Cancelled." == said(sitting, "no")
    other = two()
    told = said(other, f'load "{file}"')
    assert f"Loaded {file}." in told
    assert "Second: b2, light round tall solid." in told
    assert (Give(Piece.A), Place(Square.b2)) == other.match.game.actions
    assert "Saved as" in said(sitting, f"save {file}", "yes")
    assert 3 == len(Record.parse(file.read_text()).actions)


def test_a_game_that_has_begun_is_not_left_unasked(data: Path) -> None:
    file = data / "game.qgn"
    file.write_text("P b2 *\n")
    sitting = two()
    assert "Loaded" in said(sitting, f"load {file}")  # nothing had begun
    sitting = two()
    said(sitting, "give A")
    assert f"Leave this game and go on with {file}? Yes or no?" == said(sitting, f"load {file}")
    assert "Cancelled." == said(sitting, "no")
    assert ["A"] == [str(action) for action in sitting.match.game.actions]
    assert "Loaded" in said(sitting, f"load {file}", "yes")
    assert ["P", "b2"] == [str(action) for action in sitting.match.game.actions]


def test_nobody_is_asked_to_resign_a_game_that_is_over() -> None:
    sitting = two()
    said(sitting, *ROW, "quarto row 1")
    assert "The game is over. Say new for another one." == said(sitting, "resign")
    assert not sitting.is_asking


def test_help_offers_a_call_only_where_one_may_be_made() -> None:
    sitting = two()
    assert "You may call" not in said(sitting, "help", "give A", "help")
    assert "You may call before you give: quarto row 2." in said(sitting, "a1", "help")
    assert "You may call" not in said(sitting, "quarto row 1", "help")
    assert "You may call before you place: quarto row 2." in said(sitting, "give B", "help")


def test_a_strangers_record_is_gone_on_with(data: Path) -> None:
    file = data / "games.qgn"
    file.write_text('[First "Ada"] A b2B 1/2-1/2\n[Termination "agreed"] A b2B 1/2-1/2\n\nA b2B a1 *\n')
    sitting = Sitting(Arrangement.against("random", Settings(), me=FIRST))
    told = said(sitting, f"load {file}")
    assert "holds 3 games. This is number 3." in told
    assert "Your turn: give." in told
    assert FIRST is sitting.arrangement.me
    assert PERSON != sitting.arrangement.sitters[SECOND]


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("missing.qgn", None, "There is no file"),
        ("bytes.qgn", b"\xff\xfe\xff", "is no text"),
        ("empty.qgn", b"", "There is no game in"),
        ("faulty.qgn", b"A b9B *", "is no sound record. Line 1, column 3:"),
        (".", None, "cannot be read"),
        ("~nobody-here/x.qgn", None, "There is no file"),
        ("nul\0.qgn", None, "cannot be read"),
    ],
)
def test_files_that_cannot_be_used(data: Path, name: str, content: bytes | None, sentence: str) -> None:
    path = data / name
    if content is not None:
        path.write_bytes(content)
    sitting = two()
    said(sitting, "give A")
    assert sentence in said(sitting, f"load {name if name.startswith('~') else path}")
    assert (Give(Piece.A),) == sitting.match.game.actions


def test_a_file_that_cannot_be_written(data: Path) -> None:
    assert "cannot be written" in said(two(), f"save {data / 'no' / 'folder.qgn'}")


# Clocks


def test_the_clock_warns_once_and_falls() -> None:
    time = Time()
    sitting = Sitting(Arrangement(Settings(first_clock=TurnClock(60), second_clock=TurnClock(60))), now=time)
    assert "Clock: 1 minute a turn." in sitting.begin()
    assert 50.0 == sitting.seconds_to_tick
    time.seconds += 50
    assert ("First: 10 seconds left.",) == sitting.tick()
    assert (10.0, ()) == (sitting.seconds_to_tick, sitting.tick())
    said(sitting, "give A")
    assert 50.0 == sitting.seconds_to_tick
    time.seconds += 61
    assert ("Time is over for Second.", "First wins.") == sitting.tick()
    assert "The game is over." == said(sitting, "b2")
    assert sitting.seconds_to_tick is None


def test_nobody_pays_for_the_time_before_the_game_begins() -> None:
    time = Time()
    sitting = Sitting(Arrangement(Settings(first_clock=TurnClock(60))), now=time)
    time.seconds += 100  # somebody was asked whether to go on with another game
    sitting.begin()
    assert 60.0 == sitting.clocks[FIRST]


def test_a_move_after_the_flag_is_answered_with_the_flag() -> None:
    time = Time()
    sitting = Sitting(Arrangement(Settings(first_clock=TurnClock(5), second_clock=TurnClock(5))), now=time)
    time.seconds += 5
    assert "Time is over for First.\nSecond wins.\nThe game is over." == said(sitting, "give A")


def test_only_my_own_clock_warns_me() -> None:
    time = Time()
    clock = TurnClock(60)
    sitting = Sitting(
        Arrangement.against("random", Settings(first_clock=clock, second_clock=clock), me=SECOND), now=time
    )
    time.seconds += 51
    assert () == sitting.tick()
    assert sitting.think()
    time.seconds += 50.5
    assert ("10 seconds left.",) == sitting.tick()
