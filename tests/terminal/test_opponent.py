"""The opponents: how they are typed, said and chosen, in every language, with the kernel and without."""

import subprocess
import sys
from pathlib import Path

import pytest

from openquarto.match import Settings
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.opponent import FRIENDLY, OPPONENTS, opponent_asked, opponent_of, opponent_table
from openquarto.notation import Record
from openquarto.players.level import LEVELS
from openquarto.players.roster import NAMES
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.speech import Manner, languages
from openquarto.speech.catalogue import catalogue
from openquarto.terminal.session import TerminalSession
from tests.packaging.source_tree import ROOT

FIRST, SECOND = Seat.FIRST, Seat.SECOND
KERNEL = "openquarto: expected native or wasm or plain in OPENQUARTO_KERNEL, got 'none'\n"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def said(session: TerminalSession, *lines: str) -> str:
    return "\n".join(sentence for line in lines for sentence in session.hear(line))


# How they are typed


@pytest.mark.parametrize(
    ("text", "opponent"),
    [
        *((name, name) for name in OPPONENTS),
        *((str(number), name) for number, name in enumerate(LEVELS, 1)),
        ("perfect", "ebony"),
        ("  OAK ", "oak"),
        ("chêne", "oak"),
        ("Chene", "oak"),
        ("Nussbaum", "walnut"),
        ("parfait", "ebony"),
        ("es", "ash"),
        ("den", "pine"),
        ("bordo", "maple"),
        ("al azar", "random"),
        ("hier", "here"),
    ],
)
def test_names_and_numbers_of_all_languages(text: str, opponent: str) -> None:
    assert opponent == opponent_of(text, languages())


@pytest.mark.parametrize("text", ["", "0", "11", "-", "simple", "elm", "oak oak", "3.5", "person", "level 3"])
def test_anybody_else_is_nobody(text: str) -> None:
    with pytest.raises(QuartoError, match="expected a level by name or from 1 to 10, random or here, got"):
        opponent_of(text, languages())


@pytest.mark.parametrize(
    ("language", "text", "opponent"),
    [
        ("en", "the oak, please", "oak"),
        ("en", "level 8", "oak"),
        ("fr", "le chêne", "oak"),
        ("fr", "niveau 8", "oak"),
        ("de", "die Eiche", "oak"),
        ("nl", "es", "ash"),
        ("nl", "de es", "ash"),
        ("es", "el roble", "oak"),
        ("it", "la quercia", "oak"),
        ("pt", "o carvalho", "oak"),
    ],
)
def test_at_a_table_more_words_will_do(language: str, text: str, opponent: str) -> None:
    assert opponent == opponent_asked(text, Manner(language=language))


def test_no_name_means_two_opponents_in_whatever_languages() -> None:
    meant: dict[str, set[str]] = {}
    for language in languages():
        for name in (*OPPONENTS, "perfect"):
            for form in catalogue(language).forms(f"level-{name}"):
                meant.setdefault(form.casefold(), set()).add(opponent_of(name, ()))
                assert opponent_of(name, ()) == opponent_of(form, [language])
    assert {} == {form: names for form, names in meant.items() if len(names) > 1}


# How they are said


@pytest.mark.parametrize("language", languages())
def test_everybody_is_described_shortly(language: str) -> None:
    words = catalogue(language)
    told = [name.removeprefix("level-") for name in words.ids if name.startswith("level-")]
    assert ["numbered", *LEVELS, "random", "perfect", "here"] == told
    table = opponent_table(words)
    assert [*OPPONENTS] == [opponent for _, opponent in table]
    assert max(len(line) for line, _ in table) <= 66  # what the full screen has room for
    for opponent in OPPONENTS:
        about = words.say(f"about-{opponent}")
        assert about[-1].isalpha()
        assert len(about) <= 50


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Dein Gegner ist der Computer: Eiche, Stufe 8."),
        ("en", "The opponent is the computer: oak, level 8."),
        ("es", "El adversario es el ordenador: roble, nivel 8."),
        ("fr", "L'adversaire est l'ordinateur\u00a0: chêne, niveau 8."),
        ("it", "L'avversario è il computer: quercia, livello 8."),
        ("nl", "Je tegenstander is de computer: eik, niveau 8."),
        ("pt", "O adversário é o computador: carvalho, nível 8."),
    ],
)
def test_the_greeting_tells_the_level(language: str, sentence: str) -> None:
    session = TerminalSession(Arrangement.against("oak", Settings(), me=FIRST), Manner(language=language))
    assert sentence in session.begin()
    assert any(
        line.startswith("10, ") for line in session.hear(f"help {session.manner.words.first('opponent')}")
    )


# How one is chosen


