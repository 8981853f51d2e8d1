"""Checks of what one look at a board tells: calls, threats, gifts, traps and dead draws."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from openquarto.claims.scene import Claim, Scene, common, is_hot, shows, threats_of
from openquarto.rules.action import Phase, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square


def _fault_of_threat(threat: Claim, position: Position) -> Iterator[str]:
    if dict(threat) not in threats_of(position):
        yield f"{threat} is no threat here"


def _fault_of_cover(cover: Sequence[Claim], position: Position, stock: Sequence[Piece]) -> Iterator[str]:
    """A cover is made of threats, in their order, that cover the stock; nothing smaller or earlier does."""
    found = threats_of(position)
    if not stock:
        yield "nothing to give"
    covering = (
        [dict(each) for each in chosen]
        for size in range(1, len(found) + 1)
        for chosen in combinations(found, size)
        if all(is_hot(piece, chosen) for piece in stock)
    )
    expected = next(covering, None)
    if expected is None:
        yield "there is a safe gift"
    elif [dict(each) for each in cover] != expected:
        yield f"the first of the smallest covers is {expected}"


def _pincer(cover: Sequence[Claim]) -> str | None:
    for trait in Trait:
        zero, one = (side.value for side in trait.sides)
        if any(zero in a["sides"] and one in b["sides"] for a in cover for b in cover):
            return trait.name.lower()
    return None


def _call(claim: Claim, scene: Scene) -> Iterator[str]:
    position = scene.before
    if position.variant.is_automatic or not position.may_call:
        yield "nobody may call"
    if claim["line"] not in [line.value for line in position.live]:
        yield f"{claim['line']} is not live"
    pieces = [position[square] for square in Line(claim["line"]).squares]
    if list(claim["sides"]) != common([piece for piece in pieces if piece], position):
        yield "other sides are common"


def _complete(claim: Claim, scene: Scene) -> Iterator[str]:
    position, threat = scene.before, claim["threat"]
    if position.phase is not Phase.PLACE or position.hand is None:
        yield "there is no hand"
        return
    yield from _fault_of_threat(threat, position)
    yield from _fault_of_sides(claim["sides"], position.hand, threat)
    placed = next((each.square for each in scene.turn if isinstance(each, Place)), None)
    if placed is not None and threat["square"] != placed.name:
        yield "the turn places elsewhere"


def _fault_of_sides(sides: Sequence[str], piece: Piece, threat: Claim) -> Iterator[str]:
    if not sides or list(sides) != shows(piece, threat["sides"]):
        yield f"{piece} shows {shows(piece, threat['sides'])} of it"


def _hot_gift(claim: Claim, scene: Scene) -> Iterator[str]:
    piece = Piece[claim["piece"]]
    if scene.gift is not piece:
        yield f"{piece} is not given"
    yield from _fault_of_threat(claim["threat"], scene.placed)
    yield from _fault_of_sides(claim["sides"], piece, claim["threat"])


def _no_safe_gift(claim: Claim, scene: Scene) -> Iterator[str]:
    if scene.placed.phase is not Phase.GIVE:
        yield "nothing is to be given"
    yield from _fault_of_cover(claim["cover"], scene.placed, scene.placed.stock)
    if claim["pincer"] != _pincer(claim["cover"]):
        yield f"the pincer is {_pincer(claim['cover'])}"


def _empties(claim: Claim, scene: Scene) -> Iterator[str]:
    position, square = scene.before, Square[claim["square"]]
    placed = next((each.square for each in scene.turn if isinstance(each, Place)), None)
    if placed not in (None, square):
        yield "the turn places elsewhere"
    yield from _fault_of_emptying(position, square, claim["cover"])
    if claim["pincer"] != _pincer(claim["cover"]):
        yield f"the pincer is {_pincer(claim['cover'])}"
    before = threats_of(position)
    if [dict(each) for each in claim["new"]] != [
        dict(each) for each in claim["cover"] if dict(each) not in before
    ]:
        yield "other threats are new"


def _fault_of_emptying(position: Position, square: Square, cover: Sequence[Claim]) -> Iterator[str]:
    if position.phase is not Phase.PLACE or position[square] is not None:
        yield f"nothing can be placed on {square.name}"
        return
    after = position.play(Place(square))
    if after.won or after.live:
        yield "the placement makes a quarto"
    yield from _fault_of_cover(cover, after, after.stock)


def _trap(claim: Claim, scene: Scene) -> Iterator[str]:
    position = scene.after
    if position.phase is not Phase.PLACE or position.hand is None or not position.stock:
        yield "there is no hand, or nothing is left to give"
        return
    if is_hot(position.hand, threats_of(position)):
        yield "the hand is hot"
    free = [square.name for square in SQUARES if position[square] is None]
    named = [name for row in claim["squares"] for name in row["squares"]]
    if sorted(named) != sorted(free):
        yield f"the empty squares are {free}"
    covers = [[dict(each) for each in row["cover"]] for row in claim["squares"]]
    if any(one == other for one, other in combinations(covers, 2)):
        yield "equal covers stand apart"
    for row in claim["squares"]:
        for name in row["squares"]:
            yield from _fault_of_emptying(position, Square[name], row["cover"])


def _dead(claim: Claim, scene: Scene) -> Iterator[str]:
    position = scene.after
    left = [*position.stock, *([position.hand] if position.hand else [])]
    expected = []
    for line in position.variant.lines:
        pieces = [position[square] for square in line.squares]
        standing = [piece for piece in pieces if piece]
        if len(standing) == len(pieces):
            continue
        sides = common(standing, position)
        wanted = len(pieces) - len(standing)
        if any(sum(bool(shows(piece, [side])) for piece in left) >= wanted for side in sides):
            yield f"{line.value} can be completed"
        expected.append({"line": line.value, "missing": "too few pieces" if sides else "no shared side"})
    if [dict(each) for each in claim["lines"]] != expected:
        yield f"the open lines are {expected}"
    if position.live:
        yield "a quarto is live"


def is_dead(position: Position) -> bool:
    """Whether no open line can be completed with a common side."""
    told = _dead({"lines": []}, Scene(position, (), None))
    return not any(each.endswith("can be completed") for each in told)


LOOKS: dict[str, Callable[[Claim, Scene], Iterator[str]]] = {
    "call": _call,
    "complete": _complete,
    "hot gift": _hot_gift,
    "no safe gift": _no_safe_gift,
    "empties": _empties,
    "trap": _trap,
    "dead": _dead,
}
