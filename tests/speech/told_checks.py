"""Compares a reason in words with the claims it was made from: all that is named, and nothing else."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from openquarto.claims.claim import (
    Answer,
    CanCall,
    Claim,
    Complete,
    Dead,
    Empties,
    Held,
    HotGift,
    NoSafeGift,
    Only,
    Refuted,
    Trap,
)
from openquarto.speech import Manner
from openquarto.speech.reason import Told, ToldRow
from tests.speech.facts import of_cover, of_look, of_turns
from tests.speech.reading import Named, Reader

MOST_ROWS = 8
MOST_SENTENCES = 2


def faults(told: Told, claims: Sequence[Claim], manner: Manner) -> list[str]:
    """All that a reason says wrongly, leaves out or adds."""
    return [*_of_form(told), *_of_sentences(told, claims, manner), *_of_rows(told, claims, Reader(manner))]


def _of_form(told: Told) -> Iterator[str]:
    if not 1 <= len(told.sentences) <= MOST_SENTENCES or len(told.rows) > MOST_ROWS:
        yield f"{len(told.sentences)} sentences, {len(told.rows)} rows"
    if bool(told.rows) is not bool(told.summary):
        yield "the summary stands with rows, and rows with a summary"
    texts = [*told.sentences, *(part for row in told.rows for part in (row.heading, row.text))]
    for text in texts:
        if not text or text != text.strip() or any(sign in text for sign in "{}$_#") or "  " in text:
            yield f"a gap: {text!r}"
    for sentence in told.sentences:
        if sentence.count(".") != 1 or not sentence.endswith("."):
            yield f"not one sentence: {sentence}"


def _of_sentences(told: Told, claims: Sequence[Claim], manner: Manner) -> Iterator[str]:
    expected = [_counted(each) for each in _sentences(claims)]
    found = [_counted(Reader(manner).read(sentence)) for sentence in told.sentences]
    if expected != found:
        yield f"{told.sentences}: {found}, not {expected}"


def _counted(named: Named) -> Named:
    """Said "one of 30" or "1 of 30": a number one may be a word."""
    return Named(
        named.lines,
        named.squares,
        named.pieces,
        named.sides,
        tuple(number for number in named.numbers if number != 1),
    )


def _sentences(claims: Sequence[Claim]) -> list[Named]:
    chiefs = [claim for claim in claims if not isinstance(claim, Only)]
    expected = [named for claim in chiefs for named in _chief(claim)]
    match chiefs:
        case [HotGift(threat=threat), Empties(cover=cover) | NoSafeGift(cover=cover)] if threat in cover:
            expected[0] = replace(expected[0], sides=())  # which the second sentence names
    for only in claims:
        if isinstance(only, Only):
            if len(only.keep) == 1:
                said = of_turns(only.keep) + Named(numbers=(only.of,))
            else:
                said = Named(numbers=(len(only.keep), only.of))
            names_it = (
                [claim for claim in chiefs if isinstance(claim, Refuted)] if len(only.keep) == 1 else []
            )
            if names_it or any(isinstance(claim, Held) for claim in chiefs):
                expected = [said, *expected[1:]]
            elif len(only.keep) > 1 or not any(isinstance(claim, CanCall | Complete) for claim in chiefs):
                expected = [expected[0], said]
    return expected[:MOST_SENTENCES]


def _chief(claim: Claim) -> list[Named]:  # noqa: PLR0911  one case a kind
    match claim:
        case Trap() | Dead():
            return [Named()]
        case Held(keep, of, pressure):
            said = [Named(numbers=() if keep == of else (keep, of))]
            if pressure is None:
                return said
            percent = min(max(round(100 * pressure.share), 1), 100 if pressure.share == 1 else 99)
            return [
                *said,
                of_turns([pressure.turn]) + Named(numbers=(percent,)) if pressure.share else Named(),
            ]
        case Refuted(line, answers) if len(line) % 2 and all(
            isinstance(each.claim, Empties) for each in answers
        ):
            return [of_turns(line[:1]), Named()]  # it sets a trap
        case Refuted(line, _) if len(line) % 2:
            return [of_turns(line[:1]), *([of_turns(line[1:2])] if len(line) > 1 else [])]
        case Refuted(line, _):
            return [Named(), of_turns(line[:2])]
    return [of_look(claim)]


def _of_rows(told: Told, claims: Sequence[Claim], reader: Reader) -> Iterator[str]:
    rows = told.rows
    only = next((claim for claim in claims if isinstance(claim, Only) and len(claim.keep) > 1), None)
    for claim in claims:
        match claim:
            case Trap():
                yield from _of_trap(rows, claim, reader)
                rows = ()
            case Dead():
                yield from _of_dead(rows, claim, reader)
                rows = ()
            case Refuted():
                yield from _of_refuted(rows[:-1] if only else rows, claim, reader)
                rows = tuple(_uncounted(row, only, reader) for row in rows[-1:]) if only else ()
    if only:
        yield from _of_only(rows, only, reader)
        rows = ()
    for row in rows:
        yield f"a row about nothing: {row}"


def _of_trap(rows: Sequence[ToldRow], trap: Trap, reader: Reader) -> Iterator[str]:
    free = Counter(square for row in trap.squares for square in row.squares)
    if Counter(square for row in rows for square in row.squares) != free:
        yield "not each square once"
    for row in rows:
        if reader.read(row.heading) != Named(squares=row.squares):
            yield f"the heading {row.heading} is not {row.squares}"
        inside = [each for each in trap.squares if {*each.squares} <= {*row.squares}]
        found = reader.read(row.text)
        if len(inside) == 1:
            if found != of_cover(inside[0].cover):
                yield f"{row.text}: {found}"
        else:
            told = Named()
            for each in inside:
                told += Named(squares=each.squares) + of_cover(each.cover)
            if _sets(found) != _sets(told):
                yield f"{row.text}: {found}, not {told}"


def _of_dead(rows: Sequence[ToldRow], dead: Dead, reader: Reader) -> Iterator[str]:
    by_reason = [
        tuple(each.line for each in dead.lines if each.missing == missing)
        for missing in ("no shared side", "too few pieces")
    ]
    found = [reader.read(f"{row.heading}: {row.text}") for row in rows]
    if found != [Named(lines=lines) for lines in by_reason if lines]:
        yield f"the lines are {by_reason}, not {found}"


def _uncounted(row: ToldRow, only: Only, reader: Reader) -> ToldRow:
    """The row of turns that keep the value, without a heading that counts them rightly."""
    is_right = reader.read(row.heading) == Named(numbers=(len(only.keep), only.of))
    return replace(row, heading="") if is_right else row


def _of_only(rows: Sequence[ToldRow], only: Only, reader: Reader) -> Iterator[str]:
    if Counter(turn for row in rows for turn in row.turns) != Counter(only.keep):
        yield "not each turn that keeps the value once"
    for row in rows:
        named, expected = reader.read(f"{row.heading}: {row.text}"), of_turns(row.turns)
        if _sets(named) != _sets(expected):
            yield f"{row}: {named}, not {expected}"


def _of_refuted(rows: Sequence[ToldRow], refuted: Refuted, reader: Reader) -> Iterator[str]:
    turns = [turn for answer in refuted.answers for turn in answer.turns]
    if Counter(turn for row in rows for turn in row.turns) != Counter(turns):
        yield "not each answer once"
    for row in rows:
        heading, expected = reader.read(row.heading), of_turns(row.turns)
        if {*heading.squares} != {*expected.squares} or {*heading.lines} != {*expected.lines}:
            yield f"{row.heading}: {heading}, not {expected}"
        if heading.pieces and {*heading.pieces} != {*expected.pieces}:
            yield f"{row.heading}: {heading}, not {expected}"
        inside = [answer for answer in refuted.answers if {*answer.turns} <= {*row.turns}]
        if not heading.pieces and {*heading.numbers} - {len(row.turns), len({*expected.pieces})}:
            yield f"{row.heading}: there are {len(row.turns)}"
        found, answered = reader.read(row.text), _answered(inside)
        if _sets(found) != _sets(answered) or (len(inside) == 1 and found != answered):
            yield f"{row.text}: {found}, not {answered}"


def _answered(inside: Sequence[Answer]) -> Named:
    """What the text of some answers names: their distances, and why if that is the same for all of them."""
    distances = Named(numbers=tuple(answer.value.distance or 0 for answer in inside))
    claims = [answer.claim for answer in inside]
    if len(claims) == 1 and claims[0]:
        return distances + of_look(claims[0])
    hot = [claim for claim in claims if isinstance(claim, HotGift)]
    if len(hot) == len(claims) and len({claim.threat for claim in hot}) == 1:
        sides = tuple(side for claim in hot for side in claim.sides)
        return distances + Named((hot[0].threat.line,), (hot[0].threat.square,), (), sides)
    emptying = [claim for claim in claims if isinstance(claim, Empties)]
    if len(emptying) == len(claims) and len({claim.cover for claim in emptying}) == 1:
        return distances + of_look(NoSafeGift(emptying[0].cover, emptying[0].pincer))
    return distances


def _sets(named: Named) -> tuple[frozenset[object], ...]:
    return tuple(
        frozenset(each) for each in (named.lines, named.squares, named.pieces, named.sides, named.numbers)
    )
