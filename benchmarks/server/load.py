"""What a move and an idle page cost our server and the barest one: the two in turn, on the same machine."""

from dataclasses import dataclass
from statistics import median

from benchmarks.server.driver import SETTLING, Driver, Phase, driving
from benchmarks.server.process import BARE, Server, raise_file_limit, serving, serving_ours
from openquarto.server.limits import Limits

COUNTED = {
    "messages",
    "games",
    "tries",
    "invitations",
    "renames",
    "exports",
    "share",
    "sockets",
    "connections",
}
LIMITS = dict.fromkeys(sorted(COUNTED & set(Limits.__struct_fields__)), "1000000")  # raised, and said so
WARM_UP = 8.0  # seconds; by then the server has read its words
SILENT, IDLE = 5.0, 12.0  # seconds without anything, and with pings alone


@dataclass(frozen=True)
class Round:
    """Moves for a while: what each cost and took, and how many pings came between."""

    moves: int
    pings: int
    cpu: float  # seconds
    late: list[float]  # seconds, sorted
    unanswered: int
    lag: float = 0.0  # ms

    @property
    def cost(self) -> float:
        """The processor time of a move with all that came between two, in microseconds."""
        return 1e6 * self.cpu / self.moves


@dataclass(frozen=True)
class Idle:
    """What pages cost with which nobody does anything, in microseconds."""

    silent: float  # a page and second, without pings
    page: float  # a page and second, with pings as the page sends them
    ping: float  # each
    garbage: float  # collected meanwhile: ms in all, which a ping's cost leaves out


@dataclass(frozen=True)
class Side:
    """All figures of one of the two servers."""

    rounds: list[Round]
    mute: Round  # without pings, to tell what they cost
    idle: Idle
    memory: float  # MB

    @property
    def cost(self) -> float:
        """The processor time of a move, in microseconds."""
        return median(each.cost for each in self.rounds)

    @property
    def ping_share(self) -> float:
        """The part of a move's cost that is that of the pings which came meanwhile."""
        return 1 - self.mute.cost / self.cost

    def quantile(self, part: float) -> float:
        """How long an action took at most in this part of all cases, in milliseconds."""
        late = sorted(seconds for each in self.rounds for seconds in each.late)
        return 1000 * late[min(len(late) - 1, int(len(late) * part))]


@dataclass(frozen=True)
class Load:
    """One load on both servers."""

    sockets: int
    moves: float
    ours: Side
    bare: Side

    @property
    def quotients(self) -> list[float]:
        """How many times as much a move costs as at the bare server, round by round."""
        pairs = zip(self.ours.rounds, self.bare.rounds, strict=True)
        return [ours.cost / bare.cost for ours, bare in pairs]


def run(tables: int, moves: float, seconds: float, rounds: int) -> Load:
    """Start both servers with all their pages, and measure them in turn."""
    raise_file_limit()
    with (
        serving_ours(LIMITS) as ours,
        serving(BARE) as bare,
        driving([(ours.port, ours.port)], tables) as our_pages,
        driving([(bare.port, bare.port)], tables, is_bare=True) as bare_pages,
    ):
        our_pages.run(Phase(WARM_UP, moves))
        bare_pages.run(Phase(1.0, moves))
        pairs = [
            (_round(ours, our_pages, phase, is_ours=True), _round(bare, bare_pages, phase))
            for phase in [Phase(seconds, moves)] * rounds
        ]
        silence = Phase(seconds, moves, is_pinging=False)
        mute = _round(ours, our_pages, silence), _round(bare, bare_pages, silence)
        idle = _idle(ours, our_pages, 2 * tables, is_ours=True), _idle(bare, bare_pages, 2 * tables)
        memory = ours.memory, bare.memory
    ours_side = Side([first for first, _ in pairs], mute[0], idle[0], memory[0])
    bare_side = Side([second for _, second in pairs], mute[1], idle[1], memory[1])
    return Load(2 * tables, moves, ours_side, bare_side)


def _round(server: Server, pages: Driver, phase: Phase, *, is_ours: bool = False) -> Round:
    before = server.cpu
    told = pages.run(phase)
    spent = server.cpu - before
    lag = server.lag() if is_ours else 0.0
    return Round(told.sent, told.pings, spent, sorted(told.late), told.sent - len(told.late), lag)


def _idle(server: Server, pages: Driver, sockets: int, *, is_ours: bool = False) -> Idle:
    """Without pings and then with them: the difference is what pings cost."""
    silent = _idled(server, pages, Phase(SILENT, is_pinging=False, is_idle=True), is_ours=is_ours)
    pinging = _idled(server, pages, Phase(IDLE, is_idle=True), is_ours=is_ours)
    ping = (pinging.without_garbage - silent.without_garbage) * pinging.seconds / pinging.pings
    garbage = 1000 * (silent.garbage + pinging.garbage)
    return Idle(silent.cost / sockets, pinging.cost / sockets, ping, garbage)


@dataclass(frozen=True)
class _Idled:
    seconds: float
    cpu: float  # seconds
    garbage: float  # seconds
    pings: int

    @property
    def cost(self) -> float:
        """Microseconds of the processor a second."""
        return 1e6 * self.cpu / self.seconds

    @property
    def without_garbage(self) -> float:
        """The cost without collections, which come when they like."""
        return 1e6 * (self.cpu - self.garbage) / self.seconds


def _idled(server: Server, pages: Driver, phase: Phase, *, is_ours: bool) -> _Idled:
    cpu, garbage = server.cpu, server.garbage() if is_ours else 0.0
    told = pages.run(phase)
    cpu, garbage = server.cpu - cpu, (server.garbage() if is_ours else 0.0) - garbage
    return _Idled(phase.seconds + SETTLING, cpu, garbage, told.pings)
