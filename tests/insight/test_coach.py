"""The coach: its judgement is true, and the same whether a quarto is live or not."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from openquarto.claims.advice import Judgement, Part, Seen
from openquarto.claims.check import problems
from openquarto.claims.claim import CanCall, Complete
from openquarto.claims.json_form import claim_json
from openquarto.claims.scene import turns_of
from openquarto.insight import judge
from openquarto.insight.coach import turn_of
from openquarto.insight.review import expired
from openquarto.kernel import Solver
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.error import RuleError
from openquarto.rules.game import Game
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import VARIANTS, Variant

COACH = Solver(table_mb=16)
JUDGE = Solver(table_mb=16, book=None)
RANK = "LDW"


def careless(variant: Variant, seed: int, fewest: int = 8) -> tuple[Position, Square, Piece] | None:
    """A turn of players who look at nothing: the position before it, its square and the piece to give."""
    chance = random.Random(seed)
    wanted = chance.randint(fewest, 14)
    position = Position(variant=variant)
    while position.placed < wanted or position.phase is not Phase.PLACE:
        if position.phase is Phase.GIVE:
            position = position.play(Give(chance.choice(position.stock)))
        elif position.phase is Phase.PLACE:
            position = position.play(Place(chance.choice([s for s in SQUARES if position[s] is None])))
        else:
            return None
    square = chance.choice([s for s in SQUARES if position[s] is None])
    if position.play(Place(square)).phase is not Phase.GIVE:
        return None
    return position, square, chance.choice(position.stock)


def turns(variants: tuple[Variant, ...], count: int) -> Iterator[tuple[Position, Square, Piece]]:
    for variant in variants:
        for seed in range(count):
            if found := careless(variant, seed):
                yield found


def told(before: Position, square: Square, piece: Piece) -> Judgement:
    return judge(Game.of(before).play(Place(square)), piece, COACH)


def check_twins(variants: tuple[Variant, ...], count: int) -> Counter[str]:
    """The same board with another square placed on last is the same in every byte."""
    seen: Counter[str] = Counter()
    for before, square, piece in turns(variants, count):
        lives = {}
        for last in [None, *(at for at in SQUARES if before[at] is not None)]:
            twin = replace(before, last=last, called=None)
            lives[bool(twin.live)] = repr(told(twin, square, piece))
            seen["live" if twin.live else "not live"] += 1
        assert 1 == len({*lives.values()})
        seen["pairs"] += len(lives) == 2
    return seen


def test_twins_are_judged_alike() -> None:
    seen = check_twins(VARIANTS[::6], 12)
    assert seen["pairs"] > 10


@pytest.mark.long
def test_twins_of_every_variant_are_judged_alike() -> None:
    assert check_twins(VARIANTS, 30)["pairs"] > 200


def test_a_quarto_that_the_turn_itself_has_made_changes_nothing() -> None:
    """Placed on the line and not called, it is silent; placed elsewhere, the square that wins is told."""
    before = Position.parse("ABC1/4/4/4 D -")
    on_line = told(before, Square.d1, Piece.P)
    assert on_line.advice is None
    elsewhere = told(before, Square.d2, Piece.P).advice
    assert elsewhere is not None
    assert ["complete"] == [claim.kind for claim in elsewhere.claims]
    assert ("W", "D") == (elsewhere.before, elsewhere.after)


def worth(position: Position, turn: str) -> str:
    """What a turn is worth to the player who makes it, by the judge's own search."""
    after = position
    for action in turns_of(position)[turn]:
        after = after.play(action)
    if after.phase is Phase.OVER or after.won:
        return "W" if after.won else "D"
    return (-JUDGE.solve(expired(after)).value).letter


def check_truth(variants: tuple[Variant, ...], count: int) -> Counter[str]:
    """Every judgement, compared with what a second solver and the checker of claims say."""
    seen: Counter[str] = Counter()
    for before, square, piece in turns(variants, count):
        judged = told(before, square, piece)
        start, now = expired(before), expired(before.play(Place(square)))
        gifts = {each.name: worth(now, each.name) for each in now.stock}
        others = {turn: worth(start, turn) for turn in turns_of(start) if not turn.startswith(square.name)}
        best = max([*gifts.values(), *others.values()], key=RANK.index)
        is_slip = RANK.index(gifts[piece.name]) < RANK.index(best)
        advice = judged.advice
        assert is_slip == (advice is not None)
        if advice is None:
            assert judged.seen in (None, Seen.CLEAN)
            continue
        assert (best, gifts[piece.name]) == (advice.before, advice.after)
        assert (best in gifts.values()) == (advice.part is Part.PIECE)
        keep = {f"{square}{gift}" for gift, letter in gifts.items() if letter == best}
        assert keep | {turn for turn, letter in others.items() if letter == best} == {*advice.better}
        assert advice.claims or advice.after == "D"  # a win that takes long has no reason of one look
        scene = Position.parse(advice.position)
        assert not scene.live
        for claim in advice.claims:
            seen[claim.kind] += 1
            assert not isinstance(claim, CanCall)
            assert not (isinstance(claim, Complete) and claim.threat.square is square)
            turn = (Give(piece),) if advice.turn else ()
            faults = problems(claim_json(claim), scene, turn, lambda at: str(JUDGE.solve(at).value))
            assert [] == faults
    return seen


def test_every_judgement_is_true() -> None:
    seen = check_truth(VARIANTS[::5], 10)
    assert {"hot gift", "complete", "no safe gift", "refuted"} <= {*seen}


@pytest.mark.long
def test_every_judgement_of_every_variant_is_true() -> None:
    assert {"hot gift", "complete", "no safe gift", "refuted"} == {*check_truth(VARIANTS, 25)}


def test_a_turn_begins_with_its_placement() -> None:
    game = Game.of(Position())
    assert (None, None, game.position) == turn_of(game)
    game = game.play(Give(Piece.A)).play(Place(Square.a1))
    before, square, now = turn_of(game)
    assert (game.positions[1], Square.a1, game.position) == (before, square, now)


def test_only_a_piece_of_the_stock_that_is_to_be_given_is_judged() -> None:
    game = Game.of(Position()).play(Give(Piece.A))
    with pytest.raises(RuleError):
        judge(game, Piece.B, COACH)
    with pytest.raises(RuleError):
        judge(game.play(Place(Square.a1)), Piece.A, COACH)
