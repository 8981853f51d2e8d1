"""The kinds of fault that lie in the result, or in its absence."""

from __future__ import annotations

from random import Random

from .kinds import ANNOUNCED, KINDS, Kind, find, kind
from .layout import Token
from .play import WINS, Game, draft
from .records import tag
from .referee import VARIANTS

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
DECIDED = RESULTS[:3]


def give_result(game: Game, text: str) -> Game:
    game.result = Token(text, "result", faulty=True)
    return game


def without_result(rng: Random) -> Game:
    """A game whose last token is faulty because no result follows."""
    game = find(rng, lambda game: bool(game.turns), cuts=rng.choice(["some", "never"]))
    game.turns[-1].faulty = True
    game.result = None
    return game


@kind(tail="none")
def result_missing_at_the_end_of_the_file(rng: Random) -> Game:
    return without_result(rng)


@kind(tail="tagged")
def result_missing_before_the_next_tags(rng: Random) -> Game:
    return without_result(rng)


@kind()
def result_missing_before_the_next_gift(rng: Random) -> Game:
    """The next game has no tags, so it is taken for the rest of this one and skipped with it."""
    game = find(rng, lambda game: bool(game.turns), cuts=rng.choice(["whole", "never"]))
    other = find(rng, lambda game: not game.position, start=False)
    other.turns[0].faulty = True
    game.turns += other.turns
    game.result = other.result
    return game


@kind(tail="tagged")
def result_unknown(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS), cuts="never")
    return give_result(game, rng.choice(["1-1", "0-0", "1/2", "1-O", "½-½", "**"]))


@kind()
def result_wrong_for_the_moves(rng: Random) -> Game:
    game = find(rng)
    own = WINS[game.winner]
    return give_result(game, rng.choice([text for text in RESULTS if text != own]))


@kind()
def result_without_termination(rng: Random) -> Game:
    return give_result(draft(rng, rng.choice(VARIANTS), cuts="whole"), rng.choice(DECIDED))


@kind()
def result_with_the_opponents_last_look_missing(rng: Random) -> Game:
    """Every token is whole, but only the placer has said done."""
    game = find(rng, lambda game: game.reason == "full board", ANNOUNCED)
    game.turns.pop()
    game.termination = ""
    return give_result(game, rng.choice(DECIDED))


@kind()
def result_tag_differs(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS))
    assert game.result is not None
    game.tags.append(tag("Result", rng.choice([r for r in RESULTS if r != game.result.text])))
    game.result.faulty = True
    return game


def misfit(termination: str, results: tuple[str, ...]) -> None:
    """Enter the kinds in which a Termination tag does not explain a result."""
    for text in results:

        def build(rng: Random, text: str = text) -> Game:
            game = draft(rng, rng.choice(VARIANTS), cuts="whole")
            game.termination = termination
            return give_result(game, WINS[game.end.actor()] if text == "actor" else text)

        name = f"termination-{termination}-with-{text}"
        KINDS[name] = Kind(name, build)


misfit("time", ("actor", "1/2-1/2", "*"))
misfit("resigned", ("1/2-1/2", "*"))
misfit("agreed", ("1-0", "0-1", "*"))
misfit("abandoned", ("1/2-1/2",))
misfit("adjudicated", DECIDED)  # unknown, as are the next two: case counts
misfit("Resigned", ("1-0", "0-1"))
