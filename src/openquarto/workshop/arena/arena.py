"""A match between two players: pairs of games from the same opening with seats swapped, on many processes."""

from collections import Counter, deque
from collections.abc import Callable, Iterator

from openquarto.workshop.arena.archive import Archive
from openquarto.workshop.arena.contest import Contest, Round
from openquarto.workshop.arena.error import ArenaError, ArenaFault
from openquarto.workshop.arena.pairing import Openings
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.arena.sprt import Sprt
from openquarto.workshop.arena.standing import Standing, Trial
from openquarto.workshop.arena.worker import Assignment, Message, Refusal, Result
from openquarto.workshop.arena.worker_pool import Worker, WorkerPool

BREAKDOWNS = ("start", "silence", "crash", "output")  # after which an engine has to be started anew
MOST_IN_A_ROW = 10  # games that an engine loses so, before it is given up
MOST_LOSSES = 3  # of workers in one game


class Arena:
    """Plays what the archive does not hold yet, up to so many pairs, or until the test is decided."""

    def __init__(
        self,
        contest: Contest,
        archive: Archive,
        *,
        pairs: int,
        processes: int = 1,
        sprt: Sprt | None = None,
    ) -> None:
        self.contest, self.archive, self.pairs = contest, archive, pairs
        self.trial = Trial(sprt) if sprt else None
        self.trouble: ArenaFault | None = None  # what ended the match too early
        self._openings = Openings(contest, archive.openings)
        self._pool = WorkerPool(contest, processes)
        self._again: deque[Assignment] = deque()  # games whose worker was lost
        self._losses: Counter[Round] = Counter()
        self._in_a_row = [0, 0]

    @property
    def standing(self) -> Standing:
        """The games that count: up to the pair that decided the test, or that was asked for."""
        decided = self.trial is not None and self.trial.verdict is not None
        last = self.trial.pairs if self.trial and decided else self.pairs
        return Standing(self.archive.games).up_to(last)

    def run(self, heard: Callable[[], None] = lambda: None) -> None:
        """Play until the match is over, and tell after each game; however it ends, no process is left."""
        ahead = self._ahead()
        try:
            while not self._is_over() and (self._hand_out(ahead) or self._busy()):
                for worker, message in self._pool.messages():
                    self._take(worker, message)
                    if isinstance(message, Result):
                        heard()
        finally:
            self._pool.shut_down()

    def _is_over(self) -> bool:
        decided = self.trial is not None and self.trial.advance(self.archive.games) is not None
        return decided or self.trouble is not None

    def _busy(self) -> bool:
        return any(worker.task for worker in self._pool.workers)

    def _ahead(self) -> Iterator[Assignment]:
        """The games to be played, in order."""
        for pair in range(1, self.pairs + 1):
            for game in (1, 2):
                played = Round(pair, game)
                if played not in self.archive.games:
                    yield Assignment(played, self._openings.of(pair))

    def _hand_out(self, ahead: Iterator[Assignment]) -> bool:
        """Give every idle worker a game; hire one only when there is a game for it."""
        handed = False
        while (task := self._again.popleft() if self._again else next(ahead, None)) is not None:
            if not self._pool.idle:
                self._pool.start(len(self._pool.workers) + 1)
            if not (idle := self._pool.idle):
                self._again.append(task)
                break
            idle[0].assign(task)
            handed = True
        return handed

    def _take(self, worker: Worker, message: Message | None) -> None:
        match message:
            case Result(played, data):
                task, worker.task = worker.task, None
                assert task is not None  # it was handed what it has played
                self.archive.keep(played, task.opening, data)
                self._watch(self.archive.games[played])
            case Refusal(sentence):
                raise ArenaError(ArenaFault("worker refuses", sentence=sentence))
            case None if worker.task is not None:
                played = worker.task.played
                self._losses[played] += 1
                if self._losses[played] == MOST_LOSSES:
                    self.trouble = ArenaFault("worker lost", count=MOST_LOSSES, game=str(played))
                self._again.append(worker.task)

    def _watch(self, game: Played) -> None:
        """Give an engine up that breaks down in game after game."""
        for who in (0, 1):
            if game.forfeit in BREAKDOWNS and game.winner == 1 - who:
                self._in_a_row[who] += 1
            else:
                self._in_a_row[who] = 0
            if self._in_a_row[who] == MOST_IN_A_ROW:
                self.trouble = ArenaFault(
                    "keeps failing",
                    player=self.contest.players[who].name,
                    count=MOST_IN_A_ROW,
                    sentence=game.sentence,
                )
