"""`openquarto guide`: how to play without sight, to be heard."""

import argparse

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command
from openquarto.cli.speech_options import add_speech_options, manner_of
from openquarto.speech.guide import guide, guide_as_markdown, guide_title
from openquarto.speech.manner import Hearer


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "guide",
        run,
        summary="tell how to play without sight: with a screen reader, in the terminal, in braille",
        examples=("", "--language fr", "--edition access --language de"),
    )
    parser.add_argument("--markdown", action="store_true", help="as a page of the documentation")
    add_speech_options(parser)


def run(options: argparse.Namespace) -> int:
    """Tell it, one fact a line."""
    hearer = Hearer(manner=manner_of(options))
    if options.markdown:
        print(guide_as_markdown(hearer), end="")
        return EXIT_SOUND
    print(f"{guide_title(hearer)}.")
    for part in guide(hearer):
        print(f"\n{part.title}.")
        print("\n".join(part.sentences))
    return EXIT_SOUND
