// Turns that a symmetry of the position makes equal: the same groups as openquarto/insight/twins.py.

import { PIECES, SQUARES, squaresOf } from "../model/geometry.js";
import { LINES, rulesOf } from "./turns.js";

/**
 * @typedef {import("./turns.js").Setup} Setup
 * Where squares go, and where pieces go, by their places and numbers.
 * @typedef {{squares: number[], pieces: number[]}} Symmetry
 */

// Rows and columns alike, by a permutation that keeps the outer and the inner pair together; blocks allow the
// first two.
const ORDERS = ["0123", "3210", "0213", "3120", "1032", "2301", "1302", "2031"].map((order) =>
  Array.from(order, Number),
);

/** Where each square goes under every symmetry of the lines. @param {boolean} blocks */
function boardSymmetries(blocks) {
  return ORDERS.slice(0, blocks ? 2 : 8).flatMap((order) =>
    [0, 1, 2, 3].map((kind) =>
      SQUARES.map((_, at) => {
        const row = order[at >> 2];
        const column = kind & 1 ? 3 - order[at & 3] : order[at & 3];
        return kind & 2 ? 4 * column + row : 4 * row + column;
      }),
    ),
  );
}

/** All orders of some bits. @param {number[]} bits @returns {number[][]} */
function permutations(bits) {
  if (bits.length === 0) return [[]];
  return bits.flatMap((bit) =>
    permutations(bits.filter((other) => other !== bit)).map((rest) => [bit, ...rest]),
  );
}

/** Where each piece goes when the traits that count change places or sides. @param {number} traits */
function renamings(traits) {
  const counted = [8, 4, 2, 1].filter((bit) => bit & traits);
  const flips = PIECES.map((_, mask) => mask).filter((mask) => (mask & ~traits) === 0);
  return permutations(counted).flatMap((order) => {
    const moved = PIECES.map((_, piece) =>
      counted.reduce((image, bit, at) => image | (piece & bit ? order[at] : 0), piece & ~traits),
    );
    return flips.map((flip) => moved.map((piece) => piece ^ flip));
  });
}

/**
 * The symmetries that keep a position as it is. The square placed on last counts only while a quarto is live.
 * @param {Setup} setup
 * @param {boolean} isLive
 * @returns {Symmetry[]}
 */
function ownSymmetries({ board, hand, last, variant }, isLive) {
  const { traits, blocks } = rulesOf(variant);
  const numbers = board.map((piece) => (piece === null ? -1 : PIECES.indexOf(piece)));
  const standing = numbers.flatMap((piece, at) => (piece < 0 ? [] : [{ piece, at }]));
  const fixed = isLive && last !== null ? SQUARES.indexOf(last) : -1;
  const held = hand === null ? -1 : PIECES.indexOf(hand);
  const names = renamings(traits);
  return boardSymmetries(blocks)
    .filter((squares) => fixed < 0 || squares[fixed] === fixed)
    .filter((squares) => standing.every(({ at }) => numbers[squares[at]] >= 0))
    .flatMap((squares) =>
      names
        .filter((pieces) => held < 0 || pieces[held] === held)
        .filter((pieces) => standing.every(({ piece, at }) => pieces[piece] === numbers[squares[at]]))
        .map((pieces) => ({ squares, pieces })),
    );
}

const LINE_OF = new Map(LINES.map((line) => [key(squaresOf(line)), line]));

/** @param {string[]} squares */
function key(squares) {
  return [...squares].sort().join();
}

/** What a turn becomes under a symmetry. @param {string} turn @param {Symmetry} symmetry */
function image(turn, { squares, pieces }) {
  const moved = (/** @type {string} */ square) => SQUARES[squares[SQUARES.indexOf(square)]];
  return turn.replace(/#?([a-d][1-4])(?:-[a-d][1-4])?|[A-P]/g, (part) => {
    if (part.startsWith("#")) return `#${LINE_OF.get(key(squaresOf(part.slice(1)).map(moved)))}`;
    return part.length === 1 ? PIECES[pieces[PIECES.indexOf(part)]] : moved(part);
  });
}

/**
 * The turns in groups, each in the order given, the groups by their first turn.
 * @param {Setup} setup
 * @param {boolean} isLive
 * @param {string[]} turns
 * @returns {string[][]}
 */
export function twins(setup, isLive, turns) {
  const order = new Map(turns.map((turn, at) => [turn, at]));
  const own = ownSymmetries(setup, isLive);
  const place = (/** @type {string} */ turn) => order.get(turn) ?? -1;
  const grouped = new Set();
  return turns.flatMap((turn) => {
    if (grouped.has(turn)) return [];
    const images = new Set(own.map((each) => image(turn, each)));
    for (const each of images) grouped.add(each);
    return [[...images].filter((each) => order.has(each)).sort((one, other) => place(one) - place(other))];
  });
}
