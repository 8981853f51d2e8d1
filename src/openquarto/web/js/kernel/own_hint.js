// The last step of a hint by the page's own kernel: what to do. For a hint that the server has allowed and
// counted, and is too busy to find.

import { setupText } from "../analysis_model/setup.js";
import { turnWords, valueWords } from "../analysis_model/told.js";
import { turnParts } from "../analysis_model/values.js";
import { squaresOf } from "../model/geometry.js";
import { capital } from "../model/words.js";
import { KernelClient } from "./kernel_client.js";

/**
 * @typedef {Omit<import("../model/wire.d.ts").Hint, "id">} ToldHint
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

const STEPS = 3;

/**
 * Whether the page knows all that counts: who has used up their call may see a quarto that they cannot take.
 * @param {Table} table
 */
export function canHint({ view, rules }) {
  return rules.automatic || view.mayCall || view.last === null;
}

/**
 * The best turn, in words and marked; rejects with NoKernel.
 * @param {Table} table
 * @param {Catalogue} words
 * @param {HTMLElement} place what knows where the kernel is
 * @returns {Promise<ToldHint>}
 */
export async function ownHint({ view, rules }, words, place) {
  const kernel = KernelClient.of(place);
  try {
    const { board, hand, last } = view;
    const position = setupText({ board, hand, last, variant: rules.variant });
    const { value, line } = await kernel.analyse(position, new AbortController().signal);
    return told(value, line[0]?.turn ?? "", words);
  } finally {
    kernel.close(); // its table is large, and hints are few
  }
}

/** @param {string} value @param {string} turn @param {Catalogue} words @returns {ToldHint} */
function told(value, turn, words) {
  const { before, square, piece } = turnParts(turn);
  const text = words.say("labelled", {
    label: capital(valueWords(value, words)),
    text: turnWords(turn, words),
  });
  return {
    step: STEPS,
    steps: STEPS,
    sentences: [`${text}.`],
    squares: before ? squaresOf(before) : square ? [square] : [],
    pieces: piece ? [piece] : [],
  };
}
