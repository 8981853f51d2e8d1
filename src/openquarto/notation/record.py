"""A record: the tags, the turns with their comments, glyphs and variations, and the result of one game."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import Self

from openquarto.notation.error import RecordFault
from openquarto.notation.result import end_of
from openquarto.notation.tags import FOLLOWING, check_tags, false_call_of, start_of, tags_of
from openquarto.rules.action import Action, Done, Give
from openquarto.rules.error import SetupError
from openquarto.rules.expect import expect, expect_each, expect_fields
from openquarto.rules.game import Game
from openquarto.rules.outcome import Outcome
from openquarto.rules.picture import picture
from openquarto.rules.position import Position
from openquarto.rules.value import Value


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's actions from receiving a piece to giving the next; the last of a game may stop early."""

    actions: tuple[Action, ...]

    def __post_init__(self) -> None:
        expect_each(self.actions, Action, "as actions of Turn")


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark; its white space counts as single spaces."""

    text: str

    def __post_init__(self) -> None:
        expect_fields(self, text=str)

    @classmethod
    def of_clock(cls, seconds: float) -> Self:
        """How much time is left; a second that has begun to run out counts no more."""
        expect(seconds, (int, float), "of seconds")
        whole = int(seconds)
        return cls(f"[%clk {whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}]")

    @classmethod
    def of_value(cls, value: Value) -> Self:
        """The exact value of the position after a turn, for the player to act; a bare letter tells none."""
        expect(value, Value)
        if value.distance is None and not value.is_draw:
            raise SetupError(RecordFault("value without distance", value=value))
        return cls(f"[%val {value}]")

    @classmethod
    def of_hints(cls, count: int) -> Self:
        """How many hints were asked for in a turn."""
        expect(count, int, "of hints")
        return cls(f"[%hint {count}]")

    @property
    def clock(self) -> int | None:
        """The seconds left, from `[%clk 0:00:42]`."""
        found = re.search(r"\[%clk ([0-9]{1,3}):([0-5][0-9]):([0-5][0-9])\]", self.text)
        return found and int(found[1]) * 3600 + int(found[2]) * 60 + int(found[3])

    @property
    def value(self) -> str | None:
        """The exact value, from `[%val W5]`."""
        found = re.search(r"\[%val (D|[WL][0-9]{1,2})\]", self.text)
        return found and found[1]

    @property
    def hints(self) -> int:
        """How many hints were asked for, from `[%hint 2]`."""
        found = re.search(r"\[%hint ([0-9]{1,3})\]", self.text)
        return int(found[1]) if found else 0


@dataclass(frozen=True, slots=True)
class Glyph:
    """A numbered remark, `$n`."""

    number: int

    def __post_init__(self) -> None:
        expect_fields(self, number=int)


@dataclass(frozen=True, slots=True)
class Variation:
    """What could have been played instead of the turn before it."""

    items: tuple["Item", ...]

    def __post_init__(self) -> None:
        expect_each(self.items, Item, "as items of Variation")


Note = Comment | Glyph | Variation
Item = Turn | Note


@dataclass(frozen=True)
class Record:
    """One game as it is written down; made by `read`, `Record.parse` or `Record.of`."""

    tags: Mapping[str, str]
    items: tuple[Item, ...]
    result: str

    def __post_init__(self) -> None:
        expect_fields(self, tags=Mapping, result=str)
        expect_each(self.items, Item, "as items of Record")

    @property
    def start(self) -> Position:
        """The position before the first turn."""
        return start_of(self.tags)

    @cached_property
    def game(self) -> Game:
        """The main line played out, and ended as the record says."""
        played = Game.of(self.start, self.actions, false_call=false_call_of(self.tags))
        return end_of(played, self.tags, self.result)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the main line."""
        return tuple(action for item in self.items if isinstance(item, Turn) for action in item.actions)

    @property
    def times(self) -> tuple[int | None, ...]:
        """The seconds left after each turn of the main line, where a comment tells."""
        left: list[int | None] = []
        for item in self.items:
            if isinstance(item, Turn):
                left.append(None)
            elif isinstance(item, Comment) and left and item.clock is not None:
                left[-1] = item.clock
        return tuple(left)

    @property
    def turn_positions(self) -> tuple[Position, ...]:
        """The position at the end of each turn of the main line."""
        lengths = (len(item.actions) for item in self.items if isinstance(item, Turn))
        return tuple(self.game.positions[at] for at in accumulate(lengths))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None where it is unfinished."""
        return self.game.outcome

    @property
    def position(self) -> Position:
        """The final position of the main line."""
        return self.game.position

    @classmethod
    def of(
        cls, game: Game, tags: Mapping[str, str] | None = None, comments: Mapping[int, Comment] | None = None
    ) -> "Record":
        """The record of a game, with comments after its turns; what tags say of the game follows from it."""
        expect(game, Game)
        expect(tags, Mapping | None, "of tags")
        expect(comments, Mapping | None, "of comments by turn")
        kept = {name: value for name, value in (tags or {}).items() if name not in FOLLOWING}
        complete = kept | tags_of(game)
        check_tags(complete)
        items: list[Item] = []
        for number, turn in enumerate(turns(game.actions)):
            items.append(turn)
            if comments and number in comments:
                items.append(comments[number])
        return cls(complete, tuple(items), complete["Result"])

    def annotated(self, notes: Mapping[int, Note | Iterable[Note]]) -> "Record":
        """This record with comments, glyphs and variations added to turns, by their numbers from 0.

        All that stands there already is kept: a comment is joined to the one that the turn has.
        """
        from openquarto.notation.annotate import annotate  # noqa: PLC0415  it makes records

        return replace(self, items=annotate(self.items, notes))

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read the one game of a text; raises RecordError."""
        from openquarto.notation.read import read_one  # noqa: PLC0415  the reader makes records

        return read_one(text)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: the final position, in the edition that was played."""
        game, edition = self.game, self.tags.get("Edition", "")
        return picture(game.position, outcome=game.outcome, won=game.won_lines, edition=edition)

    def __str__(self) -> str:
        from openquarto.notation.write import write  # noqa: PLC0415  the writer reads records

        return write(self)


def turns(actions: tuple[Action, ...]) -> Iterator[Turn]:
    """The actions in turns: a turn ends with a give or a done."""
    turn: list[Action] = []
    for action in actions:
        turn.append(action)
        if isinstance(action, Give | Done):
            yield Turn(tuple(turn))
            turn = []
    if turn:
        yield Turn(tuple(turn))
