"""The kinds of fault that lie in variations and comments."""

from __future__ import annotations

from random import Random

from .kinds import ANNOUNCED, branch, false_line, find, garbage, kind
from .layout import Token
from .play import Game, draft, mood, play_token, twin
from .referee import SQUARES, VARIANTS, Referee


def some_game(rng: Random) -> Game:
    """A sound game with a turn, and all tokens whole."""
    return find(rng, lambda game: bool(game.turns), cuts=rng.choice(["whole", "never"]))


def legal(rng: Random, referee: Referee) -> list[Token]:
    """One legal token, played on the referee."""
    return [Token("".join(play_token(rng, referee, mood(rng))))]


@kind()
def variation_with_an_illegal_token(rng: Random) -> Game:
    def grow(start: Referee) -> list[Token]:
        referee = twin(start)
        found = [] if rng.random() < 0.5 else legal(rng, referee)
        # A full square is illegal in any phase, as is a placement where no piece is in hand.
        taken = [s for s, piece in zip(SQUARES, referee.board, strict=True) if piece is not None]
        text = rng.choice(taken) + "A" if taken and not referee.over else garbage(rng)
        return [*found, Token(text, faulty=True)]

    return branch(rng, some_game(rng), grow)


@kind()
def variation_with_a_token_after_the_end(rng: Random) -> Game:
    def grow(start: Referee) -> list[Token]:
        referee, found = twin(start), []
        while not referee.over:
            found += legal(rng, referee)
        return [*found, Token(rng.choice(["A", "b2A", "=", "#a1-d1?"]), faulty=True)]

    return branch(rng, some_game(rng), grow)


@kind()
def variation_with_a_token_that_stops_early(rng: Random) -> Game:
    # From the usual start: in a start without a hand a call could end the variation first.
    game = find(rng, variants=ANNOUNCED, start=False, loses=False)

    def grow(start: Referee) -> list[Token]:
        referee = twin(start)
        found = legal(rng, referee) if start.hand is None and start.placed() < 16 else []
        empty = [s for s, piece in zip(SQUARES, referee.board, strict=True) if piece is None]
        text = rng.choice(empty) if empty else f"#{false_line(rng, referee)}?"
        return [*found, Token(text, faulty=True), Token(rng.choice(["a1A", "B", "="]))]

    return branch(rng, game, grow)


@kind()
def result_inside_a_variation(rng: Random) -> Game:
    def grow(start: Referee) -> list[Token]:
        text = rng.choice(["1-0", "0-1", "1/2-1/2", "*"])
        return [*legal(rng, twin(start)), Token(text, "result", faulty=True)]

    return branch(rng, some_game(rng), grow)


@kind()
def result_in_a_variation_is_skipped(rng: Random) -> Game:
    """After a fault, only a result outside a variation lets reading resume."""
    game = some_game(rng)
    index = rng.randint(0, len(game.turns))
    inner = [Token("(", "open"), Token("b2A"), Token("1-0", "result"), Token(")", "close")]
    game.turns[index:index] = [Token(garbage(rng), faulty=True), *inner, Token("c3B")]
    return game


@kind()
def variation_before_any_turn(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS))
    inner = [Token("(", "open", faulty=True), Token("A"), Token(")", "close")]
    game.turns[0:0] = inner
    return game


@kind()
def closing_parenthesis_astray(rng: Random) -> Game:
    game = some_game(rng)
    game.turns.insert(rng.randint(0, len(game.turns)), Token(")", "close", faulty=True))
    return game


@kind(tail="none")
def comment_not_closed(rng: Random) -> Game:
    """It runs to the end of the file, over the game's own result."""
    game = some_game(rng)
    game.turns[rng.randint(0, len(game.turns)) :] = [Token("{ not closed (", "brace", faulty=True)]
    return game


@kind(tail="none")
def comment_not_closed_in_a_variation(rng: Random) -> Game:
    game = some_game(rng)
    index = rng.randint(1, len(game.turns))
    game.turns[index:] = [Token("(", "open"), Token("{ not closed )", "brace", faulty=True)]
    return game
