"""Records written again with what a review tells: values, glyphs at slips, and their reasons as comments."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from openquarto.insight.review import ReviewedTurn
from openquarto.notation.record import Comment, Glyph, Note, Record, Turn

# As PGN numbers them: a mistake, and a very poor move where a win became a loss.
SLIP, WIN_TO_LOSS = 2, 4


def annotated_record(
    record: Record, turns: Sequence[ReviewedTurn], words: Callable[[ReviewedTurn], str]
) -> Record:
    """A record with all that it has, the value after each turn, and a glyph and the reason at each slip.

    A value is that for the player to act next. What stands there already is not added a second time; a
    value that is not true is put right, because whoever reads it takes it for exact.
    """
    record = replace(record, items=tuple(_corrected(record, turns)))
    standing = _by_turn(record)
    return record.annotated(
        {number: tuple(_notes(turn, standing[number], words)) for number, turn in enumerate(turns)}
    )


def false_values(record: Record, turns: Sequence[ReviewedTurn]) -> Iterator[tuple[ReviewedTurn, str]]:
    """The turns at which a record tells a value that is not true, with that value."""
    for turn, notes in zip(turns, _by_turn(record), strict=False):
        for note in notes:
            if isinstance(note, Comment) and (value := _false_value(note, turn)):
                yield turn, value


def _false_value(comment: Comment, turn: ReviewedTurn) -> str:
    """The value that a comment after a turn tells, if it is not true."""
    return comment.value if comment.value and comment.value != str(turn.following) else ""


def _corrected(record: Record, turns: Sequence[ReviewedTurn]) -> Iterator[Turn | Note]:
    """The items of a record with the true values; where there is none, as at the end, none stands."""
    number = -1
    for item in record.items:
        number += isinstance(item, Turn)
        if isinstance(item, Comment) and 0 <= number < len(turns):
            turn = turns[number]
            if value := _false_value(item, turn):
                true = "" if turn.following is None else Comment.of_value(turn.following).text
                if text := item.text.replace(f"[%val {value}]", true).strip():
                    yield Comment(text)
                continue
        yield item


def _notes(turn: ReviewedTurn, standing: list[Note], words: Callable[[ReviewedTurn], str]) -> Iterator[Note]:
    glyphs = {note.number for note in standing if isinstance(note, Glyph)}
    texts = [note.text for note in standing if isinstance(note, Comment)]
    if turn.is_slip and not glyphs & {SLIP, WIN_TO_LOSS}:
        yield Glyph(WIN_TO_LOSS if turn.before.is_win and turn.after.is_loss else SLIP)
    if turn.following is not None and not any(Comment(text).value for text in texts):
        yield Comment.of_value(turn.following)
    reason = words(turn) if turn.is_slip else ""
    if reason and not any(reason in text for text in texts):
        yield Comment(reason)


def _by_turn(record: Record) -> list[list[Note]]:
    """What stands at each turn of the main line."""
    turns: list[list[Note]] = []
    for item in record.items:
        if isinstance(item, Turn):
            turns.append([])
        elif turns:
            turns[-1].append(item)
    return turns
