// Asks the server for the turns of a game that is over, in the manner in which somebody is spoken to.

/**
 * @param {string} game
 * @param {import("../model/words.js").Catalogue} words
 * @returns {Promise<import("../model/wire.d.ts").Replay>}
 */
export async function loadReplay(game, { words, manner }) {
  const { pieces, squares, terse } = manner;
  const asked = new URLSearchParams({
    language: words.language,
    pieces,
    squares,
    ...(terse && { terse: "1" }),
  });
  const answer = await fetch(`/api/games/${game}/replay?${asked}`);
  if (!answer.ok) throw new Error(`the turns are not to be had: ${answer.status}`);
  return answer.json();
}
