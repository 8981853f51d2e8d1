"""Nothing on the page gives a live quarto away: the same game looks and reads alike whatever counts."""

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from openquarto.rules.line import lines_through
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.quarto import quartos_through
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Variant
from tests.page.table import Seat

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.once]

SEEDS = (1, 4, 11, 15, 18)  # in these games every variant has its quartos at placements of its own
CLASSIC = Variant()
OTHERS = {
    "one trait": Variant(traits=(Trait.FILL,)),
    "blocks": Variant(blocks=True),
    "two traits and blocks": Variant(traits=(Trait.COLOUR, Trait.HEIGHT), blocks=True),
}
# Counts what is spoken, so that a look is never taken between a move and its words.
COUNT = """() => { window.spoken = 0; new MutationObserver(() => window.spoken++)
  .observe(document.querySelector("#polite"), { childList: true, characterData: true, subtree: true }); }"""
# All of the page but the rule badge, the call dialog, the log's first words, which tell the rules, and the
# address of the game.
LOOK = """() => {
  const copy = document.body.cloneNode(true);
  const rules = [...copy.querySelectorAll("#rules-here li")].map((rule) => rule.textContent);
  const apart = copy.querySelectorAll("#badge, #rules-here, #call-dialog, .symbols, script");
  for (const part of apart) part.remove();
  for (const said of copy.querySelectorAll("#log li")) if (rules.includes(said.textContent)) said.remove();
  const text = copy.outerHTML.replaceAll(document.querySelector("#game").dataset.game, "");
  return text.replaceAll("\\u00a0", "");
}"""
RULES = "() => [...document.querySelectorAll('#rules-here li')].map((rule) => rule.textContent)"
# States of a node in the tree; what points at other nodes does so by numbers of its own.
PLAIN = ("boolean", "booleanOrUndefined", "tristate", "token", "integer")
# What must differ in the messages: the rules, and the lines that the call dialog offers.
DIFFERENT = ("rules", "lines", "record", "game", "id", "at")


class Seen(NamedTuple):
    """All that a game shows and sends: pages after each move, trees after placements, messages both ways."""

    pages: list[str]
    trees: list[list[tuple[str, ...]]]
    messages: list[tuple[str, Any]]


def moves_of(seed: int) -> list[str]:
    """A whole random game without calls."""
    chance = random.Random(seed)
    pieces = chance.sample("ABCDEFGHIJKLMNOP", 16)
    squares = chance.sample([square.name for square in SQUARES], 16)
    return [move for turn in zip(pieces, squares, strict=True) for move in turn]


def live_quartos(moves: list[str], variant: Variant) -> list[bool]:
    """Which placements make one."""
    board: list[Piece | None] = [None] * 16
    live = []
    for piece, name in zip(moves[::2], moves[1::2], strict=True):
        square = Square[name]
        board[square.index] = Piece(ord(piece) - ord("A"))
        live.append(bool(quartos_through(board, square, variant)))
    return live


def sit(seat: Seat, variant: Variant) -> None:
    letters = "".join("cshf"[list(Trait).index(trait)] for trait in variant.traits)
    seat.sit(traits=letters, **({"blocks": "1"} if variant.blocks else {}))


def play(seat: Seat, moves: list[str], variant: Variant) -> Seen:
    frames: list[tuple[str, Any]] = []

    def note(way: str) -> Callable[[str | bytes], None]:
        def noted(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] not in ("ping", "pong"):
                frames.append((way, message))

        return noted

    def listen(line: Any) -> None:  # noqa: ANN401  Playwright's WebSocket
        line.on("framesent", note("to the server"))
        line.on("framereceived", note("to the page"))

    seat.page.on("websocket", listen)
    sit(seat, variant)
    seat.page.evaluate(COUNT)
    rules = set(seat.page.evaluate(RULES))
    pages, trees = [], []
    session = seat.page.context.new_cdp_session(seat.page)
    for move in moves:
        before = seat.page.evaluate("window.spoken")
        seat.quick(move)
        seat.page.wait_for_function("(before) => window.spoken > before", arg=before)
        pages.append(seat.page.evaluate(LOOK))
        if len(move) == 2:  # where a quarto may have come to life
            trees.append(tree_of(session.send("Accessibility.getFullAXTree")["nodes"], rules))
    return Seen(pages, trees, [(way, shorn(message, rules)) for way, message in frames])


def shorn(message: Any, rules: set[str]) -> Any:  # noqa: ANN401  whatever JSON holds
    if isinstance(message, dict):
        return {key: shorn(value, rules) for key, value in message.items() if key not in DIFFERENT}
    if isinstance(message, list):
        return [shorn(each, rules) for each in message]
    return "" if message in rules else message


def tree_of(nodes: list[dict[str, Any]], rules: set[str]) -> list[tuple[str, ...]]:
    """Role, description, name and state of all but the sentences that tell the rules."""
    told: list[tuple[str, ...]] = []
    for node in nodes:
        role, about, name = (node.get(key, {}).get("value", "") for key in ("role", "description", "name"))
        is_rule = any(rule in name for rule in rules)
        if not node.get("ignored") and not is_rule and role != "InlineTextBox":
            state = [each for each in node.get("properties", []) if each["value"]["type"] in PLAIN]
            told.append((role, about, name.replace("\u00a0", ""), json.dumps(state)))
    return told


QUICK, *MORE = OTHERS
CASES = [
    (SEEDS[0], [QUICK]),
    pytest.param(SEEDS[0], MORE, marks=pytest.mark.long),
    *(pytest.param(seed, [*OTHERS], marks=pytest.mark.long) for seed in SEEDS[1:]),
]


@pytest.mark.parametrize(("seed", "names"), CASES)
def test_a_live_quarto_changes_nothing(open_seat: Callable[..., Seat], seed: int, names: list[str]) -> None:
    moves = moves_of(seed)
    assert any(live_quartos(moves, CLASSIC))
    expected = play(open_seat(reduced_motion="reduce"), moves, CLASSIC)
    assert (32, 16) == (len(expected.pages), len(expected.trees))
    assert 3 * 32 <= len(expected.messages)  # each move is asked, told and acknowledged
    for name in names:
        assert live_quartos(moves, CLASSIC) != live_quartos(moves, OTHERS[name])
        seen = play(open_seat(reduced_motion="reduce"), moves, OTHERS[name])
        for at, move in enumerate(moves):
            assert expected.pages[at] == seen.pages[at], (name, move)
        for at, move in enumerate(moves[1::2]):
            assert expected.trees[at] == seen.trees[at], (name, move)
        assert expected.messages == seen.messages, name


@pytest.mark.parametrize(
    "blocks", [pytest.param(False, marks=pytest.mark.more), pytest.param(True, marks=pytest.mark.long)]
)
def test_the_call_dialog_follows_geometry_alone(open_seat: Callable[..., Seat], blocks: bool) -> None:
    """After every one of sixteen placements, a quarto or not: the lines through its square, in one order."""
    seat = open_seat(reduced_motion="reduce")
    sit(seat, Variant(blocks=blocks))
    for move in moves_of(2):
        seat.quick(move)
        if len(move) == 2:
            seat.page.locator("#quarto").click()
            choices = seat.page.locator("#call-dialog [data-line]")
            expect(choices.first).to_be_focused()
            offered = choices.evaluate_all("(all) => all.map((choice) => choice.dataset.line)")
            assert [line.value for line in lines_through(Square[move], blocks=blocks)] == offered, move
            seat.page.keyboard.press("Escape")
            expect(seat.page.locator("#call-dialog")).to_be_hidden()
