"""`openquarto play`: a table in the browser, on this machine, with nothing to set up."""

import argparse
import sys
import threading
import webbrowser

from openquarto.cli.command import EXIT_SOUND, EXIT_UNREADABLE, Subcommands, add_command, complain, number
from openquarto.cli.serve import NO_WEB, add_log_format, has_web
from openquarto.rules.error import QuartoError
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.refusal import refuse


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "play",
        run,
        summary="play in the browser, against the computer or two at one screen",
        examples=("", "--lan", "--language fr", "--no-browser --port 8080", "--database games.sqlite"),
    )
    parser.add_argument(
        "--port", type=number("a port", 0, 65535), default=0, help="the port (default: any that is free)"
    )
    parser.add_argument(
        "--lan",
        action="store_true",
        help="let other devices on your network sit down too; nothing is encrypted on the way",
    )
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")
    parser.add_argument("--language", choices=languages(), help="default: the browser's")
    parser.add_argument("--database", help="the file of your games (default: in your data folder)")
    add_log_format(parser)


def _show_way(address: str, manner: Manner) -> None:
    """The address as a picture for a telephone's camera, and that nothing is encrypted."""
    import segno  # noqa: PLC0415  an extra that may not be there

    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)
    print(manner.words.say("lan-notice"), flush=True)


def run(options: argparse.Namespace) -> int:
    """Serve this machine's browser until Ctrl-C."""
    if not has_web():
        return complain(NO_WEB)
    from openquarto.server.config import read_config  # noqa: PLC0415  an extra that may not be there
    from openquarto.server.run import serve  # noqa: PLC0415

    def ready(address: str) -> None:
        if options.lan:
            _show_way(address, Manner(language=options.language or "en"))
        if options.language:  # before what the browser would like, or has remembered
            address += f"/?lang={options.language}"
        print(address, flush=True)
        if not options.no_browser:
            # A browser that takes its time, or is none, must not keep the server from answering it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    asked = {
        "host": "0.0.0.0" if options.lan else "127.0.0.1",  # noqa: S104  asked for by name
        "lan": options.lan,
        "by_play": True,
        "port": options.port,
        "database": options.database,
        "public_url": "",
        "workers": 1,
        "log_format": options.log_format,
    }
    try:
        serve(read_config(asked), ready=ready)
    except QuartoError as error:
        hearer = Hearer(manner=Manner(language=options.language or "en"))
        print(*refuse(error, hearer), file=sys.stderr)
        return EXIT_UNREADABLE
    return EXIT_SOUND
