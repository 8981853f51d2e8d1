"""The ways through the pages, in one table: what is built later adds its row here, and nothing else."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """A word in the header: its message, where it leads, the template there, and others that belong to it."""

    word: str
    path: str
    page: str
    others: frozenset[str] = frozenset()


# Five words fit in every language: nav-play, nav-learn, nav-puzzles, nav-analyse, nav-club.
WAYS = (
    Way("nav-play", "/", "home", frozenset({"new", "games", "open", "join"})),
    Way("nav-learn", "/learn", "learn", frozenset({"lesson", "rules", "guide"})),
    Way("nav-puzzles", "/puzzles", "puzzles", frozenset({"puzzle", "puzzle_set", "puzzle_sheets"})),
    Way("nav-analyse", "/analysis", "analysis", frozenset({"review", "position"})),
    Way(
        "nav-club",
        "/club",
        "club",
        frozenset(
            {"clock", "lobby", "club_arbiter", "club_player", "club_public", "club_come", "club_ratings"}
            | {"club_slip", "classes", "class_teacher", "class_pupil", "class_join", "class_come"}
        ),
    ),
)


def way_to(page: str) -> Way | None:
    """The way that a template belongs to; None for one that is beside all of them."""
    return next((way for way in WAYS if page == way.page or page in way.others), None)
