"""What a coach says, in words: what a turn gives away and why; never of a quarto on the board."""

from openquarto.claims.advice import Advice
from openquarto.claims.claim import Complete
from openquarto.rules.value import Value
from openquarto.speech.manner import Hearer
from openquarto.speech.name import side_names
from openquarto.speech.reason import tell_turn
from openquarto.speech.reason_looks import completion
from openquarto.speech.told import Told, ToldRow
from openquarto.speech.turn_words import turns_words

_FEW = 3  # of the turns that were better are named


def tell_advice(advice: Advice, hearer: Hearer) -> Told:
    """What is given away, why in at most two sentences, and rows with more and with what was better."""
    headline = hearer.says("coach-loses" if advice.is_big else "coach-win-gone")
    reason = _reason(advice, hearer)
    better = turns_words(advice.better[:_FEW], hearer)
    rows = (*reason.rows, ToldRow(hearer.says("coach-better"), better, turns=advice.better[:_FEW]))
    return Told((headline, *reason.sentences), rows, reason.summary)


def _reason(advice: Advice, hearer: Hearer) -> Told:
    match advice.claims:
        case [Complete(threat, sides)]:
            named = side_names(sides, hearer.manner)
            return Told((hearer.says("coach-missed", sides=named, **completion(threat, hearer)),))
        case claims:
            return tell_turn(claims, Value(advice.after), hearer) if claims else Told()
