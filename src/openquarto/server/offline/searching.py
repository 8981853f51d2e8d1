"""What searches beside the table: one message in, one message out, in a worker of its own."""

import traceback

import msgspec

from openquarto.kernel import Stop
from openquarto.server.analysis.analyser import Analyser
from openquarto.server.analysis.jobs import Begin, Done, Failed, Refused
from openquarto.server.error import ServerError
from openquarto.server.game.thinker import Choice, new_stop
from openquarto.server.offline.turn_job import ChooseTurn, Chosen, encode

_decode = msgspec.msgpack.Decoder(Begin | ChooseTurn).decode


class Searching:
    """Chooses turns and analyses; each has a table of its own, made when it is first needed."""

    def __init__(self) -> None:
        self._choice = Choice()
        self._analyser: Analyser | None = None

    def answer(self, body: bytes) -> bytes:
        """The answer to a message; a mistake of ours is an answer, too."""
        asked = _decode(body)
        try:
            if isinstance(asked, ChooseTurn):
                wanted = asked.request
                turn = self._choice.choose(wanted, new_stop(wanted))
                return encode(Chosen([str(action) for action in turn.actions]))
            self._analyser = self._analyser or Analyser()
            found, is_partial = self._analyser.answer(asked.job, Stop())
            return encode(Done(asked.number, found, is_partial))
        except ServerError as refusal:
            fault = refusal.faults[0]
            return encode(Refused(0, fault.code, {name: str(each) for name, each in fault.fields.items()}))
        except Exception as problem:  # noqa: BLE001  the next one may go well
            *_, last = traceback.extract_tb(problem.__traceback__)
            return encode(Failed(0, type(problem).__name__, f"{last.name}:{last.lineno}"))
