"""Reasons in words: what claims say about a position or a turn, in sentences true for every reader."""

from collections.abc import Sequence
from dataclasses import replace

from openquarto.claims.claim import (
    CanCall,
    Claim,
    Complete,
    Dead,
    Empties,
    Held,
    HotGift,
    NoSafeGift,
    Only,
    Overlooked,
    Pressure,
    Refuted,
    Trap,
)
from openquarto.rules.action import Phase
from openquarto.rules.value import Value
from openquarto.speech.answer import status
from openquarto.speech.manner import Hearer
from openquarto.speech.reason_answers import answer_rows
from openquarto.speech.reason_looks import hot_first, line_heading, look_sentence
from openquarto.speech.reason_rows import dead_rows, only_row, only_rows, trap_rows
from openquarto.speech.told import MOST_ROWS, MOST_SENTENCES, Told, ToldRow
from openquarto.speech.turn_words import headline, separated, turn_words, turns_words, value_words
from openquarto.view.view import View

__all__ = [
    "Told",
    "ToldRow",
    "headline",
    "tell_position",
    "tell_turn",
    "tell_value",
    "turn_words",
    "turns_words",
    "value_words",
]

_FEW_TURNS = 2  # of best play that are said; a page shows the rest
_HUNDRED = 100


def tell_value(view: View, value: Value, turn: str | None, hearer: Hearer) -> str:
    """What a position is worth, with a best turn if there is one; where the game is over, how it ended."""
    if view.phase is Phase.OVER:
        return " ".join(status(view, hearer))
    return headline(value, turn, hearer)


def tell_position(claims: Sequence[Claim], value: Value, hearer: Hearer) -> Told:
    """Why a position is worth what it is worth, and which turns keep that."""
    return _tell(claims, value, hearer, of_turn=False)


def tell_turn(claims: Sequence[Claim], value: Value, hearer: Hearer) -> Told:
    """Why a turn is worth what it is worth to the player whose turn it is."""
    return _tell(claims, value, hearer, of_turn=True)


def _tell(claims: Sequence[Claim], value: Value, hearer: Hearer, *, of_turn: bool) -> Told:
    only = next((claim for claim in claims if isinstance(claim, Only)), None)
    chiefs = [claim for claim in claims if claim is not only]
    match chiefs:
        case [HotGift() as hot, (Empties() | NoSafeGift()) as forced] if hot.threat in forced.cover:
            return Told((hot_first(hot, hearer), *_one(forced, hearer).sentences))
        case [Overlooked(), *_]:
            return _overlooked(chiefs, hearer)
    told = [_one(claim, hearer, of_turn=of_turn, with_only=bool(only)) for claim in chiefs]
    sentences = tuple(sentence for each in told for sentence in each.sentences)
    rows = tuple(row for each in told for row in each.rows)
    whole = Told(sentences[:MOST_SENTENCES], rows, next((each.summary for each in told if each.summary), ""))
    return _with_only(whole, only, chiefs[0], value, hearer) if only else whole


def _with_only(told: Told, only: Only, chief: Claim, value: Value, hearer: Hearer) -> Told:
    """A reason with the turns that keep the value: a sentence, and the rows that are left."""
    said = _only_sentence(only, value, hearer)
    sentences = told.sentences
    if isinstance(chief, Held) or (isinstance(chief, Refuted) and len(only.keep) == 1):
        sentences = (said, *sentences[1:])  # it counts or names the same turns
    elif len(only.keep) > 1 or not isinstance(chief, CanCall | Complete):  # which have named the one turn
        sentences = (*sentences[:1], said)
    if len(only.keep) == 1:
        return replace(told, sentences=sentences)
    if told.rows:
        return replace(told, sentences=sentences, rows=(*told.rows, only_row(only, said, hearer)))
    summary = hearer.words.say("reason-summary-turns", count=len(only.keep))
    return Told(sentences, only_rows(only, hearer), summary)


