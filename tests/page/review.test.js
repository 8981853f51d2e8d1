// The review of a game without a browser: marks, the curve, a turn tried again, playing on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { begun, callable, stockOf, tried } from "../../src/openquarto/web/js/attempt/attempt.js";
import { columnPath, runs } from "../../src/openquarto/web/js/review/curve_shape.js";
import {
  beginning,
  drawnAnswer,
  drawnReason,
  nextMark,
  piecesOnSameSquare,
} from "../../src/openquarto/web/js/review/marks.js";
import { recordBefore } from "../../src/openquarto/web/js/forms/play_on.js";

/** @param {[number, string, string][]} turns at, seat, mark */
const review = (turns) =>
  /** @type {any} */ ({ seat: "second", turns: turns.map(([at, seat, mark]) => ({ at, seat, mark })) });

test("a review opens at the reader's punished slip, then at other own slips, then at any mark", () => {
  /** @type {[number, string, string][]} */
  const turns = [
    [5, "second", "unpunished"],
    [6, "first", "punished"],
    [7, "second", "overlooked"],
    [9, "second", "punished"],
  ];
  assert.equal(9, beginning(review(turns), 12, true));
  assert.equal(5, beginning(review(turns.slice(0, 3)), 12, true));
  assert.equal(6, beginning(review(turns.slice(1, 3)), 12, true));
  assert.equal(7, beginning(review(turns.slice(2, 3)), 12, true));
  assert.equal(12, beginning(review([[3, "first", ""]]), 12, true));
});

test("for somebody who watched, a review opens at the first slip that was punished", () => {
  /** @type {[number, string, string][]} */
  const turns = [
    [5, "second", "unpunished"],
    [6, "first", "punished"],
  ];
  assert.equal(6, beginning(review(turns), 12, false));
  assert.equal(5, beginning(review(turns.slice(0, 1)), 12, false));
});

test("marks follow each other, and end", () => {
  const some = review([
    [2, "first", ""],
    [5, "first", "punished"],
    [6, "second", ""],
    [8, "second", "overlooked"],
  ]);
  assert.deepEqual(
    [5, 8, 8, -1],
    [0, 5, 6, 8].map((at) => nextMark(some, at, 1)),
  );
  assert.deepEqual(
    [-1, -1, 5, 5],
    [0, 5, 6, 8].map((at) => nextMark(some, at, -1)),
  );
});

test("a reason puts its line and the completing piece on the board", () => {
  const threat = { line: "a2-d2", square: "d2", sides: ["round"] };
  const hot = { kind: "hot gift", piece: "K", threat, sides: ["round"] };
  assert.deepEqual(
    { lines: ["a2-d2"], ghost: { square: "d2", piece: "K" } },
    drawnReason([hot, { kind: "empties", cover: [threat] }], "K"),
  );
  assert.deepEqual(
    { lines: ["a1-d1"], ghost: null },
    drawnReason([{ kind: "overlooked", line: "a1-d1" }], null),
  );
  const refuted = { kind: "refuted", line: ["b2H", "a3D"] };
  assert.deepEqual({ lines: [], ghost: { square: "b2", piece: "C" } }, drawnReason([refuted], "C"));
  assert.deepEqual({ lines: [], ghost: null }, drawnReason([{ kind: "held" }], "C"));
  assert.deepEqual({ lines: ["a2-d2"], ghost: { square: "d2", piece: "K" } }, drawnAnswer("d2#a2-d2", "K"));
});

test("where the square was right, the pieces that could be given there are told", () => {
  const slip = /** @type {any} */ ({ turn: "b2K", keep: ["a3K", "b2P", "b2L", "b2#a2-d2"] });
  assert.deepEqual({ square: "b2", pieces: ["P", "L"] }, piecesOnSameSquare(slip));
  assert.equal(null, piecesOnSameSquare({ ...slip, keep: ["a3K"] }));
  assert.equal(null, piecesOnSameSquare({ ...slip, turn: "K" }));
});

