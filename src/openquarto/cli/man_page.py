"""The page for `man` as roff, from the tree of commands."""

import re
from textwrap import wrap

from openquarto.about import COMMAND, NAME, NOTICE, VERSION
from openquarto.cli.command_tree import Argument, Command, Option

WIDTH = 76  # of a line of roff; a reader's window sets its own
HEAD = f""".TH {COMMAND.upper()} 1 "" "{NAME} {VERSION}" "{NAME}"
.SH NAME
{COMMAND} \\- the board game Quarto, whole
.SH SYNOPSIS
.B {COMMAND}
.I COMMAND
.RI [ OPTION " ...] [" ARGUMENT " ...]"
.SH DESCRIPTION
In Quarto your opponent chooses the piece that you must place.
.B {COMMAND}
plays it in the browser and at the keyboard, serves tables to others, teaches
it, reads and checks records, and knows the exact value of every position.
.PP
Whatever is wrong with the input is said in one sentence.
.SH COMMANDS
"""
STATUS = (
    ("0", "all is well"),
    ("1", "a faulty game, position, engine or book was found"),
    ("2", "wrong use, or input that cannot be read"),
    ("130", "stopped by Ctrl-C"),
)
VARIABLES = (
    ("OPENQUARTO_DATA", "the folder in which games are kept"),
    ("OPENQUARTO_PACE", "how slowly the computer answers: 0 at once, 1 as usual"),
    ("OPENQUARTO_TERMINAL", '"plain" chooses line mode'),
    ("OPENQUARTO_CONFIG", "the settings of a server as TOML"),
    ("NO_COLOR", "chooses line mode too"),
)


def man_page(tree: Command) -> str:
    """The whole page."""
    parts = [HEAD, *(_command(each) for each in tree.walk() if each.path)]
    parts += [".SH EXIT STATUS\n", *(_item(f"\\fB{name}\\fR", about) for name, about in STATUS)]
    parts += [".SH ENVIRONMENT\n", *(_item(f"\\fB{name}\\fR", about) for name, about in VARIABLES)]
    parts += [".SH EXAMPLES\n", ".nf\n", *(f"{_plain(line)}\n" for line in tree.examples), ".fi\n"]
    parts += [".SH NOTES\n", _sentence(NOTICE)]
    return "".join(parts)


def _command(command: Command) -> str:
    """One command: how it is written, what it does, its options."""
    words = " ".join((COMMAND, *command.path))
    wanted = "".join(f" \\fI{_plain(each.value)}\\fR" for each in command.arguments)
    chosen = " \\fIACTION\\fR" if command.children else ""
    title = f'.SS "{_plain(words)}"\n'
    usage = f"\\fB{_plain(words)}\\fR{chosen} [\\fIOPTION\\fR ...]{wanted}\n.br\n"
    items = [*map(_argument, command.arguments), *map(_option, command.options)]
    return title + usage + _sentence(command.summary) + "".join(items)


def _argument(argument: Argument) -> str:
    return _item(f"\\fI{_plain(argument.value)}\\fR", argument.about)


def _option(option: Option) -> str:
    names = ", ".join(f"\\fB{_plain(name)}\\fR" for name in option.names)
    return _item(names + (f" \\fI{_plain(option.value)}\\fR" if option.value else ""), option.about)


def _item(what: str, about: str) -> str:
    return f".TP\n{what}\n{_sentence(about)}"


def _sentence(text: str) -> str:
    """A text that begins no request by accident; a new line where a sentence ends, as roff wants it."""
    whole = _plain(text[:1].upper() + text[1:]) + ("" if text.endswith((".", "?")) else ".")
    sentences = re.sub(r"(?<=[a-z)][.?]) ", "\n", whole).split("\n")
    lines = [
        line
        for each in sentences
        for line in wrap(each, WIDTH, break_long_words=False, break_on_hyphens=False)
    ]
    return "".join(("\\&" if line.startswith((".", "'")) else "") + line + "\n" for line in lines)


def _plain(text: str) -> str:
    """Text as roff reads it."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("®", "\\(rg")
