// Streak, storm, again and sets: when each ends, and what it takes with it.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  answered,
  begin,
  isOver,
  next,
  readSeries,
  rights,
  running,
  timeLeft,
  wrongs,
} from "../../src/openquarto/web/js/puzzle_model/series.js";
import { chosenSet, MOST, readIds, setPath } from "../../src/openquarto/web/js/puzzle_model/set_link.js";

const KINDS = ["see", "complete", "trap", "cover", "mask"];
/** 500 puzzles rated 950, 960, … within each kind. */
const INDEX = KINDS.flatMap((kind, at) =>
  Array.from({ length: 100 }, (_, number) => ({
    id: (at * 1000 + number).toString(16).padStart(8, "0"),
    kind,
    inner: null,
    variant: number % 2 === 0 ? "classic" : "blocks",
    rating: 950 + 10 * number,
  })),
);
const NOBODY = { rating: 1200, tries: [] };

/** @param {string} id */
const entryOf = (id) => /** @type {typeof INDEX[0]} */ (INDEX.find((entry) => entry.id === id));

test("a streak becomes harder and harder, and ends at the first wrong one", () => {
  let series = begin("streak");
  const ratings = [];
  for (let at = 0; at < 20; at += 1) {
    const id = next(series, INDEX, NOBODY, { now: 0 });
    assert.ok(id !== null && !series.results.some(([known]) => known === id));
    ratings.push(entryOf(id).rating);
    series = answered(series, id, true, 0);
    assert.equal(false, isOver(series, 0));
  }
  assert.ok(ratings[0] < 1000 && ratings[19] > 1380, String(ratings));
  const last = /** @type {string} */ (next(series, INDEX, NOBODY, { now: 0 }));
  series = answered(series, last, false, 0);
  assert.deepEqual(
    [true, null, 20, [last]],
    [isOver(series, 0), next(series, INDEX, NOBODY, { now: 0 }), rights(series), wrongs(series)],
  );
});

test("a second try changes nothing of a series", () => {
  const series = answered(begin("streak"), "00000001", true, 0);
  assert.equal(series, answered(series, "00000001", false, 0));
});

test("a storm takes three minutes in which a puzzle is open, and ten seconds for a wrong answer", () => {
  const fresh = begin("storm");
  assert.deepEqual([180_000, false], [timeLeft(fresh, 5_000_000), isOver(fresh, 5_000_000)]);
  let series = running(fresh, 1000);
  assert.equal(series, running(series, 9000));
  assert.equal(175_000, timeLeft(series, 6000));
  series = answered(series, "00000001", true, 6000);
  assert.equal(175_000, timeLeft(series, 60_000), "it waits while the answer is read");
  series = answered(running(series, 60_000), "00000002", false, 61_000);
  assert.equal(164_000, timeLeft(series, 61_000));
  series = running(series, 100_000);
  assert.deepEqual(
    [1, false, 0, true],
    [timeLeft(series, 263_999), isOver(series, 263_999), timeLeft(series, 264_000), isOver(series, 264_000)],
  );
  assert.deepEqual(
    [1, ["00000002"], null],
    [rights(series), wrongs(series), next(series, INDEX, NOBODY, { now: 264_000 })],
  );
});

test("a wrong answer in the last seconds ends a storm, and a clock that was set back gives nothing", () => {
  const series = { ...begin("storm"), left: 9000, since: 1000 };
  assert.ok(isOver(answered(series, "00000001", false, 2000), 2000));
  assert.equal(9000, timeLeft(series, 0));
});

test("against the clock nothing slow is asked", () => {
  let series = running(begin("storm"), 0);
  for (let at = 0; at < 60; at += 1) {
    const id = /** @type {string} */ (next(series, INDEX, NOBODY, { now: 0 }));
    assert.ok(!["mask", "cover"].includes(entryOf(id).kind));
    series = answered(series, id, true, 0);
  }
});

