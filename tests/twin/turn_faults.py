"""The kinds of fault that lie in one token of the move text, outside variations."""

from __future__ import annotations

from random import Random

from .kinds import (
    ANNOUNCED,
    AUTOMATIC,
    NO_BLOCKS,
    false_line,
    find,
    garbage,
    kind,
    split,
    turn_kind,
    window,
)
from .layout import Token
from .play import Game, draft
from .referee import LETTERS, SQUARES, VARIANTS, Referee, lines

PIECES = tuple(LETTERS)


def swap(parts: list[str], among: tuple[str, ...], new: str) -> str:
    """The token with its square, or its piece letter, changed; nothing if it has none."""
    found = any(part in among for part in parts)
    return "".join(new if part in among else part for part in parts) if found else ""


def put(rng: Random, referee: Referee, parts: list[str], call: str) -> str:
    """The token with this call in one of its windows, in place of any that is there."""
    found = window(rng, referee, parts)
    return f"{found[0]}{call}{found[2]}" if found else ""


@turn_kind()
def square_taken(rng: Random, referee: Referee, parts: list[str]) -> str:
    taken = [name for name, piece in zip(SQUARES, referee.board, strict=True) if piece is not None]
    return swap(parts, SQUARES, rng.choice(taken)) if taken else ""


@turn_kind()
def square_unknown(rng: Random, referee: Referee, parts: list[str]) -> str:
    return swap(parts, SQUARES, rng.choice(["e1", "a5", "d0", "h8", "aa", "a"]))


@turn_kind()
def square_in_upper_case(rng: Random, referee: Referee, parts: list[str]) -> str:
    return swap(parts, SQUARES, rng.choice(SQUARES).upper())


@turn_kind()
def piece_used_already(rng: Random, referee: Referee, parts: list[str]) -> str:
    used = [piece for piece in range(16) if piece not in referee.stock()]
    return swap(parts, PIECES, LETTERS[rng.choice(used)]) if used else ""


@turn_kind()
def piece_unknown(rng: Random, referee: Referee, parts: list[str]) -> str:
    return swap(parts, PIECES, rng.choice("QRSTUVWXYZ"))


@turn_kind()
def piece_in_lower_case(rng: Random, referee: Referee, parts: list[str]) -> str:
    return swap(parts, PIECES, rng.choice(LETTERS).lower())


@turn_kind(NO_BLOCKS)
def line_is_a_block_that_does_not_count(rng: Random, referee: Referee, parts: list[str]) -> str:
    blocks = sorted(lines(blocks=True).keys() - lines(blocks=False).keys())
    return put(rng, referee, parts, f"#{rng.choice(blocks)}" + rng.choice(["?", "?", ""]))


@turn_kind(ANNOUNCED)
def line_with_ends_reversed(rng: Random, referee: Referee, parts: list[str]) -> str:
    left, right = rng.choice(sorted(referee.lines)).split("-")
    return put(rng, referee, parts, f"#{right}-{left}" + rng.choice(["?", "?", ""]))


@turn_kind(ANNOUNCED)
def line_unknown(rng: Random, referee: Referee, parts: list[str]) -> str:
    name = rng.choice(["a1-b3", "a1", "a1-a1", "b3-c2", "a1-d1-d4", "A1-D1", "a1d1", "a2-d3"])
    return put(rng, referee, parts, f"#{name}?")


@turn_kind(ANNOUNCED)
def mark_on_true_call(rng: Random, referee: Referee, parts: list[str]) -> str:
    won = parts[-1][0] == "#" and parts[-1][-1] != "?"
    return "".join(parts) + "?" if won else ""


@turn_kind(ANNOUNCED)
def mark_missing_on_false_call(rng: Random, referee: Referee, parts: list[str]) -> str:
    found = window(rng, referee, parts)
    return f"{found[0]}#{false_line(rng, found[1])}{found[2]}" if found else ""


@turn_kind(ANNOUNCED)
def second_call_in_one_window(rng: Random, referee: Referee, parts: list[str]) -> str:
    found = window(rng, referee, parts)
    if not found:
        return ""
    again = rng.choice([*found[1].live(), false_line(rng, found[1]) + "?"])
    return f"{found[0]}#{false_line(rng, found[1])}?#{again}{found[2]}"


@turn_kind(ANNOUNCED)
def call_before_the_first_placement(rng: Random, referee: Referee, parts: list[str]) -> str:
    if referee.placed():
        return ""
    return f"#{rng.choice(sorted(referee.lines))}" + rng.choice(["?", "?", ""]) + "".join(parts)


