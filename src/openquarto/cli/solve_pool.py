"""Threads that answer questions side by side, and hand the answers on in the order of the questions."""

import threading
from collections import deque
from collections.abc import Callable, Iterable

from openquarto.kernel.inquiry import Inquiry
from openquarto.kernel.stop import Stop
from openquarto.kernel.work import PATIENCE

HELPS_AFTER = 0.02  # seconds without a new question, before an idle thread helps another with its own
AHEAD = 256  # questions read before the first of them is answered


class Job:
    """One line of the input on its way to its line of the output."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.inquiry: Inquiry | None = None  # there is none before it has begun, nor for a faulty line
        self.workers = 0
        self.is_over = False
        self.told: object = None


class SolvePool:
    """So many threads; those without a question of their own help with the others' until one comes."""

    def __init__(
        self,
        threads: int,
        *,
        begin: Callable[[Job], None],
        end: Callable[[Job], None],
        tell: Callable[[Job], None],
        stop: Stop,
    ) -> None:
        self._begin, self._end, self._tell, self._stop = begin, end, tell, stop
        self._news = threading.Condition()
        self._waiting: deque[Job] = deque()
        self._running: list[Job] = []
        self._untold: deque[Job] = deque()
        self._is_closed = False
        self._failure: BaseException | None = None
        self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(threads)]

    def answer(self, lines: Iterable[str]) -> None:
        """Answer every line, the first as soon as possible. Ctrl-C ends it, and so does a failure."""
        try:
            for thread in self._threads:
                thread.start()
            for line in lines:
                self._submit(Job(line))
            self._close()
            for thread in self._threads:
                while thread.is_alive():
                    thread.join(PATIENCE)
        finally:
            if not self._is_closed or any(thread.is_alive() for thread in self._threads):
                self._stop.set()
                self._close()
            for thread in self._threads:
                if thread.ident is not None:
                    thread.join()
        if self._failure is not None:
            raise self._failure

    def _submit(self, job: Job) -> None:
        with self._news:
            while len(self._untold) >= AHEAD and self._failure is None:
                self._news.wait(PATIENCE)
            if self._failure is not None:
                raise self._failure
            self._waiting.append(job)
            self._untold.append(job)
            self._news.notify_all()

    def _close(self) -> None:
        with self._news:
            self._is_closed = True
            self._news.notify_all()

    def _serve(self) -> None:
        try:
            while (job := self._next()) is not None:
                if job.inquiry is None:
                    self._begin(job)
                if job.inquiry is not None:
                    job.inquiry.work.join()
                self._leave(job)
        except BaseException as failure:  # noqa: BLE001  it is raised again by the thread that reads
            self._failure = failure
            self._stop.set()
            self._close()

    def _next(self) -> Job | None:
        """A new question, or another's that takes long; none when all is done or has to end."""
        with self._news:
            is_late = False
            while not self._stop.is_set:
                if self._waiting:
                    job = self._waiting.popleft()
                    self._running.append(job)
                elif is_late and (
                    open_jobs := [job for job in self._running if job.inquiry and not job.is_over]
                ):
                    job = min(open_jobs, key=lambda each: each.workers)
                elif self._is_closed and not self._running:
                    return None
                else:
                    is_late = not self._news.wait(HELPS_AFTER if self._running else PATIENCE)
                    continue
                job.workers += 1
                return job
            return None

    def _leave(self, job: Job) -> None:
        """The last to leave a question makes its answer; then all answers go out whose turn it is."""
        with self._news:
            job.is_over = True
            job.workers -= 1
            if job.workers == 0:
                self._running.remove(job)
                self._end(job)
            while self._untold and self._untold[0].told is not None and not self._stop.is_set:
                self._tell(self._untold.popleft())
            self._news.notify_all()
