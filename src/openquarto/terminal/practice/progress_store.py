"""Where a player's progress is kept: one file in the user's folder; a broken one is kept aside."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from openquarto.match.folder import user_folder
from openquarto.practice import Progress, ProgressError, read_progress, written_progress
from openquarto.speech.manner import Hearer
from openquarto.terminal.autosave import write_whole


def progress_path() -> Path:
    """The file of this user."""
    return user_folder() / "progress.json"


class ProgressStore:
    """Reads and changes the file. What cannot be kept holds until the player leaves, which is told."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or progress_path()
        self._unkept: Progress | None = None  # what could not be written
        self._problem: tuple[str, str] | None = None  # a message and the file aside, until it is told

    @property
    def is_kept(self) -> bool:
        """Whether all that is known is on the disk."""
        return self._unkept is None

    def read(self) -> Progress:  # noqa: PLR0911  one case a problem
        """What is known now."""
        if self._unkept is not None:
            return self._unkept
        try:
            return read_progress(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return Progress()
        except OSError:
            return self._hold(Progress(), "practice-not-kept")
        except UnicodeDecodeError:
            return self._set_aside()
        except ProgressError as error:
            match error.problem:
                case "empty":
                    return Progress()
                case "newer":  # another version has written it: it is left as it is
                    return self._hold(Progress(), "practice-newer")
            return self._set_aside()

    def change(self, change: Callable[[Progress], Progress]) -> Progress:
        """Change what is known: read before it is written, so that two terminals lose nothing."""
        after = change(self.read())
        if self._unkept is not None:
            self._unkept = after
            return after
        return self.write(after)

    def write(self, progress: Progress) -> Progress:
        """Keep progress in the place of what was known."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, written_progress(progress))
        except OSError:
            return self._hold(progress, "practice-not-kept")
        self._unkept = None
        return progress

    def forget(self) -> None:
        """Forget everything; raises OSError if it cannot be done."""
        self.path.unlink(missing_ok=True)
        self._unkept = None

    def problem(self, hearer: Hearer) -> tuple[str, ...]:
        """What went wrong with the file, told once."""
        if self._problem is None:
            return ()
        (message, aside), self._problem = self._problem, None
        return (hearer.says(message, file=str(self.path), aside=aside),)

    def _set_aside(self) -> Progress:
        aside = self.path.with_name(
            f"progress-unreadable {datetime.now().astimezone():%Y-%m-%d %H.%M.%S}.json"
        )
        try:
            self.path.rename(aside)
        except OSError:
            return self._hold(Progress(), "practice-not-kept")
        self._problem = "practice-broken", str(aside)
        return Progress()

    def _hold(self, progress: Progress, message: str) -> Progress:
        if self._unkept is None:
            self._problem = message, ""
        self._unkept = progress
        return progress