test("a win points up, a draw lies flat, a loss points down", () => {
  assert.match(columnPath("W", 0), /^M34 60V24L42 18/);
  assert.match(columnPath("D", 0), /^M34 57.5h16/);
  assert.match(columnPath("L", 0), /^M34 60V96L42 102/);
});

test("the curve for ears tells equal turns together", () => {
  const bars = Array.from("DDWDLL", (bar, at) => ({ turn: at + 1, bar: /** @type {"D"} */ (bar) }));
  assert.deepEqual(
    [
      { first: 1, last: 2, bar: "D" },
      { first: 3, last: 3, bar: "W" },
      { first: 4, last: 4, bar: "D" },
      { first: 5, last: 6, bar: "L" },
    ],
    runs(bars),
  );
});

test("a turn is tried: a square, then a piece", () => {
  const start = begun("AFMN/I1C1/4/HGJO D c4 classic");
  assert.deepEqual(["place", true, "D"], [start.phase, start.mayCall, start.hand]);
  assert.deepEqual(["b2", "d2", "a3", "b3", "c3", "d3"].length, start.board.filter((piece) => !piece).length);
  assert.equal(null, tried(start, "a1"));
  assert.equal(null, tried(start, "K"));
  const placed = /** @type {any} */ (tried(start, "b2"));
  assert.deepEqual(["give", "b2", null, "b2"], [placed.phase, placed.last, placed.hand, placed.text]);
  assert.deepEqual(["B", "E", "K", "L", "P"], stockOf(placed));
  assert.equal(null, tried(placed, "D"));
  const given = /** @type {any} */ (tried(placed, "P"));
  assert.deepEqual(["over", "b2P", "P"], [given.phase, given.text, given.hand]);
});

test("a line through the last square may be called, before and after placing", () => {
  const start = begun("AFMN/I1C1/4/HG1O J b1 classic");
  assert.deepEqual(["a1-d1", "b1-b4"], callable(start));
  assert.equal("#a1-d1", tried(start, "#a1-d1")?.text);
  const placed = /** @type {any} */ (tried(start, "c4"));
  assert.deepEqual(["a4-d4", "c1-c4"], callable(placed));
  assert.equal("c4#a4-d4", tried(placed, "#a4-d4")?.text);
  const blocks = begun("AFMN/I1C1/4/HG1O J b1 blocks");
  assert.deepEqual(["a1-d1", "b1-b4", "a1-b2", "b1-c2"], callable(blocks));
  assert.deepEqual([], callable(begun("4/4/4/4 A - classic")));
  assert.equal(null, tried(begun("4/4/4/4 A - classic"), "#a1-d1"));
});

test("the last piece is placed, and then there is only done or a call", () => {
  const start = begun("ABCD/EFGH/IJKL/MNO1 P c4 classic");
  const placed = /** @type {any} */ (tried(start, "d4"));
  assert.deepEqual(["last look", null], [placed.phase, tried(placed, "A")]);
  assert.equal("d4=", tried(placed, "=")?.text);
  const automatic = tried(begun("ABCD/EFGH/IJKL/MNO1 P c4 auto"), "d4");
  assert.deepEqual(["over", "d4", false], [automatic?.phase, automatic?.text, automatic?.mayCall]);
});

test("a game goes on from before a turn, against a level", () => {
  const link = "/replay?game=I.a2M.c1~a1-d1_A.d4-.%7Ea1-d1&result=1-0&variant=blocks&edition=access";
  assert.equal(
    '[Variant "blocks"]\n[Edition "access"]\n[FirstPlayer "pine"]\n[SecondPlayer "person"]\n\nI a2M *\n',
    recordBefore(link, 2, "second", "pine"),
  );
  assert.match(recordBefore(link, 9, "first", "oak"), /\[FirstPlayer "person"\]\n\[SecondPlayer "oak"\]/);
  assert.match(recordBefore(link, 9, "first", "oak"), /I a2M c1#a1-d1\?A d4= #a1-d1 \*/);
});
