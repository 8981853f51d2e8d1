// One way to speak.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Announcer } from "../../src/openquarto/web/js/view/announcer.js";

function announcer() {
  /** @type {[boolean, string][]} */
  const written = [];
  /** @type {(() => void)[]} */
  const tasks = [];
  const one = new Announcer(
    (urgent, text) => written.push([urgent, text]),
    () => written.splice(0),
    (task) => tasks.push(task),
  );
  return {
    one,
    written,
    pass: () => {
      for (const task of tasks.splice(0)) task();
    },
  };
}

test("what happens at the same instant is joined", () => {
  const { one, written, pass } = announcer();
  one.say(["Second: b2, dark round tall hollow."]);
  one.say(["You get light square short solid."]);
  assert.deepEqual([], written);
  pass();
  assert.deepEqual(
    [[false, "Second: b2, dark round tall hollow. You get light square short solid."]],
    written,
  );
});

test("what has been overtaken before it was said is not said", () => {
  const { one, written, pass } = announcer();
  one.say(["c2. Now give a piece, or call Quarto."]);
  one.drop();
  pass();
  assert.deepEqual([], written);
  one.say(["Win in 3."]);
  pass();
  assert.deepEqual([[false, "Win in 3."]], written);
});

test("the same words twice are two different texts", () => {
  const { one, written, pass } = announcer();
  for (let count = 0; count < 20; count++) {
    one.say(["Hand empty."]);
    pass();
  }
  assert.equal(20, written.length);
  for (let at = 1; at < 20; at++) assert.notEqual(written[at][1], written[at - 1][1]);
  assert.deepEqual(["Hand empty."], [...new Set(written.map(([, text]) => text.trim()))]);
});

test("urgent words come first and go to their own region, nothing is said of nothing", () => {
  const { one, written, pass } = announcer();
  one.say([]);
  one.say([""]);
  pass();
  assert.deepEqual([], written);
  one.say(["Placed b2."]);
  one.say(["10 seconds left."], { urgent: true });
  pass();
  assert.deepEqual([[true, "10 seconds left."]], written);
  pass();
  assert.deepEqual([true, "10 seconds left."], written[0]);
  assert.deepEqual([false, "Placed b2."], [written[1][0], written[1][1].trim()]);
});

test("two announcements have a breath between them, and what comes meanwhile is joined", () => {
  /** @type {number[]} */
  const waits = [];
  /** @type {string[]} */
  const written = [];
  /** @type {(() => void)[]} */
  const tasks = [];
  const one = new Announcer(
    (_, text) => written.push(text.trim()),
    () => {},
    (task, wait) => {
      waits.push(wait);
      tasks.push(task);
    },
  );
  one.say(["Given light round tall solid."]);
  tasks.pop()?.();
  one.say(["The computer: a1, light round tall solid."]);
  one.say(["You get dark round tall solid."]);
  tasks.pop()?.();
  assert.deepEqual(
    [
      "Given light round tall solid.",
      "The computer: a1, light round tall solid. You get dark round tall solid.",
    ],
    written,
  );
  assert.equal(2, waits.length);
  assert.ok(waits[0] < 100 && waits[1] > 200, String(waits));
});

test("what was said is forgotten, but not before a late reader has spoken it", () => {
  const { one, written, pass } = announcer();
  one.say(["Player Boris has sat down."]);
  pass();
  one.forget(["Ada"]);
  pass();
  assert.equal(1, written.length);
  one.forget(["Ada", "Boris"]);
  pass();
  assert.equal(1, written.length);
  one.saidAt -= 2000;
  pass();
  assert.deepEqual([], written);
});

test("what is said comes after what a reader says of the page by itself", () => {
  const { one, written, pass } = announcer();
  one.say(["Placed b2."]);
  one.pause();
  pass();
  assert.deepEqual([], written);
  one.pausedUntil = 0;
  pass();
  assert.equal(1, written.length);
});
