"""`openquarto database backup`: asked of the server that uses the file, or made here if none does."""

import argparse
from pathlib import Path

import msgspec

from openquarto.cli.admin_answers import tell
from openquarto.cli.admin_client import ask
from openquarto.cli.command import EXIT_SOUND, wants_json
from openquarto.cli.progress import steps
from openquarto.server.config import MEMORY, read_config
from openquarto.server.error import ServerError
from openquarto.server.store.sqlite_backup import copy_unused
from openquarto.wire.admin import AdminRequest


def run(options: argparse.Namespace) -> int:
    """Write the copy."""
    names = {"database": options.database, "config": options.config, "admin_socket": options.socket}
    config, file = read_config(names), Path(options.file).absolute()
    if config.is_postgres:
        raise ServerError("no backup here")
    if config.database == MEMORY:
        raise ServerError("nothing to back up")
    if config.admin_path is not None and config.admin_path.exists():
        request: AdminRequest = msgspec.convert({"command": "backup", "file": str(file)}, AdminRequest)
        try:
            return tell(ask(config.admin_path, request), options)
        except ServerError as problem:
            if problem.faults[0].code != "no server":
                raise
    if not config.path.is_file():
        raise ServerError("no database", file=config.path)
    with steps() as show:
        copy_unused(config.path, file, lambda left, total: show("backup", total - left, total))
    print('{"t":"done","count":0}' if wants_json(options) else "written")
    return EXIT_SOUND
