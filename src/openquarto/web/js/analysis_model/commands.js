// What somebody types on the page of the analysis: a turn, a part of one, or one of a few words. No DOM here.

import { PIECES, SQUARES } from "../model/geometry.js";
import { turnParts } from "./values.js";

/**
 * What a line means: an act on the board (a square, a piece letter, a whole turn), or one of the words.
 * @typedef {{act: string} | {turn: string} | {word: string}} Command
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/** In the order in which the help names them. */
export const WORDS = [
  "why",
  "best",
  "before",
  "next",
  "first",
  "last",
  "setup",
  "analyse",
  "copy",
  "delete",
  "help",
];

/** Without accents, case and signs. @param {string} text */
function plain(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#=-]+/gu, " ")
    .trim();
}

/**
 * The words that are typed for something, the one that is shown first.
 * @param {string} name
 * @param {Catalogue} words
 */
export function spellings(name, words) {
  return words
    .say(`analysis-command-${name}`)
    .split(",")
    .map((word) => word.trim());
}

/**
 * The command of a line, or null where nothing is known by it.
 * @param {string} line
 * @param {Catalogue} words
 * @param {string[]} stock the pieces that can be named by a part of their words
 * @returns {Command | null}
 */
export function commandOf(line, words, stock) {
  const typed = plain(line);
  if (typed === "") return null;
  const word = WORDS.find((name) => spellings(name, words).some((spelling) => plain(spelling) === typed));
  if (word) return { word };
  const turn = line.trim().replace(/\s+/g, "");
  const token = turn.replace(/^[A-D](?=[1-4])/, (letter) => letter.toLowerCase());
  if (token !== "" && Object.values(turnParts(token)).some(Boolean)) {
    return PIECES.includes(token) || SQUARES.includes(token) || token === "="
      ? { act: token }
      : { turn: token };
  }
  const square = SQUARES.find((each) => plain(words.square(each)) === typed);
  if (square) return { act: square };
  const lower = /^([a-d][1-4])([a-p])$/.exec(typed.replace(/ /g, ""));
  if (lower) return { turn: lower[1] + lower[2].toUpperCase() };
  const piece = pieceOf(typed, words, stock);
  return piece ? { act: piece } : null;
}

/**
 * The one piece of the stock that all these words name, or "".
 * @param {string} typed
 * @param {Catalogue} words
 * @param {string[]} stock
 */
function pieceOf(typed, words, stock) {
  const skipped = spellings("give", words).map(plain);
  const asked = typed.split(" ").filter((word) => !skipped.includes(word));
  if (asked.length === 0) return "";
  if (asked.length === 1 && stock.includes(asked[0].toUpperCase())) return asked[0].toUpperCase();
  const fitting = stock.filter((piece) => {
    const sides = plain(words.words.pieces[piece]).split(" ");
    return asked.every((word) => sides.some((side) => side.startsWith(word)));
  });
  return fitting.length === 1 ? fitting[0] : "";
}
