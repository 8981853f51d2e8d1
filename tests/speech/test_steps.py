"""What is typed to step through a game that is over; the same words while it goes on."""

import pytest

from openquarto.match.replay import replay_turns
from openquarto.notation import Record
from openquarto.rules.position import Position
from openquarto.speech import Manner, languages, parse, phrase
from openquarto.speech.command import Ask, Command, Question, Step, StepTo, Wish
from openquarto.view.view import View

OVER = replay_turns(Record.parse("1. A a1B 2. b1C c1D d1#a1-d1 1-0").game)[-1].view
GOING_ON = View.of(Position.parse("A3/4/4/4 B a1"))
MEANT = (Step.FIRST, Step.NEXT, Step.BEFORE, Step.LAST, StepTo(7))
TYPED = {
    "en": ("start|first turn", "next|next turn", "previous|turn before|back", "last|last turn", "turn 7|7"),
    "fr": ("début|premier tour", "tour suivant", "précédent|tour précédent", "dernier tour", "tour 7"),
    "es": ("comienzo|primera jugada", "siguiente", "anterior|jugada anterior", "última jugada", "jugada 7"),
    "de": ("Anfang|erster Zug", "nächster Zug", "vorher|Zug davor|zurück", "letzter Zug", "Zug 7"),
    "it": ("inizio|prima mossa", "mossa successiva", "mossa precedente", "ultima mossa", "mossa 7"),
    "nl": ("begin|eerste beurt", "volgende beurt", "vorige beurt|terug", "laatste beurt", "beurt 7"),
    "pt": ("início|primeira jogada", "jogada seguinte", "jogada anterior", "última jogada", "jogada 7"),
}
CASES = [
    (language, line, meant)
    for language, all_lines in TYPED.items()
    for lines, meant in zip(all_lines, MEANT, strict=True)
    for line in lines.split("|")
]


@pytest.mark.parametrize(("language", "line", "meant"), CASES)
def test_a_step_is_understood_after_the_end(language: str, line: str, meant: Command) -> None:
    assert meant == parse(line, Manner(language=language), OVER)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("step", MEANT)
def test_every_step_is_told_back(language: str, step: Command) -> None:
    manner = Manner(language=language)
    assert step == parse(phrase(step, manner), manner, OVER)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("previous", Ask(Question.LAST)),
        ("last turn", Ask(Question.LAST)),
        ("back", Wish.BACK),
        ("turn", Ask(Question.TURN)),
        ("next", Step.NEXT),
    ],
)
def test_words_keep_their_meaning_while_a_game_goes_on(line: str, meant: Command) -> None:
    assert meant == parse(line, Manner(), GOING_ON)
