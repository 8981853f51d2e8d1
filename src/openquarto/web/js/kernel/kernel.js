// The exact solver as WebAssembly: plain positions in, scores out; it knows no worker, no page, no network.
// kernel/wasm.c in the repository documents the functions behind it.

/**
 * A board and a hand, in numbers: a piece is 0 to 15, a square its place in a1 b1 c1 … d4, and what is not
 * there is null. A full line has no value any more: whether one is live is the caller's to see (`completed`).
 * @typedef {{board: (number | null)[], hand: number | null, traits: number, blocks: boolean}} KernelPosition
 * How to search: whether the sign of the score is enough, after how many nodes to stop (0: never), and the
 * seed of the order.
 * @typedef {{valueOnly?: boolean, limit?: number, seed?: number}} Search
 * What the compiled file exports.
 * @typedef {{
 *   memory: WebAssembly.Memory,
 *   open: (megabytes: number) => number,
 *   forget: () => void,
 *   solve: (...asked: (number | bigint)[]) => number,
 *   holding: (...asked: (number | bigint)[]) => number,
 *   best_turn: (...asked: (number | bigint)[]) => number,
 *   completed: (...asked: number[]) => number,
 *   nodes: () => bigint,
 *   control: () => number,
 * }} Exports
 */

const NOTHING = 255;
const STOPPED = -1000;
const NO_ROOM = -1002;

/** A search came to its limit before it had an answer; the table keeps what it found. */
export class Stopped extends Error {}

/** There is no memory for a table, or for a variant. */
export class NoRoom extends Error {}

export class Kernel {
  /** @param {Exports} exports @param {number} megabytes */
  constructor(exports, megabytes) {
    this.exports = exports;
    /** The size of the table, a power of two. */
    this.megabytes = exports.open(megabytes);
    if (this.megabytes === 0) throw new NoRoom(`no table of ${megabytes} megabytes`);
  }

  /**
   * A kernel with a table of its own. One thread may use it.
   * @param {BufferSource | WebAssembly.Module} source
   * @param {number} megabytes
   */
  static async load(source, megabytes) {
    const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
    const { exports } = await WebAssembly.instantiate(module);
    return new Kernel(/** @type {Exports} */ (/** @type {unknown} */ (exports)), megabytes);
  }

  /** How many nodes the last search visited. */
  get nodes() {
    return Number(this.exports.nodes());
  }

  /** Empties the table. */
  forget() {
    this.exports.forget();
  }

  /**
   * The score for the player to act: 0 for a draw, else 17 minus the number of the deciding placement,
   * negative where the opponent makes it.
   * @param {KernelPosition} position
   * @param {Search} search
   */
  solve(position, { valueOnly = false, limit = 0, seed = 0 } = {}) {
    return told(this.exports.solve(...packed(position), Number(valueOnly), BigInt(limit), BigInt(seed)));
  }

  /**
   * How many turns that give a piece do not lose; the hand must complete no line.
   * @param {KernelPosition} position
   * @param {Search} search
   */
  holding(position, { limit = 0, seed = 0 } = {}) {
    return told(this.exports.holding(...packed(position), BigInt(limit), BigInt(seed)));
  }

  /**
   * The first turn that gives a piece and is worth a score or more, in the order of tokens, as its square
   * (null without a hand) and its piece; null if there is none. The hand must complete no line.
   * @param {KernelPosition} position
   * @param {number} score
   * @param {Search} search
   */
  bestTurn(position, score, { limit = 0, seed = 0 } = {}) {
    const turn = told(this.exports.best_turn(...packed(position), score, BigInt(limit), BigInt(seed)));
    if (turn < 0) return null;
    return { square: position.hand === null ? null : turn >> 4, piece: turn & 15 };
  }

  /**
   * The lines that the hand completes on an empty square, by their places in LINES.
   * @param {KernelPosition} position
   * @param {number} square
   */
  completed(position, square) {
    const lines = told(this.exports.completed(...packed(position), square));
    return Array.from({ length: 19 }, (_, line) => line).filter((line) => (lines >> line) & 1);
  }
}

/** @param {KernelPosition} position @returns {[number, number, number, number, number, number]} */
function packed({ board, hand, traits, blocks }) {
  let taken = 0;
  const halves = [0, 0];
  for (const [square, piece] of board.entries()) {
    if (piece === null) continue;
    taken |= 1 << square;
    halves[square >> 3] |= piece << (4 * (square & 7));
  }
  return [taken, halves[0], halves[1], hand ?? NOTHING, traits, Number(blocks)];
}

/** @param {number} answer */
function told(answer) {
  if (answer > STOPPED) return answer;
  if (answer === STOPPED) throw new Stopped("the search came to its limit");
  if (answer === NO_ROOM) throw new NoRoom("no memory for the variant");
  throw new RangeError("expected pieces 0 to 15 in one place each, traits 1 to 15 and a score");
}
