"""Sets of puzzles: the same text names the same ones, and what cannot be read is said."""

import pytest

from openquarto.puzzles.pack import shipped
from openquarto.puzzles.puzzle import KINDS
from openquarto.puzzles.sets import LONGEST, MOST, PuzzleSet
from openquarto.rules.error import TextError
from openquarto.rules.variant import Variant

TEXTS = [
    "count=6&seed=1",
    "kind=trap&rating=1200-1400&count=12&seed=7",
    "kind=safe+gift,take+it&count=3&seed=0",
    "rating=900-1100&variant=blocks&count=50&seed=999999",
    "variant=traits%3Dsh&count=2&seed=5",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_written_as_it_was_read_and_names_the_same_puzzles(text: str) -> None:
    asked = PuzzleSet.parse(text)
    assert text == str(asked)
    assert asked.puzzles == PuzzleSet.parse(text).puzzles
    assert asked.puzzles == PuzzleSet.parse(asked.by_ids).puzzles
    assert asked.count == len(asked.puzzles) == len(set(asked.puzzles))
    assert [each.rating for each in asked.puzzles] == sorted(each.rating for each in asked.puzzles)


def test_only_what_was_asked_for_is_chosen() -> None:
    chosen = PuzzleSet.parse("kind=hold.trap&rating=1000-1500&variant=blocks&count=50").puzzles
    assert {"hold", "trap"} == {each.puzzle.kind for each in chosen}
    assert all(1000 <= each.rating <= 1500 for each in chosen)
    assert {Variant.parse("blocks")} == {each.puzzle.position.variant for each in chosen}


def test_another_seed_chooses_others() -> None:
    one, other = (set(PuzzleSet.parse(f"count=10&seed={seed}").puzzles) for seed in (1, 2))
    assert len(one & other) < 3


def test_the_choice_stays_what_it_was() -> None:
    """A printed sheet names its set, so this must not change while the file of puzzles does not."""
    asked = PuzzleSet.parse("kind=trap&rating=1200-1400&count=4&seed=7")
    assert "ids=236a33c2.8bf7255f.6dc0095f.5dc0348f" == asked.by_ids


def test_every_kind_can_be_asked_for_with_and_without_a_space() -> None:
    for kind in KINDS:
        for text in (kind, kind.replace(" ", "-"), kind.replace(" ", "+")):
            assert (kind,) == PuzzleSet.parse(f"kind={text}").kinds


def test_named_ones_come_in_their_order_and_once() -> None:
    hard, easy = shipped()[-1].id, shipped()[0].id
    asked = PuzzleSet.parse(f"ids={hard.upper()},{easy}.{hard}&lang=fr")
    assert (hard, easy) == tuple(each.id for each in asked.puzzles)
    assert f"ids={hard}.{easy}" == str(asked)


def test_the_largest_set_fits_into_a_text() -> None:
    asked = PuzzleSet.parse(f"count={MOST}")
    assert asked.puzzles == PuzzleSet.parse(asked.by_ids).puzzles
    assert len(asked.by_ids) < LONGEST


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("kind=riddle", "set kind"),
        ("rating=hard", "set rating"),
        ("rating=1000-", "set rating"),
        ("rating=1000-99999", "set rating"),
        ("count=0", "set count"),
        (f"count={MOST + 1}", "set count"),
        ("count=٣", "set count"),
        ("seed=-1", "set seed"),
        ("ids=,.", "set count"),
        ("ids=00000000", "puzzle unknown"),
        ("variant=chess", "variant flag unknown"),
        ("rating=2000-1000", "set empty"),
        ("&".join(f"kind{each}=1" for each in range(30)), "set text"),
    ],
)
def test_what_names_no_set_is_said(text: str, code: str) -> None:
    with pytest.raises(TextError) as refused:
        assert PuzzleSet.parse(text).puzzles
    assert code == refused.value.faults[0].code
