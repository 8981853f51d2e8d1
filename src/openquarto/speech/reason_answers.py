"""The rows of a proof: what becomes of each choice of the player who loses, equal ones together."""

from collections.abc import Sequence
from dataclasses import replace

from openquarto.claims.claim import Answer, Empties, HotGift, NoSafeGift, Refuted
from openquarto.speech.manner import Hearer
from openquarto.speech.reason_looks import look_sentence, threats_text
from openquarto.speech.told import MOST_ROWS, ToldRow
from openquarto.speech.turn_words import (
    heading_of,
    row_text,
    separated,
    squares_of,
    turns_words,
    value_words,
)

_Group = Sequence[Answer]  # worth the same; if there are several, the same threats are the reason


def answer_rows(refuted: Refuted, hearer: Hearer, most: int = MOST_ROWS) -> tuple[ToldRow, ...]:
    """What becomes of each choice; those that no row is left for are named together in the last one."""
    groups = _by_reason(refuted.answers)
    apart = most if len(groups) <= most else most - 1
    rows = [_row(group, hearer) for group in groups[:apart]]
    if rest := [answer for group in groups[apart:] for answer in group]:
        rows.append(_rest_row(rest, hearer))
    return tuple(rows)


def _by_reason(answers: Sequence[Answer]) -> list[_Group]:
    groups: dict[object, list[Answer]] = {}
    for answer in answers:
        groups.setdefault(_reason_of(answer), []).append(answer)
    return list(groups.values())


def _reason_of(answer: Answer) -> object:
    """What answers that are told together share."""
    match answer.claim:
        case HotGift(threat=threat):
            return answer.value, threat
        case Empties(cover=cover):
            return answer.value, cover
        case _:
            return answer


def _row(group: _Group, hearer: Hearer) -> ToldRow:
    """A choice with its value, and its reason if one look tells that."""
    turns = _turns(group)
    value = row_text(value_words(group[0].value, hearer), hearer)
    text = f"{value} {_why(group, hearer)}".strip()
    return ToldRow(heading_of(turns, hearer), text, squares_of(turns), turns)


def _why(group: _Group, hearer: Hearer) -> str:
    claims = [answer.claim for answer in group if answer.claim]
    hot = [claim for claim in claims if isinstance(claim, HotGift)]
    if len(hot) > 1:  # each piece shows at least one of these
        shown = tuple(side for side in hot[0].threat.sides if any(side in claim.sides for claim in hot))
        return row_text(threats_text((replace(hot[0].threat, sides=shown),), hearer), hearer)
    match claims:
        case [Empties(cover=cover, pincer=pincer), _, *_]:  # whichever square it is
            return look_sentence(NoSafeGift(cover, pincer), hearer) or ""
        case [claim, *_]:
            return look_sentence(claim, hearer) or ""
        case _:
            return ""


def _rest_row(rest: _Group, hearer: Hearer) -> ToldRow:
    turns = _turns(rest)
    values = dict.fromkeys(value_words(answer.value, hearer) for answer in rest)
    heading = hearer.words.say("reason-more", turns=turns_words(turns, hearer))
    return ToldRow(heading, row_text(separated([*values], hearer), hearer), squares_of(turns), turns)


def _turns(group: _Group) -> tuple[str, ...]:
    return tuple(turn for answer in group for turn in answer.turns)
