"""The rows of a reason: squares of a trap, turns that keep a value, lines of a dead draw."""

from collections.abc import Iterable, Sequence

from openquarto.claims.claim import Dead, Missing, Only, Threat, Trap, TrapRow
from openquarto.rules.square import Square
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_names, piece_name
from openquarto.speech.reason_looks import threats_text
from openquarto.speech.told import MOST_ROWS, ToldRow
from openquarto.speech.turn_words import (
    pieces_of,
    row_text,
    separated,
    square_names,
    squares_of,
    turns_words,
)


def trap_rows(trap: Trap, hearer: Hearer) -> tuple[ToldRow, ...]:
    """A row for each cover; where there are too many, the last row tells of several squares one by one."""
    rows = sorted(trap.squares, key=lambda row: (-len(row.squares), row.squares[0]))
    apart = MOST_ROWS if len(rows) <= MOST_ROWS else MOST_ROWS - 1
    told = [
        _trap_row(row.squares, row_text(threats_text(row.cover, hearer), hearer), hearer)
        for row in rows[:apart]
    ]
    if rest := rows[apart:]:
        squares = tuple(sorted(square for row in rest for square in row.squares))
        told.append(_trap_row(squares, _together(rest, hearer), hearer))
    return tuple(told)


def _trap_row(squares: tuple[Square, ...], text: str, hearer: Hearer) -> ToldRow:
    return ToldRow(square_names(squares, hearer), text, squares=squares)


def _together(rows: Sequence[TrapRow], hearer: Hearer) -> str:
    """Several squares with a cover each, in one text; a threat that all of them have is said once."""
    shared: set[Threat] = set.intersection(*(set(row.cover) for row in rows))
    common = tuple(threat for threat in rows[0].cover if threat in shared)
    said = [row_text(threats_text(common, hearer), hearer)] if common else []
    for row in rows:
        own = tuple(threat for threat in row.cover if threat not in shared)
        if own:
            said.append(_on(square_names(row.squares, hearer), threats_text(own, hearer), hearer))
    return " ".join(said)


def _on(squares: str, text: str, hearer: Hearer) -> str:
    return hearer.words.say("reason-row-on", square=squares, text=text)


def only_rows(only: Only, hearer: Hearer) -> tuple[ToldRow, ...]:
    """The turns that keep the value, by their squares."""
    if len(only.keep) == 1:  # its sentence names it
        return ()
    groups = _by_square(only.keep)
    rows = [_keep_row(group, hearer) for group in groups[: MOST_ROWS - (len(groups) > MOST_ROWS)]]
    rest = tuple(turn for group in groups[len(rows) :] for turn in group)
    last = [ToldRow(square_names(squares_of(rest), hearer), _kept(rest, hearer), squares_of(rest), rest)]
    return (*rows, *(last if rest else ()))


def only_row(only: Only, heading: str, hearer: Hearer) -> ToldRow:
    """The turns that keep the value in one row, where a reason has other rows too."""
    return ToldRow(heading.removesuffix("."), _kept(only.keep, hearer), squares_of(only.keep), only.keep)


def _by_square(turns: Iterable[str]) -> list[tuple[str, ...]]:
    """Turns by their squares; squares after which the same pieces may be given are together."""
    squares: dict[tuple[Square, ...], list[str]] = {}
    for turn in turns:
        squares.setdefault(squares_of([turn]), []).append(turn)
    groups: dict[tuple[object, ...], list[str]] = {}
    for square, group in sorted(squares.items()):
        groups.setdefault(pieces_of(group) or square, []).extend(group)
    return [tuple(group) for group in groups.values()]


def _kept(turns: Sequence[str], hearer: Hearer) -> str:
    """Turns in one text, square by square."""
    return " ".join(row_text(turns_words(group, hearer, every=True), hearer) for group in _by_square(turns))


def _keep_row(turns: tuple[str, ...], hearer: Hearer) -> ToldRow:
    """Turns on one square, or without any: what is done there, or which pieces may be given."""
    squares, pieces = squares_of(turns), pieces_of(turns)
    given = separated([piece_name(piece, hearer.manner) for piece in pieces], hearer)
    if not squares:
        heading, said = hearer.words.say("reason-give"), given or turns_words(turns, hearer)
    else:
        heading = square_names(squares, hearer)
        said = hearer.words.say("reason-turn-give", piece=given) if given else turns_words(turns, hearer)
    return ToldRow(heading, row_text(said, hearer), squares, turns)


def dead_rows(dead: Dead, hearer: Hearer) -> tuple[ToldRow, ...]:
    """The lines that are open, by what they lack."""
    rows = []
    reasons: tuple[tuple[Missing, str], ...] = (("no shared side", "nothing"), ("too few pieces", "few"))
    for missing, message in reasons:
        lines = tuple(each.line for each in dead.lines if each.missing == missing)
        if lines:
            text = row_text(line_names(lines, hearer.manner), hearer)
            rows.append(ToldRow(hearer.words.say(f"reason-dead-{message}"), text))
    return tuple(rows)
