// The curve of a game as shapes and words: a bar up is a win, a dash a draw, a bar down a loss. No DOM.

/**
 * @typedef {"W" | "D" | "L"} Bar
 * @typedef {{x: number, path: string, kind: Bar}} Column
 * Turns that follow each other and are worth the same.
 * @typedef {{first: number, last: number, bar: Bar}} Run
 */

/** Sizes of the drawing, whose width grows with the number of turns. */
export const LEFT = 30;
export const MIDDLE = 60;
export const REACH = 42;
export const STEP = 24;
export const HEIGHT = 132;

/** The middle of a column. @param {number} at */
export function columnAt(at) {
  return LEFT + STEP * (at + 0.5);
}

/** How wide the drawing is. @param {number} count */
export function curveWidth(count) {
  return LEFT + STEP * count + 4;
}

/**
 * The outline of a column: a win points up, a draw lies flat, a loss points down.
 * @param {Bar} bar
 * @param {number} at
 */
export function columnPath(bar, at) {
  const x = columnAt(at);
  if (bar === "D") return `M${x - 8} ${MIDDLE - 2.5}h16v5h-16z`;
  const way = bar === "W" ? -1 : 1;
  const shoulder = MIDDLE + way * (REACH - 6);
  return `M${x - 8} ${MIDDLE}V${shoulder}L${x} ${MIDDLE + way * REACH}L${x + 8} ${shoulder}V${MIDDLE}Z`;
}

/** Where the mark of a turn stands: on the side that its bar leaves free. @param {Bar} bar */
export function markHeight(bar) {
  return bar === "W" ? MIDDLE + 15 : MIDDLE - 15;
}

/**
 * The curve for ears: equal turns that follow each other are told together.
 * @param {{turn: number, bar: Bar}[]} turns
 * @returns {Run[]}
 */
export function runs(turns) {
  /** @type {Run[]} */
  const found = [];
  for (const { turn, bar } of turns) {
    const run = found.at(-1);
    if (run?.bar === bar) run.last = turn;
    else found.push({ first: turn, last: turn, bar });
  }
  return found;
}
