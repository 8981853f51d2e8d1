// Asks the server what the turns of a game were worth, and what one turn of a position is worth.

/**
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {import("../model/wire.d.ts").Review} Review
 * @typedef {import("../model/wire.d.ts").TurnAnalysis} TurnAnalysis
 */

/** The server has answered, and says in a sentence why not. */
export class Refusal extends Error {}

/**
 * The review of a game that is over.
 * @param {string} url
 * @param {Catalogue} words
 * @returns {Promise<Review>}
 */
export function loadReview(url, words) {
  return asked(url, {}, words);
}

/**
 * What a turn of a position is worth, and why.
 * @param {string} position
 * @param {string} turn
 * @param {Catalogue} words
 * @returns {Promise<TurnAnalysis>}
 */
export function loadTurn(position, turn, words) {
  return asked("/api/analysis/turn", { position, turn, edition: words.words.edition }, words);
}

/** @param {string} path @param {Record<string, string>} fields @param {Catalogue} words */
async function asked(path, fields, { words, manner }) {
  const { pieces, squares, terse } = manner;
  const url = new URL(path, location.href);
  const spoken = { language: words.language, pieces, squares, ...(terse && { terse: "1" }) };
  for (const [name, value] of Object.entries({ ...fields, ...spoken })) url.searchParams.set(name, value);
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told.sentence ?? told.errors?.join(" ") ?? answer.statusText);
  return told;
}
