// Exact values, and which of them stand on squares and pieces: W3, D, L2. No DOM here.

/**
 * @typedef {import("../model/wire.d.ts").ValuedTurn} ValuedTurn
 * The parts of a turn: a call before the placement, the square, a call after it, the piece given, done.
 * @typedef {{before: string, square: string, after: string, piece: string, isDone: boolean}} TurnParts
 */

const LINE = "([a-d][1-4]-[a-d][1-4])";
const TURN = new RegExp(`^(?:#${LINE}\\??)?([a-d][1-4])?(?:#${LINE}\\??)?([A-P])?(=)?$`);

/** What a turn such as a3F, M, d2#a2-d2 or = consists of. @param {string} turn @returns {TurnParts} */
export function turnParts(turn) {
  const [, before = "", square = "", after = "", piece = "", done = ""] = TURN.exec(turn) ?? [];
  return { before, square, after, piece, isDone: done === "=" };
}

/** The line that a turn calls, or "". @param {string} turn */
export function calledLine(turn) {
  const { before, after } = turnParts(turn);
  return after || before;
}

/** How good a value is, to compare: a fast win first, a slow loss before a fast one. @param {string} value */
export function rank(value) {
  const distance = Number(value.slice(1));
  if (value.startsWith("W")) return 1000 - distance;
  return value.startsWith("L") ? distance - 1000 : 0;
}

/**
 * The better of two values; the first may be missing.
 * @param {string | undefined} one
 * @param {string} other
 */
function better(one, other) {
  return one !== undefined && rank(one) >= rank(other) ? one : other;
}

/** The best value of the turns that begin with each square. @param {ValuedTurn[]} turns */
export function squareValues(turns) {
  /** @type {Map<string, string>} */
  const best = new Map();
  for (const { turn, value } of turns) {
    const { square } = turnParts(turn);
    if (square) best.set(square, better(best.get(square), value));
  }
  return best;
}

/**
 * The values of giving each piece: after a square was chosen, or where nothing is to be placed.
 * @param {ValuedTurn[]} turns
 * @param {string} square "" where nothing is to be placed
 */
export function pieceValues(turns, square) {
  /** @type {Map<string, string>} */
  const best = new Map();
  for (const { turn, value } of turns) {
    const parts = turnParts(turn);
    if (parts.piece && parts.square === square) best.set(parts.piece, better(best.get(parts.piece), value));
  }
  return best;
}

/** The turns that begin with a square, best first. @param {ValuedTurn[]} turns @param {string} square */
export function turnsAt(turns, square) {
  return turns.filter(({ turn }) => turnParts(turn).square === square);
}

/**
 * The turns that call a quarto: after the chosen square, or at once.
 * @param {ValuedTurn[]} turns
 * @param {string} square
 */
export function callsAt(turns, square) {
  return turnsAt(turns, square).filter(({ turn }) => calledLine(turn) !== "");
}

/**
 * How many of some values are as good as the best of them: its letter, how many, of how many.
 * @param {Iterable<string>} values
 */
export function bestShare(values) {
  const all = [...values].sort((one, other) => rank(other) - rank(one));
  const letter = (all[0] ?? "").slice(0, 1);
  return { letter, count: all.filter((value) => value.startsWith(letter)).length, of: all.length };
}

/**
 * The value of a turn for whoever made it, from that of the position it leads to, which is for the opponent.
 * @param {string} after
 * @param {string} turn
 */
export function turnValue(after, turn) {
  if (after === "D") return after;
  const distance = Number(after.slice(1)) + (turnParts(turn).square ? 1 : 0);
  return `${after.startsWith("W") ? "L" : "W"}${distance}`;
}
