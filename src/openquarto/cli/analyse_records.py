"""Recorded games analysed on the command line: one line a turn, and the records written again with it all."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from openquarto.claims.json_form import Json, claim_json
from openquarto.cli.analyse_text import line_of
from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND, EXIT_UNREADABLE, complain, note
from openquarto.cli.progress import steps
from openquarto.cli.record_files import UnreadableFile, fault_json, text_of
from openquarto.insight.annotation import annotated_record, false_values
from openquarto.insight.review import ReviewedTurn, Reviewer
from openquarto.kernel import Solver
from openquarto.notation.error import RecordError
from openquarto.notation.read import read
from openquarto.notation.record import Record, Turn
from openquarto.notation.write import write_all
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import tell_turn
from openquarto.speech.refusal import refuse_record


class RecordAnalyst:
    """Reviews the games of files one after the other, with one solver that remembers."""

    def __init__(self, hearer: Hearer, *, is_json: bool) -> None:
        self._hearer = hearer
        self._is_json = is_json
        self._reviewer = Reviewer(Solver())
        self._status = EXIT_SOUND
        self._annotated: list[Record] = []

    def run(self, files: Iterable[str], *, annotated: Path | None) -> int:
        """Tell every turn; then write the records, if all of them could be read: nothing is left out."""
        for file in files:
            try:
                games = list(read(text_of(file)))
            except UnreadableFile as problem:
                self._status = EXIT_UNREADABLE
                self._print({"file": file, "error": str(problem)}, f"{file}: {problem}")
                continue
            if not games:
                note(f"{file}: there is no game in it")
            for number, game in enumerate(games, 1):
                self._game(file, number, game, of=len(games))
        if annotated is None:
            return self._status
        if self._status != EXIT_SOUND:
            complain(f"{annotated} is not written, because not every record could be read")
            return self._status
        written = annotated.with_name(f"{annotated.name}.part")
        written.write_text(write_all(self._annotated), encoding="utf-8")
        written.replace(annotated)
        return self._status

    def _game(self, file: str, number: int, game: Record | RecordError, *, of: int) -> None:
        if isinstance(game, RecordError):
            self._status = max(self._status, EXIT_FAULTY)
            fault = {"file": file, "game": number, "error": fault_json(game)}
            refused = refuse_record(game.faults, self._hearer, line=game.line, column=game.column)
            self._print(fault, "\n".join(f"{file}: {number}/{of}: {sentence}" for sentence in refused))
            return
        if not self._is_json:
            print(f"{file}: {number}/{of}")
        hearer = replace(self._hearer, first=game.tags.get("First"), second=game.tags.get("Second"))
        turns = []
        for turn in self._with_progress(game, f"game {number} of {of}"):
            turns.append(turn)
            told = {"file": file, "game": number, **turn_json(turn)}
            self._print(told, line_of(turn, hearer))
        for turn, value in false_values(game, turns):
            true = turn.following or "none"
            note(f"{file}: {number}/{of}: turn {turn.ply}: [%val {value}] is not true: {true}")
        self._annotated.append(annotated_record(game, turns, lambda turn: _reason(turn, self._hearer)))

    def _with_progress(self, game: Record, name: str) -> Iterator[ReviewedTurn]:
        total = sum(isinstance(item, Turn) for item in game.items)
        with steps() as show:
            for done, turn in enumerate(self._reviewer.turns(game.game), 1):
                show(name, done, total)
                yield turn

    def _print(self, told: Json, text: str) -> None:
        print(json.dumps(told) if self._is_json else text, flush=True)


def _reason(turn: ReviewedTurn, hearer: Hearer) -> str:
    return " ".join(tell_turn(turn.claims, turn.after, hearer).sentences)


def turn_json(turn: ReviewedTurn) -> Json:
    """A turn of a game as programs read it."""
    return {
        "ply": turn.ply,
        "turn": turn.turn,
        "before": str(turn.before),
        "after": str(turn.after),
        "slip": turn.is_slip,
        "punished": turn.punished,
        "claims": [claim_json(claim) for claim in turn.claims],
    }
