"""What a claim may speak of, read from the rules alone: boards, threats, turns and values around one turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES

Claim = Mapping[str, Any]
Values = Callable[[Position], str]
Turn = tuple[Action, ...]


class Scene:
    """The position before a turn, the board after its placement, and after it."""

    def __init__(self, position: Position, turn: Turn, values: Values | None) -> None:
        self.before, self.turn, self.values = position, turn, values
        self.gift = next((each.piece for each in turn if isinstance(each, Give)), None)
        self.placed = position
        for action in turn:
            if isinstance(action, Give | Done):
                break
            self.placed = self.placed.play(action)
        self.after = position
        for action in turn:
            self.after = self.after.play(action)


def threats_of(position: Position) -> list[Claim]:
    """Every threat of a board, in the order of the lines."""
    found: list[Claim] = []
    for line in position.variant.lines:
        free = [square for square in line.squares if position[square] is None]
        pieces = [piece for square in line.squares if (piece := position[square])]
        if len(free) == 1 and (sides := common(pieces, position)):
            found.append({"line": line.value, "square": free[0].name, "sides": sides})
    return found


def common(pieces: Sequence[Piece], position: Position) -> list[str]:
    """The sides that count which all pieces show, in the order of the traits."""
    return [
        side.value
        for trait in Trait
        if trait in position.variant.traits
        for side in trait.sides
        if all(piece.side(trait) is side for piece in pieces)
    ]


def shows(piece: Piece, sides: Sequence[str]) -> list[str]:
    """The sides among these that a piece shows."""
    return [side for side in sides if Side(side) in piece.sides]


def is_hot(piece: Piece, found: Sequence[Claim]) -> bool:
    """Whether a piece shows a side of any of these threats."""
    return any(shows(piece, threat["sides"]) for threat in found)


def turns_of(position: Position) -> dict[str, Turn]:
    """All turns by their tokens: no false calls, no silence after making a quarto, one call a placement."""
    return {"".join(map(str, turn)): turn for turn in turns(position)}


def turns(position: Position) -> Iterator[Turn]:
    if position.phase is Phase.OVER:
        return
    if position.live and position.may_call:
        yield (Call(position.live[0]),)
    if position.phase is Phase.PLACE:
        for square in SQUARES:
            if position[square] is None:
                after = position.play(Place(square))
                if after.phase is Phase.OVER:
                    yield (Place(square),)
                elif after.live:
                    yield (Place(square), Call(after.live[0]))
                elif after.phase is Phase.LAST_LOOK:
                    yield (Place(square), Done())
                else:
                    yield from ((Place(square), Give(piece)) for piece in PIECES if piece in after.stock)
    elif position.phase is Phase.GIVE:
        yield from ((Give(piece),) for piece in position.stock)
    else:
        yield (Done(),)


def turn_value(position: Position, turn: Turn, values: Values) -> str:
    """The value of a turn for whoever makes it."""
    after = Scene(position, turn, None).after
    if after.won:
        return f"W{after.placed - position.placed}"
    if after.phase is Phase.OVER:
        return "D"
    text = values(after)
    letter = {"W": "L", "L": "W", "D": "D"}[text[0]]
    return letter + (str(int(text[1:]) + after.placed - position.placed) if text[1:] else "")


def letters(position: Position, values: Values) -> dict[str, str]:
    """The value class of every turn, by its token."""
    return {token: turn_value(position, turn, values)[0] for token, turn in turns_of(position).items()}
