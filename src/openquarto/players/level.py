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


# First they overlook less, then they take more care, then they see further ahead. Each scores about 70 %
# against the one below it, and the lowest still calls now and then; docs/levels.md has the measured table.
LEVELS = {
    #                 trait  diag.  block  own    yours  carel. forgets
    "willow": _level((0.700, 0.850, 0.900, 0.840, 0.900, 0.950, 0.500)),
    "poplar": _level((0.507, 0.615, 0.652, 0.652, 0.710, 0.905, 0.420)),
    "pine": _level((0.350, 0.425, 0.450, 0.418, 0.490, 0.868, 0.340)),
    "larch": _level((0.181, 0.220, 0.232, 0.189, 0.253, 0.829, 0.260)),
    "walnut": _level((0.051, 0.061, 0.065, 0.041, 0.071, 0.665, 0.180)),
    "birch": _level((0.034, 0.041, 0.043, 0.025, 0.047, 0.250, 0.120), 12),
    "ash": _level((0.024, 0.030, 0.031, 0.017, 0.034, 0.058, 0.080), 10),
    "oak": _level((0.015, 0.019, 0.020, 0.010, 0.022, 0.040, 0.050), 8, 0.2),
    "maple": _level((0.008, 0.010, 0.010, 0.005, 0.012, 0.020, 0.020), 6, 0.25),
    "ebony": Level(exact_from=0, cunning=1.0),
}
