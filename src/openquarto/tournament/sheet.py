"""A page to be printed or kept: pairings by board and by name, standings, how ties are broken; A4, large."""

from collections.abc import Iterable, Sequence
from html import escape

from openquarto.speech.catalogue import Catalogue, catalogue
from openquarto.tournament.pairing import round_count
from openquarto.tournament.state import Bye, Round, Tournament
from openquarto.tournament.tables import by_name, standing_rows

_STYLE = """
@page { size: A4; margin: 14mm }
body { font: 16pt/1.35 Georgia, "Times New Roman", serif; margin: 0 auto; max-width: 182mm }
html { color: #000; background: #fff }
h1 { font-size: 26pt; margin: 0 } h2 { font-size: 20pt; margin: 8mm 0 2mm }
section + section { break-before: page }
table { border-collapse: collapse; width: 100% }
th { text-align: left; font-size: 12pt; border-bottom: 2px solid #000 }
td { padding: 2mm 3mm 2mm 0; border-bottom: 1px solid #888 }
tr { break-inside: avoid } .number { text-align: right; font-variant-numeric: tabular-nums }
dt { font-weight: bold } dd { margin: 0 0 2mm }
"""


def sheet(tournament: Tournament, language: str = "en") -> str:
    """The whole page, which needs nothing else."""
    words = catalogue(language)
    title = escape(tournament.settings.name)
    parts = []
    if tournament.rounds:
        newest = tournament.rounds[-1]
        parts += [_pairings(tournament, newest, words), _names(tournament, newest, words)]
    parts.append(_standings(tournament, words))
    sections = "\n".join(f"<section>\n{part}\n</section>" for part in parts)
    line = escape(summary(tournament, words))
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{title}</h1>\n<p>{line}</p>\n{sections}\n</body>\n</html>\n"
    )


def summary(tournament: Tournament, words: Catalogue) -> str:
    """The kind, the rounds and the players in one line."""
    parts = [
        words.say(f"club-kind-{str(tournament.settings.kind).replace(' ', '-')}"),
        *([words.say("club-rounds", count=total)] if (total := round_count(tournament)) else []),
        words.say("club-players", count=len(tournament.players)),
    ]
    return " · ".join(parts)


def standings_title(tournament: Tournament, words: Catalogue) -> str:
    """After which round the standings are; in an arena, and before the first round, there is none to name."""
    if tournament.is_arena or not tournament.rounds:
        return words.say("club-standings-short")
    return words.say("club-standings-after", number=len(tournament.rounds))


def bye_text(bye: Bye, words: Catalogue) -> str:
    """Why somebody has no opponent, and what that is worth."""
    return words.say(f"club-bye-{bye.kind}")


def _pairings(tournament: Tournament, played: Round, words: Catalogue) -> str:
    heads = [words.say(f"club-{name}") for name in ("board", "first", "result", "second")]
    rows = [
        [
            str(board.number),
            tournament.name(board.first),
            board.result.shown if board.result else "",
            tournament.name(board.second),
        ]
        for board in played.boards
    ]
    rows += [["", tournament.name(bye.player), bye_text(bye, words), ""] for bye in played.byes]
    return _table(words.say("club-round", number=played.number), heads, rows)


def _names(tournament: Tournament, played: Round, words: Catalogue) -> str:
    heads = [words.say(f"club-{name}") for name in ("player", "board", "seat", "opponent")]
    rows = [
        [name, board, words.say(f"club-{seat}-short"), opponent]
        for name, board, seat, opponent in by_name(tournament, played)
    ]
    return _table(words.say("club-by-name", number=played.number), heads, rows)


def _standings(tournament: Tournament, words: Catalogue) -> str:
    breaks = tournament.settings.tie_breaks
    keys = [str(each).replace(" ", "-") for each in breaks]
    heads = ["", words.say("club-player"), words.say("club-points")]
    heads += [words.say(f"club-tie-{key}") for key in keys]
    settled = tournament.settled
    head = standings_title(settled, words)
    told = "".join(
        f"<dt>{escape(words.say(f'club-tie-{key}'))}</dt><dd>{escape(words.say(f'club-tie-{key}-rule'))}</dd>"
        for key in keys
    )
    about = f"<h2>{escape(words.say('club-ties'))}</h2><dl>{told}</dl>" if told else ""
    return _table(head, heads, standing_rows(settled)) + about


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f"<h2>{escape(caption)}</h2>\n<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"
    )
