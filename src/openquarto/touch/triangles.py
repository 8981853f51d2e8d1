"""A flat shape with holes cut into triangles between its own corners: exact, for corners are whole numbers.

Each hole is first tied to what is around it by a cut there and back, so that one loop remains; then corners
that stick out and hold no other corner are cut off one by one.
"""

from collections.abc import Iterable, Iterator, Sequence

from openquarto.touch.outline import Outline, Point

Triangle = tuple[Point, Point, Point]


def triangles(outline: Outline, holes: Iterable[Outline] = ()) -> Iterator[Triangle]:
    """Triangles that fill the outline but not its holes, each counter-clockwise."""
    loop = list(outline)
    for hole in sorted(holes, key=max, reverse=True):  # so that no cut runs through one that waits
        loop = _tied(loop, hole)
    at = tried = 0
    while len(loop) > 3:
        at %= len(loop)
        before, corner, after = loop[at - 1], loop[at], loop[(at + 1) % len(loop)]
        if _is_ear(before, corner, after, loop):
            yield before, corner, after
            del loop[at]
            tried = 0
        else:
            tried += 1
            assert tried <= len(loop), "an outline crosses itself or a hole"
        at += 1  # past the neighbour too: fans of needles fill as well, but round badly
    yield loop[0], loop[1], loop[2]


def turn(one: Point, two: Point, three: Point) -> int:
    """Twice the area of a triangle: positive if it goes counter-clockwise, 0 if it is flat."""
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def area(outline: Outline) -> int:
    """Twice the area inside an outline; negative if it goes clockwise."""
    return sum(turn((0, 0), one, two) for one, two in zip(outline, (*outline[1:], outline[0]), strict=True))


def _is_ear(before: Point, corner: Point, after: Point, loop: Sequence[Point]) -> bool:
    if turn(before, corner, after) <= 0:
        return False
    left, right = sorted((before[0], corner[0], after[0]))[::2]
    return not any(
        left <= point[0] <= right
        and turn(before, corner, point) >= 0
        and turn(corner, after, point) >= 0
        and turn(after, before, point) >= 0
        for point in loop
        if point not in (before, corner, after)
    )


def _tied(loop: list[Point], hole: Outline) -> list[Point]:
    """The loop and a hole as one, by a cut between the hole's rightmost corner and one that it sees."""
    start = hole.index(max(hole))
    tip = hole[start]
    inwards = [*hole[start:], *hole[: start + 1]][::-1]  # clockwise, from the tip around to it
    at = min(
        (at for at in range(len(loop)) if _sees(tip, at, loop)),
        key=lambda at: (loop[at][0] - tip[0]) ** 2 + (loop[at][1] - tip[1]) ** 2,
    )
    return [*loop[: at + 1], *inwards, *loop[at:]]


def _sees(tip: Point, at: int, loop: Sequence[Point]) -> bool:
    """Whether a straight cut leads from the tip to this corner, within the loop and past no other corner."""
    end = loop[at]
    # Only to what is greater: there this hole cannot be, nor those that wait, which are all less.
    if end < tip or not _is_inside(tip, loop[at - 1], end, loop[(at + 1) % len(loop)]):
        return False
    sides = zip(loop, (*loop[1:], loop[0]), strict=True)
    return not any(_meet(tip, end, one, two) for one, two in sides if end not in (one, two))


def _is_inside(tip: Point, before: Point, corner: Point, after: Point) -> bool:
    """Whether the tip lies in the opening of a corner; where a corner stands twice, one of them has it."""
    left, right = turn(before, corner, tip) > 0, turn(corner, after, tip) > 0
    return left and right if turn(before, corner, after) > 0 else left or right


def _meet(one: Point, two: Point, three: Point, four: Point) -> bool:
    """Whether two straight lines have a point in common."""
    if max(one[0], two[0]) < min(three[0], four[0]) or max(three[0], four[0]) < min(one[0], two[0]):
        return False
    return (
        turn(one, two, three) * turn(one, two, four) <= 0 >= turn(three, four, one) * turn(three, four, two)
    )
