"""What a server has answered its operator, for people at a terminal and for programs elsewhere."""

import argparse
from collections.abc import Iterator

import msgspec

from openquarto.cli.command import EXIT_SOUND, complain, wants_json
from openquarto.cli.progress import steps
from openquarto.wire import admin as wire

DONE = {  # how the last line of an answer reads
    "list": "{count} in memory",
    "close": "closed; its pages come again",
    "delete": "deleted",
    "forget": "forgotten in {count}",
    "ban": "shut out; {count} cut",
    "games on": "new games are accepted",
    "games off": "no new games for now",
    "drain": "leaves; {count} will be closed",
    "backup": "written",
}
COUNTED = {
    "list": ("game", "games"),
    "forget": ("game", "games"),
    "ban": ("open table", "open tables"),
    "drain": ("open table", "open tables"),
}


def tell(answers: Iterator[wire.AdminAnswer], options: argparse.Namespace) -> int:
    """Print an answer line by line as it comes; the status that goes with it."""
    is_json, figures = wants_json(options), dict[str, float]()
    with steps() as show:
        for answer in answers:
            if isinstance(answer, wire.Refused):
                return complain(answer.message)
            if isinstance(answer, wire.Progress):
                show("backup", answer.done, answer.total)
            elif is_json:
                print(msgspec.json.encode(answer).decode(), flush=True)
            else:
                for line in _lines(answer, options, figures):
                    print(line, flush=True)
            if isinstance(answer, wire.Finished):
                return EXIT_SOUND
    return EXIT_SOUND if options.action == "watch" else complain("the server has left before it was done")


def _lines(answer: wire.AdminAnswer, options: argparse.Namespace, figures: dict[str, float]) -> Iterator[str]:
    match answer:
        case wire.Game():
            yield _game(answer)
        case wire.Banned(network=network, minutes=minutes):
            yield f"{network}  {'until the server stops' if minutes is None else f'{minutes:g} minutes left'}"
        case wire.Figures():
            changed = {name: value for name, value in answer.figures.items() if figures.get(name) != value}
            figures.update(answer.figures)
            width = max(map(len, answer.figures), default=0)
            yield from (f"{name:{width}}  {value:g}" for name, value in changed.items())
            if answer.problem:
                yield f"the disk cannot be relied on: {answer.problem}"
        case wire.Told(seq=seq, sentences=sentences):
            yield f"{seq}  {' '.join(sentences)}"
        case wire.Finished(count=count):
            yield from _done(options, count)


def _game(game: wire.Game) -> str:
    here = [name for name, is_here in zip(game.players, game.present, strict=True) if is_here]
    present = ", ".join(here) or f"{game.pages} open"  # at one screen nobody in particular
    state = "over" if game.is_over else "goes on"
    return (
        f"{game.game}  {game.variant}  {' – '.join(game.players)}  here: {present}, "
        f"{game.watchers} watching  event {game.seq}, {state}  since {game.since}"
    )


def _done(options: argparse.Namespace, count: int) -> Iterator[str]:
    action = f"games {options.state}" if options.action == "games" else options.action
    if action == "unban":
        yield "let in again" if count else "that network was not shut out"
    if action in DONE:
        one, many = COUNTED.get(action, ("", ""))
        yield DONE[action].format(count=f"{count} {one if count == 1 else many}")
