"""What the tests of speech share: a table to type at, commands in short, files that can be written anew."""

import os
from difflib import unified_diff
from pathlib import Path

from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.speech import Manner, parse
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    Help,
    Load,
    Oppose,
    Save,
    SetManner,
    Wish,
)
from openquarto.speech.lexicon import Code, Filler, Language, Letter, Meaning, Number, Sides, Word
from openquarto.speech.setting import differences
from openquarto.view.view import View

FOLDER = Path(__file__).parent
GIVING = View.of(Position.parse("4/1D2/4/4 - b2 classic"))  # light round short hollow stands on b2
START = View.of(Position())


def short(command: Command, manner: Manner) -> str:  # noqa: C901, PLR0911  one case a command
    """A command in few words, the same in every language."""
    match command:
        case Act(Give(piece)):
            return f"give {piece}"
        case Act(Place(square)):
            return f"place {square}"
        case Act(Call(line)):
            return f"call {line}"
        case Act(Done()):
            return "done"
        case CallAsked(lines):
            return "call which " + " ".join(map(str, lines))
        case Ask(question, tuple(lines)):
            return f"ask {question} " + " ".join(map(str, lines))
        case Ask(question, target):
            return f"ask {question} {target or ''}".strip()
        case Wish():
            return f"wish {command}"
        case Save(file) | Load(file):
            return f"{type(command).__name__.lower()} {file or ''}".strip()
        case Oppose(opponent):
            return f"oppose {opponent or ''}".strip()
        case Help(topic):
            return f"help {topic or ''}".strip()
        case SetManner(after):
            names = differences(manner, after)
            values = [str(getattr(after, name)) for name in names if name not in ("terse", "full")]
            return " ".join(["set", *names, *values])
    raise AssertionError(command)


def read_short(line: str, manner: Manner, view: View = GIVING) -> str:
    """What a typed line means in short, or the code of its fault."""
    try:
        return short(parse(line, manner, view), manner).strip()
    except QuartoError as error:
        return f"fault: {error.faults[0].code}"


def meaning_text(meaning: Meaning) -> str:  # noqa: PLR0911  one case a reading
    """One meaning of a form, in few words."""
    match meaning.reading:
        case Word(name):
            return name
        case Filler():
            return "(skipped)"
        case Sides(sides):
            said = "/".join(sorted(side.value for side in sides))
            return f"part of {said}" if meaning.cost else f"side {said}"
        case Letter(letter):
            return f"letter {letter}"
        case Number(number):
            return f"number {number}"
        case Code(piece):
            return f"code of {piece}"
        case Language(code):
            return f"language {code}"


def check_file(file: Path, text: str) -> None:
    """Compare with a file that was read by eye; OPENQUARTO_REWRITE=1 writes it anew, to be read again."""
    if os.environ.get("OPENQUARTO_REWRITE") == "1":
        file.write_text(text, encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    assert kept == text, "\n".join(unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", n=1))


def rows(file: Path) -> list[list[str]]:
    """The rows of a table with tabs; empty lines and those that begin with # are for people."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]
