"""`openquarto doctor`: what is there and what is not, and what to do about it."""

import argparse
import json

from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND, Subcommands, add_command
from openquarto.cli.doctor_checks import Finding, State, findings

SIGNS = {State.GOOD: "ok", State.SLOW: "slow", State.MISSING: "-", State.BAD: "BAD"}


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "doctor",
        run,
        summary="tell what is installed and works here, what is not, and what to do",
        examples=("", "--json"),
    )
    parser.add_argument("--json", action="store_true", help="JSON lines, one for each finding")


def run(options: argparse.Namespace) -> int:
    """Print every finding; the status is 1 if something is broken, and 0 where something is only left out."""
    found = []
    for finding in findings():
        found.append(finding)
        print(
            json.dumps(finding._asdict(), ensure_ascii=False) if options.json else _line(finding), flush=True
        )
    broken = [finding.subject for finding in found if finding.state is State.BAD]
    if not options.json:
        print(_summary(found, broken))
    return EXIT_FAULTY if broken else EXIT_SOUND


def _line(finding: Finding) -> str:
    line = f"{SIGNS[finding.state]:<5} {finding.subject:<15} {finding.found}"
    return f"{line}\n{'':<22}-> {finding.advice}" if finding.advice else line


def _summary(found: list[Finding], broken: list[str]) -> str:
    if broken:
        return f"\nBroken: {', '.join(broken)}."
    can_play = not any(each.subject == "extra web" and each.state is State.MISSING for each in found)
    ways = "in the browser (openquarto play) and " if can_play else ""
    return f"\nNothing is broken: you can play {ways}at the keyboard (openquarto terminal)."
