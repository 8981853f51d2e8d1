"""A ladder against truth: every player answers the same positions, and each turn is held to exact values.

The positions come from careful play by chance, so many for each number of pieces placed. None is lost: a slip
is a turn that makes a won game less, or a drawn one lost.
"""

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from functools import lru_cache

from openquarto.engine.client import Engine
from openquarto.engine.levels import whole_turn
from openquarto.engine.limits import Limits
from openquarto.kernel import Solver
from openquarto.players.roster import new_solver
from openquarto.players.simple import SimplePlayer
from openquarto.rules.action import Action, Phase
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.variant import Variant
from openquarto.view.view import View
from openquarto.workshop.arena.contest import Entrant
from openquarto.workshop.arena.contest_players import own_player
from openquarto.workshop.jobs import Job
from openquarto.workshop.level_strength import Slips, count_turn

WORK = "ladder"
PLACED = range(4, 16)
AT_ONCE = 25  # positions of a job


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """What is asked of a player: so many positions of a variant with so many pieces placed, from one on."""

    variant: str
    placed: int
    first: int
    count: int
    seed: int


@dataclass(frozen=True, slots=True)
class Rung:
    """A player, and its slips by pieces placed."""

    player: str
    slips: Slips


def jobs_for(
    players: Sequence[Entrant], variant: Variant, *, count: int, seed: int, limits: Limits
) -> dict[str, list[Job]]:
    """The jobs of each player, by its name; the same question always has the same task."""
    found: dict[str, list[Job]] = {}
    for player in players:
        for placed in PLACED:
            for first in range(0, count, AT_ONCE):
                paper = Paper(
                    variant=str(variant),
                    placed=placed,
                    first=first,
                    count=min(AT_ONCE, count - first),
                    seed=seed,
                )
                task = {"work": WORK, "player": asdict(player), "limits": asdict(limits)} | asdict(paper)
                name = f"{player} {variant} {placed:02} {seed} {first:06}"
                found.setdefault(player.name, []).append(Job(name, json.dumps(task).encode()))
    return found


def answer_job(task: bytes) -> bytes:
    """Let a player answer the positions of a job; its turns and slips."""
    told = json.loads(task)
    paper = Paper(**{name: told[name] for name in Paper.__dataclass_fields__})
    player = Entrant(
        **told["player"]
        | {
            "command": tuple(told["player"]["command"]),
            "options": tuple(tuple(each) for each in told["player"]["options"]),
        }
    )
    slips = Slips()
    with ExitStack() as ended:
        engine = None
        if player.level is None:
            engine = ended.enter_context(Engine(player.command, options=dict(player.options)))
        for number, position in enumerate(questions(paper), paper.first):
            turn = _turn(player, engine, position, Limits(**told["limits"]), seed=paper.seed + number)
            after = position
            for action in turn:
                after = after.play(action)
            count_turn(position, after, slips, _truth())
    return json.dumps([slips.turns[paper.placed], slips.slips[paper.placed]]).encode()


def rungs_of(jobs: Mapping[str, Iterable[Job]], results: Mapping[str, bytes]) -> list[Rung]:
    """What the answers of all players add up to."""
    found = []
    for player, asked in jobs.items():
        slips = Slips()
        for job in asked:
            placed = json.loads(job.task)["placed"]
            turns, slipped = json.loads(results[job.name])
            slips.turns[placed] += turns
            slips.slips[placed] += slipped
        found.append(Rung(player, slips))
    return found


@lru_cache(maxsize=32)  # all players are asked the same
def questions(paper: Paper) -> tuple[Position, ...]:
    """The positions of a paper, each drawn by itself, so that the number asked for changes none of them."""
    return tuple(
        _question(replace(paper, first=each)) for each in range(paper.first, paper.first + paper.count)
    )


def _question(paper: Paper) -> Position:
    variant = Variant.parse(paper.variant)
    chance = random.Random(f"{paper.seed} {paper.variant} {paper.placed} {paper.first}")  # noqa: S311  no secret
    while True:
        position = _drawn(variant, paper.placed, chance.getrandbits(64))
        if position is not None and not _truth().solve(position, value_only=True).value.is_loss:
            return position


def _drawn(variant: Variant, placed: int, seed: int) -> Position | None:
    """A position of careful play by chance; None if that game was over before."""
    player = SimplePlayer(seed)
    position = Position(variant=variant)
    while position.placed < placed or position.hand is None:
        if position.phase is Phase.OVER:
            return None
        position = position.play(player.choose(View.of(position, seat=position.to_act)))
    return None if position.live else position


def _turn(
    player: Entrant, engine: Engine | None, position: Position, limits: Limits, *, seed: int
) -> Sequence[Action]:
    if engine is not None:
        engine.new_game()
        return engine.ask(Game.of(position), limits).actions
    assert player.level is not None  # it is one of ours
    return whole_turn(own_player(player.level, seed, new_solver()), position)


@lru_cache(maxsize=1)
def _truth() -> Solver:
    return new_solver(64)
