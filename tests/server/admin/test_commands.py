"""What each of the operator's commands does to a running server."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from openquarto.wire import admin as wire
from tests.server.admin.asking import asked, done, path_of, refusal, told
from tests.server.serving import Running, Somebody, running, sent_away


def invited(host: Somebody, game: str) -> Somebody:
    """Somebody who took the other seat of a game by link."""
    url = str(host.ask("POST", f"/api/games/{game}/invitation", {}).json["url"])
    guest = Somebody(host.port)
    secret = url.partition("#")[2]
    assert 201 == guest.ask("POST", f"/api/games/{game}/seat", {"secret": secret, "name": "Bo"}).status
    return guest


def test_the_games_in_memory_are_listed_without_secrets(server: Running, me: Somebody) -> None:
    game = me.open(opponent="link", name_me="Ada", variant="blocks", first="me")
    theirs = invited(me, game).sit(game)
    mine = me.sit(game)
    mine.acts("A")
    rows = {row.game: row for row in asked(server, wire.List()) if isinstance(row, wire.Game)}
    row = rows[game]
    assert (("Ada", "Bo"), (True, True), 0) == (row.players, row.present, row.watchers)
    assert ("blocks", mine.seen, 2, False) == (row.variant, row.seq, row.pages, row.is_over)
    said = str(rows)
    assert not any(cookie in said for cookie in me.cookies.values())
    for page in (mine, theirs):
        page.close()


def test_a_closed_game_is_found_again_and_a_deleted_one_is_not(server: Running, me: Somebody) -> None:
    game = me.open(opponent="here")
    page = me.sit(game)
    page.acts("A")
    assert 0 == done(server, wire.Close(game))
    assert 4001 == sent_away(page.connection)[0]
    assert "not in memory" == refusal(server, wire.Close(game))
    page = me.sit(game)
    page.acts("a1")
    assert 0 == done(server, wire.Delete(game))
    assert 4004 == sent_away(page.connection)[0]
    assert "no such game" == refusal(server, wire.Delete(game))
    assert 404 == me.ask("GET", f"/table/{game}").status


def test_an_operator_sees_what_a_watcher_sees(server: Running, me: Somebody) -> None:
    game = me.open(opponent="here", first="me")
    page = me.sit(game)
    watching = told(server, game, 4)
    assert "Traits that count" in next(watching)
    page.acts("A a1")
    heard = [next(watching), next(watching)]
    assert "gives light round tall solid" in heard[0]
    assert "a1, light round tall solid" in heard[1]
    page.close()


def test_a_live_quarto_is_not_told_to_an_operator(server: Running, me: Somebody) -> None:
    def heard(actions: str) -> list[str]:
        game = me.open(opponent="here", first="me")
        page = me.sit(game)
        watching = told(server, game, 9)
        next(watching)
        page.acts(actions)
        lines = [next(watching) for _ in actions.split()]
        page.close()
        return lines

    # The same pieces on other squares: the first makes a quarto that nobody calls, the second none.
    live, none = heard("A a1 B b1 C c1 D d1"), heard("A a1 B b1 C c1 D d2")
    assert live[:-1] == none[:-1]
    assert live[-1] == none[-1].replace("d2", "d1")


def test_a_name_is_forgotten_wherever_it_stands(server: Running, me: Somebody) -> None:
    name = 'Eve "the fox"'
    hosted = me.open(opponent="link", name_me=name, first="me")
    local = me.open(opponent="here", name_me=name, name_other="Bo")
    other = me.open(opponent="here", name_me=f"{name} II")
    joined = me.open(opponent="link", name_me="Bo", first="me")
    secret = me.ask("POST", f"/api/games/{joined}/invitation", {}).json["url"].partition("#")[2]
    server.somebody().ask("POST", f"/api/games/{joined}/seat", {"secret": secret, "name": name})
    page = me.sit(hosted)
    assert 3 == done(server, wire.Forget(name))
    assert name not in str(page.until("table"))
    page.close()
    for game, stays in ((hosted, False), (local, False), (joined, False), (other, True)):
        page = me.sit(game)
        assert stays == (name in str((page.table["first"], page.table["second"])))
        page.close()
    assert 0 == done(server, wire.Forget(name))


def test_no_new_games_and_no_rematches_for_a_while(server: Running, me: Somebody) -> None:
    game = me.open(opponent="here", first="me")
    page = me.sit(game)
    page.ask("wish", wish="resign")
    done(server, wire.Games(accepts=False))
    try:
        refused = me.ask("POST", "/tables", {"opponent": "here"}, {"accept-language": "fr"})
        assert (503, "no new games") == (refused.status, refused.json["code"])
        assert "n'accepte pas de nouvelle partie" in refused.json["sentence"]
        assert "no new games" == page.ask("wish", wish="rematch")["d"]["code"]
    finally:
        done(server, wire.Games(accepts=True))
    assert "done" == page.ask("wish", wish="rematch")["t"]
    page.close()


def test_counters(server: Running) -> None:
    (figures, _) = asked(server, wire.Counters())
    assert isinstance(figures, wire.Figures)
    assert {"tables", "sockets", "commits_total", "accepts_games", "banned_networks"} <= {*figures.figures}
    assert "" == figures.problem


def test_a_backup_is_a_server_s_file(server: Running, me: Somebody, tmp_path: Path) -> None:
    game = me.open(opponent="here", first="me")
    page = me.sit(game)
    page.acts("A a1 B")
    copy = tmp_path / "copy.sqlite"
    assert 0 == done(server, wire.Backup(str(copy)))
    assert "backup" == refusal(server, wire.Backup(str(copy)))
    assert "backup" == refusal(server, wire.Backup("relative.sqlite"))
    page.acts("b1")
    with running(tmp_path / "other", database=str(copy)) as restored:
        again = Somebody(restored.port, dict(me.cookies)).sit(game)
        assert (page.seen - 1, "B") == (again.seen, again.view["hand"])
        again.acts("c1")  # it goes on from there, by itself
        again.close()
    page.close()
    connection = sqlite3.connect(copy)
    assert [("ok",)] == connection.execute("pragma integrity_check").fetchall()
    connection.close()


def test_who_is_shut_out_is_cut_and_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        game = me.open(opponent="here")
        page = me.sit(game)
        assert 1 == done(server, wire.Ban("127.0.0.0/24", 10))
        assert 1008 == sent_away(page.connection)[0]
        refused = me.ask("GET", "/")
        assert (403, "banned") == (refused.status, refused.json["code"])
        assert 403 == me.ask("POST", "/tables", {"opponent": "here"}).status
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            me.sit(game)
        (figures, _) = asked(server, wire.Counters())
        assert isinstance(figures, wire.Figures)
        assert 3 == figures.figures["refused_total banned"]
        (row, _) = asked(server, wire.Bans())
        assert isinstance(row, wire.Banned)
        assert ("127.0.0.0/24", True) == (row.network, 9 < (row.minutes or 0) <= 10)
        assert 1 == done(server, wire.Unban("127.0.0.0/24"))
        assert 0 == done(server, wire.Unban("127.0.0.0/24"))
        page = me.sit(game)
        page.close()
        assert "network" == refusal(server, wire.Ban("everybody"))


def test_only_the_network_is_shut_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        near, far = Somebody(server.port), Somebody(server.port, source="127.0.0.2")
        game = near.open(opponent="here")
        page, other = near.sit(game), far.sit(game)
        assert 1 == done(server, wire.Ban("127.0.0.2"))
        assert 1008 == sent_away(other.connection)[0]
        assert (403, 200) == (far.ask("GET", "/").status, near.ask("GET", "/").status)
        page.acts("A")
        page.close()


def test_the_socket_is_gone_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        path = path_of(server)
        assert 0o600 == path.stat().st_mode & 0o777
    assert not path.exists()
