"""What can happen in a tournament, as the log keeps it: plain values with a kind, to JSON and back."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from openquarto.tournament.error import TournamentError
from openquarto.tournament.settings import Settings


@dataclass(frozen=True)
class Event:
    """One change; `kind` names it in the log for ever."""

    kind: ClassVar[str]


@dataclass(frozen=True)
class Created(Event):
    """The first event of every log."""

    kind: ClassVar[str] = "created"
    settings: Settings


@dataclass(frozen=True)
class SettingsChanged(Event):
    """Something was agreed on anew."""

    kind: ClassVar[str] = "settings"
    settings: Settings


@dataclass(frozen=True)
class Entered(Event):
    """Somebody has come in; `missed` is what the rounds before count for them."""

    kind: ClassVar[str] = "entered"
    player: int
    name: str
    rating: int = 0
    missed: str = "absent"


@dataclass(frozen=True)
class EntryChanged(Event):
    """A name or a rating was corrected."""

    kind: ClassVar[str] = "entry"
    player: int
    name: str
    rating: int


@dataclass(frozen=True)
class Removed(Event):
    """An entry was a mistake, such as a double one."""

    kind: ClassVar[str] = "removed"
    player: int


@dataclass(frozen=True)
class CheckedIn(Event):
    """Somebody is in the room, or is not."""

    kind: ClassVar[str] = "checked in"
    player: int
    is_here: bool = True


@dataclass(frozen=True)
class Excused(Event):
    """Somebody will not play in a round: `half` a point, `absent` for none, nothing to play after all."""

    kind: ClassVar[str] = "excused"
    player: int
    round: int
    bye: str


@dataclass(frozen=True)
class Withdrew(Event):
    """Somebody plays no more, or comes back."""

    kind: ClassVar[str] = "withdrew"
    player: int
    is_gone: bool = True


@dataclass(frozen=True)
class Paired(Event):
    """A round: boards as number, first, second; byes as player, kind, place in the bracket."""

    kind: ClassVar[str] = "paired"
    round: int
    boards: tuple[tuple[int, int, int], ...]
    byes: tuple[tuple[int, str, int], ...] = ()


@dataclass(frozen=True)
class PairedAnew(Event):
    """The newest round by hand: boards whose players and seats are the same keep what they have."""

    kind: ClassVar[str] = "paired anew"
    round: int
    boards: tuple[tuple[int, int, int], ...]
    byes: tuple[tuple[int, str, int], ...] = ()


@dataclass(frozen=True)
class Unpaired(Event):
    """The newest round was taken back."""

    kind: ClassVar[str] = "unpaired"
    round: int


@dataclass(frozen=True)
class TableOpened(Event):
    """A game of a server was opened for a board."""

    kind: ClassVar[str] = "table"
    round: int
    board: int
    game: str


@dataclass(frozen=True)
class Reported(Event):
    """A player has told a result."""

    kind: ClassVar[str] = "reported"
    round: int
    board: int
    seat: str
    result: str


@dataclass(frozen=True)
class ScreenAsked(Event):
    """A player would rather play at a table of the server than on a wooden board; both have to."""

    kind: ClassVar[str] = "screen"
    round: int
    board: int
    seat: str


@dataclass(frozen=True)
class Resulted(Event):
    """The result of a board; nothing takes one away. `how`: typed, both, table, slip, forfeit."""

    kind: ClassVar[str] = "result"
    round: int
    board: int
    result: str
    how: str


@dataclass(frozen=True)
class Ended(Event):
    """The tournament is over, or goes on after all."""

    kind: ClassVar[str] = "ended"
    is_over: bool = True


@dataclass(frozen=True)
class Forgotten(Event):
    """A name was taken out of all entries before this one."""

    kind: ClassVar[str] = "forgotten"
    player: int


@dataclass(frozen=True)
class Undone(Event):
    """An event counts no more; it stays in the log."""

    kind: ClassVar[str] = "undone"
    entry: int  # its number


KINDS: Mapping[str, type[Event]] = {each.kind: each for each in Event.__subclasses__()}


def without_name(event: Event, player: int) -> Event:
    """An event in which a player has a number for a name."""
    if isinstance(event, Entered | EntryChanged) and event.player == player:
        return replace(event, name=nameless(player))
    return event


def nameless(player: int) -> str:
    """What somebody is called whose name was forgotten."""
    return f"#{player}"


def event_json(event: Event) -> dict[str, Any]:
    """An event as a dictionary, its kind first."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, Created | SettingsChanged):
        values["settings"] = event.settings.to_json()
    return {"kind": event.kind, **values}


def event_of(values: Mapping[str, Any]) -> Event:
    """An event from its dictionary; raises TournamentError for one that cannot be."""
    rest = dict(values)
    kind = KINDS.get(str(rest.pop("kind", "")))
    if kind is None:
        raise TournamentError("log newer", kind=str(values.get("kind")))
    if "settings" in rest:
        rest["settings"] = Settings.of_json(rest["settings"])
    known = {field.name: field for field in fields(kind)}
    for name, value in rest.items():
        if name not in known:
            raise TournamentError("log newer", kind=f"{kind.kind} {name}")
        rest[name] = _checked(value, str(known[name].type), name)
    try:
        return kind(**rest)
    except TypeError as error:
        raise TournamentError("log unreadable", line=0, why=str(error)) from None


def _checked(value: Any, declared: str, name: str) -> Any:  # noqa: ANN401  whatever JSON holds
    """A value of JSON as the field declares it: lists become tuples."""
    if "tuple" in declared:
        if isinstance(value, list | tuple) and all(isinstance(each, list | tuple) for each in value):
            rows = tuple(tuple(each) for each in value)
            middle = str if name == "byes" else int
            if all(len(row) == 3 and isinstance(row[1], middle) for row in rows):
                return rows
    elif "Settings" in declared or type(value).__name__ in declared:
        return value
    raise TournamentError("log unreadable", line=0, why=f"{name} cannot be {str(value)[:40]!r}")
