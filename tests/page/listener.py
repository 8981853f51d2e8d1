"""A virtual screen reader at a page in jsdom: what it says, key by key, with no browser."""

import json
import subprocess
from typing import Any, Self

from page_checks import node
from tests.packaging.source_tree import ROOT


class Listener:
    """Somebody who hears the page of an address; all that was heard is kept as a transcript."""

    def __init__(
        self,
        url: str,
        cookies: dict[str, str],
        *,
        module: str = "table",
        awaited: str = '.player[data-presence="here"]',  # the last that a table is told when it comes
        day: str = "",
        waiting: str = "",
    ) -> None:
        """Open a page, whose `module` is done once what is `awaited` is there, on a `day` or today.

        What is said while one is `waiting` for the server is not kept: a quick one is not waited for.
        """
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        task = {
            "url": url,
            "cookie": cookie,
            "module": module,
            "awaited": awaited,
            "day": day,
            "waiting": waiting,
        }
        self._waiting = f"polite: {waiting}"
        self.transcript: list[str] = []
        self._node = subprocess.Popen(
            [node(), "tests/page/listener.js", json.dumps(task)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._node:  # closes its input, and so ends it
            pass
        assert 0 == self._node.returncode

    def note(self, text: str) -> None:
        """A line of the transcript for its readers."""
        self.transcript.append(f"\n# {text}")

    def read_all(self) -> None:
        """From the top of the page to its end; what ends is not told, and a cell is told once."""
        heard = [phrase for phrase in self._step(all=True) if not phrase.startswith("end of ")]
        inside = {f"gridcell, {phrase}" for phrase in heard}
        self._write("", [phrase for phrase in heard if phrase not in inside])

    def press(self, *keys: str, live: bool = False) -> None:
        """Press keys; with `live` the last one is answered by a live region."""
        for key in keys:
            self._write(key, self._step(press=key, live=live and key is keys[-1]))

    def focus(self, selector: str) -> None:
        """What is said where the focus is put."""
        self._write("", self._step(focus=selector))

    def listen(self, what: str) -> None:
        """Wait for a live region to speak of what somebody else does."""
        self._write(f"({what})", self._step(live=True))

    def _step(self, **step: Any) -> list[str]:  # noqa: ANN401  a key's name, or a flag
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps(step) + "\n")
        self._node.stdin.flush()
        line = self._node.stdout.readline()
        assert line, "the listener has ended"
        heard: list[str] = json.loads(line)
        heard = [phrase for phrase in heard if phrase.rstrip("\u00a0") != self._waiting]
        return [phrase.replace("\u00a0", "~").rstrip("~").replace("\u202f", "~") for phrase in heard]

    def _write(self, key: str, heard: list[str]) -> None:
        self.transcript += [f"{key:>10}  {phrase}" if key else phrase for phrase in heard or ["nothing"]]
