"""What the subcommands share: their help, and how a variant or a number is taken from the command line."""

import argparse
import sys
from collections.abc import Callable, Collection, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, NoReturn, TypeAlias

from openquarto.about import COMMAND
from openquarto.rules.error import QuartoError
from openquarto.rules.variant import Variant

Subcommands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001  it has no public name
Run = Callable[[argparse.Namespace], int]

# The exit statuses of all commands, as the help tells them; wrong use and unreadable input are one.
EXIT_SOUND, EXIT_FAULTY, EXIT_UNREADABLE, EXIT_INTERRUPTED = 0, 1, 2, 130
EXIT_SIGNALLED = 128  # and the number of the signal, as shells tell it


class Parser(argparse.ArgumentParser):
    """A parser whose help may end with more, which is put into words only when somebody asks for help."""

    more: Callable[[], str] | None = None
    given: ClassVar[Sequence[str]] = ()  # all that was typed
    dashed: Collection[str] = ()  # arguments that begin with a dash and are no options

    def format_help(self) -> str:
        """The help, and more."""
        return super().format_help() + (f"\n{self.more()}" if self.more else "")

    def _parse_optional(self, arg_string: str) -> Any:  # noqa: ANN401  as its parent says, which tells no more
        """What an option is; None for an argument."""
        return None if arg_string in self.dashed else super()._parse_optional(arg_string)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Refuse a word that is none of the known ones; a slip of the finger is told with what was meant."""
        if action.choices is None or value in action.choices:
            return
        known = [str(each) for each in action.choices]
        likely = get_close_matches(str(value), known, n=1)
        hint = f"did you mean {likely[0]}?" if likely else f"expected one of {', '.join(known)}"
        raise argparse.ArgumentError(action, f"there is no {str(value)!r} ({hint})")

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one sentence, and where the whole usage stands."""
        # What is missing may be there under a name that is not ours: then that is what is wrong.
        wrong = [each for each in self.given if each.startswith("--") and not self._knows(each)]
        if wrong and "required" in message:
            message = self.unknown(wrong)
        self.exit(EXIT_UNREADABLE, f"{self.prog}: {message}; see {self.prog} --help\n")

    def _knows(self, option: str) -> bool:
        name = option.partition("=")[0]
        return any(each.startswith(name) for each in self._option_string_actions)

    def unknown(self, arguments: Sequence[str]) -> str:
        """What to say of arguments that are not taken."""
        name = arguments[0].partition("=")[0]
        likely = get_close_matches(name, self._option_string_actions, n=1) if name[:1] == "-" else []
        return f"{arguments[0]!r} is not taken" + (f" (did you mean {likely[0]}?)" if likely else "")


def add_command(  # noqa: PLR0913  all but three are by name
    commands: Subcommands,
    name: str,
    run: Run,
    *,
    summary: str,
    examples: tuple[str, ...],
    of: str = "",
) -> Parser:
    """A subcommand, perhaps of another one, with one sentence of help and examples that can be copied."""
    called = f"{COMMAND} {of} {name}" if of else f"{COMMAND} {name}"
    parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + "\n".join(f"  {called} {example}".rstrip() for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run, parser=parser)
    return parser


def complain(sentence: str) -> int:
    """Say what is wrong with the input; the status that goes with it."""
    note(sentence)
    return EXIT_UNREADABLE


def note(sentence: str) -> None:
    """Say something beside the output."""
    print(f"{COMMAND}: {sentence}", file=sys.stderr)


def variant(text: str) -> Variant:
    """Read a variant given as an argument."""
    try:
        return Variant.parse(text)
    except QuartoError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def number(what: str, least: int, most: int) -> Callable[[str], int]:
    """Read a number given as an argument, within its limits."""

    def read(text: str) -> int:
        sound = (
            text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most
        )
        if not sound:
            raise argparse.ArgumentTypeError(f"expected {what} from {least} to {most}, got {text!r}")
        return int(text)

    return read


def add_solver_options(parser: argparse.ArgumentParser) -> None:
    """The options of every command that searches."""
    parser.add_argument(
        "--threads",
        type=number("a number of threads", 1, 256),
        default=1,
        metavar="N",
        help="threads that search together (default 1)",
    )
    parser.add_argument(
        "--table",
        type=number("a table size in MB", 1, 1 << 20),
        default=64,
        metavar="MB",
        help="memory of what was searched already (default 64)",
    )
    add_json_option(parser)


def add_json_option(parser: argparse.ArgumentParser) -> None:
    """The option of the commands that speak to people at a terminal and to programs elsewhere."""
    parser.add_argument("--json", action="store_true", help="JSON lines, as when the output is no terminal")


def wants_json(options: argparse.Namespace) -> bool:
    """Whether a program reads the output."""
    return bool(options.json) or not sys.stdout.isatty()
