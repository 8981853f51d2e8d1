"""Does an engine keep to the protocol? Each check talks with it, and finds it sound or says what is wrong."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from openquarto.engine.cases import (
    LIMITS_OF_LEVELS,
    LINES_OF_NONSENSE,
    POSITIONS,
    POSITIONS_OF_LEVELS,
    QUERIES,
)
from openquarto.engine.client import Engine, words_of
from openquarto.engine.error import EngineAnswerError, EngineError, EngineFault
from openquarto.engine.limits import Limits
from openquarto.engine.moves import read_position
from openquarto.rules.error import Fault
from openquarto.rules.game import Game
from openquarto.rules.variant import CLASSIC, VARIANTS

MOST_TURNS = 40  # a game has 18, and one more for each false call
SHORT = Limits(movetime=50)
INFINITE_FOR = 0.3  # seconds


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check has found: nothing wrong, or faults."""

    name: str
    faults: tuple[Fault, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether nothing was wrong."""
        return not self.faults

    def __str__(self) -> str:
        if self.is_sound:
            return f"ok      {self.name}"
        return f"failed  {self.name}: {'; '.join(map(str, self.faults))}"


def check(
    command: str | Sequence[str],
    *,
    patience: float = 5.0,
    grace: float = 0.5,
    names: Sequence[str] | None = None,
) -> Iterator[Finding]:
    """The checks, all or those named, one after the other. After a failure the engine is started anew.

    An engine that cannot be greeted is not checked further.
    """
    engine: Engine | None = None
    try:
        for number, name in enumerate(CHECKS if names is None else names):
            test = CHECKS[name]
            finding = Finding(name)
            try:
                engine = engine or Engine(words_of(command), patience=patience, grace=grace)
                test(engine)
            except EngineError as error:
                finding = Finding(name, error.faults)
                if engine is not None:
                    engine.process.close(politely=False)
                engine = None
            yield finding
            if number == 0 and engine is None:
                return
            if test in LAST_WORDS:
                engine = None
    finally:
        if engine is not None:
            engine.close()


def _greets(engine: Engine) -> None:
    """The greeting itself was heard when the engine was started."""
    if not any(line.split()[:2] == ["id", "name"] for line in engine.greeting):
        raise EngineAnswerError(EngineFault("nameless", engine=engine.name))


def _announces_options(engine: Engine) -> None:
    kinds = ("check", "spin", "combo", "button", "string")
    for line in engine.greeting:
        words = line.split()
        if words[:1] == ["option"]:
            at = words.index("type") if "type" in words else 0
            if words[1:2] != ["name"] or at < 3 or words[at + 1 : at + 2] not in [[kind] for kind in kinds]:
                raise EngineAnswerError(EngineFault("option line", engine=engine.name, text=line))


def _answers_queries(engine: Engine) -> None:
    for words, *expected in QUERIES:
        game = read_position(words, CLASSIC)
        for question, answer in zip(("gameover", "p1turn", "result"), expected, strict=True):
            _expect_answer(engine, game, question, answer)


def _expect_answer(engine: Engine, game: Game, question: str, expected: str) -> None:
    answer = engine.query(question, game)
    if answer != expected:
        raise EngineAnswerError(
            EngineFault(
                "wrong answer",
                engine=engine.name,
                text=answer,
                question=question,
                position=game.position,
                expected=expected,
            )
        )


def _plays_legal_turns(engine: Engine) -> None:
    for words in POSITIONS:
        engine.ask(read_position(words, CLASSIC), SHORT)


def _plays_all_variants(engine: Engine) -> None:
    for variant in VARIANTS:
        engine.ask(read_position("startpos moves M", variant), Limits(nodes=100))


def _keeps_limits(engine: Engine) -> None:
    game = read_position("startpos moves M b4A", CLASSIC)
    for words in (
        "movetime 200",
        "movetime 1",
        "p1time 500 p2time 500 p1inc 0 p2inc 0",
        "nodes 1000",
        "depth 2",
    ):
        engine.ask(game, Limits.parse(words))
        engine.sync()  # a second answer is noticed here


def _keeps_limits_at_all_levels(engine: Engine) -> None:
    """Each value of an option Level, where an engine announces one, with each kind of limit."""
    announced = next((kind for name, kind in engine.options.items() if name.lower() == "level"), "").split()
    levels = [value for word, value in pairwise(announced) if word == "var"]
    usual = [value for word, value in pairwise(announced) if word == "default"]
    for level in levels:
        engine.set_option("Level", level)
        for words in POSITIONS_OF_LEVELS:
            game = read_position(words, CLASSIC)
            for limits in map(Limits.parse, LIMITS_OF_LEVELS):
                if limits.infinite:
                    engine.show(game)
                    engine.begin(limits)
                    engine.reply(game, engine.stop(), 0.0)
                else:
                    engine.ask(game, limits)
        engine.new_game()
    for level in usual:
        engine.set_option("Level", level)


def _stops(engine: Engine) -> None:
    game = read_position("startpos moves M b4A a2J", CLASSIC)
    engine.show(game)
    engine.sync()
    engine.begin(Limits(infinite=True))
    until = time.monotonic() + INFINITE_FOR
    while (line := engine.receive(until - time.monotonic(), "bestmove")) is not None:
        if line.split()[:1] == ["bestmove"]:
            raise EngineAnswerError(EngineFault("too soon", engine=engine.name, text=line))
    engine.sync()  # also while it searches
    engine.reply(game, engine.stop(), 0.0)
    engine.sync()


def _bears_nonsense(engine: Engine) -> None:
    for line in LINES_OF_NONSENSE:
        engine.send(line)
    engine.sync()
    engine.new_game()
    engine.ask(read_position("startpos", CLASSIC), SHORT)


def _plays_a_game(engine: Engine) -> None:
    """Against itself, to the end; after each turn it says where the game stands."""
    engine.new_game()
    game = read_position("startpos", CLASSIC)
    for _ in range(MOST_TURNS):
        for action in engine.ask(game, SHORT).actions:
            game = game.play(action)
        _expect_answer(engine, game, "gameover", "true" if game.outcome else "false")
        if game.outcome:
            winner = game.outcome.winner
            expected = "draw" if winner is None else {"first": "p1win", "second": "p2win"}[winner.value]
            _expect_answer(engine, game, "result", expected)
            return
    raise EngineAnswerError(EngineFault("endless game", engine=engine.name))


def _quits(engine: Engine) -> None:
    engine.begin(Limits(infinite=True))  # also from the middle of a search
    engine.send("quit")
    _ends(engine, "quit")


def _ends_with_its_input(engine: Engine) -> None:
    engine.process.end_input()
    _ends(engine, "the end of its input")


def _ends(engine: Engine, what: str) -> None:
    if not engine.process.has_ended(time.monotonic() + engine.patience):
        raise EngineAnswerError(
            EngineFault("does not end", engine=engine.name, seconds=engine.patience, what=what)
        )
    engine.close()
    if engine.process.status:
        raise EngineAnswerError(
            EngineFault("bad status", engine=engine.name, status=engine.process.status, what=what)
        )


CHECKS: dict[str, Callable[[Engine], None]] = {
    "says its name and ugiok": _greets,
    "announces its options": _announces_options,
    "answers queries": _answers_queries,
    "plays legal turns": _plays_legal_turns,
    "plays all 60 variants": _plays_all_variants,
    "keeps to its limits and answers once": _keeps_limits,
    "keeps to its limits at all levels": _keeps_limits_at_all_levels,
    "stops when told to, and no sooner": _stops,
    "bears nonsense": _bears_nonsense,
    "plays a whole game": _plays_a_game,
    "ends at quit": _quits,
    "ends with its input": _ends_with_its_input,
}
LAST_WORDS = (_quits, _ends_with_its_input)  # after these it has ended
