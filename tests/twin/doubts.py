"""Records whose verdict or place the rules leave open, each with the twin's reading."""

from __future__ import annotations

from random import Random

from .kinds import ANNOUNCED, before, branch, find, garbage, kind, split
from .layout import Token
from .play import WINS, Game, draft, twin
from .records import tag
from .referee import VARIANTS, Referee, read_variant
from .variation_faults import legal, some_game


# The last token stops early, the result is decided and no Termination explains it. Two rules are
# broken: "a token that stops early anywhere else is a fault" (at that token) and "any other pair is
# a fault, at the result token". Reading: the result, the only place that the text names.
@kind(doubtful=True)
def stops_early_before_a_decided_result(rng: Random) -> Game:
    game = find(rng, lambda game: len(split(game.turns[-1])) > 1, ANNOUNCED)
    parts = split(game.turns[-1])
    game.turns[-1] = Token("".join(parts[: rng.randrange(1, len(parts))]))
    game.termination = ""
    game.result = Token(WINS[game.winner], "result", faulty=True)
    return game


# The same on a full board: done is missing. Reading: the result.
@kind(doubtful=True)
def done_missing_before_a_decided_result(rng: Random) -> Game:
    game = find(rng, lambda g: g.reason == "full board" and len(g.turns) > 1, ANNOUNCED)
    game.turns.pop()
    last = split(game.turns[-1])
    if len(last) == 1:
        return done_missing_before_a_decided_result(rng)
    game.turns[-1] = Token("".join(last[:-1]))
    game.termination = ""
    game.result = Token(rng.choice(["1-0", "0-1", "1/2-1/2"]), "result", faulty=True)
    return game


# Termination "abandoned" with `*`: is the reason `abandoned` or `unfinished`? Reading: abandoned.
@kind(doubtful=True)
def abandoned_without_winner(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS), cuts="whole")
    game.termination = game.reason = "abandoned"
    return game


# The moves end the game and a known Termination tag says otherwise. Reading: sound, the tag has no
# say: "if the moves end the game, the result must be theirs".
@kind(doubtful=True)
def termination_of_a_game_that_its_moves_end(rng: Random) -> Game:
    game = find(rng)
    game.termination = rng.choice(["resigned", "time", "agreed", "abandoned"])
    return game


# Under automatic calling, a start whose last square lies in a quarto, without a hand. Reading: that
# placement has won, so the game is over at its start.
@kind(doubtful=True)
def automatic_start_with_a_quarto(rng: Random) -> Game:
    return decided("ABCD/4/4/4 - b1")


# Under automatic calling, a start with a full board. Reading: a draw at once, without a last look.
@kind(doubtful=True)
def automatic_start_with_a_full_board(rng: Random) -> Game:
    return decided("BIDO/GFAP/LHKJ/CNME - d4")


def decided(position: str) -> Game:
    """A record without moves whose start is the end."""
    start = Referee(read_variant("auto"), start=position)
    result = Token(WINS[start.winner], "result")
    return Game(start, position, [], start, result, start.winner, start.reason)


# The Variant tag comes after a Position that names another variant. Reading: the Position.
@kind(doubtful=True)
def variant_tag_after_a_position_that_differs(rng: Random) -> Game:
    game = draft(rng, "blocks", start=False)
    game.tags = [tag("Position", "4/4/4/4 - - auto", faulty=True), tag("Variant", "blocks")]
    return game


# Both name the same variant in different spellings. Reading: equal, so sound.
@kind(doubtful=True)
def variant_spelled_in_two_ways(rng: Random) -> Game:
    game = draft(rng, "blocks+auto", start=False)
    game.tags = [tag("Variant", "auto+blocks"), tag("Position", "4/4/4/4 - - blocks+auto")]
    return game


# SetUp "0" beside a Position. Reading: sound, the Position is read as if SetUp were absent.
@kind(doubtful=True)
def set_up_0_with_position(rng: Random) -> Game:
    game = find(rng, lambda game: bool(game.position))
    game.tags = [tag("SetUp", "0")]
    return game


# SetUp "0" without Position. Reading: sound, the usual start.
@kind(doubtful=True)
def set_up_0_without_position(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS), start=False)
    game.tags = [tag("SetUp", "0")]
    return game


