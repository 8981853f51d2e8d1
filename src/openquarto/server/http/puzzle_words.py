"""What pages say of puzzles from outside: one as a card, and the words that such a page joins by itself."""

from typing import Any

import msgspec

from openquarto.puzzles import KINDS, RatedPuzzle, task_of
from openquarto.server.site.words import PUZZLES
from openquarto.speech.manner import Hearer
from openquarto.speech.page import page_messages
from openquarto.speech.puzzle import kind_name
from openquarto.speech.task import tell_question

_LENT = ("invite-making", "invite-failed", "try-again", "copy-failed")
_LENT_PREFIXES = ("link-", "reach-", "progress-")


def told(rated: RatedPuzzle, hearer: Hearer) -> dict[str, Any]:
    """A puzzle as pages show it from outside; of one under a mask nothing is seen."""
    puzzle = rated.puzzle
    position, is_masked = puzzle.position, puzzle.kind == "mask"
    return {
        "id": rated.id,
        "kind": puzzle.kind,
        "title": kind_name(puzzle.kind, hearer),
        "question": tell_question(task_of(puzzle).question, hearer)[0],
        "rating": rated.rating,
        "board": "".join("." if piece is None or is_masked else piece.name for piece in position.board),
        "hand": "" if position.hand is None or is_masked else position.hand.name,
    }


def words_json(hearer: Hearer) -> str:
    """The words that a page of puzzles joins by itself: its own, and those of a link that is passed on."""
    language = hearer.manner.language
    own = {f"{PUZZLES}{name}": text for name, text in page_messages(language, PUZZLES).items()}
    lent = {
        name: text
        for name, text in page_messages(language).items()
        if name in _LENT or name.startswith(_LENT_PREFIXES)
    }
    kinds = {kind: kind_name(kind, hearer) for kind in KINDS}
    return msgspec.json.encode({"language": language, "messages": own | lent, "kinds": kinds}).decode()
