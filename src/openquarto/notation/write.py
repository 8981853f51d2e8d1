"""Writing records: tags in their order, then the move text in lines of at most 80 columns."""

from collections.abc import Iterable, Iterator

from openquarto.notation.record import Comment, Glyph, Item, Record, Turn, Variation
from openquarto.notation.tags import ORDER, false_call_of
from openquarto.notation.turn import move_number, token_text, turn_number
from openquarto.rules.expect import expect
from openquarto.rules.game import Game
from openquarto.rules.position import Position

COLUMNS = 80


def write(record: Record) -> str:
    """The text of one record in its canonical form."""
    expect(record, Record)
    names = sorted(record.tags, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    tags = "".join(f'[{name} "{_escape(record.tags[name])}"]\n' for name in names)
    start = Game.of(record.start, false_call=false_call_of(record.tags))
    moves = "\n".join(_lines([*_words(record.items, start), record.result]))
    return (tags + "\n" if tags else "") + moves + "\n"


def write_all(records: Iterable[Record]) -> str:
    """The text of several records, an empty line between them."""
    return "\n".join(map(write, records))


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _words(items: Iterable[Item], game: Game) -> Iterator[str]:
    """The words of a line of play; a whole comment line starts with `;` and ends with a line break."""
    before = game
    needs_number = True
    for item in items:
        match item:
            case Turn(actions):
                if number := _number(game.position, needed=needs_number):
                    yield number
                before = game
                game, text = token_text(game, actions)
                yield text
                needs_number = False
            case Glyph(number):
                yield f"${number}"
            case Comment(text):
                yield from _comment_words(text)
                needs_number = True
            case Variation(inner):
                yield from _bracketed("(", list(_words(inner, before)), ")")
                needs_number = True


def _number(position: Position, *, needed: bool) -> str:
    """First's turns are numbered; second's where something stands between."""
    turn = turn_number(position)
    return move_number(turn) if turn % 2 == 0 or needed else ""


def _comment_words(text: str) -> Iterator[str]:
    words = text.split()
    if "}" not in text:
        yield from _bracketed("{", words, "}")
        return
    line = ";"
    for word in words:
        if len(line) > 1 and len(line) + 1 + len(word) > COLUMNS:
            yield line + "\n"
            line = ";"
        line += " " + word
    yield line + "\n"


def _bracketed(opening: str, words: list[str], closing: str) -> list[str]:
    """The brackets cling to the words inside, but never to a comment line."""
    clings = words and not words[0].endswith("\n")
    words = [opening + words[0], *words[1:]] if clings else [opening, *words]
    if words[-1].endswith("\n"):
        return [*words, closing]
    return [*words[:-1], words[-1] + closing]


def _lines(words: Iterable[str]) -> Iterator[str]:
    """Fill lines with words; a comment line stands alone."""
    line = ""
    for word in words:
        whole_line = word.endswith("\n")
        if line and (whole_line or len(line) + 1 + len(word) > COLUMNS):
            yield line
            line = ""
        if whole_line:
            yield word[:-1]
        else:
            line += " " + word if line else word
    if line:
        yield line
