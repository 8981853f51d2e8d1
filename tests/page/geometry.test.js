// Squares, homes and lines.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  flipped,
  HOMES,
  kindOf,
  linesThrough,
  moved,
  PIECES,
  positionText,
  SQUARES,
  side,
  squaresOf,
} from "../../src/openquarto/web/js/model/geometry.js";

test("one step in the stock changes exactly one trait", () => {
  assert.deepEqual([...HOMES].sort(), PIECES);
  const differences = (/** @type {number} */ one, /** @type {number} */ other) =>
    [0, 1, 2, 3].filter((trait) => side(HOMES[one], trait) !== side(HOMES[other], trait)).length;
  for (let at = 0; at < 16; at++) {
    if (at % 4 < 3) assert.equal(1, differences(at, at + 1));
    if (at < 12) assert.equal(1, differences(at, at + 4));
  }
});

test("rows and columns of the stock are those of the design", () => {
  assert.equal(
    "ABDC EFHG MNPO IJLK",
    [0, 4, 8, 12].map((row) => HOMES.slice(row, row + 4).join("")).join(" "),
  );
});

test("flipping a trait twice leads back", () => {
  assert.equal("I", flipped("A", 0));
  assert.equal("B", flipped("A", 3));
  for (const piece of PIECES)
    for (let trait = 0; trait < 4; trait++) assert.equal(piece, flipped(flipped(piece, trait), trait));
});

test("the squares of lines", () => {
  assert.deepEqual(["a2", "b2", "c2", "d2"], squaresOf("a2-d2"));
  assert.deepEqual(["b1", "b2", "b3", "b4"], squaresOf("b1-b4"));
  assert.deepEqual(["a4", "b3", "c2", "d1"], squaresOf("a4-d1"));
  assert.deepEqual(["b2", "c2", "b3", "c3"], squaresOf("b2-c3"));
});

test("kinds, and lines through a square", () => {
  assert.deepEqual(
    ["row", "column", "diagonal", "diagonal", "block"],
    ["a1-d1", "a1-a4", "a1-d4", "a4-d1", "a1-b2"].map(kindOf),
  );
  assert.deepEqual(["a1-d4"], linesThrough("diagonal", "b2"));
  assert.deepEqual([], linesThrough("diagonal", "b1"));
  assert.deepEqual(
    [1, 2, 4],
    ["a1", "b1", "b2"].map((square) => linesThrough("block", square).length),
  );
});

test("no wrapping at the edges", () => {
  assert.equal(0, moved(0, "ArrowLeft"));
  assert.equal(3, moved(3, "ArrowRight"));
  assert.equal(0, moved(0, "ArrowUp"));
  assert.equal(15, moved(15, "ArrowDown"));
  assert.deepEqual(
    [5, 9, 4, 6],
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]
      .map((key) => moved(5, key))
      .map((at, index) => (index === 0 ? at + 4 : at)),
  );
  assert.deepEqual(
    [4, 7, 0, 15],
    [moved(5, "Home"), moved(5, "End"), moved(5, "Home", true), moved(5, "End", true)],
  );
});

test("a position as text", () => {
  const board = SQUARES.map((square) => ({ b2: "A", c2: "P" })[square] ?? null);
  assert.equal("4/1AP1/4/4 - c2 classic", positionText({ board, hand: null, last: "c2" }, "classic"));
});
