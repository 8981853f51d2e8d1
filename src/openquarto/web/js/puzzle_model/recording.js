// What a try at a puzzle changes in what this browser knows.

import { after } from "./again.js";
import { tried } from "./glicko.js";

/**
 * Notes a try. Only the first at a puzzle counts for the rating; what went wrong comes again.
 * `daily` is the day whose puzzle it is, if it is one.
 * @param {import("../progress/progress.js").Progress} progress
 * @param {{id: string, rating: number, isRight: boolean, today: string, daily?: string}} what
 * @returns {import("../progress/progress.js").Progress}
 */
export function withTry(progress, { id, rating, isRight, today, daily }) {
  const { puzzles } = progress;
  const isFirst = !puzzles.tries.some(([known]) => known === id);
  const strength = isFirst ? tried(puzzles, rating, isRight) : {};
  const { [id]: before, ...others } = puzzles.again;
  const next = after(before, isRight, today);
  const again = next ? { ...others, [id]: next } : others;
  const changed = { ...puzzles, ...strength, again };
  if (isFirst) {
    changed.tries = [...puzzles.tries, [id, today, isRight ? 1 : 0, Math.round(changed.rating)]];
  }
  const noted = { ...progress, puzzles: changed };
  return daily === undefined ? noted : withDay(noted, daily, isRight);
}

/**
 * Notes how the puzzle of a day went; the first try stays.
 * @param {import("../progress/progress.js").Progress} progress
 * @param {string} day
 * @param {boolean} isRight
 * @returns {import("../progress/progress.js").Progress}
 */
export function withDay(progress, day, isRight) {
  const { puzzles } = progress;
  if (day in puzzles.daily) return progress;
  return { ...progress, puzzles: { ...puzzles, daily: { ...puzzles.daily, [day]: isRight } } };
}

/**
 * Notes how a streak or a storm ended.
 * @param {import("../progress/progress.js").Progress} progress
 * @param {"streaks" | "storm"} which
 * @param {number} count
 * @returns {import("../progress/progress.js").Progress}
 */
export function withResult(progress, which, count) {
  const best = Math.max(count, progress.puzzles[which].best);
  return { ...progress, puzzles: { ...progress.puzzles, [which]: { best, last: count } } };
}
