// Values, turns and groups of turns in the words of the page's catalogue. No DOM here.

import { capital } from "../model/words.js";
import { TRAITS, variantParts } from "./setup.js";
import { turnParts } from "./values.js";

/** @typedef {import("../model/words.js").Catalogue} Catalogue */

/** "win in 3", "draw", "loss in 2". @param {string} value @param {Catalogue} words */
export function valueWords(value, words) {
  if (value === "") return words.say("analysis-unknown");
  if (value === "D") return words.say("analysis-value-draw");
  const kind = value.startsWith("W") ? "win" : "loss";
  const count = Number(value.slice(1));
  if (count === 0) return words.say(`analysis-value-${kind}-now`);
  return words.say(`analysis-value-${kind}`, { count });
}

/**
 * A turn in words: "a3, then give light square tall hollow".
 * @param {string} turn
 * @param {Catalogue} words
 */
export function turnWords(turn, words) {
  const { before, square, after, piece, isDone } = turnParts(turn);
  const where = square && words.square(square);
  if (before) return words.say("analysis-turn-call", { line: words.line(before) });
  if (after) return words.say("analysis-turn-place-call", { square: where, line: words.line(after) });
  if (square && piece) return words.say("analysis-turn", { square: where, piece: words.piece(piece) });
  if (piece) return words.say("analysis-turn-give", { piece: words.piece(piece) });
  if (square) return words.say("analysis-turn-place", { square: where });
  return isDone ? words.say("analysis-turn-done") : "";
}

/**
 * A turn as short as it can be beside a picture of the piece: "a3", "row 1".
 * @param {string} turn
 * @param {Catalogue} words
 */
export function turnLabel(turn, words) {
  const { before, square, after, piece, isDone } = turnParts(turn);
  const where = square && words.square(square);
  if (before || after)
    return [where, words.say("analysis-turn-call", { line: words.line(before || after) })]
      .filter(Boolean)
      .join(" ");
  if (square || piece) return where;
  return isDone ? words.say("analysis-turn-done") : "";
}

/** How many pieces are named one by one. */
const NAMED = 4;

/**
 * What a group of equal turns consists of, where each of its squares goes with each of its pieces; null where
 * they cannot be told together like that.
 * @param {string[]} turns
 * @returns {{squares: string[], pieces: string[]} | null}
 */
export function groupParts(turns) {
  const parts = turns.map(turnParts);
  if (parts.some(({ before, after, isDone }) => before || after || isDone)) return null;
  const squares = [...new Set(parts.map(({ square }) => square))].filter(Boolean).sort(byRow);
  const pieces = [...new Set(parts.map(({ piece }) => piece))].filter(Boolean).sort();
  const count = Math.max(1, squares.length) * Math.max(1, pieces.length);
  return count === turns.length ? { squares, pieces } : null;
}

/**
 * Turns that are equal by symmetry, told together: "a1, d1, a4, d4, then give dark round tall solid"; where
 * that would not be true of all of them, the first.
 * @param {string[]} turns
 * @param {Catalogue} words
 */
export function groupWords(turns, words) {
  const group = turns.length > 1 ? groupParts(turns) : null;
  if (!group) return sentence(turnWords(turns[0], words));
  const where = group.squares.map((square) => words.square(square)).join(words.say("list-separator"));
  const { pieces } = group;
  const what =
    pieces.length > NAMED
      ? words.say("analysis-pieces", { count: pieces.length })
      : pieces
          .map((piece) => words.piece(piece))
          .reduce((one, other) => (one ? words.say("analysis-or", { one, other }) : other), "");
  if (!where) return sentence(words.say("analysis-turn-give", { piece: what }));
  return what ? words.say("analysis-turn", { square: where, piece: what }) : where;
}

/** The beginning of a sentence: with a capital, but for a square, which has none. @param {string} text */
export function sentence(text) {
  return /^[a-d][1-4]/.test(text) ? text : capital(text);
}

/**
 * A turn and its value as one text: "a3, then give light square tall hollow: draw".
 * @param {string} turn
 * @param {string} value
 * @param {Catalogue} words
 */
export function turnAndValue(turn, value, words) {
  return words.say("labelled", { label: sentence(turnWords(turn, words)), text: valueWords(value, words) });
}

/** Squares in the order in which a board is read. @param {string} one @param {string} other */
function byRow(one, other) {
  return one[1].localeCompare(other[1]) || one.localeCompare(other);
}

/**
 * How many of the pieces, or squares, are as good as the best.
 * @param {{letter: string, count: number, of: number}} share
 * @param {Catalogue} words
 */
export function shareWords({ letter, count, of }, words) {
  if (of === 0) return "";
  return words.say(`analysis-share-${{ W: "win", D: "draw", L: "loss" }[letter] ?? "loss"}`, { count, of });
}

/**
 * What counts in a variant, in few words: "classic variant · exact values", "blocks too · exact values".
 * @param {string} variant
 * @param {Catalogue} words
 */
export function rulesWords(variant, words) {
  const { traits, blocks, automatic } = variantParts(variant);
  const names = TRAITS.map((trait, at) => (traits.includes(trait) ? words.words.traits[at] : "")).filter(
    Boolean,
  );
  const different = [
    ...(blocks ? [words.say("badge-blocks")] : []),
    ...(names.length < TRAITS.length ? [names.join(words.say("list-separator"))] : []),
    ...(automatic ? [words.say("badge-automatic")] : []),
  ];
  const rules = different.length > 0 ? different : [words.say("analysis-classic")];
  return [...rules, words.say("analysis-exact")].join("\u00a0· "); // a line may end with the dot
}
