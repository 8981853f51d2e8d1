"""Annotating a record: comments, glyphs and variations are added to its turns, and nothing is lost."""

from collections.abc import Iterable, Mapping

from openquarto.notation.error import RecordFault
from openquarto.notation.record import Comment, Glyph, Item, Note, Turn, Variation
from openquarto.rules.error import SetupError
from openquarto.rules.expect import expect


def annotate(items: tuple[Item, ...], notes: Mapping[int, Note | Iterable[Note]]) -> tuple[Item, ...]:
    """The items of a main line with notes added to turns, which are numbered from 0."""
    expect(notes, Mapping, "of notes by turn")
    before, turns = _by_turn(items)
    for number, added in notes.items():
        expect(number, int, "as number of a turn")
        if not 0 <= number < len(turns):
            raise SetupError(RecordFault("turn unknown", count=len(turns), number=number))
        expect(added, (*Note.__args__, Iterable), "as notes of a turn")
        for note in (added,) if isinstance(added, Note) else added:
            expect(note, Note)
            turns[number].insert(*_place(turns[number], note))
    return (*before, *(item for turn in turns for item in turn))


def _by_turn(items: Iterable[Item]) -> tuple[list[Item], list[list[Item]]]:
    """What stands before the first turn, and each turn with all that follows it."""
    before: list[Item] = []
    turns: list[list[Item]] = []
    for item in items:
        if isinstance(item, Turn):
            turns.append([item])
        else:
            (turns[-1] if turns else before).append(item)
    return before, turns


def _place(turn: list[Item], note: Note) -> tuple[int, Note]:
    """Where a note goes: glyphs behind the turn, a comment before the variations, a variation last."""
    own = next((at for at, item in enumerate(turn) if isinstance(item, Variation)), len(turn))
    match note:
        case Variation():
            return len(turn), note
        case Glyph():
            return next((at for at in range(1, own) if not isinstance(turn[at], Glyph)), own), note
        case Comment(text):
            for at in range(1, own):
                if isinstance(item := turn[at], Comment):
                    del turn[at]
                    return at, Comment(f"{item.text} {text}")
            return own, note