test("what was never tried comes first, and where all was tried, anything but this series", () => {
  const few = INDEX.slice(0, 3);
  const player = { rating: 1200, tries: /** @type {[string][]} */ ([[few[0].id], [few[1].id]]) };
  let series = begin("streak");
  const ids = [];
  for (let at = 0; at < 3; at += 1) {
    const id = /** @type {string} */ (next(series, few, player, { now: 0 }));
    ids.push(id);
    series = answered(series, id, true, 0);
  }
  assert.equal(few[2].id, ids[0]);
  assert.equal(3, new Set(ids).size);
  assert.equal(null, next(series, few, player, { now: 0 }));
});

test("again and a set come in their order, and end with their last", () => {
  for (const mode of /** @type {const} */ (["again", "set"])) {
    let series = begin(mode, { list: ["0000000b", "0000000a"] });
    const ids = [];
    for (let id = next(series, INDEX, NOBODY, { now: 0 }); id; id = next(series, INDEX, NOBODY, { now: 0 })) {
      ids.push(id);
      series = answered(series, id, false, 0);
    }
    assert.deepEqual(["0000000b", "0000000a"], ids);
    assert.ok(isOver(series, 0));
  }
});

test("a kind goes on as long as one likes", () => {
  const series = begin("kind", { filter: { kind: "trap", rules: "blocks", difficulty: "harder" } });
  const { kind, variant } = entryOf(/** @type {string} */ (next(series, INDEX, NOBODY, { now: 0 })));
  assert.deepEqual(
    ["trap", "blocks", false],
    [kind, variant, isOver(answered(series, "0000000a", false, 0), 0)],
  );
});

test("one puzzle alone, or that of the day, is over with its answer", () => {
  for (const mode of /** @type {const} */ (["one", "daily"])) {
    const series = begin(mode, { list: ["0000000b"] });
    assert.equal("0000000b", next(series, INDEX, NOBODY, { now: 0 }));
    assert.equal(null, next(answered(series, "0000000b", true, 0), INDEX, NOBODY, { now: 0 }));
  }
});

test("a series that was kept is read again, and nothing else is taken for one", () => {
  const series = answered(begin("set", { list: ["0000000b"] }), "0000000b", true, 0);
  assert.deepEqual(series, readSeries(JSON.parse(JSON.stringify(series))));
  for (const data of [
    null,
    3,
    "x",
    [],
    {},
    { ...series, results: [1] },
    { ...series, list: 2 },
    { ...series, since: "x" },
  ]) {
    assert.equal(null, readSeries(data));
  }
});

test("a set is a link of its ids, and is read from whatever somebody types", () => {
  assert.equal("/puzzles/set?ids=0000000a.0000000b", setPath(["0000000a", "0000000b"]));
  assert.deepEqual(
    { ids: ["0000000a", "0000000b"], bad: ["xyz", "12"] },
    readIds(" 0000000A, 0000000b;xyz\n12 0000000a"),
  );
  assert.deepEqual({ ids: [], bad: [] }, readIds(" .. "));
});

test("a set has so many of a kind and level, from easy to hard", () => {
  const asked = { kind: "trap", rules: /** @type {const} */ ("all"), count: 10 };
  const ratings = (
    /** @type {import("../../src/openquarto/web/js/puzzle_model/set_link.js").Level} */ level,
  ) => chosenSet(INDEX, { ...asked, level }).map(({ rating }) => rating);
  const [easy, middle, hard] = [ratings("easy"), ratings("middle"), ratings("hard")];
  assert.deepEqual(
    [10, 10, 10],
    [easy, middle, hard].map((each) => new Set(each).size),
  );
  assert.deepEqual(
    easy,
    [...easy].sort((one, other) => one - other),
  );
  assert.ok(easy[9] < middle[0] && middle[9] < hard[0]);
  assert.equal(MOST, chosenSet(INDEX, { ...asked, count: 999, level: "any" }).length);
  assert.equal(0, chosenSet([], { ...asked, level: "any" }).length);
});
