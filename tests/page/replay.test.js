// Steps through a game that is over, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";

import { pastAnswer, pastTable, stepped } from "../../src/openquarto/web/js/model/replay.js";

const TURN = {
  turn: 1,
  move: "1... b4A",
  label: "Turn 1 of 9",
  sentences: ["Second: b4, dark square tall solid."],
  board: Array(16).fill(null).with(13, "M"),
  hand: "A",
  last: "b4",
};

test("a step leads to the next turn, and never beyond the ends", () => {
  assert.deepEqual(
    [0, 3, 5, 9],
    [stepped("first", 4, 10), stepped("before", 4, 10), stepped("next", 4, 10), stepped("last", 4, 10)],
  );
  assert.deepEqual([0, 9, 0], [stepped("before", 0, 10), stepped("next", 9, 10), stepped("next", 0, 1)]);
});

test("a past table has the pieces of its turn, and is over as before", () => {
  const view = { board: [], hand: null, last: "a1", phase: "over", shown: [{ line: "a1-a4" }], ending: {} };
  const past = pastTable(/** @type {any} */ ({ status: "The game is over.", view }), TURN);
  assert.equal("Turn 1 of 9", past.status);
  assert.deepEqual({ ...view, board: TURN.board, hand: "A", last: "b4", shown: [] }, past.view);
  const lined = pastTable(/** @type {any} */ ({ view }), TURN, "a1-a4");
  assert.deepEqual([{ line: "a1-a4", squares: ["a1", "a2", "a3", "a4"], sides: [] }], lined.view.shown);
});

test("questions about a past turn are answered about that turn", () => {
  const words = /** @type {any} */ ({ say: (/** @type {string} */ key) => key, piece: () => "light" });
  assert.deepEqual(TURN.sentences, pastAnswer("last", TURN, words));
  assert.deepEqual(["Turn 1 of 9."], pastAnswer("turn", TURN, words));
  assert.deepEqual(["read-hand"], pastAnswer("hand", TURN, words));
  assert.deepEqual(["read-hand-empty"], pastAnswer("hand", { ...TURN, hand: null }, words));
});
