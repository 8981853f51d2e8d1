"""Wrong types at every public function are refused at once, with what was expected and what came."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import openquarto
from openquarto import notation, view
from openquarto.drawing.board import draw
from openquarto.drawing.text import text
from openquarto.kernel import Solver
from openquarto.match import Mask, Match, Settings, play
from openquarto.notation import Comment, Glyph, Record, Turn, Variation, read, write, write_all
from openquarto.players import RandomPlayer
from openquarto.rules import (
    START,
    Call,
    Fault,
    Game,
    GameClock,
    Give,
    Line,
    Outcome,
    Piece,
    Place,
    Position,
    Reason,
    Seat,
    Setup,
    Square,
    Symmetry,
    TurnClock,
    Value,
    Variant,
    board_symmetries,
    parse_action,
    parse_time_control,
    parse_time_controls,
    symmetries,
)
from openquarto.view import Shown, View
from openquarto.view.masked import MaskedView
from openquarto.view.touch import StockPlace, parse_spot


class Broken:
    """A value that cannot even be shown."""

    def __repr__(self) -> str:
        raise AttributeError("no name")


WRONG: dict[str, object] = {
    "None": None,
    "text": "A",
    "number": 7,
    "fraction": 1.5,
    "list": [],
    "bytes": b"A",
    "class": Piece,
    "broken": Broken(),
}
GAME = Record.parse("1. A a1B *").game
RECORD = Record.of(GAME)
SOUND = View.of(START)
SEEN: dict[str, Any] = {name: getattr(SOUND, name) for name in View.__dataclass_fields__}
MASKED: dict[str, Any] = {name: SEEN[name] for name in MaskedView.__dataclass_fields__}


def fields(build: Callable[..., object], sound: dict[str, Any], **right: str) -> list["Argument"]:
    """An argument for each field of something that is built by name; `right` names what a field takes."""

    def field(name: str) -> Callable[[Any], object]:
        return lambda wrong: build(**{**sound, name: wrong})

    return [Argument(f"{build.__name__}({name})", field(name), taken) for name, taken in right.items()]


def keyed(wrong: object, value: object = Piece.A) -> dict[Any, Any]:
    """Something by a key of a wrong type; a list cannot be a key at all."""
    return {tuple(wrong) if isinstance(wrong, list) else wrong: value}


@dataclass(frozen=True)
class Argument:
    """One argument of a public function, and which of the values above it rightly takes."""

    name: str
    give: Callable[[Any], object]
    takes: str = ""


ARGUMENTS = [
    Argument("Position.play", START.play),
    Argument("Game.play", Game().play),
    Argument("Game.end", Game().end),
    Argument("Give", Give),
    Argument("Place", Place),
    Argument("Call", Call),
    Argument("Piece.parse", Piece.parse, "text"),
    Argument("Piece.of", Piece.of),
    Argument("Piece.side", Piece.A.side),
    Argument("Square.parse", Square.parse),
    Argument("Line.parse", Line.parse),
    Argument("Variant.parse", Variant.parse),
    Argument("Position.parse", Position.parse),
    Argument("Position.of", Position.of),
    Argument("Position.shared_sides", START.shared_sides),
    Argument("Setup.parse", Setup.parse),
    Argument("Setup.parse default", lambda wrong: Setup.parse("4/4/4/4 - -", default=wrong)),
    Argument("Setup.of", Setup.of),
    Argument("Setup.of keys", lambda wrong: Setup.of(keyed(wrong))),
    Argument("Setup.of values", lambda wrong: Setup.of({Square.a1: wrong}), "None"),
    Argument("Setup board", Setup),
    Argument("Setup board parts", lambda wrong: Setup((wrong,) * 16), "None"),
    Argument("Position board", Position),
    Argument("Position board parts", lambda wrong: Position((wrong,) * 16), "None"),
    *fields(Setup, {}, hand="None", last="None", variant=""),
    *fields(Position, {}, hand="None", last="None", variant="", called="None", dones="number", won=""),
    *fields(Variant, {}, traits="", blocks="", calling=""),
    *fields(Symmetry, {}, squares="", traits="", flipped=""),
    Argument("Symmetry.square", Symmetry().square),
    Argument("Symmetry.line", Symmetry().line),
    Argument("Symmetry.piece", Symmetry().piece),
    Argument("Symmetry.variant", Symmetry().variant),
    Argument("Symmetry.action", Symmetry().action),
    Argument("Symmetry.position", Symmetry().position),
    Argument("symmetries", symmetries),
    Argument("board_symmetries", lambda wrong: board_symmetries(blocks=wrong)),
    Argument("parse_action", parse_action, "text"),
    Argument("parse_time_control", parse_time_control),
    Argument("parse_time_controls", parse_time_controls),
    Argument("TurnClock", TurnClock, "number"),
    *fields(GameClock, {"seconds": 60}, seconds="number", increment="number"),
    *fields(Outcome, {"reason": Reason.TIME, "winner": None}, reason="", winner="None"),
    *fields(Value, {"letter": "W"}, letter="text", distance="None number"),
    Argument("Value.parse", Value.parse),
    Argument("Value.before", Value("W", 1).before, "number"),
    *fields(Game, {}, positions="", actions="", false_call="", ended="None"),
    *fields(Game.of, {}, start="", false_call="", ended="None"),
    Argument("Fault", Fault),
    # views
    *fields(
        View,
        SEEN,
        seat="None",
        variant="",
        board="",
        hand="None",
        last="None",
        phase="",
        to_act="None",
        may_call="",
        outcome="None",
        shown="",
    ),
    *fields(MaskedView, MASKED, seat="None", variant="", phase="", to_act="None", may_call=""),
    Argument("View.of", View.of),
    Argument("View.of seat", lambda wrong: View.of(START, seat=wrong), "None"),
    Argument("View.of outcome", lambda wrong: View.of(START, outcome=wrong), "None list"),
    Argument("Shown line", lambda wrong: Shown(wrong, ())),
    Argument("Shown sides", lambda wrong: Shown(Line.ROW_1, wrong)),
    Argument("StockPlace", StockPlace, "number"),
    Argument("parse_spot", parse_spot),
    # records
    Argument("read", lambda wrong: list(read(wrong)), "text"),
    Argument("Record.parse", Record.parse),
    Argument("Record.of", Record.of),
    Argument("Record.of tags", lambda wrong: Record.of(GAME, wrong), "None"),
    Argument("Record.of a tag", lambda wrong: Record.of(GAME, {"First": wrong}), "text"),
    Argument("Record.of comments", lambda wrong: Record.of(GAME, None, wrong), "None"),
    Argument("Record.of a comment", lambda wrong: Record.of(GAME, None, {0: wrong})),
    Argument("Record.annotated", RECORD.annotated),
    Argument("Record.annotated turn", lambda wrong: RECORD.annotated(keyed(wrong, Glyph(1))), "number"),
    Argument("Record.annotated note", lambda wrong: RECORD.annotated({0: (wrong,)})),
    Argument("Comment.of_value", Comment.of_value),
    Argument("Record items", lambda wrong: Record({}, wrong, "*")),
    Argument("Record tags", lambda wrong: Record(wrong, (), "*")),
    Argument("Record result", lambda wrong: Record({}, (), wrong), "text"),
    Argument("Turn", Turn),
    Argument("Comment", Comment, "text"),
    Argument("Comment.of_clock", Comment.of_clock, "number fraction"),
    Argument("Glyph", Glyph, "number"),
    Argument("Variation", Variation),
    Argument("write", write),
    Argument("write_all", lambda wrong: write_all([wrong])),
    # matches
    Argument("Match settings", Match, "None"),
    Argument("Match start", lambda wrong: Match(start=wrong), "None"),
    Argument("Match.resume", lambda wrong: Match.resume(Settings(), wrong)),
    Argument("Match.resume settings", lambda wrong: Match.resume(wrong, RECORD), "None"),
    Argument("Match.act", lambda wrong: Match().act(Seat.FIRST, wrong)),
    Argument("Match.act seat", lambda wrong: Match().act(wrong, Give(Piece.A))),
    Argument("Match.meant", lambda wrong: Match().meant(Seat.FIRST, wrong)),
    Argument("Match.view", Match().view, "None"),
    Argument("Match.whole_view", Match().whole_view, "None"),
    Argument("Match.is_masked", Match().is_masked, "None"),
    Argument("Match.view, masked", Match(Settings(mask=Mask())).view, "None"),
    Argument("Match.events", Match().events, "None"),
    Argument("Match.events since", lambda wrong: Match().events(since=wrong), "number"),
    Argument("Match.touch", lambda wrong: Match(Settings(mask=Mask())).touch(Seat.FIRST, wrong)),
    *(
        Argument(f"Match.{name}", getattr(Match(), name))
        for name in (
            *("time_left", "resign", "offer_draw", "decline_draw", "take_back"),
            *("decline_take_back", "claim"),
        )
    ),
    *fields(
        Settings,
        {},
        first="None text",
        second="None text",
        variant="",
        edition="",
        first_clock="None",
        second_clock="None",
        false_call="",
        counts="",
        take_back="",
        mask="None",
    ),
    *fields(Mask, {}, wearer="", announces="", touches="None number", on_honour=""),
    Argument("play", lambda wrong: play(wrong, {seat: RandomPlayer() for seat in Seat})),
    Argument("play players", lambda wrong: play(Match(), wrong)),
    Argument("play a player", lambda wrong: play(Match(), dict.fromkeys(Seat, wrong))),
    # the solver
    *fields(Solver, {"table_mb": 1}, table_mb="number", threads="number"),
    *(
        Argument(f"Solver.{name}", getattr(Solver(table_mb=1), name))
        for name in ("solve", "analyse", "turns", "inquire", "principal_variation")
    ),
    Argument("Solver.best_turns", lambda wrong: list(Solver(table_mb=1).best_turns(wrong))),
    Argument(
        "Solver node_limit", lambda wrong: Solver(table_mb=1).solve(START, node_limit=wrong), "None number"
    ),
    # drawings
    Argument("draw", draw),
    Argument("draw edition", lambda wrong: draw(START, edition=wrong)),
    Argument("text", text),
    Argument("text edition", lambda wrong: text(START, edition=wrong)),
]
# Members of enumerations, unions and errors, which take no argument of a type of ours.
CLOSED = {
    *(
        "Action",
        "Board",
        "Calling",
        "Done",
        "Edition",
        "Event",
        "FalseCall",
        "Item",
        "Note",
        "Phase",
        "QuartoError",
    ),
    *(
        "Reason",
        "RecordError",
        "RuleError",
        "Seat",
        "SetupError",
        "Side",
        "TextError",
        "TimeControl",
        "Trait",
    ),
}
CASES = [
    pytest.param(argument, wrong, id=f"{argument.name}: {name}")
    for argument in ARGUMENTS
    for name, wrong in WRONG.items()
    if name not in argument.takes.split()
]


@pytest.mark.parametrize(("argument", "wrong"), CASES)
def test_a_wrong_type_is_refused_with_what_was_expected(argument: Argument, wrong: object) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        argument.give(wrong)
    assert "expected" in str(caught.value)
    assert "got" in str(caught.value)


def test_no_public_class_or_function_is_left_out() -> None:
    entered = {argument.name.split()[0].split("(")[0].split(".")[0] for argument in ARGUMENTS}
    names = {*openquarto.__all__, *notation.__all__, *view.__all__, "Match", "Solver", "draw", "text"}
    assert set() == {name for name in names if not name.isupper() and name[0] != "_"} - entered - CLOSED


def test_text_is_told_how_to_be_read() -> None:
    with pytest.raises(TypeError, match="expected Square to place on, got 'a1'; Square.parse reads text"):
        Place("a1")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected Give or Place or Call or Done to play, got 'A'"):
        START.play("A")  # type: ignore[arg-type]


def test_a_player_that_forgets_its_return_breaks_no_match() -> None:
    class Forgetful:
        def choose(self, view: View) -> None:
            self.choice = view.permitted[0]  # and never returns it

    match = Match()
    players: Any = dict.fromkeys(Seat, Forgetful())
    with pytest.raises(TypeError, match="Done from Forgetful.choose, got None"):
        play(match, players)
    match.act(Seat.FIRST, Give(Piece.A))
    assert Piece.A is match.game.position.hand
