// Asks the server about tasks: whether an answer is right, what a typed line means, the next step of a hint.

/**
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {import("../model/wire.d.ts").Verdict} Verdict
 * @typedef {import("../model/wire.d.ts").Reading} Reading
 */

/** The server has answered, and says in a sentence why not. */
export class TaskRefusal extends Error {}

/**
 * Whether an answer is right, and why.
 * @param {string} source such as /api/puzzles/1a2b3c4d
 * @param {string} answer
 * @param {Catalogue} words
 * @returns {Promise<Verdict>}
 */
export function judge(source, answer, words) {
  return posted(`${source}/answer`, { answer }, words);
}

/**
 * What a line of the command field means; a turn may have begun already.
 * @param {string} source
 * @param {string} text
 * @param {string} begun
 * @param {Catalogue} words
 * @returns {Promise<Reading>}
 */
export function readTyped(source, text, begun, words) {
  return posted(`${source}/reading`, { text, begun }, words);
}

/**
 * A step of the hint.
 * @param {string} source
 * @param {number} step
 * @param {Catalogue} words
 * @returns {Promise<import("../model/wire.d.ts").Hint>}
 */
export function loadHint(source, step, words) {
  return posted(`${source}/hint`, { step }, words);
}

/** The class for which the tasks of this page are solved; nothing for most. */
function classOfPage() {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-for-class]"));
  return place?.dataset.forClass ?? "";
}

/** @param {string} path @param {object} body @param {Catalogue} words */
async function posted(path, body, { words, manner }) {
  const { pieces, squares, terse } = manner;
  const { language, edition } = words;
  const query = new URLSearchParams({ language, edition, pieces, squares, ...(terse && { terse: "1" }) });
  if (classOfPage()) query.set("class", classOfPage());
  const answer = await fetch(`${path}?${query}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new TaskRefusal(told.sentence ?? answer.statusText);
  return told;
}
