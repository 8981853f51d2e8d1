// What each message does to what the page knows.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isFresh, isPressing, reduced } from "../../src/openquarto/web/js/model/state.js";

const view = {
  board: Array(16).fill(null),
  hand: null,
  last: null,
  phase: "give",
  toAct: "first",
  isMyTurn: true,
  mayCall: false,
  lines: [],
  shown: [],
  ending: null,
};
const table = /** @type {any} */ ({
  game: "g",
  seat: "first",
  view,
  status: "",
  prompt: "",
  clock: { first: null, second: null, running: null },
  offers: {},
  entries: [{ seq: 1, text: "The lot." }],
  next: null,
});
const news = (/** @type {number} */ v, more = {}) =>
  /** @type {any} */ ({
    t: "news",
    v,
    d: {
      view: { ...view, hand: "A", phase: "place" },
      status: "s",
      prompt: "p",
      clock: table.clock,
      offers: {},
      entries: [{ seq: v, text: `entry ${v}` }],
      said: [`said ${v}`],
      urgent: [],
      cues: ["give"],
      action: "A",
      next: null,
      ...more,
    },
  });

test("news changes the table and tells what to say", () => {
  const { state, effects } = reduced({ table, seen: 1 }, news(2));
  assert.equal(2, state.seen);
  assert.equal("A", state.table.view.hand);
  assert.deepEqual(
    ["The lot.", "entry 2"],
    state.table.entries.map((entry) => entry.text),
  );
  assert.deepEqual({ said: ["said 2"], urgent: [], cues: ["give"], action: "A" }, effects);
});

test("news that was seen already changes nothing and says nothing", () => {
  const before = { table, seen: 2 };
  const { state, effects } = reduced(before, news(2));
  assert.equal(before, state);
  assert.deepEqual([], effects.said);
});

test("the whole table takes the place of everything", () => {
  const fresh = { ...table, status: "again" };
  const { state } = reduced(
    { table, seen: 9 },
    /** @type {any} */ ({ t: "table", v: 4, d: { table: fresh, language: "en" } }),
  );
  assert.deepEqual({ table: fresh, seen: 4 }, state);
});

test("an urgent word brings the clock", () => {
  const clock = { first: 10_000, second: null, running: "first" };
  const { state, effects } = reduced(
    { table, seen: 1 },
    /** @type {any} */ ({
      t: "urgent",
      v: 1,
      d: { sentences: ["10 seconds left."], cues: ["low time"], clock },
    }),
  );
  assert.equal(clock, state.table.clock);
  assert.deepEqual(["10 seconds left."], effects.urgent);
});

test("answers change nothing", () => {
  const before = { table, seen: 1 };
  for (const t of ["said", "done", "refused", "pong"])
    assert.equal(before, reduced(before, /** @type {any} */ ({ t, v: 1, d: { id: "x" } })).state);
});

test("the next game is remembered", () => {
  const { state } = reduced({ table, seen: 1 }, news(2, { next: "h" }));
  assert.equal("h", reduced(state, news(3)).state.table.next);
});

test("fresh", () => {
  assert.equal(true, isFresh(table));
});

test("seconds count where it is my turn or a clock runs", () => {
  const theirs = { ...table, view: { ...view, isMyTurn: false } };
  const running = { first: 5000, second: 5000, running: "second" };
  assert.deepEqual([true, false, true], [table, theirs, { ...theirs, clock: running }].map(isPressing));
});

test("a quick word stands in the log where it was said, and is spoken", () => {
  const message = /** @type {any} */ ({
    t: "spoken",
    v: 4,
    d: { seat: "second", word: "hello", sentence: "Player Boris: Hello!" },
  });
  const { state, effects } = reduced({ table, seen: 4 }, message);
  assert.deepEqual([{ seq: 4, text: "Player Boris: Hello!" }], state.notes);
  assert.deepEqual(["Player Boris: Hello!"], effects.said);
});

test("a name that is forgotten goes out of what was told beside the game", () => {
  const named = (/** @type {string} */ name) => ({ ...table, first: { name: "Ada" }, second: { name } });
  const notes = [
    { seq: 3, text: "Player Boris: Hello!" },
    { seq: 3, text: "You: Hello!" },
  ];
  const message = /** @type {any} */ ({ t: "table", v: 5, d: { table: named("Second"), language: "en" } });
  const { state } = reduced(/** @type {any} */ ({ table: named("Boris"), seen: 4, notes }), message);
  assert.deepEqual([{ seq: 3, text: "You: Hello!" }], state.notes);
});

test("the news of the end tell the score of the series", () => {
  const player = { name: "Ada", isMe: true, isComputer: false, points: 0 };
  const before = { table: { ...table, first: player, second: { ...player, points: 1 } }, seen: 1 };
  const points = (/** @type {any} */ { first, second }) => [first.points, second.points];
  const { state } = reduced(before, news(2, { points: [1, 1] }));
  assert.deepEqual([1, 1], points(state.table));
  assert.deepEqual([1, 1], points(reduced(state, news(3)).state.table));
});
