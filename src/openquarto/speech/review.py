"""The words of a review: what slips cost, whether they were punished, which quartos were seen."""

from dataclasses import dataclass
from typing import Literal

from openquarto.rules.seat import Seat
from openquarto.rules.value import Value
from openquarto.speech.manner import Hearer

Mark = Literal["", "punished", "unpunished", "overlooked"]
_WORDS = {"W": "win", "D": "draw", "L": "loss"}


@dataclass(frozen=True, slots=True)
class Attention:
    """The quartos of one player: made, called, and not seen, whoever had made them."""

    seat: Seat
    made: int
    called: int
    missed: int


def slips_in_words(slips: int, punished: int, hearer: Hearer) -> str:
    """How many slips there were, and how many of them were punished."""
    if slips == 0:
        return hearer.says("review-no-slips")
    if slips == 1:
        return hearer.says("review-one-slip-punished" if punished else "review-one-slip-unpunished")
    return hearer.says("review-slips", count=slips, punished=punished)


def slip_heading(mark: Mark, turn: int, hearer: Hearer) -> str:
    """What stands above a turn with a mark; nothing above others."""
    return hearer.says(f"review-heading-{mark}", turn=turn) if mark else ""


def mark_in_words(mark: Mark, hearer: Hearer) -> str:
    """The mark of a turn as a sentence."""
    return hearer.says(f"review-mark-{mark}") if mark else ""


def change_in_words(before: Value, after: Value, hearer: Hearer) -> str:
    """From which class to which lower one; nothing where the class was kept."""
    if before.letter == after.letter or before < after:
        return ""
    is_lost = after.is_loss and after.distance is None
    name = f"review-change-{_WORDS[before.letter]}-{'lost' if is_lost else _WORDS[after.letter]}"
    numbers = {"before": before.distance or 0, "after": after.distance or 0}
    return hearer.says(name, **numbers)


def kept_in_words(before: Value, keep: int, of: int, hearer: Hearer) -> str:
    """How many turns would have kept a win or a draw."""
    return hearer.says(f"review-kept-{_WORDS[before.letter]}", count=keep, of=of)


def attention_in_words(players: tuple[Attention, ...], expired: int, hearer: Hearer) -> tuple[str, ...]:
    """The quartos of each player in a sentence, and those that nobody called."""
    if not any(each.made or each.called or each.missed for each in players):
        return (hearer.says("review-attention-none"),)
    told = [
        hearer.says(
            "review-attention",
            who=hearer.addressed(each.seat),
            made=each.made,
            called=each.called,
            missed=each.missed,
        )
        for each in players
    ]
    return (*told, *([hearer.says("review-expired", count=expired)] if expired else []))
