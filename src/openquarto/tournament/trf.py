"""The report of a tournament as TRF16, which rating programs read; first stands as white, second as black."""

from openquarto.rules.seat import Seat
from openquarto.tournament.card import Entry, cards
from openquarto.tournament.pairing import round_count
from openquarto.tournament.settings import Kind
from openquarto.tournament.standings import standings
from openquarto.tournament.state import ByeKind, Player, Tournament

_BYES = {ByeKind.BYE: "U", ByeKind.HALF: "H", ByeKind.FREE: "Z", ByeKind.ABSENT: "Z"}
_PLAYED = {1.0: "1", 0.5: "=", 0.0: "0"}
_COLOURS = {Seat.FIRST: "w", Seat.SECOND: "b"}
_KINDS = {
    Kind.SWISS: "Swiss (Dutch system)",
    Kind.ROUND_ROBIN: "Round robin (Berger tables)",
    Kind.KNOCK_OUT: "Knock-out",
    Kind.ARENA: "Arena",
}


def trf16(tournament: Tournament, *, date: str = "") -> str:
    """The whole report; a date is a text such as 2026/11/18."""
    settings = tournament.settings
    head = [
        f"012 {settings.name}",
        *([f"042 {date}", f"052 {date}"] if date else []),
        f"062 {len(tournament.players)}",
        f"072 {sum(player.rating > 0 for player in tournament.players.values())}",
        f"092 {_KINDS[settings.kind]}",
        f"122 {settings.clock}",
        f"XXR {round_count(tournament) or len(tournament.rounds)}",
    ]
    numbers = {player: number for number, player in enumerate(tournament.ranked, 1)}
    made = cards(tournament)
    rows = standings(tournament)
    places = {row.player: place for place, row in enumerate(rows, 1)}
    points = {row.player: row.points for row in rows}
    lines = [
        _player(
            tournament.players[each], numbers, points[each], places[each], _columns(tournament, made[each])
        )
        for each in tournament.ranked
    ]
    return "\n".join([*head, *lines]) + "\n"


def _columns(tournament: Tournament, card: list[Entry]) -> list[Entry]:
    """An entry for each round, so that opponents find each other in the same column.

    In an arena somebody may have sat out: for programs that is a round without a game and without points.
    """
    had = {entry.round: entry for entry in card}
    return [had.get(each.number, Entry(each.number, points=0.0)) for each in tournament.rounds]


def _player(player: Player, numbers: dict[int, int], points: float, place: int, card: list[Entry]) -> str:
    rating = str(player.rating) if player.rating else ""
    who = f"{numbers[player.number]:4} {'':4} {player.name[:33]:33} {rating:>4}"
    left = f"001 {who} {'':3} {'':11} {'':10}"  # no federation, no number there, no date of birth
    rounds = "".join(f"  {_round(entry, numbers)}" for entry in card)
    return f"{left} {points:4.1f} {place:4}{rounds}".rstrip()


def _round(entry: Entry, numbers: dict[int, int]) -> str:
    if entry.opponent is None or entry.seat is None:
        return f"0000 - {_BYES[entry.bye or ByeKind.ABSENT]}"
    if entry.points is None:
        result = " "
    elif entry.is_played:
        result = _PLAYED[entry.points]
    else:
        result = "+" if entry.points else "-"
    return f"{numbers[entry.opponent]:4} {_COLOURS[entry.seat]} {result}"