def _overlooked(claims: Sequence[Claim], hearer: Hearer) -> Told:
    """Quartos that were not called: one placement can make more of them than there are sentences."""
    told = [look_sentence(claim, hearer) or "" for claim in claims]
    rest = zip(claims[MOST_SENTENCES:], told[MOST_SENTENCES:], strict=True)
    rows = tuple(
        ToldRow(line_heading(claim.line, hearer), said, claim.line.squares)
        for claim, said in rest
        if isinstance(claim, Overlooked)
    )
    summary = hearer.words.joined([row.heading for row in rows])
    return Told(tuple(told[:MOST_SENTENCES]), rows, summary)


def _one(claim: Claim, hearer: Hearer, *, of_turn: bool = True, with_only: bool = False) -> Told:
    """One claim in words."""
    words, suffix = hearer.words, "-turn" if of_turn else ""
    match claim:
        case Trap(rows):
            count = sum(len(row.squares) for row in rows)
            summary = words.say("reason-summary-trap", squares=count, count=len(rows))
            return Told((hearer.says(f"reason-trap{suffix}"),), trap_rows(claim, hearer), summary)
        case Dead(()):
            return Told((hearer.says("reason-dead-full"),))
        case Dead(lines):
            summary = words.say("reason-summary-lines", count=len(lines))
            return Told((hearer.says("reason-dead"),), dead_rows(claim, hearer), summary)
        case Held():
            return Told(tuple(_held(claim, hearer, suffix)))
        case Refuted(_, answers):
            count = sum(len(answer.turns) for answer in answers)
            is_win = len(claim.line) % 2 == 1
            what = "answers" if is_win or of_turn else "turns"
            summary = words.say(f"reason-summary-{what}", count=count)
            rows_left = MOST_ROWS - with_only
            told = _refuted(claim, hearer, suffix, is_win=is_win)
            return Told(tuple(told), answer_rows(claim, hearer, rows_left), summary)
        case _:
            said = look_sentence(claim, hearer)
            return Told((said,) if said else ())


def _held(held: Held, hearer: Hearer, suffix: str) -> list[str]:
    if held.keep == held.of:
        said = [hearer.says(f"reason-held-all{suffix}")]
    else:
        said = [hearer.says(f"reason-held{suffix}", count=held.keep, of=held.of)]
    return [*said, _pressure(held.pressure, hearer, suffix)] if held.pressure else said


def _pressure(pressure: Pressure, hearer: Hearer, suffix: str) -> str:
    """The turn that is hardest to answer; a share that is not all or nothing is never rounded to that."""
    if not pressure.share:
        return hearer.says(f"reason-pressure-none{suffix}")
    percent = min(max(round(_HUNDRED * pressure.share), 1), _HUNDRED - (pressure.share < 1))
    return hearer.says(f"reason-pressure{suffix}", turn=turn_words(pressure.turn, hearer), percent=percent)


def _only_sentence(only: Only, value: Value, hearer: Hearer) -> str:
    kind = "draw" if value.is_draw else "win"
    if len(only.keep) == 1:
        return hearer.says(f"reason-only-{kind}-one", of=only.of, turn=turn_words(only.keep[0], hearer))
    return hearer.says(f"reason-only-{kind}", count=len(only.keep), of=only.of)


def _refuted(claim: Refuted, hearer: Hearer, suffix: str, *, is_win: bool) -> list[str]:
    """Who wins and how it begins, then how best play goes on."""
    first, *later = claim.line
    if is_win:
        said = hearer.says(f"reason-refuted-win{suffix}", turn=turn_words(first, hearer))
        if all(isinstance(answer.claim, Empties) for answer in claim.answers):  # it sets a trap
            return [said, hearer.says("reason-trap-turn")]
        message = "reason-best-play-then"
    else:
        said, message, later = hearer.says(f"reason-refuted-loss{suffix}"), "reason-best-play", [*claim.line]
    following = [turn_words(turn, hearer) for turn in later[: _FEW_TURNS - is_win]]
    return [said, hearer.says(message, turns=separated(following, hearer))] if following else [said]
