// A turn as a record writes it, taken apart: "b2K" places on b2 and gives K. No DOM here.

/**
 * The parts of a turn; `isFalse` tells of its call that it was a false one.
 * @typedef {{square: string | null, line: string | null, isFalse: boolean, gives: string | null,
 *   isDone: boolean}} TurnParts
 */

const LINE = "[a-d][1-4]-[a-d][1-4]";
const TURN = new RegExp(
  `^(?:#(?<early>${LINE})(?<earlyFalse>\\?)?)?(?<square>[a-d][1-4])?` +
    `(?:#(?<line>${LINE})(?<lineFalse>\\?)?)?` +
    "(?<gives>[A-P])?(?<done>=)?$",
);

/**
 * Reads a turn; of two calls it tells the last, as the one before it was false.
 * @param {string} text
 * @returns {TurnParts}
 */
export function readTurn(text) {
  const found = TURN.exec(text)?.groups;
  if (!found) throw new Error(`not a turn: ${text}`);
  return {
    square: found.square ?? null,
    line: found.line ?? found.early ?? null,
    isFalse: Boolean(found.line ? found.lineFalse : found.earlyFalse),
    gives: found.gives ?? null,
    isDone: Boolean(found.done),
  };
}
