"""One game of a batch in plain Python: struct quarto_game and its rules, see kernel/batch.h and batch.c."""

from dataclasses import dataclass

from openquarto.kernel.plain.variant import line_squares

PLACE, GIVE, CALL, DONE, ACTIONS, PLANES = 0, 16, 32, 51, 52, 16
OBSERVATION = 16 * PLANES
LOOKED, OVER, WON, BLOCKS, AUTOMATIC = 32, 64, 128, 16, 32
_FULL = 65535
_LINES = tuple(sum(1 << square for square in line) for line in line_squares(blocks=True))
_BITS = tuple(1 << bit for bit in range(ACTIONS))


@dataclass(slots=True)
class BatchGame:
    """A game between two actions; all zero is the start of the classic game."""

    taken: int  # squares
    ones: list[int]  # by the bit of a piece's number: the squares of the pieces that have it
    given: int  # pieces
    hand: int  # and one more; 0 for none
    last: int  # and one more; then LOOKED, OVER, WON
    called: int  # and one more; 0 for none
    variant: int  # the traits that do not count, BLOCKS, AUTOMATIC

    @property
    def is_sound(self) -> bool:
        return (
            self.hand <= 16
            and self.last & 31 <= 16
            and self.called <= len(_LINES)
            and self.variant < 64
            and self.variant & 15 != 15
        )

    @property
    def second_acts(self) -> bool:
        opponent_acts = bool(self.hand or self.last & (LOOKED | OVER))
        return bool(self.taken.bit_count() & 1) != opponent_acts

    @property
    def _line_count(self) -> int:
        return 19 if self.variant & BLOCKS else 10

    def permitted(self) -> int:
        """A bit for each permitted action. It asks for no quarto."""
        if self.last >= OVER or not self.is_sound:
            return 0
        actions = (_FULL & ~self.taken) << PLACE if self.hand else (_FULL & ~self.given) << GIVE
        actions = actions or 1 << DONE
        if not self.variant & AUTOMATIC and self.taken and not self.called:
            actions |= ((1 << self._line_count) - 1) << CALL
        return actions

    def act(self, action: int) -> bool:
        """A permitted action; whether it has won."""
        if CALL <= action < DONE:
            self.called = action - CALL + 1
            return self._won(self._is_live(_LINES[action - CALL]))
        self.called = 0
        if action == DONE:
            self.last += LOOKED
        elif action >= GIVE:
            self.given |= 1 << action - GIVE
            self.hand = action - GIVE + 1
        else:
            return self._place(action)
        return False

    def _place(self, square: int) -> bool:
        self.taken |= 1 << square
        self.ones = [
            squares | (self.hand - 1 >> trait & 1) << square for trait, squares in enumerate(self.ones)
        ]
        self.hand, self.last = 0, square + 1
        if not self.variant & AUTOMATIC:
            return False
        won = self._won(any(map(self._is_live, _LINES[: self._line_count])))
        self.last |= OVER if not won and self.taken == _FULL else 0
        return won

    def _won(self, is_true: bool) -> bool:
        self.last |= WON if is_true else 0
        return is_true

    def _is_live(self, line: int) -> bool:
        """Whether a line through the last placed square is a quarto."""
        square = (self.last & 31) - 1
        if square < 0 or not line >> square & 1 or self.taken & line != line:
            return False
        return any(
            squares & line in (0, line) and not self.variant >> trait & 1
            for trait, squares in enumerate(self.ones)
        )

    def mask(self) -> bytes:
        """A byte for each action: 1 where it is permitted."""
        permitted = self.permitted()
        return bytes(bool(permitted & bit) for bit in _BITS)

    def observation(self) -> bytes:
        """Sixteen planes of sixteen bytes: what both seats see."""
        hand = self.hand - 1 if self.hand else 0
        has_called = 0 < self.called <= len(_LINES) and self.last < WON
        last = self.last & 31
        planes = (
            self.taken,
            *reversed(self.ones),
            _whole(self.hand),
            *(_whole(hand & bit) for bit in (8, 4, 2, 1)),
            ~self.given,
            1 << last - 1 if last else 0,
            _whole(self.permitted() >> CALL & 1),
            _LINES[self.called - 1] if has_called else 0,
            _whole(self.last & LOOKED),
            _whole(self.second_acts),
        )
        return bytes(bool(plane & bit) for plane in planes for bit in _BITS[:16])


def _whole(bit: int) -> int:
    return _FULL if bit else 0
