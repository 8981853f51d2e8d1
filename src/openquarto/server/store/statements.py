"""Games and their logs in SQL: the statements that SQLite and PostgreSQL share."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import cast

from openquarto.server.store.protocol import GameInfo, Head, Session, StoredEvent
from openquarto.server.store.sql import Rows, Sql, Value
from openquarto.wire.table import Sitter

LOG = "insert into event (game, seq, kind, body, at, credit) values (?, ?, ?, ?, ?, ?)"
CHANGE = "update game set changed = ? where game = ?"
KEEP_TIME = "update clock set at = ? where at < ?"
TIME = "select at from clock"
OPEN = "insert into game (game, title, changed, by_link, expiring) values (?, '', ?, ?, 0)"
EXPIRING = "update game set expiring = 1 where game = ?"
DELETE = "delete from game where game = ?"
RENAME = "update sitter set title = ? where game = ? and session = ?"
REWRITE = "update event set body = ? where game = ? and seq = ?"
RAISE_VERSION = "update game set version = version + 1 where game = ?"
RAISE_VERSION_FROM = f"{RAISE_VERSION} and version = ?"
UNTITLE = "update sitter set title = '' where game = ? and session = ?"
KNOWS = """
    select exists (select 1 from sitter where session = ?)
        or exists (select 1 from tournament_key where key = ?)
        or exists (select 1 from classroom_key where key = ?)
"""
INVITED = "select game, seat from invitation where secret = ?"
UNCONFIRMED = "select session from sitter where instead_of is not null"
IS_UNCONFIRMED = "select 1 from sitter where session = ? and instead_of is not null limit 1"
# A change for nothing; where a value is set that is there already, SQLite would write no page.
TRY = ("insert into clock (at) values (-1)", "delete from clock where at = -1")
MINE = "in (select game from sitter where session = ?)"


def log_of(sql: Sql, game: str) -> list[StoredEvent]:
    """The events of a game."""
    query = "select seq, kind, body, at, credit from event where game = ? order by seq"
    return [StoredEvent(*row) for row in sql.execute(query, (game,))]


def later(sql: Sql, seqs: Mapping[str, int]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
    """What is known of several games, and of each the events after a number; two statements for all."""
    infos = game_infos(sql, _among([*seqs]), [*seqs])
    which = " or ".join(["game = ? and seq > ?"] * len(seqs))
    query = f"""
        select game, seq, kind, body, at, credit from event where {which} order by game, seq
    """  # noqa: S608  only marks
    values = [value for pair in seqs.items() for value in pair]
    return _with_logs(infos, sql.execute(query, tuple(values)))


def heads(sql: Sql, games: Sequence[str]) -> dict[str, Head]:
    """How far several games have come, with one statement for all of them."""
    if not games:
        return {}
    query = f"""
        select game, version, (select max(seq) from event where event.game = game.game)
        from game where game {_among(games)}
    """  # noqa: S608  only marks
    return {game: Head(seq or 0, version) for game, version, seq in sql.execute(query, tuple(games))}


def load(sql: Sql, games: Sequence[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
    """Several games and their logs, with two statements for all of them."""
    if not games:
        return {}
    among = _among(games)
    infos = game_infos(sql, among, games)
    query = f"""
        select game, seq, kind, body, at, credit from event where game {among} order by game, seq
    """  # noqa: S608  only marks
    return _with_logs(infos, sql.execute(query, tuple(games)))


def _with_logs(infos: Sequence[GameInfo], found: Rows) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
    logs = {
        game: [StoredEvent(*row[1:]) for row in rows] for game, rows in groupby(found, lambda row: row[0])
    }
    return {info.game: (info, logs.get(info.game, [])) for info in infos}


def those_of(sql: Sql, games: Sequence[str]) -> set[str]:
    """Those of some games that there are."""
    if not games:
        return set()
    query = f"select game from game where game {_among(games)}"  # noqa: S608  only marks
    return {game for (game,) in sql.execute(query, tuple(games))}


def _among(games: Sequence[str]) -> str:
    return f"in ({', '.join('?' * len(games))})"


def game_infos(sql: Sql, among: str, values: Sequence[Value]) -> list[GameInfo]:
    """What is known of some games, the one that changed last first."""
    query = f"""
        select game.game, changed, by_link, version, session, seat, sitter.title
        from game left join sitter on sitter.game = game.game
        where game.game {among} order by changed desc, game.game
    """  # noqa: S608  the condition is one of this module
    return _infos(sql.execute(query, tuple(values)))


def _infos(rows: Iterable[tuple[str, float, int, int, Session | None, str, str]]) -> list[GameInfo]:
    seats: dict[str, dict[Session, Sitter]] = {}
    titles: dict[str, dict[Session, str]] = {}
    games: dict[str, GameInfo] = {}
    for game, changed, by_link, version, session, seat, title in rows:
        taken, given = seats.setdefault(game, {}), titles.setdefault(game, {})
        games.setdefault(game, GameInfo(game, "", changed, taken, bool(by_link), given, version))
        if session is not None:
            taken[session] = cast("Sitter", seat)
            if title:
                given[session] = title
    return list(games.values())