def test_before_the_first_action_another_opponent_takes_the_seat_at_once() -> None:
    session = TerminalSession(Arrangement.against("random", Settings(), me=FIRST))
    told = ("New game.", "The opponent is the computer: oak, level 8.", "Your turn: give.")
    assert told == session.hear("opponent oak")
    assert {FIRST: PERSON, SECOND: "oak"} == session.arrangement.sitters


def test_a_game_that_has_begun_is_not_ended_unasked() -> None:
    session = TerminalSession(Arrangement.against("random", Settings(), me=FIRST))
    assert "End this game and begin a new one?" in said(session, "give A", "against level 2")
    assert "random" == session.arrangement.computer
    assert "Cancelled." == said(session, "no")
    assert "The opponent is the computer: poplar, level 2." in said(session, "against level 2", "yes")
    assert {FIRST: "poplar", SECOND: PERSON} == session.arrangement.sitters


def test_only_where_an_opponent_is_asked_for_a_wood_is_one() -> None:
    session = TerminalSession(Arrangement.against("random", Settings(), me=FIRST))
    assert "I do not know oak." in said(session, "oak")
    assert "A number is not enough" in said(session, "3")
    assert "Which opponent?" in said(session, "opponent")
    assert "There is no opponent elm." in said(session, "opponent elm")
    assert "pine, level 3." in said(session, "opponent", "3")
    assert "A number is not enough" in said(session, "4")
    assert "Given light round tall solid." in said(session, "opponent", "give A")


def test_to_two_people_and_back() -> None:
    session = TerminalSession(Arrangement.against("random", Settings(), me=FIRST))
    assert "Two players at one screen.\nFirst gives now." in said(session, "opponent here")
    said(session, "give A", "a1", "opponent random", "yes")
    assert ["person", "random"] == sorted(session.arrangement.sitters.values())


@pytest.mark.parametrize("opponent", NAMES)
def test_a_kept_game_remembers_its_opponent(opponent: str) -> None:
    current = Arrangement.against("random", Settings(), me=FIRST)
    record = Record.parse(f'[FirstPlayer "{opponent}"] [SecondPlayer "person"] A *')
    assert {FIRST: opponent, SECOND: PERSON} == Arrangement.of(record, current).sitters


@pytest.mark.parametrize("stranger", ["simple", "perfect", "3", "Ada", ""])
def test_an_unknown_player_of_a_record_gives_way_to_the_opponent_of_now(stranger: str) -> None:
    current = Arrangement.against("larch", Settings(), me=FIRST)
    record = Record.parse(f'[FirstPlayer "{stranger}"] [SecondPlayer "person"] A *')
    assert {FIRST: "larch", SECOND: PERSON} == Arrangement.of(record, current).sitters


# Where a kernel is named that is not there


def without_kernel(dialogue: str, *options: str) -> subprocess.CompletedProcess[str]:
    program = (
        "import os, sys; os.environ['OPENQUARTO_KERNEL'] = 'none'; "
        f"from openquarto.cli import main; sys.exit(main(['terminal', *{options!r}]))"
    )
    command = [sys.executable, "-c", program]
    return subprocess.run(command, input=dialogue, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("opponent", ["here", "random"])
def test_people_and_chance_play_without_the_kernel(opponent: str) -> None:
    done = without_kernel(
        "opponent oak\ngive A\n", "--opponent", opponent, "--first", "me", "--language", "en"
    )
    assert (0, "") == (done.returncode, done.stderr)
    assert "The levels need the solver, which is not installed here." in done.stdout
    assert "light round tall solid." in done.stdout


@pytest.mark.parametrize("options", [[], ["--opponent", "oak"]])
def test_levels_without_the_kernel_get_a_sentence(options: list[str]) -> None:
    done = without_kernel("", *options)
    assert (2, "", KERNEL) == (done.returncode, done.stdout, done.stderr)


def test_a_kept_game_against_a_level_goes_on_with_somebody_else_there(data: Path) -> None:
    (data / "games").mkdir()
    (data / "games" / "kept.qgn").write_text('[FirstPlayer "person"] [SecondPlayer "oak"] A *')
    done = without_kernel("quit\n", "--opponent", "random", "--resume", "--language", "en")
    assert (0, "") == (done.returncode, done.stderr)
    assert "The opponent is the computer: random." in done.stdout


# The command line


def test_the_help_lists_everybody() -> None:
    command = [sys.executable, "-m", "openquarto", "terminal", "--help"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    for line, _ in opponent_table(catalogue("en")):
        assert f"\n  {line}\n" in printed
    assert f"(default {FRIENDLY})" in " ".join(printed.split())


def test_the_page_describes_them_in_the_same_words() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for opponent in OPPONENTS:
        assert f"| `{opponent}` | {catalogue('en').say(f'about-{opponent}')}" in page
