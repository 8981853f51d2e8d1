"""What is heard: the utterances of the voice, from a moment on, until it has been quiet for a while."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

QUIET = 0.5  # seconds without a new utterance after which somebody would go on


class Utterance(NamedTuple):
    """A text and whether it was spoken to its end."""

    at: float
    text: str
    is_whole: bool


class Ear:
    """Hears each utterance once."""

    def __init__(self, spoken: Path) -> None:
        self._spoken = spoken
        self._from = 0

    def utterances(self) -> list[Utterance]:
        """All that was ever spoken."""
        lines = self._spoken.read_text(encoding="utf-8", errors="replace").split("\n")[:-1]
        heard: list[Utterance] = []
        for line in lines:
            at, kind, text = line.split("\t", 2)
            if kind == "S":
                heard.append(Utterance(float(at), text, is_whole=False))
            elif heard:
                heard[-1] = heard[-1]._replace(is_whole=True)
        return heard

    def forget(self) -> None:
        """What was said so far is not to be heard any more."""
        self._from = len(self.utterances())

    def until(self, holds: Callable[[list[str]], bool], patience: float) -> list[str]:
        """What was said since the last time, once it holds or patience is at its end."""
        end = time.monotonic() + patience
        while True:
            said = self.utterances()
            heard = [each.text for each in said[self._from :] if each.text]
            if holds(heard) or time.monotonic() > end:
                self._from = len(said)
                return heard
            time.sleep(0.03)

    def quiet(self, *, quiet: float = QUIET, patience: float = 8.0) -> list[str]:
        """What was said since the last time, once something was said and then nothing for a while."""
        end = time.monotonic() + patience
        while True:
            said, now = self.utterances(), time.monotonic()
            if now > end or (len(said) > self._from and now - said[-1].at > quiet):
                heard = [each.text for each in said[self._from :] if each.text]
                self._from = len(said)
                return heard
            time.sleep(0.03)
