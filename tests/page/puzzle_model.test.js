// Puzzles in a row: how strong somebody is, what comes next, when it is over, what comes again.

import assert from "node:assert/strict";
import { test } from "node:test";

import { after, nextDue, waiting } from "../../src/openquarto/web/js/puzzle_model/again.js";
import { EVERYTHING, fitting, KINDS, nextPuzzle } from "../../src/openquarto/web/js/puzzle_model/choosing.js";
import { calendar, dayOf, daysAfter, daysInARow } from "../../src/openquarto/web/js/puzzle_model/days.js";
import { played, tried } from "../../src/openquarto/web/js/puzzle_model/glicko.js";
import { withResult, withTry } from "../../src/openquarto/web/js/puzzle_model/recording.js";
import { entriesOf } from "../../src/openquarto/web/js/puzzle_model/puzzle_index.js";
import { isSettling, shownRating } from "../../src/openquarto/web/js/puzzle_model/settling.js";
import { plotPoints } from "../../src/openquarto/web/js/puzzle_rating/rating_plot.js";
import { nothing } from "../../src/openquarto/web/js/progress/progress.js";

/** @typedef {import("../../src/openquarto/web/js/puzzle_model/choosing.js").Entry} Entry */

/** 900 puzzles, 100 of each kind, rated 1000, 1010, … within it. @type {Entry[]} */
const INDEX = KINDS.flatMap((kind, at) =>
  Array.from({ length: 100 }, (_, number) => ({
    id: (at * 1000 + number).toString(16).padStart(8, "0"),
    kind,
    inner: kind === "mask" ? "complete" : null,
    variant: ["classic", "blocks", "traits=chf", "traits=c"][number % 4],
    rating: 1000 + 10 * number,
  })),
);
const NOBODY = { rating: 1200, tries: [] };

/** Chance that can be repeated. */
function chance(seed = 1) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** @param {number} value @param {number} digits */
const rounded = (value, digits) => Number(value.toFixed(digits));

test("Glickman's own example: 1500, 200, 0.06 after three games", () => {
  const games = [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ];
  const player = played({ rating: 1500, deviation: 200, volatility: 0.06 }, games);
  // the paper rounds on its way: the last digit it prints may differ by one
  const printed = { rating: [1464.06, 0.011], deviation: [151.52, 0.005], volatility: [0.05999, 0.00001] };
  for (const [name, [value, rounding]] of Object.entries(printed)) {
    const ours = player[/** @type {keyof typeof player} */ (name)];
    assert.ok(Math.abs(value - ours) <= rounding, `${name} ${ours}`);
  }
});

test("without a game only the doubt grows, and never beyond 350", () => {
  assert.deepEqual(
    { rating: 1500, deviation: 200.27, volatility: 0.06 },
    ((after) => ({ ...after, deviation: rounded(after.deviation, 2) }))(
      played({ rating: 1500, deviation: 200, volatility: 0.06 }, []),
    ),
  );
  assert.equal(350, played({ rating: 1500, deviation: 350, volatility: 0.06 }, []).deviation);
});

test("a surprise moves more than what was expected, and whoever is known moves less", () => {
  const known = { rating: 1200, deviation: 62, volatility: 0.06 };
  const gain = (/** @type {number} */ rating) => tried(known, rating, true).rating - 1200;
  assert.ok(gain(1500) > gain(1200) && gain(1200) > gain(900) && gain(900) > 0);
  assert.ok(tried({ ...known, deviation: 350 }, 1200, true).rating - 1200 > 5 * gain(1200));
  assert.ok(tried(known, 1200, false).rating < 1200);
});

test("somebody who finds every second puzzle of 1500 comes to 1500, however surprising it was", () => {
  let player = { rating: 1200, deviation: 350, volatility: 0.06 };
  for (let game = 0; game < 200; game += 1) player = tried(player, 1500, game % 2 === 0);
  assert.ok(Math.abs(player.rating - 1500) < 40, String(player.rating));
  assert.ok(player.deviation > 40 && player.deviation < 80, String(player.deviation));
  for (let game = 0; game < 50; game += 1) player = tried(player, 2200, true);
  assert.ok(player.rating > 2200 && Number.isFinite(player.volatility));
});

