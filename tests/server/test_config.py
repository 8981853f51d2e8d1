"""The settings: a file, the environment, the options, the last one counts; and what cannot be."""

from pathlib import Path

import pytest

from openquarto.rules.error import QuartoError
from openquarto.server.config import Config, read_config
from openquarto.server.limits import Limits
from openquarto.server.retention import Retention

PUBLIC = {"public_url": "https://quarto.example", "operator": "Ada", "contact": "ada@quarto.example"}


def test_the_defaults_are_for_this_machine() -> None:
    config = read_config({}, {})
    assert ("127.0.0.1", 8016, "", Limits()) == (config.host, config.port, config.public_url, config.limits)
    assert (100, 20.0, 20, 50, 64, 45.0) == (
        config.limits.messages,
        config.limits.message_seconds,
        config.limits.games,
        config.limits.sockets,
        config.limits.outbox,
        config.limits.silence,
    )


def test_the_last_one_counts(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        'port = 1\nlanguage = "fr"\npace = 0.5\n[limits]\ngames = 5\nsockets = 6\n', encoding="utf-8"
    )
    environment = {"OPENQUARTO_CONFIG": str(file), "OPENQUARTO_PORT": "2", "OPENQUARTO_LIMITS_GAMES": "7"}
    config = read_config({"port": 3, "database": None}, environment)
    assert (3, "fr", 0.5, 7, 6) == (
        config.port,
        config.language,
        config.pace,
        config.limits.games,
        config.limits.sockets,
    )
    assert 2 == read_config({"port": None}, environment).port
    assert 1 == read_config({"config": str(file)}, {}).port


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 'many'", "server.toml cannot be read: .*port"),
        ("prot = 1", "server.toml cannot be read: .*prot"),
        ("[limits]\nsmall = 1", "server.toml cannot be read: .*small"),
        ("[limits]\nhead = 0", "the setting limits.head cannot be 0"),
        ("port = ", "server.toml cannot be read"),
        ("port = 70000", "the setting port cannot be 70000"),
        ("language = 'tlh'", "the setting language cannot be 'tlh': expected one of de, en"),
        ("pace = 11.0", "the setting pace cannot be"),
        ("analysis_workers = -1", "the setting analysis_workers cannot be -1: expected 0 to 64"),
        ("docs_url = 'javascript:alert(1)'", "the setting docs_url cannot be 'javascript:alert"),
        ("docs_url = '//elsewhere'", "expected an address that begins with https://, http:// or /"),
        ("docs_url = 'docs'", "expected an address that begins with https://, http:// or /"),
        ("docs_url = 'https://[x'", "expected an address that begins with https://, http:// or /"),
        ("public_url = 'http://x'", "expected https:// and a host"),
        ("public_url = 'https://x/path'", "expected https:// and a host"),
        ("public_url = 'https://x:port'", "expected https:// and a host"),
        ("host = '0.0.0.0'", "can be reached from elsewhere: say --public-url"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(QuartoError, match=sentence):
        read_config({"config": str(file)}, {})


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(QuartoError, match="cannot be read"):
        read_config({"config": str(tmp_path / "none.toml")}, {})


def test_the_environment_is_read_strictly() -> None:
    with pytest.raises(QuartoError, match="cannot be read"):
        read_config({}, {"OPENQUARTO_PORT": "many"})


def test_names_and_addresses() -> None:
    near = Config()
    assert "http://127.0.0.1:8016" == near.address(8016)
    assert {"127.0.0.1:8016", "localhost:8016", "[::1]:8016"} == near.hosts(8016)
    assert "127.0.0.1" in near.hosts(80)
    far = Config(host="::", public_url="https://quarto.example", operator="Ada", contact="ada@quarto.example")
    assert "https://quarto.example" == far.address(1)
    assert "quarto.example" in far.hosts(1)
    assert "https://quarto.example" == far.origins(1)["quarto.example"]
    assert "http://localhost:1" == far.origins(1)["localhost:1"]
    assert far.is_secure
    assert "http://[::1]:7" == Config(host="::1").address(7)


def test_trusted_proxies(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    about = 'public_url = "https://quarto.example"\noperator = "Ada"\ncontact = "ada@quarto.example"\n'
    file.write_text(about + 'trusted_proxies = ["10.0.0.0/8", "::1"]\n', encoding="utf-8")
    listed = read_config({"config": str(file)}, {})
    assert ("10.0.0.0/8", "::1") == listed.trusted_proxies
    told = read_config({"config": str(file)}, {"OPENQUARTO_TRUSTED_PROXIES": "192.0.2.1, 192.0.2.2"})
    assert ("192.0.2.1", "192.0.2.2") == told.trusted_proxies
    asked = read_config({"config": str(file), "trusted_proxies": "192.0.2.3"}, {})
    assert ("192.0.2.3",) == asked.trusted_proxies
    assert asked.proxies
    assert [True, False] == [asked.proxies.trusts(each) for each in ("192.0.2.3", "127.0.0.1")]
    assert Config(trusted_proxies=("10.0.0.0/8",)).proxies is None  # nobody is behind a proxy
    with pytest.raises(QuartoError, match="trusted_proxies cannot be '10.0.0.1/8'"):
        Config(trusted_proxies=("10.0.0.1/8",))


def test_the_users_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    assert tmp_path / "server.sqlite" == Config().path
    assert Path("games.sqlite") == Config(database="games.sqlite").path


@pytest.mark.parametrize(
    ("settings", "days"),
    [
        ({}, (90, 0, 0, 0, 7, 180, 0)),
        (PUBLIC, (90, 7, 180, 180, 7, 180, 730)),
        ({**PUBLIC, "waiting_days": 1, "unfinished_days": 0}, (90, 1, 0, 180, 7, 180, 730)),
        ({"local_days": 30, "retention_days": 5, "invitation_days": 2}, (5, 0, 0, 30, 2, 180, 0)),
        ({"class_days": 90, "tournament_days": 400}, (90, 0, 0, 0, 7, 90, 400)),
    ],
)
def test_how_long_games_are_kept(settings: dict[str, object], days: tuple[int, ...]) -> None:
    assert Retention(*days) == read_config(settings, {}).retention


def test_days_come_from_the_environment_too() -> None:
    assert 3 == read_config({}, {"OPENQUARTO_WAITING_DAYS": "3"}).retention.waiting
    for name in (
        "WAITING_DAYS",
        "LOCAL_DAYS",
        "UNFINISHED_DAYS",
        "INVITATION_DAYS",
        "RETENTION_DAYS",
        "TOURNAMENT_DAYS",
    ):
        with pytest.raises(QuartoError, match=f"the setting {name.lower()} cannot be -1: expected at least"):
            read_config({}, {f"OPENQUARTO_{name}": "-1"})


@pytest.mark.parametrize(
    ("settings", "path"),
    [
        ({"database": "/data/g.sqlite"}, "/data/g.sqlite.admin"),
        ({"database": "/data/g.sqlite", "admin_socket": "/run/oq"}, "/run/oq"),
        ({"database": "/data/g.sqlite", "admin_socket": "off"}, None),
        ({"database": "memory:"}, None),
        ({"database": "memory:", "admin_socket": "/run/oq"}, "/run/oq"),
    ],
)
def test_where_the_operator_comes_in(settings: dict[str, object], path: str | None) -> None:
    assert (Path(path) if path else None) == read_config(settings, {}).admin_path


@pytest.mark.parametrize(
    ("options", "reach"),
    [
        ({}, "local"),
        ({"by_play": True}, "here"),
        ({"by_play": True, "lan": True}, "near"),
        (PUBLIC, "everywhere"),
    ],
)
def test_only_who_plays_is_advised_to_open_the_network(options: dict[str, object], reach: str) -> None:
    assert reach == read_config(options, {}).reach
