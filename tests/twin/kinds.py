"""What a kind of faulty record is, and the tools that break a sound game in one known way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from .layout import Token, lay
from .play import Game, draft, mood, play_token, replay, twin
from .records import Outcome, dress
from .referee import PART, SQUARES, VARIANTS, Referee

Build = Callable[[Random], Game]
Bad = Callable[[Random, Referee, list[str]], str]  # a bad token for a good one, or nothing

AUTOMATIC = tuple(v for v in VARIANTS if v.endswith("auto"))
ANNOUNCED = tuple(v for v in VARIANTS if not v.endswith("auto"))
NO_BLOCKS = tuple(v for v in ANNOUNCED if not v.startswith("blocks"))


@dataclass(frozen=True)
class Kind:
    """One kind of faulty record; tail: which sound game follows ("any", "tagged" or "none")."""

    name: str
    build: Build
    tail: str = "any"
    doubtful: bool = False

    def make(self, seed: int) -> tuple[str, list[Outcome]]:
        """A text, and for each game what a replay must print or where its fault is."""
        rng = Random(f"{self.name} {seed}")
        games = [draft(rng, rng.choice(VARIANTS))] if rng.random() < 0.4 else []
        tokens = [dress(rng, game) for game in games] + [dress(rng, broken := self.build(rng))]
        games.append(broken)
        if self.tail != "none":
            games.append(draft(rng, rng.choice(VARIANTS)))
            tokens.append(dress(rng, games[-1], tagged=self.tail == "tagged"))
        text, places = lay(rng, [token for own in tokens for token in own])
        expected: list[Outcome] = []
        for game, own in zip(games, tokens, strict=True):
            faults = [places.pop(0) for token in own if token.faulty]
            errors: list[Outcome] = [{"error": {"line": n, "column": c}} for n, c in faults]
            expected += errors or [game.outcome()]
        return text, expected


KINDS: dict[str, Kind] = {}


def kind(*, tail: str = "any", doubtful: bool = False) -> Callable[[Build], Build]:
    """Enter a function that builds a broken game as a kind, under its own name."""

    def enter(build: Build) -> Build:
        name = build.__name__.replace("_", "-")
        KINDS[name] = Kind(name, build, tail, doubtful)
        return build

    return enter


def any_game(_: Game) -> bool:
    return True


def find(
    rng: Random,
    want: Callable[[Game], bool] = any_game,
    variants: tuple[str, ...] = VARIANTS,
    *,
    start: bool = True,
    cuts: str = "never",
    loses: bool | None = None,
) -> Game:
    """A random sound game that fits."""
    while True:
        game = draft(rng, rng.choice(variants), start=start, cuts=cuts, loses=loses)
        if want(game):
            return game


def split(token: Token) -> list[str]:
    return PART.findall(token.text)


def before(game: Game, index: int) -> Referee:
    """The referee before the turn with this index."""
    return replay(game.start, [token.text for token in game.turns[:index]])


def spoil(
    rng: Random,
    bad: Bad,
    variants: tuple[str, ...] = VARIANTS,
    *,
    cuts: str = "some",
    loses: bool | None = None,
) -> Game:
    """A game in which one turn is replaced by a bad one."""
    while True:
        game = draft(rng, rng.choice(variants), cuts=cuts, loses=loses)
        for index in rng.sample(range(len(game.turns)), len(game.turns)):
            text = bad(rng, before(game, index), split(game.turns[index]))
            if text:
                game.turns[index] = Token(text, faulty=True)
                return game


def turn_kind(
    variants: tuple[str, ...] = VARIANTS, *, cuts: str = "some", loses: bool | None = None
) -> Callable[[Bad], Bad]:
    """Enter a function that spoils one token as a kind, under its own name."""

    def enter(bad: Bad) -> Bad:
        name = bad.__name__.replace("_", "-")
        KINDS[name] = Kind(name, lambda rng: spoil(rng, bad, variants, cuts=cuts, loses=loses))
        return bad

    return enter


def window(rng: Random, referee: Referee, parts: list[str]) -> tuple[str, Referee, str] | None:
    """One of the token's windows: the text before it, the referee in it, the text after it."""
    at = [0] * (referee.placed() > 0) + [k + 1 for k, p in enumerate(parts) if p in SQUARES]
    if not at:
        return None
    index = rng.choice(at)
    head, rest = parts[:index], parts[index:]
    inside = replay(referee, ["".join(head)]) if head else referee
    if rest and rest[0][0] == "#":
        rest = rest[1:]
    return None if inside.over else ("".join(head), inside, "".join(rest))


def false_line(rng: Random, referee: Referee) -> str:
    return rng.choice([name for name in referee.lines if name not in referee.live()])


def garbage(rng: Random) -> str:
    return rng.choice(["xyzzy", "b5A", "Nf3", "b2AA", "--", "a1#", "#", "b2#a1A", "b2-A", "é"])


def branch(rng: Random, game: Game, grow: Callable[[Referee], list[Token]]) -> Game:
    """The game with a variation after one of its turns, in one of its own half the time."""
    index = rng.randrange(len(game.turns))
    referee = before(game, index)
    inner = [Token("(", "open"), *grow(referee), Token(")", "close")]
    if rng.random() < 0.5:
        other = Token("".join(play_token(rng, twin(referee), mood(rng))))
        inner = [Token("(", "open"), other, *inner, Token(")", "close")]
    game.turns[index + 1 : index + 1] = inner
    return game
