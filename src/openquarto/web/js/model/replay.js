// A game that is over, turn by turn: where a step leads to, and the table as it was. No DOM here.

import { squaresOf } from "./geometry.js";

/**
 * @typedef {import("./wire.d.ts").Table} Table
 * @typedef {import("./wire.d.ts").ReplayTurn} ReplayTurn
 * @typedef {"first" | "before" | "next" | "last"} Step
 * An earlier turn that is shown in the place of the table, and who answers questions about it.
 * @typedef {{table: Table, answer: (question: string) => string[]}} Past
 */

/** The steps in the order of their buttons. @type {Step[]} */
export const STEPS = ["first", "before", "next", "last"];

/**
 * The place of the turn that a step leads to; at the ends it stays.
 * @param {Step} step
 * @param {number} at
 * @param {number} count how many turns there are
 */
export function stepped(step, at, count) {
  const wanted = { first: 0, before: at - 1, next: at + 1, last: count - 1 }[step];
  return Math.max(0, Math.min(count - 1, wanted));
}

/**
 * The table as it was after a turn: pieces are set, nothing can be done. A line is shown where one is named.
 * @param {Table} table
 * @param {ReplayTurn} turn
 * @param {string} line
 * @returns {Table}
 */
export function pastTable(table, { board, hand, last, label }, line = "") {
  const shown = line ? [{ line, squares: squaresOf(line), sides: [] }] : [];
  return { ...table, status: label, view: { ...table.view, board, hand, last, shown } };
}

/**
 * The answer to a question of the keys about a past turn.
 * @param {string} question
 * @param {ReplayTurn} turn
 * @param {import("./words.js").Catalogue} words
 * @returns {string[]}
 */
export function pastAnswer(question, { label, hand, sentences }, words) {
  if (question === "last") return sentences;
  if (question !== "hand") return [`${label}.`];
  return [hand ? words.say("read-hand", { piece: words.piece(hand) }) : words.say("read-hand-empty")];
}
