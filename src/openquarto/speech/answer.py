"""Answers to questions, from what one seat may see. Of a line only the first square is named."""

from collections.abc import Mapping, Sequence

from openquarto.rules.action import Phase
from openquarto.rules.error import RuleError
from openquarto.rules.line import LINES, Line
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.speech.announce import call_only, ending, retell, turn_sentence
from openquarto.speech.command import Ask, CallAsked, Question
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import key_of, line_names, piece_name, side_name, square_name, variant_sentences
from openquarto.view.error import ViewFault
from openquarto.view.event import Event, Placed, TakenBack
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.view import View

Clocks = Mapping[Seat, float | None]  # the seconds that each seat has left; None without a clock
_ROWS = LINES[:4]


def answer(
    ask: Ask,
    view: Sight,
    hearer: Hearer,
    *,
    events: Sequence[Event] = (),
    clocks: Clocks | None = None,
) -> tuple[str, ...]:
    """The sentences that answer a question; `last` is about the events so far, `time` about the clocks."""
    match ask:
        case Ask(Question.TIME):
            return read_time(clocks or {}, hearer)
        case Ask(Question.VARIANT):
            return variant_sentences(view.variant, hearer.manner)
        case Ask(Question.TURN):
            return status(view, hearer)
    if isinstance(view, MaskedView):
        raise RuleError(ViewFault("masked reading"))
    return _read(ask, view, hearer, events)


def _read(ask: Ask, view: View, hearer: Hearer, events: Sequence[Event]) -> tuple[str, ...]:  # noqa: PLR0911
    """The answer about the pieces, for those who see them."""
    match ask:
        case Ask(Question.LINES, tuple(lines)):
            return tuple(read_line(line, view, hearer) for line in lines)
        case Ask(Question.SQUARE, Square() as square):
            return (read_square(square, view, hearer),)
        case Ask(Question.WHERE, Piece() as piece):
            return (read_where(piece, view, hearer),)
        case Ask(Question.BOARD):
            return read_board(view, hearer)
        case Ask(Question.STOCK):
            return (read_stock(view, hearer),)
        case Ask(Question.HAND):
            return (read_hand(view, hearer),)
        case _:
            return read_last(events, view, hearer)


def read_line(line: Line, view: View, hearer: Hearer) -> str:
    """The four squares of a line, the first one named."""
    manner = hearer.manner
    things = [_thing(view.board[square.index], manner) for square in line.squares]
    return hearer.says(
        "read-line", square=square_name(line.squares[0], manner), things=_listed(things, hearer)
    )


def read_square(square: Square, view: View, hearer: Hearer) -> str:
    """One square and what stands there; the lens does not count, because only one is asked for."""
    piece = view.board[square.index]
    thing = hearer.words.say("square-empty") if piece is None else piece_name(piece, hearer.manner)
    return hearer.says("read-square", square=square_name(square, hearer.manner), thing=thing)


def read_where(piece: Piece, view: View, hearer: Hearer) -> str:
    """A piece and where it is."""
    said = piece_name(piece, hearer.manner)
    if piece in view.board:
        square = SQUARES[view.board.index(piece)]
        return hearer.says("where-board", piece=said, square=square_name(square, hearer.manner))
    return hearer.says("where-hand" if piece is view.hand else "where-stock", piece=said)


def read_board(view: View, hearer: Hearer) -> tuple[str, ...]:
    """The occupied squares, a sentence a row; through the lens all squares, one word each."""
    if not any(view.board):
        return (hearer.says("read-board-empty"),)
    if hearer.manner.lens is not None:
        return tuple(read_line(row, view, hearer) for row in _ROWS)
    rows = [[square for square in row.squares if view.board[square.index] is not None] for row in _ROWS]
    return tuple(_read_squares(row, view, hearer) for row in rows if row)


def _read_squares(squares: list[Square], view: View, hearer: Hearer) -> str:
    sentences = [read_square(square, view, hearer).rstrip(".") for square in squares]
    return f"{hearer.words.joined(sentences)}."


