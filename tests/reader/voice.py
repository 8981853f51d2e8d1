"""A voice for speech-dispatcher that makes no sound: it writes down what it is to speak, and how far it came.

speech-dispatcher starts it as one of its modules and talks to it over a pipe, as `configure` tells it. Each
utterance becomes a line of the file: the moment, S for its start or E for its end, and the text. One that is
cut off has no E. How long a letter takes stands in a file beside, so that a test can slow the voice down.
"""

import html
import os
import re
import select
import sys
import time
from pathlib import Path

NAME = "notes"
_END = "702 END"
_BREATH = 0.01  # two lines in one breath, and the dispatcher overlooks the second
_VOICES = ("en", "fr", "es", "de", "it", "nl", "pt")


def configure(folder: Path, spoken: Path) -> None:
    """Write what speech-dispatcher reads at its start."""
    folder.mkdir(parents=True)
    (folder / "modules").mkdir()
    (folder / "modules" / "notes.conf").write_text("")
    script = folder / "voice"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S -E "{__file__}" "{spoken}"\n')
    script.chmod(0o755)
    (folder / "speechd.conf").write_text(
        "LogLevel 1\n"
        'CommunicationMethod "unix_socket"\n'
        f'AddModule "{NAME}" "{script}" "notes.conf"\n'
        f"DefaultModule {NAME}\n"
        "Timeout 0\n"
    )


class Voice:
    """Speaks nothing, in the time that speaking would take."""

    def __init__(self, spoken: Path) -> None:
        self._notes = spoken.open("a", buffering=1, encoding="utf-8")
        self._pace = spoken.with_name("pace")
        self._text = ""
        self._to_come: list[tuple[float, str]] = []  # moments, and what is told to the dispatcher then

    def serve(self) -> None:
        while line := self._heard():
            command = line.strip()
            if command == "QUIT":
                self._answer("210 OK QUIT")
                return
            self._obey(command)

    def _heard(self) -> str:
        """The next line of the dispatcher; while it says nothing, the utterance goes on."""
        while self._to_come:
            at, event = self._to_come[0]
            if select.select([0], [], [], max(0.0, at - time.monotonic()))[0]:
                break
            del self._to_come[0]
            if event == _END:
                self._note("E")
            self._answer(event)
        return _line()

    def _obey(self, command: str) -> None:
        if command in {"SPEAK", "CHAR", "KEY", "SOUND_ICON"}:
            self._answer("202 OK RECEIVING MESSAGE")
            self._speak(_plain("\n".join(_block())))
        elif command in {"STOP", "PAUSE"}:
            if self._to_come:
                self._to_come = []
                self._answer("703 STOP")
        elif command == "LIST VOICES":
            self._answer(*(f"200-{code}\t{code}\tnone" for code in _VOICES), "200 OK VOICE LIST SENT")
        elif command == "INIT":
            self._answer("299-a voice that writes down", "299 OK LOADED SUCCESSFULLY")
        elif command in {"AUDIO", "SET", "LOGLEVEL"}:
            self._answer(f"{207 if command != 'SET' else 203} OK RECEIVING SETTINGS")
            _block()
            self._answer("203 OK SETTINGS RECEIVED")
        else:
            self._answer("300 ERR UNKNOWN COMMAND")

    def _speak(self, text: str) -> None:
        self._text = text
        self._answer("200 OK SPEAKING")
        self._note("S")
        pace = float(self._pace.read_text()) if self._pace.exists() else 0.0
        begin = time.monotonic() + _BREATH
        self._to_come = [(begin, "701 BEGIN"), (begin + max(_BREATH, pace * len(text)), _END)]

    def _note(self, kind: str) -> None:
        self._notes.write(f"{time.monotonic():.3f}\t{kind}\t{self._text}\n")

    @staticmethod
    def _answer(*lines: str) -> None:
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()


def _line() -> str:
    # One byte after the other: what a buffer held, select would not see.
    read = bytearray()
    while byte := os.read(0, 1):
        read += byte
        if byte == b"\n":
            break
    return read.decode("utf-8", "replace")


def _block() -> list[str]:
    """The lines up to one with a full stop alone; one that begins with a full stop comes with two."""
    lines = []
    for line in iter(_line, ""):
        if line == ".\n":
            break
        lines.append(line.rstrip("\n").removeprefix("."))
    return lines


def _plain(text: str) -> str:
    """The words without the marks of SSML."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", text)).split())


if __name__ == "__main__":
    Voice(Path(sys.argv[1])).serve()
