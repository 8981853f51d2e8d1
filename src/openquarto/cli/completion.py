"""`openquarto completion`: what a shell needs to complete our commands, options and values."""

import argparse

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command

# Where each shell looks: the folder and the file.
PLACES = {
    "bash": ("~/.local/share/bash-completion/completions", "openquarto"),
    "zsh": ("~/.zfunc", "_openquarto"),
    "fish": ("~/.config/fish/completions", "openquarto.fish"),
}


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "completion",
        run,
        summary="write the completion of commands, options and values for a shell",
        examples=(*(f"{shell} > {folder}/{file}" for shell, (folder, file) in PLACES.items()),),
    )
    # A shell writes into no folder that is not there, and a new user has none of these.
    folders = "\n".join(f"  mkdir -p {folder}" for folder, _ in PLACES.values())
    parser.epilog = f"before the first time, by shell:\n{folders}\n\n{parser.epilog}"
    parser.add_argument("shell", choices=PLACES, metavar="SHELL", help="bash, zsh or fish")


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    # All commands are loaded for it, and what they need may not be there: only where somebody asks.
    from openquarto.cli import whole_parser  # noqa: PLC0415
    from openquarto.cli.command_tree import command_tree  # noqa: PLC0415
    from openquarto.cli.completion_scripts import SCRIPTS  # noqa: PLC0415

    print(SCRIPTS[options.shell](command_tree(whole_parser())), end="")
    return EXIT_SOUND
