"""What each hearer is told of each event, word for word, and in no more words than can be listened to."""

import re
from itertools import pairwise, product

import pytest

from openquarto.match import Match, Settings
from openquarto.rules.action import Phase, parse_action
from openquarto.rules.false_call import FalseCall
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.piece import PIECES, Piece, Side
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.rules.variant import Variant
from openquarto.speech import Hearer, Manner, announce, languages
from openquarto.view.edition import Edition
from openquarto.view.event import (
    Called,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Gave,
    HintAsked,
    Placed,
    SaidDone,
    TakeBackAsked,
    TakeBackDeclined,
    TakenBack,
    Touched,
)
from openquarto.view.touch import HAND, Felt, StockPlace
from openquarto.view.view import View
from tests.speech.table import START

FIRST, SECOND = Seat.FIRST, Seat.SECOND
PLACED = Placed(SECOND, Piece.J, Square.b2)
OVER = View.of(Position(), outcome=Outcome(Reason.RESIGNED, FIRST))  # so that nothing is to be done next
ROUND_TALL = (Side.ROUND, Side.TALL)
# The event, then what second, first and a watcher are told.
TOLD: list[tuple[Event, list[str]]] = [
    (
        Gave(SECOND, Piece.G),
        [
            "Given light square short solid.",
            "You get light square short solid.",
            "Second gives light square short solid.",
        ],
    ),
    (PLACED, ["Placed b2.", *["Second: b2, dark round tall hollow."] * 2]),
    (Gave(SECOND, None), ["Given.", "You get a piece.", "Second gives a piece."]),
    (Placed(SECOND, None, Square.b2), ["Placed b2.", *["Second: b2."] * 2]),
    (
        Touched(SECOND, (Felt(HAND, Piece.J), Felt(StockPlace(5), None))),
        [
            "Touched: hand dark round tall hollow, stock 5.",
            *["Second touches: hand dark round tall hollow, stock 5."] * 2,
        ],
    ),
    (
        Called(SECOND, Line.ROW_2, ROUND_TALL),
        [
            "You call Quarto: row 2. In common: round, tall.",
            *["Second calls Quarto: row 2. In common: round, tall."] * 2,
        ],
    ),
    (
        Called(SECOND, Line.ROW_2, ()),
        ["You call Quarto: row 2. Not a quarto.", *["Second calls Quarto: row 2. Not a quarto."] * 2],
    ),
    (
        Called(SECOND, Line.ROW_2, (), is_expired=True, last=Square.c3),
        [
            f"{who} Quarto: row 2. That was a quarto, but it has expired. "
            "Only lines through c3 can be called now."
            for who in ("You call", *["Second calls"] * 2)
        ],
    ),
    (
        Called(SECOND, Line.ROW_2, (), is_expired=True),
        [
            f"{who} Quarto: row 2. That was a quarto, but it has expired."
            for who in ("You call", *["Second calls"] * 2)
        ],
    ),
    (SaidDone(SECOND), ["Done.", *["Second: done."] * 2]),
    (DrawOffered(SECOND), ["Draw offered.", "Second offers a draw. Yes or no?", "Second offers a draw."]),
    (DrawDeclined(SECOND), ["Draw declined.", *["Second declines the draw."] * 2]),
    (
        TakeBackAsked(SECOND),
        [
            "Asked to take the move back.",
            "Second asks to take the move back. Yes or no?",
            "Second asks to take the move back.",
        ],
    ),
    (
        TakeBackAsked(SECOND, (PLACED,)),
        [
            "Asked to take the move back. That would empty b2.",
            "Second asks to take the move back. Yes or no? That would empty b2.",
            "Second asks to take the move back. That would empty b2.",
        ],
    ),
    (
        TakeBackAsked(FIRST, (Gave(FIRST, None), Placed(SECOND, None, Square.b2), Gave(SECOND, None))),
        [
            f"{asked} That would empty b2. That would put 2 pieces back in the stock."
            for asked in (
                "First asks to take the move back. Yes or no?",
                "Asked to take the move back.",
                "First asks to take the move back.",
            )
        ],
    ),
    (HintAsked(SECOND), ["You asked for a hint.", *["Second asks for a hint."] * 2]),
    (TakeBackDeclined(SECOND), ["Take-back declined.", *["Second declines the take-back."] * 2]),
    (
        TakenBack((Gave(FIRST, Piece.J), PLACED, Gave(SECOND, Piece.G)), FIRST, Phase.GIVE),
        [
            "Taken back. b2 is empty again. "
            f"Back in the stock: dark round tall hollow, light square short solid. {turn}"
            for turn in ("First gives now.", "Your turn: give.", "First gives now.")
        ],
    ),
    (
        TakenBack((Gave(SECOND, None),), SECOND, Phase.GIVE),
        [
            f"Taken back. A piece is back in the stock. {turn}"
            for turn in ("Your turn: give.", *["Second gives now."] * 2)
        ],
    ),
    (Ended(Outcome(Reason.CALLED, SECOND)), ["You win.", *["Second wins."] * 2]),
    (Ended(Outcome(Reason.MISSED, SECOND)), ["You win.", *["Second wins."] * 2]),
    (Ended(Outcome(Reason.FULL_BOARD, None)), ["The board is full. Draw."] * 3),
    (Ended(Outcome(Reason.AGREED, None)), ["Agreed. Draw."] * 3),
    (
        Ended(Outcome(Reason.RESIGNED, FIRST)),
        ["You resign. First wins.", "Second resigns. You win.", "Second resigns. First wins."],
    ),
    (
        Ended(Outcome(Reason.TIME, FIRST)),
        [
            "Your time is up. First wins.",
            "Second is out of time. You win.",
            "Second is out of time. First wins.",
        ],
    ),
    (
        Ended(Outcome(Reason.FALSE_CALL, FIRST)),
        [
            "You lose: false call. First wins.",
            "Second loses: false call. You win.",
            "Second loses: false call. First wins.",
        ],
    ),
    (
        Ended(Outcome(Reason.ABANDONED, FIRST)),
        [
            "You left the game. First wins.",
            "Second left the game. You win.",
            "Second left the game. First wins.",
        ],
    ),
    (Ended(Outcome(Reason.ABANDONED, None)), ["The game is abandoned."] * 3),
]


