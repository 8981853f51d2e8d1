"""The kernel as WebAssembly in node, beside the native one: the same questions, one after another."""

import json
import subprocess
import time
from collections.abc import Sequence
from typing import Literal, NamedTuple

from openquarto.kernel import _kernel
from openquarto.kernel.stop import CONTROL_SIZE
from openquarto.kernel.work import NOTHING, KernelPosition
from page_checks import node
from tests.packaging.source_tree import ROOT

SCRIPT = "tests/page/kernel_answers.js"
Found = tuple[int, int]  # the answer, and its nodes


class Question(NamedTuple):
    """What the kernel is asked: of `solve`, whether the value is enough; of `best_turn`, a score."""

    task: Literal["solve", "holding", "best_turn"]
    position: KernelPosition
    wanted: int = 0


def native(questions: Sequence[Question], megabytes: int) -> tuple[list[Found], float]:
    """The answers of the native kernel, each with an empty table, and its processor seconds."""
    table = _kernel.Table(megabytes)
    found, seconds = [], 0.0
    for task, position, wanted in questions:
        table.clear()
        control = bytearray(CONTROL_SIZE)
        began = time.thread_time()
        answer, nodes, _ = getattr(_kernel, task)(table, *position, wanted, 0, 0, control)
        seconds += time.thread_time() - began
        found.append((answer, nodes))
    return found, seconds


def in_node(
    questions: Sequence[Question], megabytes: int, *, warm: bool = False
) -> tuple[list[Found], float]:
    """The same by the file that is shipped, through the page's own module."""
    asked = {"megabytes": megabytes, "warm": warm, "questions": [_plain(each) for each in questions]}
    command = [node(), SCRIPT]
    done = subprocess.run(
        command, input=json.dumps(asked), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return [(answer, nodes) for answer, nodes in told["answers"]], told["seconds"]


def analyses_in_node(texts: Sequence[str]) -> list[dict[str, object]]:
    """What the page's kernel finds of positions, asked through the messages of its worker."""
    command = [node(), "tests/page/kernel_analyses.js"]
    done = subprocess.run(
        command, input=json.dumps(texts), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [
        {
            "value": told["value"],
            "turns": [(each["turn"], each["value"]) for each in told["turns"]],
            "line": [(each["turn"], each["value"], each["after"]) for each in told["line"]],
            "groups": [group["turns"] for group in told["groups"]],
        }
        for told in json.loads(done.stdout)
    ]


def _plain(question: Question) -> dict[str, object]:
    board, hand, traits, blocks = question.position
    position = {
        "board": [None if piece == NOTHING else piece for piece in board],
        "hand": None if hand == NOTHING else hand,
        "traits": traits,
        "blocks": blocks,
    }
    return {"task": question.task, "position": position, "wanted": question.wanted}
