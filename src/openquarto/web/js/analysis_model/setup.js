// A position that is set up by hand: pieces on any square, the hand, the last placed square, the variant.
// It may be impossible for a while: then it has faults, all at once. No DOM here.

import { PIECES, positionText, SQUARES } from "../model/geometry.js";

/**
 * @typedef {{board: (string | null)[], hand: string | null, last: string | null, variant: string}} Setup
 * What is wrong, as the server would say it: the code of a message, and its values.
 * @typedef {{code: string, values: Record<string, string | number>}} Fault
 * Which traits count, by their letters; whether blocks do; whether a quarto wins by itself.
 * @typedef {{traits: string[], blocks: boolean, automatic: boolean}} VariantParts
 */

export const TRAITS = ["c", "s", "h", "f"];

/** @type {Setup} */
export const START = { board: Array(16).fill(null), hand: null, last: null, variant: "classic" };

/** The text of a set-up, as in the rules. @param {Setup} setup */
export function setupText(setup) {
  return positionText(setup, setup.variant);
}

/**
 * A set-up from its text; null where the text cannot be read, with what is wrong.
 * @param {string} text
 * @returns {{setup: Setup | null, faults: Fault[]}}
 */
export function readSetup(text) {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 3 && fields.length !== 4) return unread("position-fields", { count: fields.length });
  const [rows, hand, last, variant = "classic"] = fields;
  const parts = rows.split("/");
  if (parts.length !== 4) return unread("position-rows", { count: parts.length });
  /** @type {Fault[]} */
  const faults = [];
  const board = parts.flatMap((row, at) => readRow(row, at + 1, faults));
  if (hand !== "-" && !PIECES.includes(hand))
    faults.push({ code: "piece-unreadable", values: { text: hand } });
  if (last !== "-" && !SQUARES.includes(last))
    faults.push({ code: "square-unreadable", values: { text: last } });
  faults.push(...variantFaults(variant));
  if (faults.length > 0) return { setup: null, faults };
  const setup = {
    board,
    hand: hand === "-" ? null : hand,
    last: last === "-" ? null : last,
    variant: variantText(variantParts(variant)),
  };
  return { setup, faults: [] };
}

/** @param {string} code @param {Fault["values"]} values @returns {{setup: null, faults: Fault[]}} */
function unread(code, values) {
  return { setup: null, faults: [{ code, values }] };
}

/** @param {string} text @param {number} row @param {Fault[]} faults @returns {(string | null)[]} */
function readRow(text, row, faults) {
  if (!/^(?:[1-4]?[A-P])*[1-4]?$/.test(text)) {
    faults.push({ code: "row-unreadable", values: { row, text } });
    return [];
  }
  const squares = Array.from(text).flatMap((sign) =>
    PIECES.includes(sign) ? [sign] : Array(Number(sign)).fill(null),
  );
  if (squares.length !== 4) faults.push({ code: "row-length", values: { row, count: squares.length } });
  return squares;
}

/** @param {string} text @returns {Fault[]} */
function variantFaults(text) {
  if (text === "classic") return [];
  const flags = text.split("+");
  const isKnown = (/** @type {string} */ flag) => /^(?:blocks|auto|traits=.*)$/.test(flag);
  const unknown = flags.find((flag) => !isKnown(flag));
  if (unknown !== undefined) return [{ code: "variant-flag-unknown", values: { text: unknown } }];
  const names = flags.map((flag) => flag.replace(/=.*/, ""));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return [{ code: "variant-flag-twice", values: { text: twice } }];
  const traits = flags.find((flag) => flag.startsWith("traits="))?.slice(7);
  if (traits === undefined || /^(?=.)c?s?h?f?$/.test(traits)) return [];
  return [{ code: "variant-traits", values: { text: traits } }];
}

/** What a variant's text says. @param {string} text @returns {VariantParts} */
export function variantParts(text) {
  const flags = text.split("+");
  const traits = flags.find((flag) => flag.startsWith("traits="))?.slice(7);
  return {
    traits: traits ? Array.from(traits) : [...TRAITS],
    blocks: flags.includes("blocks"),
    automatic: flags.includes("auto"),
  };
}

/** The text of a variant. @param {VariantParts} parts */
export function variantText({ traits, blocks, automatic }) {
  const counting = TRAITS.filter((trait) => traits.includes(trait));
  const flags = [
    ...(blocks ? ["blocks"] : []),
    ...(counting.length < 4 ? [`traits=${counting.join("")}`] : []),
    ...(automatic ? ["auto"] : []),
  ];
  return flags.join("+") || "classic";
}

/** Everything that makes a set-up impossible. @param {Setup} setup @returns {Fault[]} */
export function faultsOf({ board, hand, last }) {
  const twice = PIECES.map((piece) => ({ piece, squares: SQUARES.filter((_, at) => board[at] === piece) }))
    .filter(({ squares }) => squares.length > 1)
    .map(({ piece, squares }) => ({ code: "piece-twice", values: { piece, squares: squares.join(", ") } }));
  const held = hand === null ? -1 : board.indexOf(hand);
  const inHand = { piece: hand ?? "", square: SQUARES[held] };
  return [
    ...twice,
    ...(held >= 0 ? [{ code: "hand-on-board", values: inHand }] : []),
    ...(last !== null && board[SQUARES.indexOf(last)] === null
      ? [{ code: "last-empty", values: { square: last } }]
      : []),
  ];
}

/** Where a chosen piece goes: it leaves where it was. @param {Setup} setup @param {string} piece */
function without({ board, hand, ...rest }, piece) {
  return {
    ...rest,
    board: board.map((each) => (each === piece ? null : each)),
    hand: hand === piece ? null : hand,
  };
}

/**
 * A piece put on a square; what stood there goes back to the stock.
 * @param {Setup} setup @param {string} piece @param {string} square @returns {Setup}
 */
export function put(setup, piece, square) {
  const { board, ...rest } = without(setup, piece);
  return { ...rest, board: board.with(SQUARES.indexOf(square), piece) };
}

/**
 * A piece taken off its square, or out of the hand.
 * @param {Setup} setup
 * @param {string} piece
 * @returns {Setup}
 */
export function taken(setup, piece) {
  const left = without(setup, piece);
  const isGone = left.last !== null && left.board[SQUARES.indexOf(left.last)] === null;
  return { ...left, last: isGone ? null : left.last };
}

/**
 * A piece put into the hand; null empties it.
 * @param {Setup} setup
 * @param {string | null} piece
 * @returns {Setup}
 */
export function held(setup, piece) {
  return { ...(piece === null ? setup : taken(setup, piece)), hand: piece };
}

/** How many pieces stand on the board. @param {Setup} setup */
export function placed({ board }) {
  return board.filter(Boolean).length;
}
