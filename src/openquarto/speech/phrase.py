"""A command as a line that can be typed: what the candidates of an ambiguous line are called."""

from openquarto.rules.action import Action, Call, Done, Give, Place
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    CoachWish,
    Command,
    GivePlace,
    Help,
    Insight,
    Load,
    Oppose,
    Practice,
    Question,
    Save,
    SetManner,
    Step,
    StepTo,
    Touch,
    Wish,
)
from openquarto.speech.manner import Manner
from openquarto.speech.name import line_name, line_names, piece_name, spot_name, square_name
from openquarto.speech.setting import differences, values


def phrase(command: Command, manner: Manner) -> str:  # noqa: C901, PLR0911, PLR0912  one case a command
    """What to type for a command, in the language of the manner."""
    first = manner.words.first
    match command:
        case Act(action):
            return _action(action, manner)
        case GivePlace(place):
            return f"{first('give')} {place}"
        case Touch(spot):
            return f"{first('touch')} {spot_name(spot, manner)}"
        case CallAsked():
            return first("call")
        case Ask(Question.LINES, tuple(lines)):
            return line_names(lines, manner)
        case Ask(question, Square() as square):
            return f"{first(question.value)} {square_name(square, manner)}"
        case Ask(question, Piece() as piece):
            return f"{first(question.value)} {piece_name(piece, manner)}"
        case (
            Ask(Question() as named)
            | (Wish() as named)
            | (Step() as named)
            | (Insight() as named)
            | (CoachWish() as named)
            | (Practice() as named)
        ):
            return first(named.value)
        case StepTo(turn):
            return f"{first('turn')} {turn}"
        case Save(file):
            return " ".join([first("save"), *([file] if file else [])])
        case Load(file):
            return " ".join([first("load"), *([file] if file else [])])
        case Oppose(opponent):
            return " ".join([first("opponent"), *([opponent] if opponent else [])])
        case Help(topic):
            return " ".join([first("help"), *([first(topic.value)] if topic else [])])
        case SetManner(after):
            said = values(after)
            names = differences(manner, after)
            return " ".join(f"{first(name)} {said.get(name, '')}".strip() for name in names)


def _action(action: Action, manner: Manner) -> str:
    match action:
        case Give(piece):
            return piece_name(piece, manner)
        case Place(square):
            return square_name(square, manner)
        case Call(line):
            return f"{manner.words.first('call')} {line_name(line, manner)}"
        case Done():
            return manner.words.first("done")