# Values outside the lists of Edition, Mask and TimeControl. Reading: sound, they change no rule.
@kind(doubtful=True)
def value_that_changes_no_rule(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS))
    names = ["Edition", "Mask", "TimeControl", "Touches"]
    game.tags = [tag(rng.choice(names), rng.choice(["?", "", "Classic", "none"]))]
    return game


# A tag whose parts stand on different lines. Reading: sound, white space has no meaning there.
@kind(doubtful=True)
def tag_over_two_lines(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS))
    game.tags = [Token('[Other\n"x"\n]', "tag")]
    return game


# Tags, and neither move text nor result. Reading: the result is missing, at the last tag.
@kind(tail="none", doubtful=True)
def tags_alone(rng: Random) -> Game:
    game = draft(rng, "classic", start=False)
    game.turns, game.result = [], None
    game.tags = [tag("Event", "none"), tag("Other", "last", faulty=True)]
    return game


# A comment goes after the last token and no result. Reading: a comment is no token of the game.
@kind(tail="none", doubtful=True)
def result_missing_after_a_comment(rng: Random) -> Game:
    game = some_game(rng)
    game.turns[-1].faulty = True
    game.turns.append(Token("{the end}", "brace"))
    game.result = None
    return game


# A variation is the last thing, and no result. Reading: its `)` is the game's last token.
@kind(tail="none", doubtful=True)
def result_missing_after_a_variation(rng: Random) -> Game:
    game = some_game(rng)
    other = legal(rng, before(game, len(game.turns) - 1))
    game.turns += [Token("(", "open"), *other, Token(")", "close", faulty=True)]
    game.result = None
    return game


# A variation that is not closed before the result. Reading: the result is inside it.
@kind(tail="tagged", doubtful=True)
def variation_not_closed(rng: Random) -> Game:
    game = some_game(rng)
    other = legal(rng, before(game, len(game.turns) - 1))
    game.turns += [Token("(", "open"), *other]
    assert game.result is not None
    game.result.faulty = True
    return game


# A variation without a token. Reading: sound, nothing in it is illegal.
@kind(doubtful=True)
def variation_empty(rng: Random) -> Game:
    return branch(rng, some_game(rng), lambda _: [])


# A variation as the first thing inside a variation. Reading: a fault, no turn goes before it.
@kind(doubtful=True)
def variation_first_in_a_variation(rng: Random) -> Game:
    def grow(start: Referee) -> list[Token]:
        return [Token("(", "open", faulty=True), *legal(rng, twin(start)), Token(")", "close")]

    return branch(rng, some_game(rng), grow)


# A glyph or a `;` comment that touches the token before it. Reading: sound, as in PGN.
@kind(doubtful=True)
def glyph_or_comment_that_touches(rng: Random) -> Game:
    game = some_game(rng)
    token = rng.choice(game.turns)
    token.text += rng.choice(["$1", ";so\n", "$7 $2"])
    return game


# A `%` that is not the first character of its line. Reading: a garbage token, as PGN has it.
@kind(doubtful=True)
def percent_inside_a_line(rng: Random) -> Game:
    game = some_game(rng)
    game.turns[1:1] = [Token("7", "number"), Token("%", "other", faulty=True, space=" ")]
    return game


# A brace inside a brace comment. Reading: comments do not nest, the first `}` closes.
@kind(doubtful=True)
def brace_in_a_comment(rng: Random) -> Game:
    game = some_game(rng)
    game.turns.insert(1, Token("{one { two }", "brace"))
    return game


# Form feed, U+0085 and U+2028 in a comment. Reading: only LF ends a line, all count as characters.
@kind(doubtful=True)
def other_line_ends(rng: Random) -> Game:
    game = some_game(rng)
    game.turns[1:1] = [Token("{\f \x0b \x85 \u2028}", "brace"), Token(garbage(rng), faulty=True)]
    return game


# A move number that touches a faulty token. Reading: the number is a token of its own.
@kind(doubtful=True)
def number_that_touches_a_faulty_token(rng: Random) -> Game:
    game = some_game(rng)
    game.turns[1:1] = [Token("7.", "number"), Token("xyzzy", "other", faulty=True, space="")]
    return game


# A comment that is not closed, with another game after it. Reading: it hides that game.
@kind(tail="none", doubtful=True)
def comment_not_closed_before_another_game(rng: Random) -> Game:
    game = some_game(rng)
    game.turns[1:] = [Token('{ open 1-0\n\n[Event "x"]\n1. M *', "brace", faulty=True)]
    game.result = None
    return game
