"""Start any UGI engine and ask it for a turn: `python ask_an_engine.py [COMMAND ...]`."""

import sys
from pathlib import Path

from openquarto import Game, Position
from openquarto.engine import Engine, EngineError, Limits

OURS = [sys.executable, str(Path(__file__).with_name("ugi_engine.py"))]


def main(command: list[str]) -> int:
    game = Game.of(Position.parse("ABC1/4/4/4 D c1"))
    try:
        with Engine(command or OURS, patience=60) as engine:
            reply = engine.ask(game, Limits(movetime=1000))
    except EngineError as error:  # whatever an engine does wrong is one sentence
        print(error, file=sys.stderr)
        return 1
    print(f"at {game.position} it plays {reply.turn}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
