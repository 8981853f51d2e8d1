"""The kinds of fault that lie in a tag."""

from __future__ import annotations

from random import Random

from .kinds import find, kind
from .layout import Token
from .play import Game, draft
from .records import tag
from .referee import VARIANTS

BAD_VARIANTS = (
    "blocks+blocks",
    "auto+blocks+auto",
    "traits=c+traits=c",
    "Classic",
    "BLOCKS",
    "Auto",
    "traits=sc",
    "traits=fc",
    "traits=",
    "traits",
    "traits=cc",
    "traits=cx",
    "traits=C",
    "classic+blocks",
    "classic+auto",
    "auto+classic",
    "classic+classic",
    "blocks+",
    "+auto",
    "blocks++auto",
    "",
    "blocks auto",
    " blocks",
    "blocks,auto",
    "advanced",
    "automatic",
    "block",
    "traits:c",
)
BAD_POSITIONS = (
    "4/4/4 - -",
    "4/4/4/4/4 - -",
    "4/4/4/3 - -",
    "4/4/A4/4 - -",
    "04/4/4/4 - -",
    "22/4/4/4 - -",
    "112/4/4/4 - -",
    "5/4/4/4 - -",
    "ABCDE/4/4/4 - -",
    "Q3/4/4/4 - -",
    "a3/4/4/4 - -",
    "4/4/4/4",
    "4/4/4/4 -",
    "4/4/4/4 a -",
    "4/4/4/4 Q -",
    "A3/4/4/4 - A1",
    "A3/4/4/4 - e1",
    "A3/4/4/4 B a5",
    "A3/4/4/4 BC a1",
    "4//4/4 - -",
    "4/4/4/4/ - -",
    "A..3/4/4/4 - -",
    "",
    "startpos",
    "8/8 - -",
)


def with_tags(rng: Random, *tags: Token) -> Game:
    """A game from the usual start with these tags after its own."""
    game = draft(rng, rng.choice(VARIANTS), start=False)
    game.tags += tags
    if rng.random() < 0.5:
        game.tags.append(tag("Late", "tag"))
    return game


def bad_position(rng: Random, text: str) -> Game:
    """A Position at fault, whether or not it names the game's variant."""
    game = with_tags(rng)
    setup = [tag("SetUp", "1")] if rng.random() < 0.5 else []
    if rng.random() < 0.5:
        text += f" {game.start.variant}"
    game.tags = [*setup, tag("Position", text, faulty=True), *game.tags]
    return game


@kind()
def tag_twice(rng: Random) -> Game:
    game = with_tags(rng)
    name = rng.choice(["Event", "Site", "First", "Second", "Variant", "Edition", "Other"])
    value = {"Variant": str(game.start.variant), "Edition": "access"}.get(name, "same")
    other = "other" if value == "same" and rng.random() < 0.5 else value
    game.tags[0:0] = [tag(name, value), tag(name, other, faulty=True)]
    return game


@kind()
def tag_malformed(rng: Random) -> Game:
    game = draft(rng, rng.choice(VARIANTS), start=False)
    text = rng.choice(["[Event]", "[Event x]", "[]", '["x"]', '[Event "x" "y"]', "[Event 'x']"])
    game.tags = [Token(text, "tag", faulty=True)]
    return game


@kind()
def set_up_without_position(rng: Random) -> Game:
    return with_tags(rng, tag("SetUp", "1", faulty=True))


@kind()
def position_unreadable(rng: Random) -> Game:
    return bad_position(rng, rng.choice(BAD_POSITIONS))


@kind()
def position_with_hand_on_board(rng: Random) -> Game:
    hand = rng.choice("ABCD")
    return bad_position(rng, f"A2B/1CD1/4/4 {hand} {rng.choice(['a1', 'd1', '-'])}")


@kind()
def position_full_with_a_hand(rng: Random) -> Game:
    return bad_position(rng, f"ABCD/EFGH/IJKL/MNOP {rng.choice('AHP')} d4")


@kind()
def position_with_last_square_empty(rng: Random) -> Game:
    if rng.random() < 0.3:
        return bad_position(rng, f"4/4/4/4 {rng.choice('-AP')} a1")
    return bad_position(rng, f"A2B/1CD1/4/4 {rng.choice('-EP')} {rng.choice(['b1', 'a2', 'd4'])}")


@kind()
def position_with_a_piece_twice(rng: Random) -> Game:
    return bad_position(rng, f"A2B/1CD1/4/3{rng.choice('ABCD')} - {rng.choice(['a1', 'd4', '-'])}")


@kind()
def position_with_a_bad_variant(rng: Random) -> Game:
    text = rng.choice([bad for bad in BAD_VARIANTS if bad and " " not in bad])
    game = with_tags(rng)
    game.tags.insert(0, tag("Position", f"4/4/4/4 - - {text}", faulty=True))
    return game


@kind()
def position_variant_differs_from_the_variant_tag(rng: Random) -> Game:
    """The Variant tag goes first, so the Position is at fault by either reading order."""
    one, two = rng.sample(VARIANTS, 2)
    position = tag("Position", f"A3/4/4/4 - a1 {two}", faulty=True)
    return with_tags(rng, tag("Variant", one), position)


@kind()
def variant_bad(rng: Random) -> Game:
    return with_tags(rng, tag("Variant", rng.choice(BAD_VARIANTS), faulty=True))


@kind()
def false_call_bad(rng: Random) -> Game:
    value = rng.choice(["Loses", "wins", "", "true", "loses ", "continues"])
    return with_tags(rng, tag("FalseCall", value, faulty=True))


@kind(tail="tagged")
def tag_fault_in_a_game_without_result(rng: Random) -> Game:
    """Further tags of the same game are no place to resume; the first tag after move text is."""
    game = find(rng, lambda game: bool(game.turns), start=False)
    game.tags = [tag("Variant", "none", faulty=True), tag("Late", "one"), tag("Later", "two")]
    game.result = None
    return game


@kind()
def tag_among_the_moves(rng: Random) -> Game:
    """The tag starts a new game: the result before it is missing, and the turn after it no gift."""
    game = find(rng, lambda game: len(game.turns) > 1)
    index = rng.randrange(1, len(game.turns))
    game.turns[index - 1].faulty = game.turns[index].faulty = True
    game.turns.insert(index, tag("Note", "late"))
    return game
