"""Draws the pictures of docs/understanding.md from positions, with the reasons that the program itself gives.

Run `python tools/understanding.py`; a test holds the pictures to what it would draw now.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from openquarto.claims.claim import Claim, Complete, Cover, Dead, HotGift, NoSafeGift, Threat, Trap
from openquarto.drawing.result import draw_result
from openquarto.insight import explain, judge
from openquarto.insight.explain import Explanation
from openquarto.rules.action import Place
from openquarto.rules.game import Game
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.speech.advice import tell_advice
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import tell_position, tell_turn
from openquarto.view.view import Shown, View

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "understanding"


@dataclass(frozen=True, slots=True)
class Example:
    """A position, and the turn whose reason is shown; of the position itself where there is none."""

    title: str
    position: str
    turn: str = ""


EXAMPLES = {
    "threat": Example("A threat", "ABC1/4/4/3P D -"),
    "hot": Example("A piece that is not safe", "A1MN/I1C1/4/1G1O - -", "B"),
    "pincer": Example("The pincer", "FJ1E/L2B/I3/KOH1 - a1"),
    "trap": Example("The trap", "1J1E/L2B/I3/KOH1 F -"),
    "dead": Example("A draw for good", "KHAM/1BJ1/NOGL/DIF1 - -"),
}
ROWS = 1  # of the squares of a trap that fits beside the board


def pictures() -> Iterator[tuple[Path, str]]:
    """Each file and what belongs into it."""
    for name, example in EXAMPLES.items():
        yield FOLDER / f"{name}.svg", _picture(example)
    yield FOLDER / "coach.svg", _coach_picture()


def _picture(example: Example) -> str:
    hearer = Hearer()
    told = explain(Position.parse(example.position), turns=bool(example.turn))
    claims = _claims(told, example.turn)
    tell = tell_turn if example.turn else tell_position
    words = tell(claims[:1], told.value, hearer)
    shown = tuple(Shown(threat.line, threat.sides) for threat in _threats(claims[0]))
    rows = [f"{row.heading}: {row.text}" for row in words.rows[:ROWS]] if isinstance(claims[0], Trap) else []
    said = (*words.sentences, *rows)
    return draw_result(View.of(told.position, shown=shown), title=example.title, sentences=said)


def _coach_picture() -> str:
    """What the coach says of a piece that completes a line."""
    game = Game.of(Position.parse("AB2/4/4/4 C -")).play(Place(Square.c1))
    advice = judge(game, Piece.D).advice
    assert advice is not None
    hot = advice.claims[0]
    assert isinstance(hot, HotGift)
    said = (*tell_advice(advice, Hearer()).sentences, Hearer().says("coach-ask"))
    view = View.of(game.position, shown=(Shown(hot.threat.line, hot.sides),))
    return draw_result(view, title="The coach", sentences=said)


def _claims(told: Explanation, turn: str) -> tuple[Claim, ...]:
    return next(each.claims for each in told.turns if each.turn == turn) if turn else told.claims


def _threats(claim: Claim) -> Cover | tuple[Threat, ...]:
    match claim:
        case Complete(threat) | HotGift(_, threat):
            return (threat,)
        case NoSafeGift(cover):
            return cover
        case Trap() | Dead():
            return ()
        case _:
            raise AssertionError(claim.kind)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, picture in pictures():
        file.write_text(f"{picture}\n", encoding="utf-8")
        print(file.relative_to(Path.cwd()))
