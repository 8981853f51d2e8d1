// Several puzzles in a row, as plain data: which come, what came of them, and when it is over.

import { nearest, nextPuzzle } from "./choosing.js";

/** @typedef {import("./choosing.js").Entry} Entry */
/** @typedef {"one" | "daily" | "kind" | "streak" | "storm" | "again" | "set"} Mode */
/**
 * `list`: what comes in a fixed order (again, set). `results`: first tries in this series, in their order.
 * `left`: what a storm had left, in milliseconds, when its clock last stood still; `since`: when it began to
 * run, null while it stands. It runs while a puzzle is open, and waits while its answer is read and the next
 * one comes: who listens has the same three minutes as who looks.
 * @typedef {{
 *   mode: Mode, filter: import("./choosing.js").Filter, list: string[],
 *   results: [id: string, right: boolean][], left: number, since: number | null,
 * }} Series
 */

export const STORM = 180_000; // milliseconds
export const PENALTY = 10_000; // milliseconds that a wrong answer costs in a storm
/** The easiest puzzles come first, and each is so much harder than the one before. */
const EASIEST = 950;
const CLIMB = { streak: 25, storm: 15 };
/** What cannot be answered at a glance is not asked against the clock. */
const SLOW = new Set(["mask", "cover"]);

/**
 * A new series.
 * @param {Mode} mode
 * @param {{filter?: import("./choosing.js").Filter, list?: string[]}} how
 * @returns {Series}
 */
export function begin(mode, { filter = { kind: "all", rules: "all", difficulty: "mine" }, list = [] } = {}) {
  return { mode, filter, list, results: [], left: STORM, since: null };
}

/** A series from any data, or null if it is none. @param {unknown} data @returns {Series | null} */
export function readSeries(data) {
  const kept = /** @type {Partial<Series> | null} */ (typeof data === "object" ? data : null);
  const isWhole =
    kept !== null &&
    typeof kept.mode === "string" &&
    typeof kept.filter === "object" &&
    kept.filter !== null &&
    Array.isArray(kept.list) &&
    Array.isArray(kept.results) &&
    kept.results.every((each) => Array.isArray(each) && typeof each[0] === "string") &&
    typeof kept.left === "number" &&
    (kept.since === null || typeof kept.since === "number");
  return isWhole ? /** @type {Series} */ (kept) : null;
}

/** @param {Series} series */
export const rights = ({ results }) => results.filter(([, right]) => right).length;

/** What went wrong, in its order. @param {Series} series */
export const wrongs = ({ results }) => results.filter(([, right]) => !right).map(([id]) => id);

/**
 * A puzzle is open: the clock of a storm runs.
 * @param {Series} series
 * @param {number} now
 * @returns {Series}
 */
export function running(series, now) {
  return series.mode === "storm" && series.since === null ? { ...series, since: now } : series;
}

/**
 * A first try in this series; further tries at the same puzzle change nothing.
 * @param {Series} series
 * @param {string} id
 * @param {boolean} isRight
 * @param {number} now
 * @returns {Series}
 */
export function answered(series, id, isRight, now) {
  if (series.results.some(([known]) => known === id)) return series;
  const cost = series.mode === "storm" && !isRight ? PENALTY : 0;
  const left = Math.max(0, timeLeft(series, now) - cost);
  return { ...series, results: [...series.results, [id, isRight]], left, since: null };
}

/** What a storm has left, in milliseconds. @param {Series} series @param {number} now */
export function timeLeft({ left, since }, now) {
  return since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

/** Whether nothing more comes. @param {Series} series @param {number} now */
export function isOver(series, now) {
  const { mode, list, results } = series;
  if (mode === "one" || mode === "daily") return results.length > 0;
  if (mode === "streak") return results.some(([, right]) => !right);
  if (mode === "storm") return timeLeft(series, now) === 0;
  return mode !== "kind" && results.length >= list.length;
}

/**
 * The id of what comes next, or null if the series is over or nothing is left.
 * @param {Series} series
 * @param {Entry[]} index
 * @param {{rating: number, tries: [id: string, ...rest: unknown[]][]}} player
 * @param {{now: number, random?: () => number}} how
 * @returns {string | null}
 */
export function next(series, index, player, { now, random = Math.random }) {
  if (isOver(series, now)) return null;
  const done = new Set(series.results.map(([id]) => id));
  const { mode, filter } = series;
  if (mode === "kind") return nextPuzzle(index, filter, player, { without: done, random })?.id ?? null;
  if (mode !== "streak" && mode !== "storm") return series.list.find((id) => !done.has(id)) ?? null;
  const known = new Set(player.tries.map(([id]) => id));
  const entries = mode === "storm" ? index.filter(({ kind }) => !SLOW.has(kind)) : index;
  const target = EASIEST + CLIMB[mode] * series.results.length;
  const fresh = nearest(entries, target, (id) => done.has(id) || known.has(id), random);
  return (fresh ?? nearest(entries, target, (id) => done.has(id), random))?.id ?? null;
}
