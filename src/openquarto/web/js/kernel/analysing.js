// Exact values of a position, of all its turns, and best play, in slices: one may stop after each.
// The same values, order and line as openquarto/kernel/solver.py gives without its book.

import { placed, setupText } from "../analysis_model/setup.js";
import { rank } from "../analysis_model/values.js";
import { PIECES, SQUARES } from "../model/geometry.js";
import { Stopped } from "./kernel.js";
import { candidates, isOver, kernelPosition, knownValue, liveLines, valueOf } from "./turns.js";
import { twins } from "./twins.js";

/**
 * @typedef {import("./kernel.js").Kernel} Kernel
 * @typedef {import("./kernel.js").KernelPosition} KernelPosition
 * @typedef {import("./turns.js").Setup} Setup
 * @typedef {import("./turns.js").Candidate} Candidate
 * A turn, its value for the player whose turn it is, and the position it leads to; "" where the game is over.
 * @typedef {{turn: string, value: string, after: string}} ValuedTurn
 * @typedef {{
 *   value: string, turns: ValuedTurn[], line: ValuedTurn[], groups: {turns: string[], value: string}[],
 * }} FoundAnalysis
 * How far it is: turns that are known, and in all.
 * @typedef {{finished: number, total: number}} Progress
 */

/**
 * @template Result
 * @typedef {Generator<Progress, Result, void>} Slices
 */

/** So many nodes take a twentieth of a second, or a fifth on a slow telephone. */
const SLICE = 500_000;
/** A search that is begun anew finds most in the table; the longer it takes, the longer its slices are. */
const GROWTH = 1.3;

/**
 * Asks the kernel again and again with a larger limit, until it has an answer.
 * @template Result
 * @param {(limit: number) => Result} ask
 * @param {Progress} progress
 * @returns {Slices<Result>}
 */
function* inSlices(ask, progress) {
  for (let limit = SLICE; ; limit = Math.round(limit * GROWTH)) {
    try {
      return ask(limit);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    yield progress;
  }
}

/**
 * The value of a position for the player to act.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @returns {Slices<string>}
 */
export function* findValue(kernel, setup) {
  const known = knownValue(kernel, setup);
  if (typeof known === "string") return known;
  const score = yield* inSlices((limit) => kernel.solve(known, { limit }), { finished: 0, total: 1 });
  return valueOf(score, placed(setup));
}

/**
 * Every turn with its value, best first, equals in the order of their tokens.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @returns {Slices<ValuedTurn[]>}
 */
export function* findTurns(kernel, setup) {
  const all = candidates(kernel, setup);
  /** @type {ValuedTurn[]} */
  const turns = [];
  for (const [finished, { turn, known, after }] of all.entries()) {
    const progress = { finished, total: all.length };
    const value =
      typeof known === "string"
        ? known
        : valueOf(-(yield* inSlices((limit) => kernel.solve(known, { limit }), progress)), placed(setup));
    turns.push({ turn, value, after: after ? setupText(after) : "" });
    if (finished % 8 === 7) yield progress;
  }
  const byToken = turns.sort((one, other) => (one.turn < other.turn ? -1 : 1));
  return byToken.sort((one, other) => rank(other.value) - rank(one.value));
}

/**
 * Best play by both to the end of the game, each turn with its value for the player who makes it; among
 * equals the first token. `value` is that of the position.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @param {string} value
 * @returns {Slices<ValuedTurn[]>}
 */
export function* findLine(kernel, setup, value) {
  /** @type {ValuedTurn[]} */
  const line = [];
  /** @type {Setup | null} */
  let here = isOver(kernel, setup) ? null : setup;
  let worth = value;
  while (here !== null) {
    const found = yield* bestTurn(kernel, here, worth);
    line.push({ turn: found.turn, value: worth, after: found.after ? setupText(found.after) : "" });
    if (found.after && found.turn.endsWith("=")) {
      // One has looked for the last time: so does the other.
      line.push({ turn: "=", value: "D", after: "" });
      break;
    }
    worth = following(worth, found.after ? placed(found.after) - placed(here) : 0);
    here = found.after;
  }
  return line;
}

/** What best play is worth to the next player. @param {string} value @param {number} placements */
function following(value, placements) {
  if (value === "D") return value;
  return `${value.startsWith("W") ? "L" : "W"}${Math.max(0, Number(value.slice(1)) - placements)}`;
}

/**
 * The first turn that is worth as much as its position.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @param {string} value
 * @returns {Slices<Candidate>}
 */
function* bestTurn(kernel, setup, value) {
  const all = candidates(kernel, setup).sort((one, other) => (one.turn < other.turn ? -1 : 1));
  const known = all.find((each) => each.known === value);
  if (known) return known;
  const distance = 17 - placed(setup) - Number(value.slice(1));
  const score = value === "D" ? 0 : value.startsWith("W") ? distance : -distance;
  const asked = kernelPosition(setup);
  const ask = (/** @type {number} */ limit) => kernel.bestTurn(asked, score, { limit });
  const found = yield* inSlices(ask, { finished: 0, total: 1 });
  const token = found && `${found.square === null ? "" : SQUARES[found.square]}${PIECES[found.piece]}`;
  const best = all.find(({ turn }) => turn === token);
  if (!best) throw new Error(`no turn of ${setupText(setup)} is worth ${value}`);
  return best;
}

/**
 * A position with its value, best play, and all turns in groups of equals.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @returns {Slices<FoundAnalysis>}
 */
export function* analyse(kernel, setup) {
  const turns = yield* findTurns(kernel, setup);
  const value = turns.length > 0 ? turns[0].value : yield* findValue(kernel, setup);
  const line = yield* findLine(kernel, setup, value);
  const isLive = liveLines(kernel, setup).length > 0;
  const values = new Map(turns.map((each) => [each.turn, each.value]));
  const groups = twins(
    setup,
    isLive,
    turns.map(({ turn }) => turn),
  ).map((group) => ({ turns: group, value: values.get(group[0]) ?? "" }));
  return { value, turns, line, groups };
}

/**
 * Runs to the end without a pause.
 * @template Result
 * @param {Slices<Result>} slices
 * @returns {Result}
 */
export function finished(slices) {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
