// Play by link: what wakes the line, who is here, what the tab is called.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clocks } from "../../src/openquarto/web/js/model/clock.js";
import { logEntries, reduced } from "../../src/openquarto/web/js/model/state.js";
import { calledName } from "../../src/openquarto/web/js/panels/players.js";
import { titleOf } from "../../src/openquarto/web/js/panels/turn_alert.js";
import { messageOf } from "../../src/openquarto/web/js/table/connection_notice.js";

const words = /** @type {any} */ ({
  say: (/** @type {string} */ key, values = {}) =>
    ({
      "your-turn": "Your turn",
      "seat-first": "First",
      player: `player ${/** @type {any} */ (values).name}`,
    })[key],
});

const table = /** @type {any} */ ({
  title: "Ada – Bo",
  seat: "first",
  byLink: true,
  first: { name: "Ada" },
  view: { isMyTurn: true },
  entries: [
    { seq: 1, text: "one" },
    { seq: 3, text: "three" },
  ],
});
const presence = (/** @type {number} */ v, /** @type {string[]} */ said) =>
  /** @type {any} */ ({ t: "presence", v, d: { first: true, second: false, watchers: 2, said } });

test("who is here is kept when the whole table comes, and what was said stands where it happened", () => {
  const { state, effects } = reduced({ table, seen: 3 }, presence(1, ["gone", "away"]));
  assert.deepEqual(["gone", "away"], effects.said);
  assert.deepEqual({ first: true, second: false, watchers: 2 }, state.presence);
  assert.deepEqual(
    ["one", "gone", "away", "three"],
    logEntries(state).map((note) => note.text),
  );
  const { state: after } = reduced(
    state,
    /** @type {any} */ ({ t: "table", v: 4, d: { table: { ...table }, language: "en" } }),
  );
  assert.deepEqual(state.presence, after.presence);
  assert.equal(4, logEntries(after).length);
  assert.deepEqual(
    ["one", "three"],
    logEntries({ table, seen: 3 }).map((note) => note.text),
  );
});

test("the tab is called by whose turn it is only while nobody looks, and tells no more", () => {
  assert.equal("Ada – Bo – OpenQuarto", titleOf(table, words, false));
  assert.equal("Your turn – Ada – Bo – OpenQuarto", titleOf(table, words, true));
  for (const other of [{ seat: "none" }, { seat: "both" }, { view: { isMyTurn: false } }]) {
    assert.equal("Ada – Bo – OpenQuarto", titleOf({ ...table, ...other }, words, true));
  }
});

test("a chosen name comes after the word for player", () => {
  assert.equal("player Ada", calledName(table, "first", words));
  assert.equal("First", calledName({ ...table, first: { name: "First" } }, "first", words));
  assert.equal("Ada", calledName({ ...table, byLink: false }, "first", words));
});

test("the bar is measured by a full clock", () => {
  const clocks = new Clocks(() => 0);
  clocks.set({ first: 15_000, second: 70_000, running: null });
  assert.equal(0, clocks.share("first"));
  clocks.full = { first: 60_000, second: 60_000 };
  assert.deepEqual([0.25, 1], [clocks.share("first"), clocks.share("second")]);
});

test("why the line is gone is logEntries", () => {
  assert.deepEqual(
    ["server-stops", "offline", "no-game", "not-allowed"],
    [messageOf("lost", 4001), messageOf("lost", 1006), messageOf("gone", 4004), messageOf("gone", 4003)],
  );
});
