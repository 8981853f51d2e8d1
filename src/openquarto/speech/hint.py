"""A hint in words: that there is something, where to look, what to do; one or two sentences a step."""

from openquarto.claims.hint import STEPS, Focus, Hint, Matter
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, side_name, side_names, square_name
from openquarto.speech.reason import headline, tell_turn

_WHERE = 2


def tell_hint(hint: Hint, hearer: Hearer) -> tuple[str, ...]:
    """The sentences of a step, with its number, so that it is known whether there is more to ask for."""
    first, *more = _sentences(hint, hearer)
    return (hearer.says("hint-step", step=hint.step, steps=STEPS, text=first), *more)


def _sentences(hint: Hint, hearer: Hearer) -> tuple[str, ...]:
    if hint.turn:
        reason = tell_turn(hint.claims, hint.value, hearer)
        return (headline(hint.value, hint.turn, hearer), *reason.sentences)
    if hint.step == _WHERE:
        return (_where(hint.focus, hearer),)
    return (_matter(hint, hearer),)


def _matter(hint: Hint, hearer: Hearer) -> str:
    keep, of = hint.keep, hint.of
    match hint.matter:
        case Matter.WIN if keep == of:
            return hearer.says("hint-win-all")
        case Matter.WIN | Matter.HOLD:
            return hearer.says(f"hint-{hint.matter}", keep=keep, of=of)
        case Matter.AVOID:
            return hearer.says("hint-avoid", count=of - keep, of=of)
        case _:
            return hearer.says(f"hint-{hint.matter}")


def _where(focus: Focus, hearer: Hearer) -> str:
    manner = hearer.manner
    if focus.line is not None:
        return hearer.says("hint-where-place", place=line_name(focus.line, manner))
    if focus.square is not None:
        return hearer.says("hint-where-place", place=square_name(focus.square, manner))
    if focus.threat is not None:
        line, sides = line_name(focus.threat.line, manner), side_names(focus.threat.sides, manner)
        return hearer.says("hint-where-threat", line=line, sides=sides)
    if focus.side is not None:
        return hearer.says("hint-where-side", side=side_name(focus.side, manner))
    return hearer.says("hint-where-any")
