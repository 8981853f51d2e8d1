"""What a mask refuses, and what cannot be touched."""

from openquarto.rules.error import Fault

SENTENCES = {
    "stock place unknown": "expected a place of the stock from 1 to 16, got {text!r}",
    "masked reading": "expected a touch of one square, one place of the stock or the hand under a mask",
    "masked give by name": "expected a place of the stock by its number from 1 to 16, got a piece by name",
    "no mask to feel under": "expected no touch: whoever wears no mask sees the table",
    "spot unknown": "expected a square, a place of the stock or the hand, got {text!r}",
}


class ViewFault(Fault):
    """A fault of a wish under a mask."""

    sentences = SENTENCES
