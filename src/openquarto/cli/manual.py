"""`openquarto manual`: the page for `man`, written from the parsers."""

import argparse

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    add_command(
        commands,
        "manual",
        run,
        summary="write the page for man, openquarto.1",
        examples=("> openquarto.1 && man ./openquarto.1", "> ~/.local/share/man/man1/openquarto.1"),
    )


def run(_: argparse.Namespace) -> int:
    """Print the page."""
    from openquarto.cli import whole_parser  # noqa: PLC0415  all commands are loaded for it
    from openquarto.cli.command_tree import command_tree  # noqa: PLC0415
    from openquarto.cli.man_page import man_page  # noqa: PLC0415

    print(man_page(command_tree(whole_parser())), end="")
    return EXIT_SOUND
