// How far somebody has come in the lessons, as plain data.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  countDone,
  doneTasks,
  filled,
  goOn,
  isBegun,
  isDone,
  known,
  nextTask,
  withMatch,
  withTask,
} from "../../src/openquarto/web/js/lessons/course.js";

const FIRST = { name: "one-trait", title: "One thing in common", tasks: 2, number: 1 };
const SECOND = { name: "pieces", title: "Sixteen pieces", tasks: 3, number: 2 };
const EXTRA = { name: "mask", title: "With a mask", tasks: 1, number: null };
const ALL = [FIRST, SECOND, EXTRA];
const DONE = { "one-trait": { done: [1, 2], match: true } };

test("nothing is known of what was never begun", () => {
  assert.deepEqual({ done: [], match: false }, known({}, "one-trait"));
  assert.equal(false, isBegun({}, FIRST));
  assert.equal(1, nextTask({}, FIRST));
});

test("a lesson is done with all its tasks and its small match", () => {
  assert.equal(false, isDone({ "one-trait": { done: [1, 2], match: false } }, FIRST));
  assert.equal(false, isDone({ "one-trait": { done: [2], match: true } }, FIRST));
  assert.equal(true, isDone(DONE, FIRST));
  assert.equal(null, nextTask(DONE, FIRST));
});

test("tasks that there are not count for nothing", () => {
  const lessons = { "one-trait": { done: [0, 2, 3, 99], match: true } };
  assert.deepEqual([2], doneTasks(lessons, FIRST));
  assert.equal(false, isDone(lessons, FIRST));
  assert.equal(1, nextTask(lessons, FIRST));
});

test("it goes on in what was begun, else in the first that is left, and extras are never in the way", () => {
  assert.deepEqual({ entry: FIRST, task: 1 }, goOn({}, ALL));
  assert.deepEqual({ entry: SECOND, task: 1 }, goOn(DONE, ALL));
  assert.deepEqual({ entry: SECOND, task: 3 }, goOn({ pieces: { done: [1, 2], match: false } }, ALL));
  assert.deepEqual({ entry: FIRST, task: 1 }, goOn({ mask: { done: [1], match: false } }, ALL));
  assert.deepEqual({ entry: FIRST, task: null }, goOn({ "one-trait": { done: [1, 2], match: false } }, ALL));
  assert.equal(null, goOn({ ...DONE, pieces: { done: [1, 2, 3], match: true } }, ALL));
});

test("extras are not counted", () => {
  assert.equal(1, countDone({ ...DONE, mask: { done: [1], match: true } }, ALL));
});

test("a task is done once, in order, and what was known before stays as it was", () => {
  const before = { pieces: { done: [3], match: true } };
  const after = withTask(withTask(before, "pieces", 1), "pieces", 3);
  assert.deepEqual({ pieces: { done: [1, 3], match: true } }, after);
  assert.deepEqual({ pieces: { done: [3], match: true } }, before);
});

test("a small match is passed, whatever is known of the tasks", () => {
  assert.deepEqual({ mask: { done: [], match: true } }, withMatch({}, "mask"));
  assert.deepEqual(
    { pieces: { done: [1], match: true } },
    withMatch({ pieces: { done: [1], match: false } }, "pieces"),
  );
});

test("values are put into a text, and what has none is left", () => {
  assert.equal(
    "lesson 2, task 0 of {all}",
    filled("lesson {number}, task {task} of {all}", { number: 2, task: 0 }),
  );
});
