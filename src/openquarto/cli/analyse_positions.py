"""Positions analysed on the command line: one line of JSON each, or a page of text."""

import json
from collections.abc import Iterable

from openquarto.claims.json_form import Json, claim_json
from openquarto.cli.analyse_text import page_of
from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND
from openquarto.insight import Explanation
from openquarto.insight.explain import Explainer
from openquarto.kernel import Solver
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.speech.manner import Hearer
from openquarto.speech.refusal import refuse


class PositionAnalyst:
    """Explains positions one after the other, with one solver that remembers."""

    def __init__(self, hearer: Hearer, *, is_json: bool, turns: bool, pressure: bool) -> None:
        self._hearer = hearer
        self._is_json = is_json
        self._turns = turns
        self._explainer = Explainer(Solver(), pressure=pressure)

    def run(self, lines: Iterable[str]) -> int:
        """Answer every position, in the order of the input."""
        status = EXIT_SOUND
        for line in lines:
            try:
                told = self._explainer.explain(Position.parse(line), turns=self._turns)
            except QuartoError as error:
                status = EXIT_FAULTY
                self._print({"position": line, "error": str(error)}, [line, *refuse(error, self._hearer), ""])
                continue
            self._print(explanation_json(line, told, turns=self._turns), page_of(told, self._hearer))
        return status

    def _print(self, told: Json, text: Iterable[str]) -> None:
        print(json.dumps(told) if self._is_json else "\n".join(text), flush=True)


def explanation_json(line: str, told: Explanation, *, turns: bool) -> Json:
    """A position as programs read it; its turns where they were asked for."""
    answer: Json = {
        "position": line,
        "value": str(told.value),
        "claims": [claim_json(claim) for claim in told.claims],
        "line": list(told.line),
    }
    if turns:
        answer["turns"] = [
            {
                "turn": each.turn,
                "value": str(each.value),
                "claims": [claim_json(claim) for claim in each.claims],
            }
            for each in told.turns
        ]
    return answer
