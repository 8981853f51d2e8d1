"""The late boards of the solver in plain Python: kernel/late.h, whether the giver's score reaches a goal."""

from openquarto.kernel.plain.lines import Lines, freedom, living_sides, look, members, place
from openquarto.kernel.plain.variant import PlainVariant

ORDERED = 11  # pieces placed; from here on to sort costs more than it saves


class Halted(Exception):  # noqa: N818  it tells what happened
    """The control of a search was set."""


class LateBoards:
    """Counts the nodes of a search and knows when it has to end."""

    def __init__(self, variant: PlainVariant, control: bytearray) -> None:
        self.variant = variant
        self.control = control
        self.nodes = 0

    def score(
        self, placed: int, lines: Lines, empty: int, stock: int, safe: int, alpha: int, beta: int
    ) -> int:
        """The score between the bounds, goal by goal: mostly there is only one."""
        score = alpha
        while score < beta and self.reaches(placed, lines, empty, stock, safe, score + 1):
            score += 1
        return score

    def reaches(self, placed: int, lines: Lines, empty: int, stock: int, safe: int, goal: int) -> bool:
        """Whether the giver's score is at least the goal."""
        worst = placed - 14 if placed < 14 else 0
        if goal <= worst or goal > 15 - placed:
            return goal <= worst
        if placed >= 13:
            if placed == 13:
                return self._reaches_at_13(lines, empty, stock, safe, win=goal > 0)
            return self._wins_at_14(lines, empty, stock, safe)
        self.nodes += 1
        variant = self.variant
        if self.control[0]:
            raise Halted
        if not living_sides(variant, lines) & variant.sides_in(stock):
            return goal <= 0
        squares = members(empty)
        outlook = look(variant, lines, squares)
        for piece in self._gifts(placed, outlook, stock, safe):
            rest = stock & ~(1 << piece)
            replies = self._replies(placed, outlook, rest, piece)
            if not any(
                self._refutes(
                    placed,
                    place(variant, lines, squares[at], piece),
                    empty ^ 1 << squares[at],
                    rest,
                    left,
                    goal,
                )
                for left, at in replies
            ):
                return True
        return False

    def _refutes(self, placed: int, after: Lines, empty: int, rest: int, left: int, goal: int) -> bool:
        """Whether the opponent, after this placement, keeps the giver from the goal."""
        if placed == 12 and goal <= 1:
            return self._reaches_at_13(after, empty, rest, left, win=goal <= 0)
        return self.reaches(placed + 1, after, empty, rest, left, 1 - goal)

    def _gifts(self, placed: int, outlook: list[int], stock: int, safe: int) -> list[int]:
        """One of each kind of safe pieces; early the one first that leaves its placer the least freedom."""
        variant = self.variant
        gifts, left = [], safe
        while left:
            piece = (left & -left).bit_length() - 1
            gifts.append(piece)
            left &= ~variant.same[piece]
        if placed >= ORDERED or not safe & (safe - 1):
            return gifts
        return sorted(
            gifts, key=lambda piece: freedom(variant, outlook, stock & ~(1 << piece), piece) << 4 | piece
        )

    def _replies(self, placed: int, outlook: list[int], rest: int, piece: int) -> list[tuple[int, int]]:
        """The safe gifts that each placement leaves, if any, with its place in the list of squares."""
        shown, without = self.variant.side_bits[piece], self.variant.without
        replies = [
            (left, at)
            for at, each in enumerate(outlook)
            if (left := rest & without[(each | (each >> 8 & shown)) & 255])
        ]
        return (
            replies if placed > ORDERED else sorted(replies, key=lambda one: one[0].bit_count() << 4 | one[1])
        )

    def _wins_at_14(self, lines: Lines, empty: int, stock: int, safe: int) -> bool:
        """Two squares left: a piece after which, wherever it goes, the other one completes a line."""
        self.nodes += 1
        one, other = look(self.variant, lines, members(empty))
        p, q = members(stock)
        for piece, last in ((p, q), (q, p)):
            shown, wanted = self.variant.side_bits[piece], self.variant.side_bits[last]
            if (
                safe >> piece & 1
                and (one | (one >> 8 & shown)) & wanted
                and (other | (other >> 8 & shown)) & wanted
            ):
                return True
        return False

    def _reaches_at_13(self, lines: Lines, empty: int, stock: int, safe: int, *, win: bool) -> bool:
        """Three squares left: the score is +2 (no safe piece is left wherever it is placed), 0 or -1."""
        variant = self.variant
        self.nodes += 1
        squares = members(empty)
        outlook = look(variant, lines, squares)
        for piece in self._gifts(13, outlook, stock, safe):
            rest = stock & ~(1 << piece)
            replies = self._replies(13, outlook, rest, piece)
            if win:
                is_refuted = bool(replies)
            else:
                is_refuted = any(
                    self._wins_at_14(
                        place(variant, lines, squares[at], piece), empty ^ 1 << squares[at], rest, left
                    )
                    for left, at in replies
                )
            if not is_refuted:
                return True
        return False