@turn_kind(AUTOMATIC)
def call_under_automatic_calling(rng: Random, referee: Referee, parts: list[str]) -> str:
    found = window(rng, referee, parts)
    return f"{found[0]}#{false_line(rng, found[1])}?{found[2]}" if found else ""


@turn_kind()
def done_before_the_board_is_full(rng: Random, referee: Referee, parts: list[str]) -> str:
    alone = "=" if referee.placed() < 16 and rng.random() < 0.2 else ""
    return alone or swap(parts, PIECES, "=")


@turn_kind(AUTOMATIC)
def done_under_automatic_calling(rng: Random, referee: Referee, parts: list[str]) -> str:
    return f"{parts[0]}=" if referee.placed() == 15 and parts[0] in SQUARES else ""


@turn_kind(cuts="never")
def gift_on_a_full_board(rng: Random, referee: Referee, parts: list[str]) -> str:
    full = referee.placed() == 15 and any(part in SQUARES for part in parts)
    return "".join(parts).rstrip("=") + rng.choice(LETTERS) if full else ""


@turn_kind()
def gift_alone_in_the_place_phase(rng: Random, referee: Referee, parts: list[str]) -> str:
    return rng.choice(LETTERS) if referee.hand is not None else ""


@turn_kind()
def placement_without_a_hand(rng: Random, referee: Referee, parts: list[str]) -> str:
    fits = parts[-1] in LETTERS and referee.hand is None
    return rng.choice(SQUARES) + parts[-1] if fits else ""


@turn_kind()
def suffix(rng: Random, referee: Referee, parts: list[str]) -> str:
    return "".join(parts) + rng.choice(["!", "!!", "?!", "!?", "??"])


@turn_kind()
def question_mark_after_a_gift(rng: Random, referee: Referee, parts: list[str]) -> str:
    return "".join(parts) + "?" if parts[-1] in LETTERS else ""


@turn_kind(ANNOUNCED, cuts="never", loses=True)
def goes_on_after_a_false_call_that_loses(rng: Random, referee: Referee, parts: list[str]) -> str:
    if parts[-1][-1] != "?":
        return ""
    return "".join(parts) + rng.choice(["=", rng.choice(LETTERS), rng.choice(SQUARES)])


@kind()
def stops_early(rng: Random) -> Game:
    """A token that stops early with another one after it."""
    while True:
        game = draft(rng, rng.choice(VARIANTS))
        for index in rng.sample(range(len(game.turns)), len(game.turns)):
            parts = split(game.turns[index])
            if index < len(game.turns) - 1 and len(parts) > 1:
                text = "".join(parts[: rng.randrange(1, len(parts))])
                game.turns[index] = Token(text, faulty=True)
                return game


@kind()
def white_space_in_a_token(rng: Random) -> Game:
    """The rest of a token that stops early, after white space, does not heal it."""
    game = find(rng, lambda game: any(len(split(token)) > 1 for token in game.turns), cuts="some")
    long = [k for k, token in enumerate(game.turns) if len(split(token)) > 1]
    index = rng.choice(long)
    parts = split(game.turns[index])
    at = rng.randrange(1, len(parts))
    pair = [Token("".join(parts[:at]), faulty=True), Token("".join(parts[at:]))]
    game.turns[index : index + 1] = pair
    return game


@kind()
def token_after_the_end(rng: Random) -> Game:
    game = find(rng)
    text = rng.choice(["=", "A", "P", "b2A", "#a1-d1?", "#a1-d1", "d4", "c3="])
    game.turns.append(Token(text, faulty=True))
    return game


@kind()
def garbage_token(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS), cuts=rng.choice(["never", "whole"]))
    game.turns.insert(rng.randint(0, len(game.turns)), Token(garbage(rng), faulty=True))
    return game


@kind()
def two_faults_in_a_game(rng: Random) -> Game:
    """Only the first is reported, and the comments after it hide no result."""
    game = garbage_token(rng)
    index = next(k for k, token in enumerate(game.turns) if token.faulty)
    game.turns.insert(rng.randint(index + 1, len(game.turns)), Token(garbage(rng)))
    return game


@kind(tail="tagged")
def fault_in_a_game_without_result(rng: Random) -> Game:
    game = garbage_token(rng)
    game.result = None
    return game