test("only what is asked for comes", () => {
  assert.equal(900, fitting(INDEX, { kind: "all", rules: "all" }).length);
  assert.equal(100, fitting(INDEX, { kind: "trap", rules: "all" }).length);
  assert.deepEqual(
    ["traits=chf", "traits=c"],
    [...new Set(fitting(INDEX, { kind: "hold", rules: "fewer" }).map(({ variant }) => variant))],
  );
  for (const rules of /** @type {const} */ (["classic", "blocks"])) {
    assert.ok(fitting(INDEX, { kind: "see", rules }).every(({ variant }) => variant === rules));
  }
});

test("easier, about mine, harder: 200 points below, near, and 200 above", () => {
  const player = { rating: 1500, tries: [] };
  for (const [difficulty, target] of /** @type {const} */ ([
    ["easier", 1300],
    ["mine", 1500],
    ["harder", 1700],
  ])) {
    for (let seed = 1; seed < 30; seed += 1) {
      const filter = { ...EVERYTHING, kind: "trap", difficulty };
      const entry = nextPuzzle(INDEX, filter, player, { random: chance(seed * 7919) });
      assert.ok(entry && Math.abs(entry.rating - target) <= 60);
    }
  }
});

test("nothing comes twice, and when all were tried, the oldest comes once more", () => {
  /** @type {[string][]} */
  const tries = [];
  const random = chance();
  const filter = { ...EVERYTHING, kind: "cover" };
  for (let at = 0; at < 100; at += 1) {
    const entry = nextPuzzle(INDEX, filter, { rating: 1200, tries }, { random });
    assert.ok(entry && !tries.some(([id]) => id === entry.id));
    tries.push([entry.id]);
  }
  assert.equal(tries[0][0], nextPuzzle(INDEX, filter, { rating: 1200, tries }, { random })?.id);
  const without = new Set([tries[0][0]]);
  assert.equal(tries[1][0], nextPuzzle(INDEX, filter, { rating: 1200, tries }, { without, random })?.id);
  assert.equal(undefined, nextPuzzle([], filter, NOBODY));
  const all = new Set(tries.map(([id]) => id));
  assert.equal(undefined, nextPuzzle(INDEX, filter, { rating: 1200, tries }, { without: all }));
});

test("days follow each other over months, years and leap days", () => {
  assert.deepEqual(
    ["2027-01-01", "2026-11-30", "2028-02-29", "2026-03-29"],
    [
      daysAfter("2026-12-31", 1),
      daysAfter("2026-12-01", -1),
      daysAfter("2028-02-28", 1),
      daysAfter("2026-03-28", 1),
    ],
  );
  assert.equal("2026-01-05", dayOf(new Date(2026, 0, 5, 23, 59)));
});

test("the calendar shows the last days, and days in a row wait for today", () => {
  const daily = { "2026-11-14": true, "2026-11-16": false, "2026-11-17": true };
  assert.deepEqual(
    ["right", "open", "wrong", "right", "open"],
    calendar(daily, "2026-11-18", 5).map(({ result }) => result),
  );
  assert.deepEqual(
    [2, 3, 0],
    [
      daysInARow(daily, "2026-11-18"),
      daysInARow({ ...daily, "2026-11-18": false }, "2026-11-18"),
      daysInARow(daily, "2026-11-20"),
    ],
  );
});

test("what went wrong comes after 1, 3, 7 and 21 days, and is gone when it was right twice in a row", () => {
  let again = after(undefined, false, "2026-11-01");
  assert.deepEqual({ due: "2026-11-02", right: 0, step: 0 }, again);
  const days = [];
  for (const isRight of [false, true, false, false]) {
    assert.ok(again);
    again = after(again, isRight, again.due);
    days.push(again?.due);
  }
  assert.deepEqual(["2026-11-05", "2026-11-12", "2026-12-03", "2026-12-24"], days);
  assert.ok(again);
  again = after(again, true, "2026-12-30");
  assert.deepEqual({ due: "2027-01-20", right: 1, step: 3 }, again);
  assert.equal(null, after(again ?? undefined, true, "2027-01-20"));
  assert.equal(null, after(undefined, true, "2026-11-01"));
});

