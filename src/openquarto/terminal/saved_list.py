"""The list of kept games: when each was begun, who plays, how far it is, and its file."""

from openquarto.match.opponent import opponent_label
from openquarto.match.settings import SEAT_TAGS, chosen_name
from openquarto.notation.record import Record
from openquarto.players.roster import NAMES
from openquarto.rules.seat import Seat
from openquarto.speech.manner import Hearer
from openquarto.terminal.autosave import SavedGame, data_folder, kept_games


def kept_lines(hearer: Hearer) -> tuple[str, ...]:
    """A sentence a game, the last one first; or that there is none."""
    lines = tuple(_line(kept, hearer) for kept in kept_games())
    return lines or (hearer.says("kept-none", folder=str(data_folder())),)


def _line(kept: SavedGame, hearer: Hearer) -> str:
    record = kept.record
    said = {"when": kept.name, "players": _players(record, hearer), "file": str(kept.path)}
    if record.outcome:
        return hearer.says("kept-over", result=record.result, **said)
    return hearer.says("kept-open", turns=len(record.turn_positions), **said)


def _players(record: Record, hearer: Hearer) -> str:
    """Both, first before second: a level of the computer, or a name."""
    names = []
    for seat in Seat:
        tag = SEAT_TAGS[seat]
        level = record.tags.get(f"{tag}Player", "")
        own = chosen_name(record.tags.get(tag), seat) or hearer.says(f"seat-{seat}")
        names.append(opponent_label(level, hearer.words) if level in NAMES else own)
    return " – ".join(names)
