"""The ten levels, named after woods from soft to hard: how often each errs, and in what way."""

from dataclasses import dataclass

NEVER = 17  # more pieces than there are


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How often each kind of error happens, as a rate of all looks, and from when on it plays exactly."""

    trait: float = 0.0  # a trait is overlooked
    diagonal: float = 0.0  # the diagonals are
    block: float = 0.0  # the blocks are
    own: float = 0.0  # a quarto that it made itself is not called
    yours: float = 0.0  # one that you missed is not called
    careless: float = 0.0  # a piece is given, or placed, without a look at what follows
    forgets: float = 0.0  # under a mask: a piece on the board is not remembered
    exact_from: int = NEVER  # pieces placed from which it sees to the end, where it looks at all
    cunning: float = 0.0  # of several best turns it chooses the one that sets a trap


def _level(rates: tuple[float, ...], exact_from: int = NEVER, cunning: float = 0.0) -> Level:
    trait, diagonal, block, own, yours, careless, forgets = rates
    return Level(
        trait=trait,
        diagonal=diagonal,
        block=block,
        own=own,
        yours=yours,
        careless=careless,
        forgets=forgets,
        exact_from=exact_from,
        cunning=cunning,
    )


# Chosen so that each scores about 70 % against the one before; docs/levels.md has the measured table.
LEVELS = {
    #                trait  diag.  block  own    yours  carel. forgets
    "willow": _level((0.700, 0.850, 0.900, 0.960, 0.980, 0.950, 0.500)),
    "poplar": _level((0.506, 0.630, 0.684, 0.661, 0.691, 0.549, 0.400)),
    "pine": _level((0.344, 0.441, 0.493, 0.423, 0.456, 0.286, 0.300)),
    "larch": _level((0.221, 0.293, 0.339, 0.254, 0.283, 0.135, 0.220), 13),
    "walnut": _level((0.151, 0.206, 0.246, 0.163, 0.188, 0.071, 0.150), 11),
    "birch": _level((0.080, 0.115, 0.144, 0.079, 0.095, 0.024, 0.100), 10),
    "ash": _level((0.046, 0.069, 0.090, 0.042, 0.052, 0.010, 0.060), 8),
    "oak": _level((0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.030), 7),
    "maple": _level((0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.010), 6, 0.5),
    "ebony": Level(exact_from=0, cunning=1.0),
}
