"""A bare game on standard input: one fact a line, a word as prompt, nothing that gives a quarto away."""

from collections.abc import Iterator

from openquarto.about import NAME, NOTICE
from openquarto.drawing.text import text
from openquarto.match import Match, Settings, draw_lot
from openquarto.players.player import Player
from openquarto.players.simple import RandomPlayer, SimplePlayer
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place, parse_action
from openquarto.rules.error import Fault, QuartoError, TextError
from openquarto.rules.line import Line
from openquarto.rules.outcome import FalseCall
from openquarto.rules.piece import Piece, Side
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.rules.variant import Variant
from openquarto.terminal.words import describe, event_sentence
from openquarto.view.edition import Edition

OPPONENTS = ("simple", "random", "here")
HELP = """\
give: a piece by its letter (M) or its four words (dark square tall solid).
place: a square (b2).
quarto and a line: call it by its two ends (quarto a1-d1). You may call after you place, or before you place.
done: close your last look at the full board.
board: read the table. resign, quit, help."""


def sit_down(*, opponent: str, variant: Variant, edition: Edition, false_call: FalseCall) -> int:
    """Play one game at the keyboard; the record is printed at the end, and whenever the player leaves."""
    names = ("One", "Two") if opponent == "here" else ("Player", "Computer")
    first, second = draw_lot(*names)
    match = Match(
        Settings(first=first, second=second, variant=variant, edition=edition, false_call=false_call)
    )
    players: dict[Seat, Player] = {}
    if opponent != "here":
        seat = Seat.FIRST if first == "Computer" else Seat.SECOND
        players[seat] = RandomPlayer() if opponent == "random" else SimplePlayer()
    print(f"{NAME}. {NOTICE}")
    print(f"{first} gives first. Variant: {variant}. Type help for help.")
    try:
        _play(match, players, edition)
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye. This is the game so far.")
    print(match.record(), end="")
    return 0


def _play(match: Match, players: dict[Seat, Player], edition: Edition) -> None:
    told = 0
    while True:
        for event in match.events(since=told):
            told += 1
            print(event_sentence(event, match.settings, edition))
        seat = match.to_act
        if seat is None:
            return
        if seat in players:
            match.act(seat, players[seat].choose(match.view(seat)))
        else:
            _ask(match, seat, edition)


def _ask(match: Match, seat: Seat, edition: Edition) -> None:
    """Let a person act once, or ask a question; what is refused is said and changes nothing."""
    view = match.view(seat)
    line = input(f"{match.settings.name(seat)}, {_prompt(view.phase, view.hand, edition)}? ")
    words = line.lower().split()
    try:
        match words:
            case []:
                return
            case ["help" | "?"]:
                print(HELP)
            case ["board"]:
                print(text(view, edition=edition), end="")
            case ["quit"]:
                raise EOFError
            case ["resign"]:
                match.resign(seat)
            case _:
                match.act(seat, read_action(line))
    except QuartoError as error:
        sentence = str(error)
        print(f"{sentence[0].upper()}{sentence[1:]}.")


def _prompt(phase: Phase, hand: Piece | None, edition: Edition) -> str:
    return f"place {describe(hand, edition)}" if hand else phase.value


def read_action(line: str) -> Action:
    """Read what a player typed: words, or the text form of an action."""
    words = line.split()
    lower = [word.lower() for word in words]
    match lower:
        case ["done"]:
            return Done()
        case ["quarto", name]:
            return Call(Line.parse(name))
        case ["give", _]:
            return Give(Piece.parse(words[1].upper()))
        case ["place", name]:
            return Place(Square.parse(name))
    if len(words) > 1:
        return Give(Piece.of(*_sides(lower)))
    # Letters of pieces and names of squares never meet, so either case will do.
    return parse_action(lower[0] if lower[0] in Square.__members__ else words[0].upper())


def _sides(words: list[str]) -> Iterator[Side]:
    meaning = {edition.word(side): side for edition in Edition for side in Side}
    for word in words:
        if word not in meaning:
            raise TextError(Fault("sides of a piece", text=repr(" ".join(words))))
        yield meaning[word]
