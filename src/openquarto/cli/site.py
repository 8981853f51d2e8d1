"""`openquarto site build`: the whole site as files for any host, to be played without a server."""

import argparse
from pathlib import Path

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, complain


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and its own one."""
    parser = add_command(
        commands,
        "site",
        run,
        summary="write the site as files for any host, to be played without a server (in a clone)",
        examples=("build public",),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    build = add_command(
        actions,
        "build",
        run_build,
        summary="write it into a folder; in a clone, after `make offline`",
        examples=("public",),
        of="site",
    )
    build.add_argument("folder", type=Path, metavar="FOLDER", help="a new or an empty one")


def run(_: argparse.Namespace) -> int:
    """Never reached, because an action is required."""
    return complain("expected an action")


def run_build(options: argparse.Namespace) -> int:
    """Write the files."""
    try:
        from openquarto.server.site.static_site import SiteError, build_static_site  # noqa: PLC0415  the web extra
    except ModuleNotFoundError as missing:
        return complain(
            f"the site needs the extra package web: pip install 'openquarto[web]' ({missing.name})"
        )
    try:
        size = build_static_site(options.folder)
    except SiteError as problem:
        return complain(str(problem))
    except OSError as problem:
        return complain(f"{options.folder} cannot be written: {problem.strerror}")
    print(f"{options.folder}: {size / 1e6:.1f} MB. Serve it as the root of a host, over https or localhost.")
    return EXIT_SOUND