test("tried before its day it still comes on it", () => {
  const waits = { due: "2026-11-09", right: 0, step: 1 };
  assert.deepEqual(waits, after(waits, true, "2026-11-08"));
  assert.deepEqual({ ...waits, right: 1 }, after({ ...waits, right: 1 }, true, "2026-11-08"));
  assert.deepEqual({ ...waits, right: 0 }, after({ ...waits, right: 1 }, false, "2026-11-08"));
});

test("those wait whose day has come, the longest first", () => {
  const again = {
    b: { due: "2026-11-18", right: 0, step: 0 },
    a: { due: "2026-11-18", right: 0, step: 0 },
    c: { due: "2026-11-10", right: 1, step: 1 },
    d: { due: "2026-11-19", right: 0, step: 0 },
  };
  assert.deepEqual(["c", "a", "b"], waiting(again, "2026-11-18"));
  assert.deepEqual(["2026-11-19", null], [nextDue(again, "2026-11-18"), nextDue(again, "2026-11-19")]);
});

test("a first try counts, a second one does not, and what went wrong waits", () => {
  const asked = { id: "00000001", rating: 1200, today: "2026-11-18" };
  const once = withTry(nothing(), { ...asked, isRight: false, daily: "2026-11-18" });
  assert.ok(once.puzzles.rating < 1200 && once.puzzles.deviation < 350);
  assert.deepEqual([["00000001", "2026-11-18", 0, Math.round(once.puzzles.rating)]], once.puzzles.tries);
  assert.deepEqual({ "2026-11-18": false }, once.puzzles.daily);
  const twice = withTry(once, { ...asked, isRight: true, daily: "2026-11-18" });
  assert.deepEqual(
    [once.puzzles.rating, once.puzzles.tries, once.puzzles.daily, once.puzzles.again],
    [twice.puzzles.rating, twice.puzzles.tries, twice.puzzles.daily, twice.puzzles.again],
  );
  assert.equal(0, nothing().puzzles.tries.length);
});

test("the best result stays", () => {
  const first = withResult(nothing(), "storm", 7);
  assert.deepEqual({ best: 7, last: 3 }, withResult(first, "storm", 3).puzzles.storm);
  assert.deepEqual({ best: 0, last: 0 }, first.puzzles.streaks);
});

test("the index is read column by column", () => {
  const columns = {
    ids: "0123abcd89abcdef",
    kinds: ["see", "complete", "mask"],
    variants: ["classic", "blocks"],
    kind: [0, 2],
    inner: [-1, 1],
    variant: [1, 0],
    rating: [1100, 1500],
  };
  assert.deepEqual(
    [
      { id: "0123abcd", kind: "see", inner: null, variant: "blocks", rating: 1100 },
      { id: "89abcdef", kind: "mask", inner: "complete", variant: "classic", rating: 1500 },
    ],
    entriesOf(columns),
  );
});

test("a plot goes from left to right, higher for a higher rating, and never out of its frame", () => {
  const ratings = Array.from({ length: 1000 }, (_, at) => 1200 + at + 90 * (at % 2));
  const points = plotPoints(ratings);
  assert.ok(points.length <= 140);
  assert.ok(
    points.every(
      ([x, y], at) => (at === 0 || x > points[at - 1][0]) && x >= 6 && x <= 274 && y >= 6 && y <= 66,
    ),
  );
  assert.ok(points[points.length - 1][1] < points[0][1]);
  const flat = plotPoints([1200, 1201]);
  assert.ok(Math.abs(flat[0][1] - flat[1][1]) < 1, "what hardly moved looks like it");
});

test("a rating that is not sure yet is shown to the next fifty, a sure one as it is", () => {
  assert.equal(shownRating({ rating: 988.4, deviation: 290 }), 1000);
  assert.equal(shownRating({ rating: 1024.9, deviation: 110.1 }), 1000);
  assert.equal(shownRating({ rating: 1025, deviation: 111 }), 1050);
  assert.equal(shownRating({ rating: 1024.9, deviation: 110 }), 1025);
});

test("a rating finds its place within some twenty first tries", () => {
  let player = { rating: 1200, deviation: 350, volatility: 0.06 };
  let count = 0;
  while (isSettling(player)) player = tried(player, player.rating, ++count % 2 === 1);
  assert.ok(count >= 5 && count <= 20, `${count}`);
});
