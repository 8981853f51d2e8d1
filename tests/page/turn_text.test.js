// Turns of a record taken apart, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readTurn } from "../../src/openquarto/web/js/review/turn_text.js";

const NOTHING = { square: null, line: null, isFalse: false, gives: null, isDone: false };

test("each part of a turn is found", () => {
  assert.deepEqual({ ...NOTHING, gives: "I" }, readTurn("I"));
  assert.deepEqual({ ...NOTHING, square: "b2", gives: "K" }, readTurn("b2K"));
  assert.deepEqual({ ...NOTHING, square: "d2", line: "a2-d2" }, readTurn("d2#a2-d2"));
  assert.deepEqual({ ...NOTHING, line: "a1-d1" }, readTurn("#a1-d1"));
  assert.deepEqual({ ...NOTHING, square: "d4", isDone: true }, readTurn("d4="));
  assert.deepEqual({ ...NOTHING, isDone: true }, readTurn("="));
});

test("false calls are told from true ones, before and after a placement", () => {
  const played = { square: "b2", gives: "K", isFalse: true, isDone: false };
  assert.deepEqual({ ...played, line: "a1-d1" }, readTurn("#a1-d1?b2K"));
  assert.deepEqual({ ...played, line: "a2-d2" }, readTurn("b2#a2-d2?K"));
  assert.deepEqual({ ...played, line: "a2-d2", isFalse: false, gives: null }, readTurn("#a1-d1?b2#a2-d2"));
});

test("what is no turn is refused", () => {
  for (const text of ["e5", "b2KK", "row 2"]) assert.throws(() => readTurn(text), /not a turn/);
});
