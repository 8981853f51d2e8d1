"""Reading records: every game of a text, or for a faulty one its first fault and where it stands."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import takewhile

from openquarto.notation.error import RecordError, RecordFault
from openquarto.notation.record import Comment, Glyph, Item, Record, Turn, Variation
from openquarto.notation.result import check_result
from openquarto.notation.tags import check_tag, false_call_of, misfit, start_of, termination_of
from openquarto.notation.token import TAG, Kind, Token, tokens
from openquarto.notation.turn import is_cut_short, play_token
from openquarto.rules.error import Fault, QuartoError
from openquarto.rules.expect import expect
from openquarto.rules.game import Game

DEEPEST = 100  # variations in variations; more than anybody writes, less than Python's stack


def read(text: str) -> Iterator[Record | RecordError]:
    """The games of a text in order; a faulty one gives its error, and reading goes on after it."""
    expect(text, str, "to read games from")
    return _read(text)


def _read(text: str) -> Iterator[Record | RecordError]:
    for game in _games(text.removeprefix("\ufeff")):
        try:
            yield _record(game)
        except RecordError as error:
            yield error


def read_one(text: str) -> Record:
    """The only game of a text; raises RecordError."""
    records = []
    for game in read(text):
        if isinstance(game, RecordError):
            raise game
        records.append(game)
    if len(records) != 1:
        raise RecordError(1, 1, RecordFault("games", count=len(records)))
    return records[0]


def read_main_line(text: str) -> Record | None:
    """The last game of a text without its variations, which are not even looked at; raises RecordError.

    None where there is no game. What it costs is bounded by the length of a game, not by that of the text.
    """
    expect(text, str, "to read a game from")
    last: list[Token] = []
    for game in _games(text.removeprefix("\ufeff")):
        last = game
    return _record(list(_outside_variations(last))) if last else None


def _outside_variations(game: list[Token]) -> Iterator[Token]:
    depth = 0
    for token in game:
        if token.kind is Kind.OPEN:
            depth += 1
        elif depth == 0:
            yield token
        elif token.kind is Kind.CLOSE:
            depth -= 1
    if depth:
        raise _error(game[-1], RecordFault("variation unclosed"))


def _games(text: str) -> Iterator[list[Token]]:
    """The tokens of each game: up to a result outside a variation, or to a tag that follows move text."""
    game: list[Token] = []
    depth, in_moves = 0, False
    for token in tokens(text):
        if token.kind is Kind.TAG and in_moves:
            yield game
            game, depth, in_moves = [], 0, False
        game.append(token)
        in_moves |= token.kind not in (Kind.TAG, Kind.COMMENT)
        if token.kind is Kind.OPEN:
            depth += 1
        elif token.kind is Kind.CLOSE:
            depth = max(0, depth - 1)
        elif token.kind is Kind.RESULT and depth == 0:
            yield game
            game, in_moves = [], False
    if any(token.kind is not Kind.COMMENT or token.fault for token in game):
        yield game


def _record(game: list[Token]) -> Record:
    """Read the tokens of one game; raises the RecordError of its first fault."""
    head = list(takewhile(lambda token: token.kind in (Kind.TAG, Kind.COMMENT), game))
    tags = _read_tags(head)
    last_tag = next((token for token in reversed(head) if token.kind is Kind.TAG), game[0])
    items: list[Item] = []
    for token in head:
        if token.kind is Kind.COMMENT:
            _add_comment(items, token)
    result = _Moves(tags, game[len(head) :], newest=last_tag).main_line(items)
    return Record(tags, tuple(items), result)


def _read_tags(head: list[Token]) -> dict[str, str]:
    tags: dict[str, str] = {}
    places: dict[str, Token] = {}
    for token in head:
        _refuse_unreadable(token)
        found = TAG.fullmatch(token.text)
        if token.kind is Kind.TAG and found:
            name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
            if name in tags:
                raise _error(token, RecordFault("tag twice", name=name))
            with _standing_at(token):
                check_tag(name, value)
            tags[name], places[name] = value, token
    if wrong := misfit(tags):
        name, fault = wrong
        raise _error(places[name], fault)
    return tags


class _Moves:
    """The move text of one game, read from left to right and played out as it is read."""

    def __init__(self, tags: Mapping[str, str], text: list[Token], *, newest: Token) -> None:
        self.tags = tags
        self.text = iter(text)
        self.newest = newest  # the last token that is no comment: where a missing result is missed

    def main_line(self, items: list[Item]) -> str:
        """Add the items of the main line to those before it, and tell the result."""
        start = Game.of(start_of(self.tags), false_call=false_call_of(self.tags))
        game, last = self._branch(start, items, depth=0)
        result = self.newest
        if last and is_cut_short(game) and result.text != "*" and termination_of(self.tags) is None:
            raise _error(last, RecordFault("turn cut short", text=last.text))
        with _standing_at(result):
            check_result(game, self.tags, result.text)
        return result.text

    def _branch(self, game: Game, items: list[Item], *, depth: int) -> tuple[Game, Token | None]:
        """Read the main line up to its result, or a variation up to its closing bracket."""
        before: Game | None = None
        last: Token | None = None
        for token in self.text:
            _refuse_unreadable(token)
            if token.kind is Kind.COMMENT:
                _add_comment(items, token)
                continue
            self.newest = token
            if token.kind is Kind.WORD:
                if last and is_cut_short(game):
                    raise _error(last, RecordFault("turn cut short", text=last.text))
                before, last = game, token
                with _standing_at(token):
                    game = play_token(game, token.text)
                items.append(Turn(game.actions[len(before.actions) :]))
            elif token.kind is Kind.GLYPH:
                items.append(Glyph(int(token.text[1:])))
            elif token.kind is Kind.OPEN:
                items.append(self._variation(token, before, depth=depth + 1))
            elif token.kind in (Kind.CLOSE, Kind.RESULT):
                self._check_end(token, depth=depth)
                return game, last
        raise _error(self.newest, RecordFault("variation unclosed" if depth else "result missing"))

    def _variation(self, token: Token, before: Game | None, *, depth: int) -> Variation:
        if before is None:
            raise _error(token, RecordFault("variation without turn"))
        if depth > DEEPEST:
            raise _error(token, RecordFault("variations too deep", count=DEEPEST))
        items: list[Item] = []
        self._branch(before, items, depth=depth)
        return Variation(tuple(items))

    def _check_end(self, token: Token, *, depth: int) -> None:
        if token.kind is Kind.CLOSE and depth == 0:
            raise _error(token, RecordFault("variation unopened"))
        if token.kind is Kind.RESULT and depth > 0:
            raise _error(token, RecordFault("result in variation", text=token.text))


def _add_comment(items: list[Item], token: Token) -> None:
    """Add a comment to the one before it, so that a comment may be written in several parts."""
    inside = token.text[1:] if token.text.startswith(";") else token.text[1:-1]
    words = inside.split()
    if items and isinstance(items[-1], Comment):
        words = [items.pop().text, *words]  # type: ignore[union-attr]  # a Comment, as was just seen
    if words:
        items.append(Comment(" ".join(words)))


def _refuse_unreadable(token: Token) -> None:
    if token.fault:
        raise _error(token, token.fault)


def _error(token: Token, *faults: Fault) -> RecordError:
    return RecordError(token.line, token.column, *faults)


@contextmanager
def _standing_at(token: Token) -> Iterator[None]:
    """Say of every fault found in here that it stands at this token."""
    try:
        yield
    except QuartoError as error:
        raise _error(token, *error.faults) from error
