// Loading the page's catalogue of words.

import { Catalogue } from "../model/words.js";

/**
 * The words of a table; for a masked seat they name no piece.
 * @param {HTMLElement} game
 * @param {import("../model/wire.d.ts").Table} table
 */
export async function loadWords(game, { rules, view }) {
  const { wordsAccess, wordsClassic } = game.dataset;
  const url = /** @type {string} */ (rules.edition === "access" ? wordsAccess : wordsClassic);
  const answer = await fetch(view.masked ? `${url}?masked=1` : url);
  return new Catalogue(await answer.json());
}
