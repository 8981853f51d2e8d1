"""The search of the solver in plain Python up to eight pieces: kernel/search.h, node for node."""

from struct import pack_into

from openquarto.kernel.plain.late import LateBoards
from openquarto.kernel.plain.lines import Lines, freedom, living_lines, living_sides, look, members, place
from openquarto.kernel.plain.memory import BEST, DEEPEST, WORST, Memory, PlainBoard, Slot
from openquarto.kernel.plain.variant import ALL, PlainVariant

NONE = 255
LATE, FORESEEN, PROBED, SHUFFLED = DEEPEST + 1, 7, 5, 4  # as in kernel/search.c


class PlainSearch(LateBoards):
    """One question's search: a variant, a table, a limit of nodes (0: none), a seed, and the control."""

    def __init__(
        self, variant: PlainVariant, memory: Memory, node_limit: int, seed: int, control: bytearray
    ) -> None:
        super().__init__(variant, control)
        self.memory = memory
        self.node_limit = node_limit
        self.seed = seed
        self.stopped = False
        self._first_level = 0

    def between(self, squares: bytes, hand: int, alpha: int, beta: int) -> int:
        """The score of a position for the player to act, as far as the bounds want to know it."""
        variant = self.variant
        lines = Lines(variant.showing[variant.all_sides], 0, 0)
        board = PlainBoard(0, (0,) * len(variant.trait_bits))
        stock, full = ALL, variant.lines
        for square, piece in enumerate(squares):
            if piece == NONE:
                full &= ~variant.lines_of[square]
            else:
                lines = place(variant, lines, square, piece)
                board = board.with_piece(variant, square, piece)
                stock &= ~(1 << piece)
        placed = board.taken.bit_count()
        lines = lines._replace(
            shared=lines.shared & ~(variant.each * full)
        )  # a full line has no value any more
        threats = lines._replace(shared=lines.shared & variant.each * (lines.high & lines.low))
        safe = stock & variant.without[living_sides(variant, threats)]
        self._first_level = placed + (placed < 2)
        empty = ~board.taken & ALL
        if hand == NONE:
            if placed == 16 or not safe:
                return 0 if placed == 16 else placed - 16
            if placed >= LATE:
                return self.score(placed, lines, empty, stock, safe, alpha, beta)
            return self._give(
                placed, lines, board, self.memory.slot(variant, board), stock, safe, alpha, beta
            )
        if not safe >> hand & 1:
            return 16 - placed
        places = self._distinct(empty, -1)
        outlook = look(variant, lines, places)
        return self._place_best(
            placed, lines, board, places, outlook, stock & ~(1 << hand), hand, alpha, beta
        )

    def _give(
        self,
        placed: int,
        lines: Lines,
        board: PlainBoard,
        slot: Slot,
        stock: int,
        safe: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The score of a giver with a safe piece, as late.h and search.h define their bounds."""
        variant = self.variant
        self.nodes += 1
        alpha, beta = max(alpha, placed - 14), min(beta, 15 - placed)
        if self._must_stop() or alpha >= beta:
            return alpha
        lower, upper = self.memory.look_up(slot)
        if lower >= beta:
            return lower
        if upper <= alpha:
            return upper
        alpha, beta = max(alpha, lower), min(beta, upper)
        # A side that no piece of the stock shows is dead.
        alive = lines._replace(shared=lines.shared & variant.showing[variant.sides_in(stock)])
        sides = living_sides(variant, alive)
        if not sides:
            return 0
        squares = self._distinct(~board.taken & ALL, living_lines(variant, alive))
        outlook = look(variant, alive, squares)
        floor, best = alpha, WORST
        gifts = self._ranked_gifts(placed, outlook, stock, safe, sides)
        for done, piece in enumerate(gifts):
            if placed == self._first_level:
                pack_into("=QQ", self.control, 16, done, len(gifts))
            rest = stock & ~(1 << piece)
            score = -self._place_best(placed, alive, board, squares, outlook, rest, piece, -beta, -alpha)
            if self.stopped:
                return 0
            best = max(best, score)
            alpha = max(alpha, best)
            if best >= beta:
                break
        self.memory.store(slot, best if best > floor else lower, best if best < beta else upper)
        return best

    def _ranked_gifts(self, placed: int, outlook: list[int], stock: int, safe: int, sides: int) -> list[int]:
        """Safe pieces, one of those that differ in dead sides only; first what leaves the least freedom."""
        seen: set[int] = set()
        ranked = []
        for piece in members(safe):
            shown = self.variant.side_bits[piece] & sides
            if shown not in seen:
                seen.add(shown)
                free = freedom(self.variant, outlook, stock & ~(1 << piece), piece)
                free = 0 if self.seed and placed < SHUFFLED else free
                shuffled = (piece * 5 + self.seed * 7) & 15 if self.seed else 0
                ranked.append(free << 8 | shuffled << 4 | piece)
        return [rank & 15 for rank in sorted(ranked)]

    def _place_best(
        self,
        placed: int,
        lines: Lines,
        board: PlainBoard,
        squares: list[int],
        outlook: list[int],
        rest: int,
        piece: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The score of the player who holds a safe piece: the placement with the smallest tree is first."""
        variant = self.variant
        best = placed - 15
        if placed == 15 or best >= beta:
            return 0 if placed == 15 else best
        after = self._ranked_placements(placed, lines, board, squares, outlook, rest, piece)
        slots: list[Slot] = []
        if placed <= PROBED:  # one known reply may be enough
            boards = [board.with_piece(variant, square, piece) for square, _, _ in after]
            slots = [self.memory.slot(variant, each) for each in boards]
            for slot in slots:
                if (lower := self.memory.look_up(slot).lower) >= beta:
                    return lower
        for at, (square, with_it, safe) in enumerate(after):
            if placed + 1 < LATE:
                board_then = board.with_piece(variant, square, piece)
                slot = slots[at] if slots else self.memory.slot(variant, board_then)
                score = self._give(placed + 1, with_it, board_then, slot, rest, safe, alpha, beta)
            else:
                empty = ~board.taken & ALL & ~(1 << square)
                score = self.score(placed + 1, with_it, empty, rest, safe, alpha, beta)
            best = max(best, score)
            alpha = max(alpha, best)
            if best >= beta or self.stopped:
                break
        return best

    def _ranked_placements(
        self,
        placed: int,
        lines: Lines,
        board: PlainBoard,
        squares: list[int],
        outlook: list[int],
        rest: int,
        piece: int,
    ) -> list[tuple[int, Lines, int]]:
        """Squares with the lines and the safe gifts after a placement there, where there are any."""
        variant, shown = self.variant, self.variant.side_bits[piece]
        ranked = []
        for at, (square, each) in enumerate(zip(squares, outlook, strict=True)):
            safe = rest & variant.without[(each | (each >> 8 & shown)) & 255]
            if safe:
                after = place(variant, lines, square, piece)
                size = gifts = safe.bit_count()
                if placed <= FORESEEN:
                    empty = ~board.taken & ALL & ~(1 << square)
                    size = 64 * self._breadth(after, empty, rest, safe) // gifts
                ranked.append((size * self._quiet(after) << 4 | at, square, after, safe))
        return [(square, after, safe) for _, square, after, safe in sorted(ranked)]

    def _breadth(self, lines: Lines, empty: int, stock: int, safe: int) -> int:
        """How large the tree may be: for each safe gift the freedom of its placer, added up."""
        outlook = look(self.variant, lines, members(empty))
        return sum(freedom(self.variant, outlook, stock & ~(1 << piece), piece) for piece in members(safe))

    def _quiet(self, lines: Lines) -> int:
        """How little is going on: the fewer lines are alive, the larger the tree."""
        alive, (_, low, high) = living_lines(self.variant, lines), lines
        lively = (
            2 * alive.bit_count() + (alive & high & ~low).bit_count() + 3 * (alive & high & low).bit_count()
        )
        return 64 - lively if lively < 63 else 1

    def _distinct(self, empty: int, alive: int) -> list[int]:
        """Of the squares that lie on the same living lines, one: the others make the same board."""
        found: dict[int, int] = {}
        for square in members(empty):
            found.setdefault(self.variant.lines_of[square] & alive, square)
        return list(found.values())

    def _must_stop(self) -> bool:
        if (self.node_limit and self.nodes >= self.node_limit) or self.control[0]:
            self.stopped = True
        if self.nodes & 63 == 0 or self.stopped:  # a node takes longer here than in C
            pack_into("=Q", self.control, 8, self.nodes)
        return self.stopped


def whole_score(search: PlainSearch, squares: bytes, hand: int, *, value_only: bool) -> int:
    """The exact score, or its sign: who wins first, then how soon."""
    score = _sign(search, squares, hand)
    if score and not value_only and not search.stopped:
        low, high = (0, BEST) if score > 0 else (WORST, 0)
        score = search.between(squares, hand, low, high)
    return score


def _sign(search: PlainSearch, squares: bytes, hand: int) -> int:
    """Who wins: one bound after the other where others search too, as `sign_of` of search.c says."""
    if not search.seed:
        return search.between(squares, hand, -1, 1)
    first = 0 if search.seed & 1 else -1
    score = search.between(squares, hand, first, first + 1)
    is_known = score < 0 if first else score > 0
    return score if is_known or search.stopped else search.between(squares, hand, -1 - first, -first)