def read_stock(view: View, hearer: Hearer) -> str:
    """The pieces left."""
    if not view.stock:
        return hearer.says("read-stock-empty")
    things = [_thing(piece, hearer.manner) for piece in view.stock]
    return hearer.says("read-stock", things=_listed(things, hearer))


def read_hand(view: Sight, hearer: Hearer) -> str:
    """The piece in hand; under a mask, that there is one."""
    if isinstance(view, MaskedView):
        return hearer.says("masked-hand" if view.phase is Phase.PLACE else "read-hand-empty")
    if view.hand is None:
        return hearer.says("read-hand-empty")
    return hearer.says("read-hand", piece=piece_name(view.hand, hearer.manner))


def read_last(events: Sequence[Event], view: View, hearer: Hearer) -> tuple[str, ...]:
    """What happened from the last placement on, or from the last take back."""
    starts = [at for at, event in enumerate(events) if isinstance(event, Placed | TakenBack)]
    recent = events[starts[-1] if starts else 0 :]
    return retell(recent, view, hearer) or (hearer.says("read-no-last"),)


def read_time(clocks: Clocks, hearer: Hearer) -> tuple[str, ...]:
    """Both clocks, the hearer's own first."""
    order = sorted(Seat, key=lambda seat: not hearer.is_you(seat))
    return tuple(_time_left(seat, clocks.get(seat), hearer) for seat in order)


def _time_left(seat: Seat, seconds: float | None, hearer: Hearer) -> str:
    who = hearer.addressed(seat)
    if seconds is None:
        return hearer.says("time-none", who=who)
    return hearer.says("time-left", who=who, time=duration(seconds, hearer.manner))


def duration(seconds: float, manner: Manner) -> str:
    """A time in minutes and whole seconds, rounded down: a clock never says more than there is."""
    minutes, rest = divmod(int(seconds), 60)
    if not minutes:
        return manner.words.say("duration-seconds", seconds=rest)
    said = manner.words.say("duration-minutes", minutes=minutes)
    if not rest:
        return said
    seconds_said = manner.words.say("duration-seconds", seconds=rest)
    return manner.words.say("duration-both", minutes=said, seconds=seconds_said)


def status(view: Sight, hearer: Hearer) -> tuple[str, ...]:
    """Whose turn it is and what for, and the hand; or how the game ended."""
    if view.to_act is None:
        over = hearer.says("turn-over")
        return (over, *ending(view.outcome, hearer)) if view.outcome else (over,)
    turn = turn_sentence(view.to_act, view.phase, hearer)
    return (turn, read_hand(view, hearer)) if view.phase is Phase.PLACE else (turn,)


def prompt(view: Sight, hearer: Hearer, *, is_line_asked: bool = False) -> str:
    """A word that tells the phase, or asks for a line; where nobody is "you", also whose turn it is."""
    word = hearer.says("prompt-line" if is_line_asked else f"prompt-{key_of(view.phase)}")
    if hearer.seat is not None or view.to_act is None:
        return word
    return hearer.says("prompt-named", who=hearer.who(view.to_act), prompt=word)


def ask_line(asked: CallAsked, view: Sight, hearer: Hearer) -> str:
    """The question after a call without a line, with the lines to choose from."""
    question = hearer.says("call-which", lines=line_names(asked.lines, hearer.manner))
    last = None if isinstance(view, MaskedView) else view.last
    return " ".join((question, *call_only(last, hearer)))


def _listed(things: list[str], hearer: Hearer) -> str:
    """A list of what stands somewhere; single words need no pause between them, which would take time."""
    if hearer.manner.lens is None:
        return hearer.words.joined(things)
    return hearer.words.say("lens-separator").join(things)


def _thing(piece: Piece | None, manner: Manner) -> str:
    """What stands on a square, or one word of it through the lens."""
    if piece is None:
        return manner.words.say("square-empty")
    return side_name(piece.side(manner.lens), manner) if manner.lens else piece_name(piece, manner)
