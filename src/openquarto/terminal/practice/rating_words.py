"""What is said of a player's own rating: as little as is known of it, as on the page."""

from openquarto.practice import PuzzleProgress
from openquarto.practice.settling import is_settling, shown_rating
from openquarto.ratings import Strength
from openquarto.speech.manner import Hearer
from openquarto.terminal.study import Said

_SIDES = 2  # so many deviations on both sides hold the true strength in nineteen cases of twenty


def tell_rating(puzzles: PuzzleProgress, hearer: Hearer) -> Said:
    """The rating, and how sure it is."""
    if not puzzles.tries:
        return (hearer.says("practice-rating-none"),)
    settling = (hearer.says("puzzles-rating-settling"),) if is_settling(puzzles.strength) else ()
    return (hearer.says("practice-rating", rating=_number(puzzles.strength, hearer)), *settling)


def tell_moved(before: Strength, after: Strength, hearer: Hearer) -> Said:
    """The rating after a try, and what it was before, unless one of them was not sure yet."""
    rating = _number(after, hearer)
    if is_settling(before) or is_settling(after):
        return (hearer.says("practice-rating", rating=rating),)
    was = hearer.says("puzzles-rating-before", rating=str(shown_rating(before)))
    return (hearer.says("practice-rating-moved", rating=rating, before=was),)


def tell_course(puzzles: PuzzleProgress, hearer: Hearer) -> Said:
    """Where the true strength is, and how the rating went; nothing while it still looks for its place."""
    strength, ratings = puzzles.strength, [each.rating for each in puzzles.tries]
    if not ratings or is_settling(strength):
        return ()
    low, high = (round(strength.rating + side * _SIDES * strength.deviation) for side in (-1, 1))
    ends = {"first": ratings[0], "last": ratings[-1], "low": min(ratings), "high": max(ratings)}
    return (
        hearer.says("puzzles-rating-range", low=str(low), high=str(high)),
        hearer.says("puzzles-rating-course", **{name: str(each) for name, each in ends.items()}),
    )


def _number(strength: Strength, hearer: Hearer) -> str:
    rating = shown_rating(strength)
    if is_settling(strength):
        return f"{hearer.says('puzzles-rating-about')} {rating}"
    return f"{rating} ± {round(strength.deviation)}"
