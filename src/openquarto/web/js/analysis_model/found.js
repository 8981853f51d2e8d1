// What the page's own kernel has found of a position, in the words of the page's catalogue. No DOM here.

import { capital } from "../model/words.js";
import { setupOf } from "./play.js";
import { placed } from "./setup.js";
import { turnWords, valueWords } from "./told.js";

/**
 * @typedef {import("../model/wire.d.ts").Analysis} Analysis
 * @typedef {import("../model/wire.d.ts").Reason} Reason
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * A turn, its value, and the position that it leads to.
 * @typedef {{turn: string, value: string, after: string}} FoundTurn
 * @typedef {{
 *   value: string, turns: FoundTurn[], line: FoundTurn[], groups: {turns: string[], value: string}[],
 * }} Found
 * An analysis as the board shows it: the reason is null until it was asked for.
 * @typedef {Omit<Analysis, "table" | "why"> & {why: Reason | null}} ShownAnalysis
 */

/** Up to so many pieces, the hand too, a server knows all values by heart, and a search takes seconds. */
const IN_BOOK = 4;

/** Whether a server has less to do than a page. @param {string} position */
export function isInBook(position) {
  const setup = setupOf(position);
  return placed(setup) + Number(setup.hand !== null) <= IN_BOOK;
}

/**
 * An analysis in words, all but the reason.
 * @param {string} position
 * @param {Found} found
 * @param {Catalogue} words
 * @returns {ShownAnalysis}
 */
export function shownAnalysis(position, { value, turns, line, groups }, words) {
  const told = (/** @type {FoundTurn} */ each) => ({
    ...each,
    word: valueWords(each.value, words),
    text: turnWords(each.turn, words),
  });
  return {
    position,
    value,
    headline: turns.length > 0 ? headline(value, line[0]?.turn ?? "", words) : words.say("turn-over"),
    why: null,
    line: line.map(told),
    turns: turns.map(told),
    groups,
  };
}

/**
 * "Win in 3: a3, then give light square tall hollow."
 * @param {string} value
 * @param {string} turn
 * @param {Catalogue} words
 */
function headline(value, turn, words) {
  const label = capital(valueWords(value, words));
  return `${turn ? words.say("labelled", { label, text: turnWords(turn, words) }) : label}.`;
}
