"""Nothing that is said gives a live quarto away: games without calls sound the same whatever counts."""

from itertools import product
from random import Random

import pytest

from openquarto.match import Match, Settings
from openquarto.players import RandomPlayer
from openquarto.rules.action import Action
from openquarto.rules.line import Line, lines_through
from openquarto.rules.piece import PIECES, Trait
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import TRAIT_CHOICES, Variant
from openquarto.speech import Hearer, Manner, Pieces, Squares, announce, answer, languages, prompt, status
from openquarto.speech.command import Ask, Question
from openquarto.speech.help import help_now
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.marking import more

VARIANTS = [Variant(traits, blocks) for traits, blocks in product(TRAIT_CHOICES, (False, True))]


def random_actions(seed: int) -> list[Action]:
    """A whole game in which nobody calls, whatever there is to call."""
    match = Match(now=lambda: 0.0)
    player = RandomPlayer(seed)
    actions = []
    while (seat := match.to_act) is not None:
        actions.append(player.choose(match.whole_view(seat)))
        match.act(seat, actions[-1])
    return actions


def any_hearer(chance: Random) -> Hearer:
    manner = Manner(
        language=chance.choice(languages()),
        edition=chance.choice(list(Edition)),
        pieces=chance.choice(list(Pieces)),
        squares=chance.choice(list(Squares)),
        terse=chance.random() < 0.5,
        lens=chance.choice([None, *Trait]),
    )
    return Hearer(manner=manner, seat=chance.choice([*Seat, None]), first="Ada")


def heard(actions: list[Action], variant: Variant, hearer: Hearer, curious_at: int) -> str:
    """All that one hearer is told in a game, and the answers to every question at one moment of it."""
    match = Match(Settings(variant=variant, first="Ada"), now=lambda: 0.0)
    lines: list[str] = []
    for turn, action in enumerate(actions):
        seat = match.to_act
        assert seat is not None
        told = len(match.events())
        match.act(seat, action)
        view = match.whole_view(hearer.seat)
        lines += announce(match.events(hearer.seat, since=told), view, hearer)
        lines += [prompt(view, hearer), *status(view, hearer)]
        if turn == curious_at:
            lines += help_now(view, hearer)
            lines += every_answer(match, view, hearer)
    return "\n".join(lines)


def every_answer(match: Match, view: View, hearer: Hearer) -> list[str]:
    last = lines_through(view.last, blocks=True) if view.last else tuple(Line)
    asks = [
        Ask(Question.LINES, last),
        Ask(Question.SQUARE, view.last or SQUARES[0]),
        Ask(Question.WHERE, PIECES[0]),
        *(
            Ask(question)
            for question in Question
            if question.name in ["BOARD", "STOCK", "HAND", "LAST", "TIME", "TURN"]
        ),
    ]
    events = match.events(hearer.seat)
    return [sentence for ask in asks for sentence in answer(ask, view, hearer, events=events)]


def check_games(seeds: range) -> None:
    for seed in seeds:
        chance = Random(seed)
        actions = random_actions(seed)
        hearer = any_hearer(chance)
        curious_at = chance.randrange(len(actions))
        said = {heard(actions, variant, hearer, curious_at) for variant in VARIANTS}
        assert 1 == len(said), seed


def test_all_thirty_variants_are_tried() -> None:
    assert 30 == len({*VARIANTS})


@pytest.mark.parametrize("part", more(range(10), but=range(3)))
def test_games_without_calls_sound_the_same(part: int) -> None:
    check_games(range(20 * part, 20 * part + 20))


@pytest.mark.long
@pytest.mark.parametrize("part", range(50))
def test_ten_thousand_games_without_calls_sound_the_same(part: int) -> None:
    check_games(range(200 * part, 200 * part + 200))
