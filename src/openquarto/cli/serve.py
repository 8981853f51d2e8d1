"""`openquarto serve`: a server for several people, or for a browser elsewhere on this machine."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from openquarto.about import COMMAND
from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, complain, number
from openquarto.cli.extras import WEB

NO_WEB = f"tables in the browser need the extra package web: pip install '{COMMAND}[web]'"

SETTINGS = (
    "host",
    "port",
    "database",
    "public_url",
    "trusted_proxies",
    "operator",
    "contact",
    "log_format",
    "workers",
    "config",
)


def has_web() -> bool:
    """Whether what the server is built on is installed; it is looked for and not imported."""
    return all(find_spec(name) for name in WEB)


def add_log_format(parser: argparse.ArgumentParser) -> None:
    """Add the option how the log is written."""
    parser.add_argument(
        "--log-format",
        choices=("text", "json"),
        help="how the standard error is written: for people (the default), or one JSON object a line",
    )


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "serve",
        run,
        summary="serve tables to browsers until Ctrl-C",
        examples=(
            "",
            "--port 8080 --database games.sqlite",
            "--database memory:",
            "--database postgresql://quarto@db.example/quarto",
            "--database postgresql://quarto@db.example/quarto --workers 4",
            "--config server.toml",
            "--public-url https://quarto.example --operator Ada --contact ada@quarto.example",
        ),
    )
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1: this machine only)")
    parser.add_argument(
        "--port", type=number("a port", 0, 65535), help="the port (default 8016; 0 for any that is free)"
    )
    parser.add_argument(
        "--database",
        help="the file of the games (default: in your data folder), postgresql://…, or memory: to keep none",
    )
    parser.add_argument(
        "--public-url", metavar="URL", help="where others reach it, behind a proxy: https://…"
    )
    parser.add_argument(
        "--trusted-proxies",
        metavar="LIST",
        help="addresses and networks of proxies that tell for whom they ask (default: this machine)",
    )
    parser.add_argument("--operator", metavar="NAME", help="who runs it, for its page about privacy")
    parser.add_argument("--contact", metavar="TEXT", help="how they can be reached")
    parser.add_argument(
        "--workers",
        type=number("a number of workers", 1, 64),
        metavar="N",
        help="processes that serve at the one port, on one PostgreSQL database (default 1)",
    )
    add_log_format(parser)
    parser.add_argument(
        "--config", metavar="FILE", help="settings as TOML; options and environment go before"
    )


def run(options: argparse.Namespace) -> int:
    """Serve until a signal comes."""
    if not has_web():
        return complain(NO_WEB)
    from openquarto.server.config import read_config  # noqa: PLC0415  an extra that may not be there

    if options.config:
        Path(options.config).read_bytes()  # whatever keeps it from being read is said with its name
    asked = {name: vars(options)[name] for name in SETTINGS}
    config = read_config(asked)
    if config.workers > 1:
        from openquarto.server.workers.supervisor import supervise  # noqa: PLC0415

        return supervise(config, ready=_tell)
    from openquarto.server.run import serve  # noqa: PLC0415

    serve(config, ready=_tell)
    return EXIT_SOUND


def _tell(address: str) -> None:
    print(f"Serving at {address}", flush=True)
