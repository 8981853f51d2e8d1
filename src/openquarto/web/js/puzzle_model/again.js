// What went wrong comes again, on later and later days, until it was right twice in a row.

import { daysAfter } from "./days.js";

/** @typedef {import("../progress/progress.js").Again} Again */

/** Days until it comes, each time it has come. What stays too hard comes more and more rarely. */
export const WAITS = [1, 3, 7, 21];
/** Right so often in a row, and it is gone. */
export const ENOUGH = 2;

/**
 * When a puzzle comes again after a try, or null if it need not.
 * @param {Again | undefined} before
 * @param {boolean} isRight
 * @param {string} today
 * @returns {Again | null}
 */
export function after(before, isRight, today) {
  if (!before) return isRight ? null : { due: daysAfter(today, WAITS[0]), right: 0, step: 0 };
  const right = isRight ? before.right + 1 : 0;
  if (before.due > today) return isRight ? before : { ...before, right }; // before its day: it still comes
  if (right >= ENOUGH) return null;
  const step = Math.min(before.step + 1, WAITS.length - 1);
  return { due: daysAfter(today, WAITS[step]), right, step };
}

/**
 * Those that wait today, the longest first.
 * @param {Record<string, Again>} again
 * @param {string} today
 */
export function waiting(again, today) {
  return Object.entries(again)
    .filter(([, { due }]) => due <= today)
    .sort(([id, one], [otherId, other]) =>
      one.due === other.due ? (id < otherId ? -1 : 1) : one.due < other.due ? -1 : 1,
    )
    .map(([id]) => id);
}

/**
 * The next day on which something comes, or null.
 * @param {Record<string, Again>} again
 * @param {string} today
 */
export function nextDue(again, today) {
  const days = Object.values(again).map(({ due }) => due);
  return days.filter((due) => due > today).sort()[0] ?? null;
}
