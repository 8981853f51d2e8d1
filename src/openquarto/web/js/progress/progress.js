// What this browser knows of its player, as plain data: puzzles tried, lessons done.

export const VERSION = 1;
/** What a file of progress calls itself, so that no other JSON is taken for one. */
export const MARK = "progress";
/** Longer texts are no progress of ours: all puzzles tried make about half of it. */
export const LONGEST = 2_000_000;

/**
 * A first try at a puzzle: its id, the day, whether it was right, and the player's rating after it.
 * @typedef {[id: string, day: string, right: 0 | 1, rating: number]} Try
 *
 * A puzzle that comes again: on which day, how often it was right since, and after which of the waits.
 * @typedef {{due: string, right: number, step: number}} Again
 *
 * @typedef {{
 *   rating: number, deviation: number, volatility: number, tries: Try[], again: Record<string, Again>,
 *   streaks: {best: number, last: number}, storm: {best: number, last: number},
 *   daily: Record<string, boolean>,
 * }} PuzzleProgress
 *
 * @typedef {{done: number[], match: boolean}} LessonProgress
 * @typedef {{version: 1, puzzles: PuzzleProgress, lessons: Record<string, LessonProgress>}} Progress
 */

/** Where a player begins: 1200 is a level that finds most of what one look shows; nothing is known yet. */
export const START = { rating: 1200, deviation: 350, volatility: 0.06 };

/** Nothing known. @returns {Progress} */
export function nothing() {
  return {
    version: VERSION,
    puzzles: {
      ...START,
      tries: [],
      again: {},
      streaks: { best: 0, last: 0 },
      storm: { best: 0, last: 0 },
      daily: {},
    },
    lessons: {},
  };
}

/** Whether there is anything to keep or to forget. @param {Progress} progress */
export function isNothing({ puzzles, lessons }) {
  const { tries, again, daily, streaks, storm } = puzzles;
  const counts = [tries, ...[again, daily, lessons].map(Object.keys)].map((each) => each.length);
  return [...counts, streaks.best, storm.best].every((count) => count === 0);
}

/**
 * Progress from any data: what can be understood is taken, everything else is as at the beginning.
 * @param {unknown} data @returns {Progress}
 */
export function cleaned(data) {
  const { puzzles, lessons } = record(data);
  return { version: VERSION, puzzles: cleanedPuzzles(record(puzzles)), lessons: cleanedLessons(lessons) };
}

/** @param {Record<string, unknown>} kept @returns {PuzzleProgress} */
function cleanedPuzzles(kept) {
  const seen = new Set();
  const tries = (Array.isArray(kept.tries) ? kept.tries : []).filter(isTry).filter(([id]) => {
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst;
  });
  return {
    rating: number(kept.rating, 0, 4000, START.rating),
    deviation: number(kept.deviation, 1, 350, START.deviation),
    volatility: number(kept.volatility, 0.001, 1, START.volatility),
    tries: tries.map(([id, day, right, rating]) => [id, day, right, rating]),
    again: mapped(kept.again, isId, (each) => {
      const { due, right, step } = record(each);
      return isDay(due) ? { due, right: count(right), step: count(step) } : undefined;
    }),
    streaks: best(kept.streaks),
    storm: best(kept.storm),
    daily: mapped(kept.daily, isDay, (right) => (typeof right === "boolean" ? right : undefined)),
  };
}

/** @param {unknown} kept @returns {Record<string, LessonProgress>} */
function cleanedLessons(kept) {
  return mapped(kept, isName, (each) => {
    const { done, match } = record(each);
    if (!Array.isArray(done)) return undefined;
    const numbers = new Set(done.filter((task) => Number.isInteger(task) && task >= 0 && task < 100));
    return { done: [...numbers].sort((one, other) => one - other), match: match === true };
  });
}

/** @param {unknown} data @returns {data is Try} */
function isTry(data) {
  if (!Array.isArray(data)) return false;
  const [id, day, right, rating] = data;
  return isId(id) && isDay(day) && (right === 0 || right === 1) && Number.isFinite(rating);
}

/** @param {unknown} text @returns {text is string} */
const isId = (text) => typeof text === "string" && /^[0-9a-f]{8}$/.test(text);

/** @param {unknown} text @returns {text is string} */
const isName = (text) => typeof text === "string" && /^[a-z][a-z-]{0,40}$/.test(text);

/** Whether this is a day of the calendar, as 2026-11-18. @param {unknown} text @returns {text is string} */
export function isDay(text) {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** @param {unknown} data @returns {{best: number, last: number}} */
function best(data) {
  const kept = record(data);
  return { best: count(kept.best), last: count(kept.last) };
}

/** @param {unknown} data */
const count = (data) => Math.floor(number(data, 0, 1_000_000, 0));

/** @param {unknown} data @param {number} least @param {number} most @param {number} usual */
function number(data, least, most, usual) {
  return typeof data === "number" && data >= least && data <= most ? data : usual;
}

/** @param {unknown} data @returns {Record<string, unknown>} */
function record(data) {
  return data !== null && typeof data === "object" && !Array.isArray(data) ? { ...data } : {};
}

/**
 * @template Value
 * @param {unknown} data
 * @param {(key: string) => boolean} isKey
 * @param {(value: unknown) => Value | undefined} read
 * @returns {Record<string, Value>}
 */
function mapped(data, isKey, read) {
  return Object.fromEntries(
    Object.entries(record(data)).flatMap(([key, value]) => {
      const kept = isKey(key) ? read(value) : undefined;
      return kept === undefined ? [] : [/** @type {[string, Value]} */ ([key, kept])];
    }),
  );
}
