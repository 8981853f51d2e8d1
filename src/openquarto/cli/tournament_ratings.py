"""The ratings of a club at the terminal, from the files of all its tournaments."""

import argparse
import json
from pathlib import Path

from openquarto.cli import tournament_file
from openquarto.cli.command import EXIT_SOUND, Parser, add_json_option, wants_json
from openquarto.drawing.rating_plot import plot
from openquarto.ratings.periods import Ratings
from openquarto.tournament.error import TournamentError
from openquarto.tournament.rating import club_ratings


def add_ratings_options(parser: Parser) -> None:
    """Which files, and whose line is drawn."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="files of tournaments")
    parser.add_argument(
        "--lines", choices=("lines", "blocks"), default="lines", help="which list is drawn from"
    )
    parser.add_argument("--plot", metavar="PLAYER", help="write somebody's rating over time as SVG")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to (default: the output)")
    add_json_option(parser)


def show_ratings(options: argparse.Namespace) -> int:
    """Print the lists, or one picture."""
    lists = club_ratings(tournament_file.read(path) for path in options.files)
    if options.plot:
        return _draw(lists.get(options.lines, Ratings()), options)
    if wants_json(options):
        print(json.dumps({name: _rows(each) for name, each in lists.items()}, ensure_ascii=False))
        return EXIT_SOUND
    for name, ratings in lists.items():
        print(f"With {name}" if name == "blocks" else "Rows, columns and diagonals")
        for row in _rows(ratings):
            sure = " (provisional)" if row["isProvisional"] else ""
            print(f"  {row['rating']:5} ± {row['deviation']:3}  {row['name']}{sure}")
    return EXIT_SOUND


def _rows(ratings: Ratings) -> "list[dict[str, str | int | bool]]":
    return [
        {
            "name": name,
            "rating": round(point.strength.rating),
            "deviation": round(point.strength.deviation),
            "isProvisional": point.is_provisional,
        }
        for name, point in ratings.listed()
    ]


def _draw(ratings: Ratings, options: argparse.Namespace) -> int:
    found = ratings.points.get(options.plot)
    if not found:
        raise TournamentError("no such player", text=options.plot)
    points = [(each.at, each.strength.rating, each.strength.deviation) for each in found]
    last = found[-1].strength
    title = f"{options.plot}: {round(last.rating)} ± {round(last.deviation)}"
    text = plot(points, title)
    if options.output:
        options.output.write_text(text, encoding="utf-8")
    else:
        print(text)
    return EXIT_SOUND
