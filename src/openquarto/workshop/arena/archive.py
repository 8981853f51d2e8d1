"""What a match has played so far, in a table of jobs that survives, and its records in a file of games."""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from openquarto.rules.error import QuartoError
from openquarto.workshop.arena.contest import Contest, Round
from openquarto.workshop.arena.error import ArenaError, ArenaFault
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.jobs import Job, Jobs

SETTINGS = "settings"  # the name of the job that holds them
IN_MEMORY = Path(":memory:")


class Archive:
    """All games of one match. Without a file nothing outlives the process."""

    def __init__(
        self, contest: Contest, *, job: Path | None = None, output: Path | None = None, resume: bool = False
    ) -> None:
        self._output = output
        self.job = job
        is_begun = job is not None and job.exists()
        if job is not None and is_begun and not resume:
            raise ArenaError(ArenaFault("begun already", file=job))
        if output is not None and output.exists() and not is_begun:
            raise ArenaError(ArenaFault("exists", file=output))
        for file in (output, job):
            if file is not None and not file.parent.is_dir():
                raise ArenaError(ArenaFault("no folder", folder=file.parent, file=file.name))
        self.games: dict[Round, Played] = {}
        self.openings: dict[int, str] = {}  # by pair
        self._jobs = Jobs(job or IN_MEMORY)
        try:
            self._read(contest, is_begun=is_begun)
            self.write(self.games)
        except BaseException as error:
            self._jobs.close()
            if isinstance(error, QuartoError) or not isinstance(error, ValueError | KeyError | TypeError):
                raise
            raise ArenaError(ArenaFault("no match", file=job)) from None

    def _read(self, contest: Contest, *, is_begun: bool) -> None:
        found = {job.name: (job.task, result) for job, result in self._jobs.results()}
        told = contest.told()
        if is_begun and not self._is_new():
            task, _ = found.pop(SETTINGS)
            self._compare(json.loads(task), told)
        else:
            self._jobs.add([Job(SETTINGS, json.dumps(told).encode())])
            self._jobs.finish(SETTINGS, b"")
        for name, (task, result) in found.items():
            played = Round.parse(name)
            self.games[played] = Played.parse(result)
            self.openings[played.pair] = task.decode()

    def _is_new(self) -> bool:
        """Whether whoever began it was ended before the settings were kept."""
        return self._jobs.progress() in ((0, 0), (0, 1))

    def _compare(self, there: dict[str, str], here: dict[str, str]) -> None:
        differing = [name for name in here if there.get(name) != here[name]]
        if differing:
            listed = "; ".join(f"{name} {there.get(name)} there, {here[name]} here" for name in differing)
            raise ArenaError(ArenaFault("other settings", file=self.job, differences=listed))

    def keep(self, played: Round, opening: str, data: bytes) -> None:
        """Keep a game for good."""
        self._jobs.add([Job(played.name, opening.encode())])
        self._jobs.finish(played.name, data)
        game = self.games[played] = Played.parse(data)
        self.openings[played.pair] = opening
        if self._output is not None:
            with self._output.open("a", encoding="utf-8") as file:
                file.write(game.record + "\n")

    def write(self, rounds: Iterable[Round]) -> None:
        """Write the records of these games in order; while a match goes on, others are added behind them."""
        if self._output is None:
            return
        records = (self.games[played].record for played in sorted(rounds))
        beside = self._output.with_name(self._output.name + ".new")
        beside.write_text("".join(record + "\n" for record in records), encoding="utf-8")
        os.replace(beside, self._output)  # noqa: PTH105  it says better what happens

    def close(self) -> None:
        """Let the files go."""
        self._jobs.close()
