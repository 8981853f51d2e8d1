"""A player written in Python and named as `module:Class`, which our engine lets play in the protocol."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import cast

from openquarto.engine.error import EngineFault, EngineStartError, EngineTurnError
from openquarto.engine.levels import whole_turn
from openquarto.engine.session import Identity
from openquarto.kernel import Stop
from openquarto.notation.turn import token_text
from openquarto.players.player import Player
from openquarto.rules.game import Game
from openquarto.rules.position import Position

MakePlayer = Callable[[], Player]


def load_player(text: str) -> MakePlayer:
    """What makes the player that is asked for, as `module:Class`; raises EngineStartError if there is none.

    The module is looked for in the current folder first. One player is made at once, so that a class that
    cannot make any is refused.
    """
    module_name, _, name = text.partition(":")
    if not module_name or not name.isidentifier():
        raise EngineStartError(EngineFault("player form", text=text))
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise _failure("player import", text, error) from None
        raise EngineStartError(EngineFault("player module", module=module_name)) from None
    except Exception as error:  # noqa: BLE001  whatever somebody's module raises, the sentence says where
        raise _failure("player import", text, error) from None
    make = getattr(module, name, None)
    if make is None:
        raise EngineStartError(EngineFault("player class", module=module_name, name=name))
    if not callable(make) or not callable(getattr(make, "choose", None)):
        raise EngineStartError(EngineFault("no player", text=text))
    try:
        make()
    except Exception as error:  # noqa: BLE001  see above
        raise _failure("player made", text, error) from None
    return cast(MakePlayer, make)


def identity_of(player: Player) -> Identity:
    """How the engine introduces itself when it plays as somebody: it has no options but the variant."""
    kind = type(player)
    return Identity(name=kind.__name__, author=kind.__module__, options=("Variant",))


class PlayerSearch:
    """One turn of a player that nobody can stop: there is no other answer than the one that it chooses."""

    def __init__(self, position: Position, player: Player) -> None:
        self.turn: str | None = None
        self.stop = Stop()
        self._position = position
        self._player = player

    def run(self) -> None:
        """Let the player choose its whole turn; raises EngineTurnError if that is none."""
        try:
            actions = whole_turn(self._player, self._position)
        except EngineTurnError:
            raise
        except Exception as error:
            name = type(self._player).__name__
            raise EngineTurnError(EngineFault("player failed", player=name, reason=where(error))) from error
        self.turn = token_text(Game.of(self._position), actions)[1]


def where(error: BaseException) -> str:
    """What was raised, and the line of code that did so, in a few words."""
    *_, last = extract_tb(error.__traceback__) or [None]
    place = f" in {Path(last.filename).name}, line {last.lineno}" if last else ""
    return f"{type(error).__name__}: {error}{place}"


def _failure(code: str, text: str, error: Exception) -> EngineStartError:
    return EngineStartError(EngineFault(code, text=text, reason=where(error)))
