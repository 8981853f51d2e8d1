"""Puzzles for pages and programs: what there is, the one of a day, one by its name, answers and hints."""

from collections import Counter
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.puzzles import KINDS, daily, task_of
from openquarto.puzzles.pack import RatedPuzzle, shipped
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.analysis.task_source import puzzle_named
from openquarto.server.analysis.told_task import told_task
from openquarto.server.error import ServerError
from openquarto.server.http.class_context import class_context
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.puzzle_words import words_json
from openquarto.server.http.responses import hearer_of, json_response, page_response
from openquarto.server.http.spoken import SPOKEN
from openquarto.server.http.task_answers import hinted, judged, task_manner
from openquarto.server.http.task_reading import understood
from openquarto.server.site.assets import IMMUTABLE, Asset
from openquarto.server.site.templates import inline_json
from openquarto.speech.manner import Hearer
from openquarto.speech.puzzle import kind_name
from openquarto.view.edition import Edition
from openquarto.wire.analysis import Hint
from openquarto.wire.task import Answer, HintWanted, Puzzle, PuzzleIndex, Reading, Typed, Verdict


async def puzzle_index(request: Request) -> Response:
    """Every puzzle of the package: name, kind, variant, rating; for ever, as pages ask for it."""
    file, digest = index_file()
    is_known = request.query_params.get("v") == digest
    return file.answer(request, IMMUTABLE if is_known else "no-cache")


async def puzzle_of_day(request: Request) -> Response:
    """The puzzle of a day, the same everywhere; without a date that of today in Greenwich."""
    return json_response(told_puzzle(request, daily(_day(request.query_params.get("date", "")))))


async def puzzle(request: Request) -> Response:
    """One puzzle, without its answers."""
    return json_response(told_puzzle(request, puzzle_named(request.path_params["puzzle"])))


async def puzzle_answer(request: Request) -> Response:
    """Whether an answer is right, and why; after a wrong one what follows from it."""
    return await judged(request, _named(request))


async def puzzle_reading(request: Request) -> Response:
    """What a line means that is typed in the command field of a puzzle; it is not judged yet."""
    return await understood(request, _named(request))


async def puzzle_hint(request: Request) -> Response:
    """A step of the hint: there is something, where, what."""
    return await hinted(request, _named(request))


async def puzzle_page(request: Request) -> Response:
    """The page of one puzzle, on which it is answered."""
    told = told_puzzle(request, puzzle_named(request.path_params["puzzle"]))
    hearer = hearer_of(request)
    words = hearer.words
    values = {
        "puzzle": told,
        "kinds": [
            (kind, kind_name(kind, hearer), words.say("puzzles-count", count=count))
            for kind, count in kind_counts().items()
        ],
        "index_url": index_url(),
        "words_json": inline_json(words_json(hearer)),
        "puzzle_json": inline_json(msgspec.json.encode(told).decode()),
        "edition": task_manner(request).edition.value,
        "rated": words.say("page-task-rated", rating=str(told.rating)),
        "note": words.say(_NOTES[told.kind]) if told.kind in _NOTES else "",
        **await class_context(request, told.id),
    }
    return page_response(request, "puzzle", values)


def told_puzzle(request: Request, rated: RatedPuzzle) -> Puzzle:
    """A puzzle in the words of whoever asks."""
    asked, hearer = rated.puzzle, Hearer(manner=task_manner(request))
    return Puzzle(
        id=rated.id,
        kind=asked.kind,
        inner=asked.inner,
        title=kind_name(asked.kind, hearer),
        variant=str(asked.position.variant),
        rating=rated.rating,
        task=told_task(task_of(asked), hearer),
    )


@cache
def kind_counts() -> dict[str, int]:
    """How many puzzles of each kind there are, in the order of the kinds."""
    counts = Counter(each.puzzle.kind for each in shipped())
    return {kind: counts[kind] for kind in KINDS}


@cache
def index_file() -> tuple[Asset, str]:
    """The index, compressed once, and the digest that names it."""
    puzzles = shipped()
    variants = list(dict.fromkeys(str(each.puzzle.position.variant) for each in puzzles))
    index = PuzzleIndex(
        ids="".join(each.id for each in puzzles),
        kinds=list(KINDS),
        variants=variants,
        kind=[KINDS.index(each.puzzle.kind) for each in puzzles],
        inner=[-1 if each.puzzle.inner is None else KINDS.index(each.puzzle.inner) for each in puzzles],
        variant=[variants.index(str(each.puzzle.position.variant)) for each in puzzles],
        rating=[each.rating for each in puzzles],
    )
    body = msgspec.json.encode(index)
    return Asset.of("index.json", body), sha256(body).hexdigest()[:16]


def index_url() -> str:
    """Where the index is, under an address that never changes what it means."""
    return f"/api/puzzles/index?v={index_file()[1]}"


def _named(request: Request) -> TaskName:
    return TaskName("puzzle", puzzle_named(request.path_params["puzzle"]).id)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text) if text else datetime.now(UTC).date()
    except ValueError:
        raise ServerError("no such day", text=text) from None


_NOTES = {"see": "page-task-half", "mask": "page-mask-hint"}
_CLASS = {"class": {"type": "string"}}  # the class for which a task is solved
_QUERY = {"edition": {"enum": [each.value for each in Edition]}, **SPOKEN}
_DAILY = {"date": {"type": "string", "format": "date"}, **_QUERY}
_ASKED = (400, 404, 413, 429, 503)
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/puzzles/{puzzle}",
        puzzle_page,
        Operation("puzzlePage", {200: HTML}, (400, 404), {**_QUERY, **_CLASS}),
    ),
    DescribedRoute(
        "/api/puzzles/index",
        puzzle_index,
        Operation("puzzleIndex", {200: PuzzleIndex}, query={"v": {"type": "string"}}),
    ),
    DescribedRoute(
        "/api/puzzles/daily", puzzle_of_day, Operation("dailyPuzzle", {200: Puzzle}, (400,), _DAILY)
    ),
    DescribedRoute("/api/puzzles/{puzzle}", puzzle, Operation("puzzle", {200: Puzzle}, (400, 404), _QUERY)),
    DescribedRoute(
        "/api/puzzles/{puzzle}/answer",
        puzzle_answer,
        Operation("answerPuzzle", {200: Verdict}, _ASKED, {**_QUERY, **_CLASS}, body=Answer),
        method="POST",
    ),
    DescribedRoute(
        "/api/puzzles/{puzzle}/reading",
        puzzle_reading,
        Operation("readPuzzleAnswer", {200: Reading}, (400, 404, 413), _QUERY, body=Typed),
        method="POST",
    ),
    DescribedRoute(
        "/api/puzzles/{puzzle}/hint",
        puzzle_hint,
        Operation("puzzleHint", {200: Hint}, _ASKED, {**_QUERY, **_CLASS}, body=HintWanted),
        method="POST",
    ),
]
