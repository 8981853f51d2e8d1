// What a browser knows of its player: any data is understood as far as it goes, and nothing is lost without a word.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cleaned, isDay, isNothing, nothing } from "../../src/openquarto/web/js/progress/progress.js";
import { fileText, readFile } from "../../src/openquarto/web/js/progress/progress_file.js";
import { BROKEN_KEY, KEY, ProgressStore } from "../../src/openquarto/web/js/progress/progress_store.js";

/** @typedef {import("../../src/openquarto/web/js/progress/progress.js").Progress} Progress */

/** A storage with room for so many characters. */
function storage(room = Infinity) {
  const kept = new Map();
  return {
    kept,
    room,
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ text) {
      if (text.length > this.room) throw new Error("QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
}

/** @returns {never} */
function off() {
  throw new Error("SecurityError");
}

/** @returns {Progress} */
function known() {
  const progress = nothing();
  progress.puzzles.tries.push(["0123abcd", "2026-11-18", 1, 1362]);
  progress.puzzles.again["89abcdef"] = { due: "2026-11-19", right: 0, step: 0 };
  progress.puzzles.daily["2026-11-18"] = true;
  progress.lessons["one-trait"] = { done: [0, 2], match: false };
  return progress;
}

test("what is known is understood again", () => {
  assert.deepEqual(known(), cleaned(JSON.parse(JSON.stringify(known()))));
  assert.equal(false, isNothing(known()));
});

test("anything else is nothing", () => {
  for (const data of [
    undefined,
    null,
    7,
    "x",
    [],
    {},
    { puzzles: [], lessons: 3 },
    { puzzles: { tries: 4 } },
  ]) {
    assert.deepEqual(nothing(), cleaned(data));
    assert.equal(true, isNothing(cleaned(data)));
  }
});

test("what is broken is left out, and the rest is kept", () => {
  const progress = cleaned({
    puzzles: {
      rating: "1500",
      deviation: 62,
      volatility: NaN,
      tries: [
        ["0123abcd", "2026-11-18", 1, 1362],
        ["0123abcd", "2026-11-18", 0, 1300],
        ["0123abcd", "2026-02-30", 1, 1362],
        ["<script>", "2026-11-18", 1, 1362],
        null,
      ],
      again: { "89abcdef": { due: "soon" }, aaaaaaaa: { due: "2026-11-19", right: -1, step: 2.5 } },
      streaks: { best: 7 },
      daily: { "2026-11-18": "yes", "2026-11-17": false, tomorrow: true },
    },
    lessons: { hot: { done: [2, 0, 2, -1, "x"], match: 1 }, "<b>": { done: [] }, safe: { done: 3 } },
  });
  assert.deepEqual(
    [1200, 62, 0.06],
    [progress.puzzles.rating, progress.puzzles.deviation, progress.puzzles.volatility],
  );
  assert.deepEqual([["0123abcd", "2026-11-18", 1, 1362]], progress.puzzles.tries);
  assert.deepEqual({ aaaaaaaa: { due: "2026-11-19", right: 0, step: 2 } }, progress.puzzles.again);
  assert.deepEqual({ best: 7, last: 0 }, progress.puzzles.streaks);
  assert.deepEqual({ "2026-11-17": false }, progress.puzzles.daily);
  assert.deepEqual({ hot: { done: [0, 2], match: false } }, progress.lessons);
});

test("a day is one of the calendar", () => {
  assert.deepEqual(
    [true, false, false, false],
    ["2028-02-29", "2026-02-29", "2026-13-01", "18.11.2026"].map(isDay),
  );
});

test("a file is read as it was written, and any other gets its reason", () => {
  assert.deepEqual({ progress: known() }, readFile(fileText(known())));
  assert.deepEqual({ progress: known() }, readFile(`\uFEFF${fileText(known())}`));
  const changed = (/** @type {object} */ parts) =>
    JSON.stringify({ openquarto: "progress", ...known(), ...parts });
  /** @type {[string, string][]} */
  const bad = [
    ["unreadable", ""],
    ["unreadable", fileText(known()).slice(0, 90)],
    ["foreign", "null"],
    ["foreign", "[1, 2]"],
    ["foreign", JSON.stringify(known())],
    ["newer", changed({ version: 2 })],
    ["newer", changed({ version: undefined })],
    ["empty", fileText(nothing())],
    ["empty", changed({ puzzles: 1, lessons: 1 })],
    ["too-large", " ".repeat(2_000_001)],
  ];
  for (const [problem, text] of bad) assert.deepEqual({ problem }, readFile(text));
});

test("two tabs lose nothing of each other, and hear of each other", () => {
  const shared = storage();
  const [one, other] = [0, 1].map(() => new ProgressStore(() => shared, storage));
  /** @type {Progress[]} */
  const heard = [];
  const end = other.on((progress) => heard.push(progress));
  one.change((progress) => void (progress.puzzles.daily["2026-11-17"] = true));
  other.heard({ key: KEY });
  other.heard({ key: "openquarto" });
  other.change((progress) => void (progress.lessons.hot = { done: [1], match: false }));
  end();
  one.change((progress) => void (progress.puzzles.daily["2026-11-18"] = false));
  assert.deepEqual({ "2026-11-17": true, "2026-11-18": false }, other.read().puzzles.daily);
  assert.deepEqual({ hot: { done: [1], match: false } }, one.read().lessons);
  assert.equal(2, heard.length);
  assert.equal("kept", one.keeping);
});

test("without storage everything holds for the visit, and the store says so", () => {
  const store = new ProgressStore(off, off);
  assert.deepEqual(nothing(), store.read());
  assert.equal("off", store.keeping);
  store.change(known);
  assert.deepEqual(known(), store.read());
  assert.deepEqual(nothing(), store.forget());
});

test("a full storage keeps for the tab, until there is room again", () => {
  const [lasting, passing] = [storage(10), storage()];
  const store = new ProgressStore(
    () => lasting,
    () => passing,
  );
  store.change(known);
  assert.equal("full", store.keeping);
  const next = new ProgressStore(
    () => lasting,
    () => passing,
  );
  assert.deepEqual([known(), "full"], [next.read(), next.keeping]);
  lasting.room = Infinity;
  next.change((progress) => progress);
  assert.deepEqual(["kept", 0], [next.keeping, passing.kept.size]);
  assert.deepEqual(known(), new ProgressStore(() => lasting, storage).read());
});

test("a document that cannot be read is put aside, one of a newer page is left as it is", () => {
  const lasting = storage();
  lasting.kept.set(KEY, "{broken");
  const store = new ProgressStore(() => lasting, storage);
  store.change(known);
  assert.deepEqual([known(), "{broken"], [store.read(), lasting.kept.get(BROKEN_KEY)]);
  const newer = JSON.stringify({ ...known(), version: 2, more: 1 });
  lasting.kept.set(KEY, newer);
  const older = new ProgressStore(() => lasting, storage);
  older.change((progress) => void (progress.puzzles.daily["2026-11-19"] = true));
  assert.deepEqual(
    [2, "newer", newer],
    [Object.keys(older.read().puzzles.daily).length, older.keeping, lasting.kept.get(KEY)],
  );
});

test("forgetting leaves nothing behind", () => {
  const [lasting, passing] = [storage(), storage()];
  lasting.kept.set(BROKEN_KEY, "x");
  const store = new ProgressStore(
    () => lasting,
    () => passing,
  );
  store.change(known);
  assert.deepEqual([nothing(), 0, 0], [store.forget(), lasting.kept.size, passing.kept.size]);
});
