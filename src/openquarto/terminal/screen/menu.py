"""The menu and the settings: lists to choose from, each entry with the command that it stands for."""

from dataclasses import replace

from openquarto.match.coach import Coach
from openquarto.rules.member import Member
from openquarto.rules.piece import Trait
from openquarto.speech.catalogue import languages
from openquarto.speech.command import CoachWish, Insight, Load, Practice, Save, Wish
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.name import language_names, trait_name
from openquarto.view.edition import Edition


class Page(Member):
    """Entries that lead on instead of doing something."""

    OPPONENT = "opponent"
    COACH = "coach"
    SETTINGS = "settings"
    KEYS = "keys"


Entry = Wish | Insight | Practice | Save | Load | Page
_MENU: tuple[tuple[str, Entry], ...] = (
    ("back", Wish.BACK),
    ("draw", Wish.DRAW),
    ("resign", Wish.RESIGN),
    ("hint", Insight.HINT),
    ("why", Insight.WHY),
    ("review", Insight.REVIEW),
    ("new", Wish.NEW),
    ("puzzle", Practice.PUZZLE),
    ("learn", Practice.LEARN),
    ("opponent", Page.OPPONENT),
    ("coach", Page.COACH),
    ("save", Save()),
    ("load", Load()),
    ("settings", Page.SETTINGS),
    ("keys", Page.KEYS),
    ("quit", Wish.QUIT),
)
_PRACTICE_MENU: tuple[tuple[str, Entry], ...] = (
    ("hint", Insight.HINT),
    ("why", Insight.WHY),
    ("skip", Practice.SKIP),
    ("back", Wish.BACK),
    ("settings", Page.SETTINGS),
    ("keys", Page.KEYS),
    ("quit", Wish.QUIT),
)
THEME = "theme"
SETTINGS = ("language", "edition", "pieces", "squares", "words", "lens")


def menu_entries(hearer: Hearer, *, is_game: bool = True) -> list[tuple[str, Entry]]:
    """The menu of a game, or of puzzles and lessons."""
    menu = _MENU if is_game else _PRACTICE_MENU
    return [(hearer.says(f"label-{name}"), entry) for name, entry in menu]


def coach_entries(hearer: Hearer) -> list[tuple[str, CoachWish]]:
    """What the coach can be."""
    wishes = {Coach.OFF: CoachWish.OFF, Coach.ON: CoachWish.ON, Coach.WARN: CoachWish.WARN}
    return [(hearer.says(f"label-coach-{coach}"), wish) for coach, wish in wishes.items()]


def setting_entries(hearer: Hearer, theme: str) -> list[tuple[str, str]]:
    """The settings, each with what it is now; last the look, which is no manner of speaking."""
    manner = hearer.manner
    shown = {name: _shown(name, manner, hearer) for name in SETTINGS}
    shown[THEME] = hearer.says(f"label-theme-{theme.rpartition('-')[2]}")
    labels = {name: hearer.says(f"label-{name}") for name in shown}
    width = max(map(len, labels.values()))
    return [(f"{labels[name]:<{width}}  {now}", name) for name, now in shown.items()]


def setting_choices(name: str, hearer: Hearer) -> list[tuple[str, Manner]]:
    """What a setting can be, each as the manner that it makes."""
    manner = hearer.manner
    ways: dict[str, list[Manner]] = {
        "language": [replace(manner, language=language) for language in languages()],
        "edition": [replace(manner, edition=edition) for edition in Edition],
        "pieces": [replace(manner, pieces=way) for way in Pieces],
        "squares": [replace(manner, squares=way) for way in Squares],
        "words": [replace(manner, terse=terse) for terse in (False, True)],
        "lens": [replace(manner, lens=lens) for lens in (None, *Trait)],
    }
    return [(_shown(name, way, hearer), way) for way in ways[name]]


def _shown(name: str, manner: Manner, hearer: Hearer) -> str:
    """What a setting is in a manner, in the words of the hearer; a language in its own."""
    match name:
        case "language":
            return language_names()[manner.language]
        case "edition":
            return hearer.says(f"edition-{manner.edition}")
        case "pieces":
            return hearer.says(f"label-pieces-{manner.pieces}")
        case "squares":
            return hearer.says(f"label-squares-{manner.squares}")
        case "words":
            return hearer.says("label-on" if manner.terse else "label-off")
        case _:
            return trait_name(manner.lens, hearer.manner) if manner.lens else hearer.says("label-lens-all")
