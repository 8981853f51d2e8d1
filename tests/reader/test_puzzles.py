"""Puzzles by ear: a wrong square and why, heard once and to the end; no quarto; a turn that is typed."""

import time
from collections import Counter

import pytest

from openquarto.puzzles import RatedPuzzle, shipped
from openquarto.speech.manner import Manner
from openquarto.speech.name import piece_name
from tests.page.task_states import puzzle_of, right_answer, wrong_answer
from tests.reader.asking import heard_after
from tests.reader.conftest import Furnish
from tests.reader.ear import Utterance
from tests.reader.finding import assert_said, go_to_square, tab_to, until_said
from tests.reader.room import Room

pytestmark = [pytest.mark.needs("orca", "chromium"), pytest.mark.long]
PACE = 0.02  # seconds a letter
PATIENCE = 40.0  # the first answer waits for a process to start


def easiest(kind: str, *, has_hand: bool) -> RatedPuzzle:
    """With a piece in hand, a trap asks for a whole turn; without a live quarto, `see` has none."""
    found = [
        each
        for each in shipped()
        if each.puzzle.kind == kind
        and str(each.puzzle.position.variant) == "classic"
        and bool(each.puzzle.position.hand) is has_hand
        and not each.puzzle.position.live
    ]
    return min(found, key=lambda each: (each.rating, each.id))


def spoken_to_the_end(room: Room, key: str, words: str) -> list[Utterance]:
    """What a voice that needs its time says after a key, until some words are over."""
    ear = room.browser.desk.ear
    with room.browser.desk.slow_voice(PACE):
        before = len(ear.utterances())
        room.browser.desk.press(key)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            said = ear.utterances()[before:]
            if said and words in said[-1].text and said[-1].is_whole:
                break
            time.sleep(0.1)
        time.sleep(2)  # whether anything is said a second time
    return [each for each in ear.utterances()[before:] if each.text]


def enter(room: Room, line: str, words: str) -> list[str]:
    """A line for the command field; what is said from then on to some words."""
    room.browser.desk.type(line)
    room.browser.desk.ear.quiet(quiet=0.3, patience=0.6)  # what is typed may be named
    return until_said(room, words, "Return", patience=PATIENCE)


def test_a_wrong_square_is_explained_once_and_to_the_end(furnish: Furnish) -> None:
    room, rated = furnish("chromium"), puzzle_of("square")
    wrong, right = wrong_answer(rated), right_answer(rated)
    opened = room.visit(f"/puzzles/{rated.id}", "Page has")
    assert_said("The right square: Where do you place your piece?", opened)
    assert_said("Where do you place your piece? heading level 1", heard_after(room, "h"))
    tab_to(room, "Board")
    assert_said("1 of 3", until_said(room, "1 of 3", "n", patience=PATIENCE))
    go_to_square(room, wrong)
    said = spoken_to_the_end(room, "Return", "This is what happens")
    texts = [each.text for each in said]
    assert_said(f"Not {wrong} heading level 2", texts)
    assert_said("Loss in 2", texts)
    assert all(each.is_whole for each in said), said
    sentences = Counter(part.strip() for text in texts for part in text.split(". "))
    assert [] == [part for part, count in sentences.items() if count > 1], texts

    assert_said("Try again", heard_after(room, "Tab"))
    heard = until_said(room, "Place it", "Return")
    hand = rated.puzzle.position.hand
    assert hand is not None
    held = piece_name(hand, Manner())
    assert_said(f"Where do you place your piece? In hand: {held}. Place it.", heard)
    go_to_square(room, right)
    assert_said(f"Right: {right} heading level 2", until_said(room, "Right", "Return", patience=PATIENCE))


def test_there_is_no_quarto(furnish: Furnish) -> None:
    room, rated = furnish("chromium"), easiest("see", has_hand=False)
    assert "-" == right_answer(rated)
    room.visit(f"/puzzles/{rated.id}", "Page has")
    assert_said("Is there a quarto that can be called? heading level 1", heard_after(room, "h"))
    tab_to(room, "No quarto (?:push )?button")
    heard = until_said(room, "There is no quarto to call.", "Return", patience=PATIENCE)
    assert_said("Right", heard)
    assert_said("heading level 2", heard)
    assert 1 == " ".join(heard).count("There is no quarto to call."), heard


def test_a_whole_turn_of_a_trap_is_typed(furnish: Furnish) -> None:
    room, rated = furnish("chromium"), easiest("trap", has_hand=True)
    room.visit(f"/puzzles/{rated.id}", "Page has")
    assert_said("Find a turn that wins. heading level 1", heard_after(room, "h"))
    tab_to(room, "Board")
    assert_said("Type your answer", heard_after(room, "i"))
    heard = enter(room, right_answer(rated), "Win in")
    assert_said("Right heading level 2", heard)
    assert_said("Win in 3.", heard)
    assert "Now give" not in " ".join(heard), heard
