"""How long explanations take, and how short they are: positions with all turns, reviews of whole games."""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from openquarto.claims.claim import Claim, Empties, HotGift, NoSafeGift, Trap
from openquarto.insight.explain import Explainer
from openquarto.insight.review import Reviewer
from openquarto.kernel import Solver
from openquarto.rules.action import Call, Give, Phase, Place
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import tell_position, tell_turn

POSITIONS, GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 20, 12
HEARER = Hearer()
LOOKS = (HotGift, NoSafeGift, Empties, Trap)
_LOSS = Value("L", 2)


def position(placed: int, chance: random.Random) -> Position:
    """A position without a quarto on its board; as often before a gift as with a piece in hand."""
    with_hand = chance.random() < 0.5
    now = Position()
    while now.placed < placed or (now.hand is not None) != with_hand:
        if now.phase is Phase.GIVE:
            now = now.play(Give(chance.choice(now.stock)))
        else:
            now = now.play(Place(chance.choice([square for square in SQUARES if now[square] is None])))
        if now.live:
            now = Position()
    return now


def game(chance: random.Random) -> Game:
    """A game of players who give and place anything, and call what they see half of the time."""
    now = Game.of()
    while now.to_act and now.position.phase is not Phase.LAST_LOOK:
        at = now.position
        if at.live and at.may_call and chance.random() < 0.5:
            return now.play(Call(at.live[0]))
        empty = [square for square in SQUARES if at[square] is None]
        now = now.play(
            Give(chance.choice(at.stock)) if at.phase is Phase.GIVE else Place(chance.choice(empty))
        )
    return now


def seconds(work: Callable[[], object]) -> float:
    """Processor time of this process."""
    began = time.process_time()
    work()
    return time.process_time() - began


def explain_positions(placed: int) -> str:
    """All turns with values, claims and words, from a solver that remembers nothing."""
    chance, solver = random.Random(placed), Solver()
    explainer = Explainer(solver)

    def whole(at: Position) -> None:
        told = explainer.explain(at, turns=True)
        tell_position(told.claims, told.value, HEARER)
        for each in told.turns:
            tell_turn(each.claims, each.value, HEARER)

    times = []
    for _ in range(POSITIONS):
        at = position(placed, chance)
        solver.clear()
        times.append(seconds(lambda at=at: whole(at)))  # type: ignore[misc]
    return f"{statistics.mean(times):.2f} s in the mean, {max(times):.2f} at most"


def explain_alone(placed: int) -> str:
    """A position with the values of all turns and its own reason, as the page asks for it."""
    chance, solver = random.Random(placed), Solver()
    explainer = Explainer(solver)
    times = []
    for _ in range(POSITIONS):
        at = position(placed, chance)
        solver.clear()
        times.append(seconds(lambda at=at: explainer.explain(at)))  # type: ignore[misc]
    return f"{statistics.mean(times):.2f} s in the mean, {max(times):.2f} at most"


def review_games() -> str:
    """Whole games of careless players."""
    chance, solver = random.Random(1), Solver()
    times = []
    for _ in range(GAMES):
        played = game(chance)
        solver.clear()
        times.append(seconds(lambda played=played: list(Reviewer(solver).turns(played))))  # type: ignore[misc]
    return f"{statistics.mean(times):.2f} s in the mean, {max(times):.2f} at most"


def look_slips(games: int) -> Iterator[tuple[Claim, ...]]:
    """The claims of slips that one look explains, or a trap."""
    chance, reviewer = random.Random(2), Reviewer(Solver())
    for _ in range(games):
        for turn in reviewer.turns(game(chance)):
            if turn.is_slip and not turn.is_attention and isinstance(turn.claims[0], LOOKS):
                yield turn.claims


def short_enough() -> str:
    """How many of them need no more than two sentences and eight rows."""
    told = [tell_turn(claims, _LOSS, HEARER) for claims in look_slips(2 * GAMES)]
    short = sum(len(each.sentences) <= 2 and len(each.rows) <= 8 for each in told)
    return f"{short} of {len(told)}"


if __name__ == "__main__":
    print(f"{POSITIONS} positions each, one core, processor time; nothing is remembered from one to the next")
    for pieces, goal in ((5, "0.4"), (4, "1.0"), (3, "at once"), (2, "at once")):
        print(f"{pieces} placed, values of all turns and the position's reason: {explain_alone(pieces)}")
        if pieces > 3 or "--all" in sys.argv:
            print(
                f"{pieces} placed, every turn with its reason: {explain_positions(pieces)} (to reach: {goal})"
            )
    print(f"review of {GAMES} whole games: {review_games()} (to reach: 3.0)")
    print(f"one-look slips and traps in two sentences and eight rows: {short_enough()} (to reach: 99 %)")
