// The turns of a position, each as its token with the value that the rules tell, or a position to search: the
// same as openquarto/kernel/turns.py. tests/kernel/test_wasm.py holds both to the same answers.

import { variantParts } from "../analysis_model/setup.js";
import { PIECES, SQUARES } from "../model/geometry.js";

/**
 * @typedef {import("./kernel.js").Kernel} Kernel
 * @typedef {import("./kernel.js").KernelPosition} KernelPosition
 * @typedef {import("../analysis_model/setup.js").Setup} Setup
 * A turn, and its value or the position after it, which has to be searched. `after` is what it leads to; null
 * where the game is over.
 * @typedef {{turn: string, known: string | KernelPosition, after: Setup | null}} Candidate
 */

const ENDS = Array.from("1234");
const START_COLUMNS = Array.from("abc");
/** All lines in the kernel's order: rows, columns, diagonals, blocks. */
export const LINES = [
  ...ENDS.map((row) => `a${row}-d${row}`),
  ...Array.from("abcd", (column) => `${column}1-${column}4`),
  "a1-d4",
  "a4-d1",
  ...[1, 2, 3].flatMap((row) =>
    START_COLUMNS.map((column) => `${column}${row}-${"bcd"["abc".indexOf(column)]}${row + 1}`),
  ),
];
const TRAIT_BITS = new Map([
  ["c", 8],
  ["s", 4],
  ["h", 2],
  ["f", 1],
]);

/** What counts in a variant, with a bit of a piece's number for each trait. @param {string} variant */
export function rulesOf(variant) {
  const { traits, blocks, automatic } = variantParts(variant);
  const bits = traits.reduce((sum, trait) => sum | (TRAIT_BITS.get(trait) ?? 0), 0);
  return { traits: bits, blocks, isAutomatic: automatic };
}

/** The pieces beside the board, in the order of their letters. @param {Setup} setup */
export function stockOf({ board, hand }) {
  return PIECES.filter((piece) => piece !== hand && !board.includes(piece));
}

/** A position in the kernel's terms. @param {Setup} setup @returns {KernelPosition} */
export function kernelPosition({ board, hand, variant }) {
  const { traits, blocks } = rulesOf(variant);
  return {
    board: board.map((piece) => (piece === null ? null : PIECES.indexOf(piece))),
    hand: hand === null ? null : PIECES.indexOf(hand),
    traits,
    blocks,
  };
}

/**
 * The lines that the hand completes on a square.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @param {string} square
 */
function linesMade(kernel, setup, square) {
  return kernel.completed(kernelPosition(setup), SQUARES.indexOf(square)).map((line) => LINES[line]);
}

/** The complete lines through the last placed square. @param {Kernel} kernel @param {Setup} setup */
function linesThroughLast(kernel, { board, last, variant }) {
  if (last === null) return [];
  const at = SQUARES.indexOf(last);
  return linesMade(kernel, { board: board.with(at, null), hand: board[at], last: null, variant }, last);
}

/**
 * Whether the game is over as the text tells it: won by itself, or a full board where nobody has to look.
 * @param {Kernel} kernel
 * @param {Setup} setup
 */
export function isOver(kernel, setup) {
  const { board, hand, variant } = setup;
  if (!rulesOf(variant).isAutomatic || hand !== null) return false;
  return !board.includes(null) || linesThroughLast(kernel, setup).length > 0;
}

/** The quartos that may be called now. @param {Kernel} kernel @param {Setup} setup */
export function liveLines(kernel, setup) {
  return rulesOf(setup.variant).isAutomatic ? [] : linesThroughLast(kernel, setup);
}

/**
 * The value of a position where the rules tell it, otherwise the position that has to be searched. A game
 * that is over keeps the value that it had for the player who ended it.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @returns {string | KernelPosition}
 */
export function knownValue(kernel, setup) {
  const isFull = !setup.board.includes(null);
  if (isOver(kernel, setup)) return linesThroughLast(kernel, setup).length > 0 ? "W0" : "D";
  if (liveLines(kernel, setup).length > 0) return "W0";
  return isFull && setup.hand === null ? "D" : kernelPosition(setup);
}

/**
 * Every turn that is worth a thought: no false calls, and no silence after making a quarto.
 * @param {Kernel} kernel
 * @param {Setup} setup
 * @returns {Candidate[]}
 */
export function candidates(kernel, setup) {
  if (isOver(kernel, setup)) return [];
  const [live] = liveLines(kernel, setup);
  const calls = live ? [{ turn: `#${live}`, known: "W0", after: null }] : [];
  if (setup.hand !== null) {
    const empty = SQUARES.filter((_, at) => setup.board[at] === null);
    return [...calls, ...empty.flatMap((square) => placements(kernel, setup, square))];
  }
  if (setup.board.includes(null)) return [...calls, ...gifts(setup, "", Boolean(live))];
  return [...calls, { turn: "=", known: live ? "L0" : "D", after: setup }];
}

/** @param {Kernel} kernel @param {Setup} setup @param {string} square @returns {Candidate[]} */
function placements(kernel, setup, square) {
  const { board, hand, variant } = setup;
  const { isAutomatic } = rulesOf(variant);
  const [line] = linesMade(kernel, setup, square);
  if (line) return [{ turn: isAutomatic ? square : `${square}#${line}`, known: "W1", after: null }];
  const after = { board: board.with(SQUARES.indexOf(square), hand), hand: null, last: square, variant };
  if (after.board.includes(null)) return gifts(after, square, false);
  return isAutomatic
    ? [{ turn: square, known: "D", after: null }]
    : [{ turn: `${square}=`, known: "D", after }];
}

/** @param {Setup} setup @param {string} before @param {boolean} isHandedOver @returns {Candidate[]} */
function gifts(setup, before, isHandedOver) {
  return stockOf(setup).map((piece) => {
    const after = { ...setup, hand: piece };
    return { turn: `${before}${piece}`, known: isHandedOver ? "L0" : kernelPosition(after), after };
  });
}

/** A value from a score, which counts from the empty board. @param {number} score @param {number} placed */
export function valueOf(score, placed) {
  return score === 0 ? "D" : `${score > 0 ? "W" : "L"}${17 - Math.abs(score) - placed}`;
}
