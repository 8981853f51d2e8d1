"""A desk to work at without looking: a virtual screen, the buses of a session, Orca, and its voice as text.

Everything lives in one folder and carries one mark in its environment: several desks can stand side by side,
and at the end all that a desk has started is found and ended, and nothing else.
"""

import json
import os
import re
import secrets
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from tests.reader import voice
from tests.reader.ear import Ear

PATIENCE = 60.0
_MARK = "OPENQUARTO_DESK"
_SCREEN = "1280x1024x24"


class Desk:
    """A session on a screen of its own; `reads` tells whether Orca sits at it."""

    def __init__(self, folder: Path, *, language: str = "en") -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.token = secrets.token_hex(8)
        self._started: list[subprocess.Popen[bytes]] = []
        self.windows: list[subprocess.Popen[bytes]] = []  # the program that is in front
        spoken = folder / "spoken"
        spoken.touch()
        self.ear = Ear(spoken)
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        voice.configure(folder / ".config" / "speech-dispatcher", spoken)
        self.environment = {
            **{name: value for name, value in os.environ.items() if not _is_of_a_session(name)},
            _MARK: self.token,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_CONFIG_HOME": str(folder / ".config"),
            "XDG_DATA_HOME": str(folder / ".local" / "share"),
            "XDG_CACHE_HOME": str(folder / ".cache"),
            "LC_ALL": "C.UTF-8",
            "LANG": "C.UTF-8",
            "LANGUAGE": language,
            "NO_AT_BRIDGE": "0",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "GSETTINGS_BACKEND": "memory",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "PATH": f"{self._programs()}:{os.environ['PATH']}",
            "SPEECHD_ADDRESS": f"unix_socket:{runtime}/speechd.sock",
        }

    def __enter__(self) -> Self:
        try:
            self._set_up()
        except BaseException:
            self.clear()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def _set_up(self) -> None:
        """In this order: what is started asks for what is there already."""
        self.environment["DISPLAY"] = (
            f":{self._told('Xvfb', '-displayfd', '1', '-screen', '0', _SCREEN, '-ac')}"
        )
        bus = self._told("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        for wish in ("IsEnabled", "ScreenReaderEnabled"):
            self.until(lambda wish=wish: self._enables(wish), "the accessibility bus")  # type: ignore[misc]
        runtime = self.environment["XDG_RUNTIME_DIR"]
        self.start(
            "speech-dispatcher",
            "--run-single",
            *("--config-dir", str(self.folder / ".config" / "speech-dispatcher")),
            *("--socket-path", f"{runtime}/speechd.sock"),
            *("--pid-file", f"{runtime}/speechd.pid"),
            *("--log-dir", str(self.folder)),
        )
        self.until(lambda: Path(runtime, "speechd.sock").exists(), "speech-dispatcher")
        self._set_orca()
        self.start("orca")
        self.ear.until(bool, PATIENCE)

    def _set_orca(self) -> None:
        """As people set it who type fast: keys are not named, a page is read aloud only when it is asked for.

        All else is as Orca comes. Its reading aloud of a whole page never ends for it where it is cut off
        between two utterances, which happens with a voice as quick as ours.
        """
        chosen = {"enableKeyEcho": False, "sayAllOnLoad": False}
        profile = {"profile": ["Default", "default"], **chosen}
        settings = {
            "general": chosen,
            "profiles": {"default": profile},
            "pronunciations": {},
            "keybindings": {},
        }
        folder = self.folder / ".local" / "share" / "orca"
        folder.mkdir(parents=True)
        (folder / "user-settings.conf").write_text(json.dumps(settings))

    def _programs(self) -> Path:
        """Orca asks pgrep for another Orca of this user and would not start beside it: here is none."""
        folder = self.folder / "bin"
        folder.mkdir()
        (folder / "pgrep").write_text("#!/bin/sh\nexit 1\n")
        (folder / "pgrep").chmod(0o755)
        return folder

    def _enables(self, wish: str) -> bool:
        """Tell the programs to come that somebody reads."""
        asked = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
        setting = ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", wish, "<true>"]
        done = subprocess.run([*asked, *setting], env=self.environment, capture_output=True, check=False)
        return done.returncode == 0

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start a program that stays; what it writes goes to a file of its name."""
        with (self.folder / f"{Path(command[0]).name}.log").open("ab") as log:
            process = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        self._started.append(process)
        return process

    def end(self, process: subprocess.Popen[bytes]) -> None:
        """End a program with all that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        self._started.remove(process)

    def _told(self, *command: str) -> str:
        """Start a program that stays, and the line that it prints first."""
        with (self.folder / f"{command[0]}.log").open("ab") as log:
            process = subprocess.Popen(
                command,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
            )
        self._started.append(process)
        assert process.stdout is not None
        with process.stdout as told:
            line = told.readline().decode().strip()
        assert line, f"{command[0]} does not start"
        return line

    def until(self, holds: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"{what} does not come"
            time.sleep(0.05)

    def xdo(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by their names in X."""
        self.xdo("key", "--clearmodifiers", "--delay", "20", *keys)

    def type(self, text: str) -> None:
        self.xdo("type", "--delay", "20", text)

    @contextmanager
    def slow_voice(self, pace: float) -> Iterator[None]:
        """A voice that takes so many seconds a letter, as a real one does."""
        file = self.folder / "pace"
        file.write_text(str(pace))
        try:
            yield
        finally:
            file.unlink()

    def clear(self) -> None:
        """End whatever was started here, kindly first: by its group, or by the mark if it has left it."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            for started in reversed(self._started):
                with suppress(ProcessLookupError):
                    os.killpg(started.pid, sign)
            end = time.monotonic() + 3
            while (left := self._processes()) and time.monotonic() < end:
                for process in left:
                    with suppress(ProcessLookupError):
                        os.kill(process, sign)
                time.sleep(0.1)
        for started in self._started:
            started.wait()

    def _processes(self) -> list[int]:
        mark = f"{_MARK}={self.token}".encode()
        found = []
        for place in Path("/proc").iterdir():
            if place.name.isdecimal() and int(place.name) != os.getpid():
                with suppress(OSError):
                    is_dead = re.search(r"^State:\s+Z", (place / "status").read_text(), re.MULTILINE)
                    if not is_dead and mark in (place / "environ").read_bytes().split(b"\0"):
                        found.append(int(place.name))
        return found


def _is_of_a_session(name: str) -> bool:
    return name.startswith(("XDG_", "DBUS_", "LC_", "AT_SPI", "WAYLAND")) or name in {"DISPLAY", "LANG"}