def said(events: list[Event], hearer: Hearer, view: View = START) -> str:
    return " ".join(announce(events, view, hearer))


def words(text: str) -> int:
    return len(re.findall(r"\w+", text))


@pytest.mark.parametrize(("event", "told_each"), TOLD)
def test_what_each_is_told(event: Event, told_each: list[str]) -> None:
    hearers = [Hearer(seat=SECOND), Hearer(seat=FIRST), Hearer()]
    assert told_each == [said([event], hearer, OVER) for hearer in hearers]


def test_every_kind_of_event_and_every_reason_is_in_the_table() -> None:
    events = [row[0] for row in TOLD]
    assert {type(event) for event in events} == {*Event.__args__}
    assert {event.outcome.reason for event in events if isinstance(event, Ended)} == {*Reason}


@pytest.mark.parametrize("language", languages())
def test_every_event_can_be_told_in_every_language(language: str) -> None:
    for (event, _), seat, terse in product(TOLD, (FIRST, SECOND, None), (False, True)):
        hearer = Hearer(manner=Manner(language=language, terse=terse), seat=seat, second="Ada")
        for sentence in announce([event], START, hearer):
            assert sentence.endswith((".", "?"))
            assert not sentence[0].islower() or sentence.startswith("b2")


def played(*actions: str, variant: str = "classic", false_call: FalseCall = FalseCall.GOES_ON) -> Match:
    match = Match(Settings(variant=Variant.parse(variant), false_call=false_call))
    for action in actions:
        seat = match.to_act
        assert seat is not None
        match.act(seat, parse_action(action))
    return match


def told(match: Match, seat: Seat | None, *, last: int) -> str:
    return said(list(match.events()[-last:]), Hearer(seat=seat), match.whole_view(seat))


def test_the_sentences_of_the_access_document() -> None:
    match = played("J", "b2")
    assert "Placed b2. Give a piece." == told(match, SECOND, last=1)
    match = played("J", "b2", "G")
    assert "Given light square short solid." == told(match, SECOND, last=1)
    opponent = "Second: b2, dark round tall hollow. You get light square short solid."
    assert opponent == told(match, FIRST, last=2)


