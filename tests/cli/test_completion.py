"""Completion in the real shells: what Tab offers, and that every command and option is in every script."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from openquarto.cli import whole_parser
from openquarto.cli.command_tree import command_tree
from openquarto.cli.completion_scripts import SCRIPTS
from tests.cli.command import run_here

TREE = command_tree(whole_parser())
HOW_TO = Path(__file__).parents[2] / "docs/how-to/shell.md"
LANGUAGES = {"de", "en", "es", "fr", "it", "nl", "pt"}
# What is typed before Tab, and what is offered: exactly, or at least with a last "...".
CASES = [
    ("openquarto sol", {"solve"}),
    ("openquarto puzzles p", {"play", "progress"}),
    ("openquarto puzzles play --dai", {"--daily"}),
    ("openquarto play --language ", LANGUAGES),
    ("openquarto terminal --opponent oa", {"oak"}),
    ("openquarto match oak ma", {"maple"}),
    ("openquarto learn pin", {"pincer"}),
    ("openquarto admin games o", {"on", "off"}),
    ("openquarto count 4 --nonsense", set()),
    ("openquarto replay ga", {"games.qgn"}),
    ("openquarto serve --config se", {"settings.toml"}),
    ("openquarto completion f", {"fish"}),
]


@pytest.fixture(name="folder")
def folder_with_files(tmp_path: Path) -> Path:
    for name in ("games.qgn", "settings.toml"):
        (tmp_path / name).touch()
    for shell, write in SCRIPTS.items():
        (tmp_path / f"completion.{shell}").write_text(write(TREE), encoding="utf-8")
    return tmp_path


def asked(*command: str, folder: Path) -> list[str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert ("", 0) == (done.stderr, done.returncode)
    return done.stdout.splitlines()


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_command_prints_the_script(shell: str) -> None:
    done = run_here("completion", shell)
    assert (0, SCRIPTS[shell](TREE), "") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("shell", SCRIPTS)
@pytest.mark.parametrize("told", ["help", "docs"])
def test_a_new_user_can_copy_the_commands_one_by_one(told: str, shell: str, tmp_path: Path) -> None:
    """Into a home that is empty; in the place of the program stands one that says its arguments."""
    text = run_here("completion", "--help").stdout if told == "help" else HOW_TO.read_text(encoding="utf-8")
    folders = re.findall(rf"mkdir -p [\w~/.-]+(?={'$' if told == 'help' else '`'})", text, re.MULTILINE)
    copied = next(iter(re.findall(rf"openquarto completion {shell} > [\w~/.-]+", text)))
    place = Path(copied.partition(" > ")[2])
    own = [each for each in folders if each.endswith(f" {place.parent}")]
    script = "; ".join(["set -e; openquarto() { echo $*; }", *own, copied])
    subprocess.run(
        ["/bin/sh", "-c", script], env={"HOME": str(tmp_path), "PATH": os.environ["PATH"]}, check=True
    )
    assert f"completion {shell}\n" == (tmp_path / str(place).removeprefix("~/")).read_text(encoding="utf-8")


@pytest.mark.parametrize("shell", SCRIPTS)
def test_every_command_option_and_known_value_is_in_every_script(shell: str) -> None:
    script = SCRIPTS[shell](TREE)
    for command in TREE.walk():
        assert all(f"/{word}" in script for word in command.path)
        for option in command.options:
            longest = max(option.names, key=len)
            assert (f"-l {longest[2:]} " if shell == "fish" else longest) in script
            assert all(value in script for value in option.values)


@pytest.mark.needs("shells")
@pytest.mark.parametrize(("typed", "offered"), CASES)
def test_bash_offers_what_can_follow(typed: str, offered: set[str], folder: Path) -> None:
    words = typed.split(" ")
    array = " ".join(f"'{word}'" for word in words)
    script = (
        f"source completion.bash; COMP_WORDS=({array}); COMP_CWORD={len(words) - 1}; _openquarto; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    assert offered == set(asked("bash", "--norc", "-c", script, folder=folder)) - {""}


@pytest.mark.needs("shells")
def test_bash_offers_values_after_an_equals_sign(folder: Path) -> None:
    script = (
        "source completion.bash; COMP_WORDS=(openquarto play --language = f); COMP_CWORD=4; _openquarto; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    assert ["fr"] == asked("bash", "--norc", "-c", script, folder=folder)


@pytest.mark.needs("shells")
@pytest.mark.parametrize(("typed", "offered"), CASES)
def test_fish_offers_what_can_follow(typed: str, offered: set[str], folder: Path) -> None:
    lines = asked("fish", "-N", "-c", f"source completion.fish; complete -C '{typed}'", folder=folder)
    assert offered == {line.split("\t")[0] for line in lines}


@pytest.mark.needs("shells")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        (typed, typed.rpartition(" ")[0] + f" {next(iter(offered))}")
        for typed, offered in CASES
        if len(offered) == 1
    ],
)
def test_zsh_completes_what_can_only_be_one_thing(typed: str, completed: str, folder: Path) -> None:
    assert completed == Zsh(folder).completed(typed)


@pytest.mark.needs("shells")
def test_zsh_says_what_each_command_means(folder: Path) -> None:
    shown = Zsh(folder).shown("openquarto puzzles ")
    assert re.search(r"play +-- solve puzzles at the keyboard", shown), shown
    assert re.search(r"progress +-- show, export", shown), shown


class Zsh:
    """A real zsh at a terminal of its own: keys are pressed, and what it answers is read."""

    def __init__(self, folder: Path) -> None:
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "dumb", "LC_ALL": "C.UTF-8"}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe("zsh", ["zsh", "-f", "-i"], environment)  # noqa: S606, S607
        setup = (
            "autoload -U compinit; compinit -u -D; source completion.zsh; bindkey -e; PS1=; stty cols 200; "
        )
        widget = """tell() { print -r -- "GOT""[$BUFFER]" }; zle -N tell; bindkey '^X' tell; """
        self.say(f"{setup}{widget}print REA''DY\n", until="READY")

    def say(self, keys: str, *, until: str) -> str:
        os.write(self.terminal, keys.encode())
        heard, end = "", time.monotonic() + 60
        while until not in heard and time.monotonic() < end:
            if select.select([self.terminal], [], [], 1)[0]:
                heard += os.read(self.terminal, 65536).decode(errors="replace")
        assert until in heard, heard
        return heard

    def completed(self, typed: str) -> str:
        """The line after Tab, printed by the shell itself."""
        heard = self.say(f"{typed}\t\x18", until="GOT[")
        while "]" not in heard.partition("GOT[")[2]:
            heard += os.read(self.terminal, 65536).decode(errors="replace")
        self.end()
        return heard.partition("GOT[")[2].partition("]")[0].strip()

    def shown(self, typed: str) -> str:
        """What is listed below the line after Tab was pressed twice."""
        heard = self.say(f"{typed}\t\t\x18", until="GOT[")
        self.end()
        return heard

    def end(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)
