// When a running time is worth a word: at 30, 10 and 5 seconds, and each of the last five.

const SPOKEN = [30_000, 10_000, 5000];

/** The time below which a clock is drawn the other way round. */
export const LOW = 10_000;

/**
 * What was passed between two looks at a clock: seconds to be spoken (null: none), and whether a tick is due.
 * Where a time begins at such a number it is not said: everybody knows what a turn has.
 * @param {number} before what was left at the look before
 * @param {number} left
 * @returns {{spoken: number | null, isTick: boolean}}
 */
export function passed(before, left) {
  const spoken = SPOKEN.filter((mark) => before > mark && left <= mark && left > 0).at(-1) ?? null;
  const isTick = left < 5000 && left > 0 && Math.ceil(before / 1000) !== Math.ceil(left / 1000);
  return { spoken: spoken === null ? null : spoken / 1000, isTick };
}

/** Whole seconds as a clock at a board shows them: 0 only when nothing is left. @param {number} left */
export function shownTime(left) {
  return Math.ceil(left / 1000) * 1000;
}
