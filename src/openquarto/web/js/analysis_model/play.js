// What a turn makes of a position, as text: pieces are set, and nothing is judged. No DOM here.

import { SQUARES, squaresOf } from "../model/geometry.js";
import { readSetup, setupText, variantParts } from "./setup.js";
import { calledLine, turnParts } from "./values.js";

/**
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("./setup.js").Setup} Setup
 */

/** The set-up of a position's text that is known to be readable. @param {string} text @returns {Setup} */
export function setupOf(text) {
  const { setup } = readSetup(text);
  if (!setup) throw new Error(`no position: ${text}`);
  return setup;
}

/**
 * The set-up after a turn; the text says no more than that.
 * @param {Setup} setup
 * @param {string} turn
 * @returns {Setup}
 */
export function played(setup, turn) {
  const { square, piece } = turnParts(turn);
  const board = square ? setup.board.with(SQUARES.indexOf(square), setup.hand) : setup.board;
  const hand = piece || (square ? null : setup.hand);
  return { ...setup, board, hand, last: square || setup.last };
}

/**
 * The position that a turn which is in no list leads to, such as giving a piece instead of calling; "" where
 * it cannot be made.
 * @param {Setup} setup
 * @param {string} turn
 */
export function positionAfter(setup, turn) {
  const { square, piece } = turnParts(turn);
  const isFree = square ? setup.board[SQUARES.indexOf(square)] === null : setup.hand === null;
  const isLeft = piece && piece !== setup.hand && !setup.board.includes(piece);
  return isFree && isLeft && (setup.hand !== null) === Boolean(square) ? setupText(played(setup, turn)) : "";
}

/**
 * A table as a set-up is shown on it: both sides are played by whoever looks.
 * @param {Table} table any table of this page
 * @param {Setup} setup
 * @param {{status: string, isOver?: boolean, line?: string}} how
 * @returns {Table}
 */
export function tableOf(table, setup, { status, isOver = false, line = "" }) {
  const { board, hand, last, variant } = setup;
  const isFull = !board.includes(null);
  const phase = isOver ? "over" : hand !== null ? "place" : isFull ? "last look" : "give";
  const placed = board.filter(Boolean).length;
  const firstActs = (placed % 2 === 0) !== (hand !== null);
  const { traits, blocks, automatic } = variantParts(variant);
  const shown = line ? [{ line, squares: squaresOf(line), sides: [] }] : [];
  return {
    ...table,
    rules: { ...table.rules, variant, traits, blocks, automatic },
    status,
    prompt: "",
    view: {
      ...table.view,
      board,
      hand,
      last,
      phase,
      toAct: isOver ? null : firstActs ? "first" : "second",
      isMyTurn: !isOver,
      mayCall: false,
      lines: [],
      shown,
      ending: null,
    },
  };
}

/**
 * A table after a turn that ended the game: with the line that was called.
 * @param {Table} table
 * @param {Setup} before
 * @param {string} turn
 * @param {string} status
 */
export function endedTable(table, before, turn, status) {
  return tableOf(table, played(before, turn), { status, isOver: true, line: calledLine(turn) });
}

/**
 * A table with a square chosen: the piece in hand stands there, and a piece can be given.
 * @param {Table} table
 * @param {string} square
 * @param {string} status
 * @returns {Table}
 */
export function chosenTable(table, square, status) {
  const { view } = table;
  const board = view.board.with(SQUARES.indexOf(square), view.hand);
  return { ...table, status, view: { ...view, board, hand: null, phase: "give", last: view.last } };
}