def test_a_quarto_that_wins_by_itself_is_shown() -> None:
    match = played(*["A", "a1", "B", "b1", "C", "c1", "E", "a2", "D", "d1"], variant="auto+traits=s")
    assert "Placed d1. Quarto: row 1. In common: round. You win." == told(match, SECOND, last=2)
    assert "Quarto: row 1. In common: round. Second wins." in told(match, None, last=2)


def test_a_false_call_that_loses() -> None:
    match = played("A", "a1", "#a1-d1", false_call=FalseCall.LOSES)
    told_first = "Second calls Quarto: row 1. Not a quarto. Second loses: false call. You win."
    assert told_first == told(match, FIRST, last=2)


def test_after_a_false_call_it_is_told_how_play_goes_on() -> None:
    used = "You can call again once the next piece is placed."
    match = played("A", "a1", "#a1-d1")
    assert f"You call Quarto: row 1. Not a quarto. {used} Give a piece." == told(match, SECOND, last=1)
    assert "Second calls Quarto: row 1. Not a quarto. Second gives now." == told(match, FIRST, last=1)
    both = f"Second calls Quarto: row 1. Not a quarto. {used} Second gives now."
    assert both == told(match, None, last=1)
    match = played("A", "a1", "B", "#a1-d1")
    assert f"You call Quarto: row 1. Not a quarto. {used} Place your piece." == told(match, FIRST, last=1)


def test_the_last_look_is_told_to_the_one_who_has_it() -> None:
    order = zip(
        "ABCDEFGHIJKLMNOP",
        ["a1", "b2", "c3", "d4", "b1", "a2", "d3", "c4", "c1", "d2", "a3", "b4", "d1", "c2", "b3", "a4"],
        strict=True,
    )
    actions = [token for pair in order for token in pair]
    match = played(*actions)
    assert "Placed a4. Last look: call Quarto or choose done." == told(match, FIRST, last=1)
    expired = "That was a quarto, but it has expired. Only lines through a4 can be called now."
    false = f"You call Quarto: row 1. {expired} Choose done."
    assert false == told(played(*actions, "#a1-d1"), FIRST, last=1)
    match = played(*actions, "=")
    assert "First: done. Last look: call Quarto or choose done." == told(match, SECOND, last=1)
    assert "Second: done. The board is full. Draw." == told(played(*actions, "=", "="), FIRST, last=2)


@pytest.mark.parametrize("name", ["Ada", "You win", "First", "second"])
def test_a_chosen_name_comes_after_the_word_player(name: str) -> None:
    hearer = Hearer(seat=FIRST, second=name)
    assert f"Player {name}: b2, dark round tall hollow." == said([PLACED], hearer, OVER)
    assert f"Player {name} is out of time. You win." == said([Ended(Outcome(Reason.TIME, FIRST))], hearer)


def test_a_computer_is_called_so() -> None:
    hearer = Hearer(seat=FIRST, second="Ada", computers=frozenset({SECOND}))
    assert "The computer: b2, dark round tall hollow." == said([PLACED], hearer, OVER)


@pytest.mark.parametrize(("language", "edition"), list(product(languages(), Edition)))
def test_the_opponents_turn_has_at_most_18_words(language: str, edition: Edition) -> None:
    manner = Manner(language=language, edition=edition)
    for piece, other in pairwise(PIECES):
        turn: list[Event] = [Placed(SECOND, piece, Square.b2), Gave(SECOND, other)]
        for second in ("Second", "Ada"):
            assert words(said(turn, Hearer(manner=manner, seat=FIRST, second=second))) <= 18


def test_few_words() -> None:
    terse = Manner(terse=True)
    match = played("J", "b2", "G")
    second, first = Hearer(manner=terse, seat=SECOND), Hearer(manner=terse, seat=FIRST)
    events = list(match.events())
    assert "b2." == said(events[1:2], second)
    assert "Given." == said(events[2:], second)
    assert "Second: b2, dark round tall hollow. Get light square short solid." == said(events[1:], first)
