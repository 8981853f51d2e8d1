"""What a server of this process complains of in its log: the exceptions that nobody expected."""

import logging
from typing import Self


class Complaints(logging.Handler):
    """Errors that were logged since they were last asked for."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error, with the exception that it tells of; not of the tests' own pages."""
        if record.name.startswith("websockets.client"):
            return
        problem = record.exc_info[1] if record.exc_info else None
        self._texts.append(f"{record.getMessage()}: {problem!r}")

    def taken(self) -> list[str]:
        """What there is to complain of now; the next example begins with nothing."""
        texts, self._texts = self._texts, []
        return texts

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
