"""The console reader yasr in a pseudo-terminal: what it speaks of our program, as text."""

import os
import pty
import select
import shlex
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

PATIENCE = 60.0
_CONFIGURATION = Path("/etc/yasr/yasr.conf")


class Yasr:
    """A game in line mode under yasr, which aborts on long paths: all lies in a folder with a short name."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="y", dir="/tmp")
        folder = Path(self._folder.name)
        self._spoken = folder / "s"
        self._spoken.write_text("")
        command = [sys.executable, "-m", "openquarto", "terminal", "--plain", *arguments]
        _script(folder / "p", f"OPENQUARTO_DATA={shlex.quote(str(data))} exec {shlex.join(command)}")
        _script(folder / "e", f'while IFS= read -r l; do printf "%s\\n" "$l" >> {self._spoken}; done')
        ours = {"synthesizer": "emacspeak server", "synthesizer port": f"|{folder}/e", "shell": f"{folder}/p"}
        lines = _CONFIGURATION.read_text().splitlines()
        settings = [
            f"{name}={ours[name]}" if (name := line.split("=")[0]) in ours else line for line in lines
        ]
        (folder / "c").write_text("\n".join(settings) + "\n")
        self._from = 0
        self._child, self._terminal = pty.fork()
        if self._child == 0:
            os.environ.update(TERM="linux", LANG="C.UTF-8")
            os.execvp("yasr", ["yasr", "-C", str(folder / "c")])  # noqa: S606, S607

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # yasr leaves its terminal open in the game, which so never hears that it was hung up.
        started = Path(f"/proc/{self._child}/task/{self._child}/children").read_text().split()
        os.kill(self._child, signal.SIGTERM)
        os.close(self._terminal)
        os.waitpid(self._child, 0)
        for process in started:
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGTERM)
        self._folder.cleanup()

    def type(self, line: str) -> None:
        os.write(self._terminal, f"{line}\r".encode())

    def hear(self, words: str) -> str:
        """All that is spoken up to these words, in one line; each utterance is told once."""
        end = time.monotonic() + PATIENCE
        while words not in (heard := self._heard()):
            assert time.monotonic() < end, f"yasr never said {words!r}: {heard!r}"
            if select.select([self._terminal], [], [], 0.05)[0]:
                os.read(self._terminal, 65_536)
        self._from = len(self._utterances())
        return heard

    def _heard(self) -> str:
        return " ".join(self._utterances()[self._from :])

    def _utterances(self) -> list[str]:
        spoken = self._spoken.read_text(errors="replace").splitlines()
        told = [line[3:-1].strip() for line in spoken if line.startswith("q {")]
        return [words for words in told if words not in ("", "blank")]  # of an empty line of the screen


def _script(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/bash\n{body}\n")
    path.chmod(0o755)
