// Tasks as plain data: lines by their squares, turns that are played, touches under a mask, the clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begun } from "../../src/openquarto/web/js/attempt/attempt.js";
import { PIECES } from "../../src/openquarto/web/js/model/geometry.js";
import { linesOn, pointedAt, toggled } from "../../src/openquarto/web/js/task/line_picking.js";
import { placedIn, scenesOf, scenesOfAnswer } from "../../src/openquarto/web/js/task/played_turns.js";
import { TaskClock, timeText } from "../../src/openquarto/web/js/task/task_facts.js";
import { asksForLines, startOf, unmasked } from "../../src/openquarto/web/js/task/task_table.js";
import { Touches } from "../../src/openquarto/web/js/task/touches.js";

const LINES = ["a1-d1", "a2-d2", "a1-a4", "a1-d4", "a1-b2"];
const WORDS = /** @type {any} */ ({
  words: { empty: "empty" },
  piece: (/** @type {string} */ piece) => piece,
  square: (/** @type {string} */ square) => square,
  say: (/** @type {string} */ name, /** @type {object} */ values = {}) =>
    [name, ...Object.values(values)].join(" "),
});

test("a line is found by squares that it goes through", () => {
  assert.deepEqual(linesOn(LINES, ["a1"]), ["a1-d1", "a1-a4", "a1-d4", "a1-b2"]);
  assert.deepEqual(linesOn(LINES, ["a1", "d1"]), ["a1-d1"]);
  assert.deepEqual(linesOn(LINES, ["a1", "b2"]), ["a1-d4", "a1-b2"]);
});

test("a square that no line joins to the others begins anew", () => {
  assert.deepEqual(pointedAt(LINES, ["a1"], "d1"), ["a1", "d1"]);
  assert.deepEqual(pointedAt(LINES, ["a1"], "c3"), ["a1", "c3"]);
  assert.deepEqual(pointedAt(LINES, ["d1"], "c3"), ["c3"]);
  assert.deepEqual(pointedAt(LINES, ["a1", "d1"], "a1"), ["a1"]);
});

test("lines are chosen and left in the order in which they are offered", () => {
  assert.deepEqual(toggled(LINES, ["a1-a4"], "a1-d1"), ["a1-d1", "a1-a4"]);
  assert.deepEqual(toggled(LINES, ["a1-d1", "a1-a4"], "a1-d1"), ["a1-a4"]);
});

test("turns are played action by action, to the call", () => {
  const scenes = scenesOf("4/4/KOP1/4 - b3 classic", ["E", "d3#a3-d3"]);
  assert.deepEqual(
    scenes.map(({ action, turn }) => [action, turn]),
    [
      ["E", 0],
      ["d3", 1],
      ["#a3-d3", 1],
    ],
  );
  assert.equal(scenes[0].hand, "E");
  assert.equal(scenes[1].board[11], "E");
  assert.equal(scenes[1].hand, null);
  assert.equal(scenes[2].line, "a3-d3");
  assert.deepEqual(placedIn(scenes), ["d3"]);
});

test("what was answered is on the board already", () => {
  const scenes = scenesOf("ABC1/4/4/4 D - classic", ["b2E", "d1#a1-d1"]);
  assert.equal(scenesOfAnswer(scenes, "b2"), 1);
  assert.equal(scenesOfAnswer(scenes, "b2E"), 2);
  assert.equal(scenesOfAnswer(scenes, "c3"), 0);
});

test("one thing is felt at a time, and no more than was agreed", () => {
  const touches = new Touches(begun("A3/4/4/4 B a1 classic"), 2, () => 0);
  assert.deepEqual(touches.feel("a1", WORDS), {
    piece: "A",
    sentences: ["read-square a1 A", "task-touches 1"],
  });
  assert.deepEqual(touches.feel("hand", WORDS), {
    piece: "B",
    sentences: ["read-hand B", "task-touches-none 0"],
  });
  assert.equal(touches.feel("b1", WORDS), "task-touches-none");
  assert.equal(touches.left, 0);
});

test("in the stock every piece lies somewhere once, those in play nowhere", () => {
  const touches = new Touches(begun("A3/4/4/4 B a1 classic"), 2);
  const lying = touches.places.filter((piece) => piece !== null).sort();
  assert.deepEqual(lying, PIECES.slice(2));
  assert.equal(touches.places.length, 16);
});

test("a clock is shown by the second, said three times, and runs out once", () => {
  let now = 0;
  /** @type {unknown[]} */
  const heard = [];
  const clock = new TaskClock(
    40,
    {
      show: () => {},
      say: (seconds) => heard.push(seconds),
      end: () => heard.push("end"),
    },
    () => now,
  );
  for (now = 0; now <= 41_000; now += 200) clock.tick();
  clock.stop();
  assert.deepEqual(heard, [30, 10, 5, "end"]);
  assert.equal(timeText(65), "1:05");
});

test("to name lines nothing is done on the board, and only a turn has a call", () => {
  const position = "AKLJ/1P2/M2F/1G2 - d1 classic";
  const task = (/** @type {string} */ form) => /** @type {any} */ ({ form, position });
  assert.equal(asksForLines(task("lines")), true);
  assert.equal(startOf(task("line")).phase, "over");
  assert.equal(startOf(task("piece")).phase, "give");
  assert.equal(startOf(task("piece")).mayCall, false);
  assert.equal(startOf(task("turn")).mayCall, true);
  assert.equal(unmasked(/** @type {any} */ ({ view: { masked: true } })).view.masked, false);
});
