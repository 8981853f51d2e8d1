"""The OpenSpiel game by OpenSpiel's own checks: random simulations and playthroughs."""

import os
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts

from openquarto.environments import openspiel
from openquarto.rules import VARIANTS, Position, Variant

DATA = Path(__file__).parent / "data"
NAME = openspiel.NAME
PLAYTHROUGHS = {"announced": NAME, "blocks": f"{NAME}(automatic=True,blocks=True,traits=cs)"}


def text_of(variant: Variant) -> str:
    traits = "".join(trait.value for trait in variant.traits)
    return f"{NAME}(automatic={variant.is_automatic},blocks={variant.blocks},traits={traits})"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_their_random_simulations(variant: Variant, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(text_of(variant))
    assert text_of(variant) == str(game)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert Position(variant=variant) == game.new_initial_state().position


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_their_playthrough(name: str) -> None:
    """A game that was played before is played again, and everything that can be asked is the same."""
    file = DATA / f"{name}.playthrough.txt"
    if os.environ.get("OPENQUARTO_REWRITE"):
        played = generate_playthrough.playthrough(PLAYTHROUGHS[name], action_sequence=None, seed=1)
        file.write_text(played, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # their tests are programs with a command line
    expected, played_again = generate_playthrough.replay(str(file))
    assert expected == file.read_text(encoding="utf-8") == played_again


def test_their_search_wins_at_once() -> None:
    game = pyspiel.load_game(f"{NAME}(automatic=True)")
    state = game.new_initial_state()
    state.position = Position.parse("ABC1/4/4/4 D c1 auto")
    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=100, evaluator=mcts.RandomRolloutEvaluator(1))
    assert "d1" == state.action_to_string(bot.step(state))


def test_the_longest_game_is_as_long_as_told() -> None:
    """A false call in every window, and two looks at a full board."""
    for text, calls in ((NAME, True), (f"{NAME}(automatic=True)", False)):
        game = pyspiel.load_game(text)
        longest = 0
        for seed in range(30):
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                ways = state.legal_actions()
                false = [way for way in ways if 32 <= way < 51 and not state.child(way).is_terminal()]
                rest = [way for way in ways if way < 32 or way == 51]
                state.apply_action((false or rest)[seed * 7 % len(false or rest)])
                steps += 1
            longest = max(longest, steps)
        assert longest <= game.max_game_length()
        assert not calls or longest == game.max_game_length()
