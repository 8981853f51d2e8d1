"""What the coach thinks of a turn, as the wire has it."""

from openquarto.claims.advice import Advice
from openquarto.claims.claim import Complete, HotGift
from openquarto.insight.coach import Coach
from openquarto.kernel import Solver, Stop
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.server.analysis.jobs import JudgeTurn
from openquarto.server.analysis.told import told_rows
from openquarto.speech.advice import tell_advice
from openquarto.speech.manner import Hearer
from openquarto.wire import analysis as wire


def told_judgement(job: JudgeTurn, solver: Solver, stop: Stop) -> wire.Judgement:
    """A turn judged, in the words of its player; raises Stopped."""
    before = Position.parse(job.before) if job.before else None
    square = Square[job.square] if job.square else None
    judged = Coach(solver, stop=stop).judge(before, square, Position.parse(job.position), Piece[job.piece])
    seen = judged.seen.letter if judged.seen else ""
    if judged.advice is None:
        return wire.Judgement(seen)
    told = tell_advice(judged.advice, Hearer(manner=job.speech.manner))
    return wire.Judgement(
        seen,
        wire.Advice(
            sentences=list(told.sentences),
            part=judged.advice.part.value,
            is_big=judged.advice.is_big,
            squares=_marks(judged.advice),
            rows=told_rows(told),
        ),
    )


def _marks(advice: Advice) -> list[str]:
    """The squares of the line that the first claim is about."""
    match advice.claims:
        case [HotGift() | Complete() as claim, *_]:
            return [square.name for square in claim.threat.line.squares]
        case _:
            return []
