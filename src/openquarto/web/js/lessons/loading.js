// Asks the server for a lesson in somebody's words, and for the link to it.

import { Refusal } from "../net/review.js";

/** @typedef {import("../model/wire.d.ts").Lesson} Lesson */
/** @typedef {import("../net/invitation.js").Invitation} Invitation */

/**
 * A lesson, whole.
 * @param {string} name
 * @param {import("../model/words.js").Catalogue} words
 * @returns {Promise<Lesson>}
 */
export function loadLesson(name, words) {
  const { language, edition } = words.words;
  const { pieces, squares, terse } = words.manner;
  const query = new URLSearchParams({ language, edition, pieces, squares, ...(terse ? { terse: "1" } : {}) });
  return asked(`/api/lessons/${name}?${query}`);
}

/**
 * A link to a lesson, also as a picture.
 * @param {string} name
 * @param {string} edition
 * @returns {Promise<Invitation>}
 */
export function loadLessonLink(name, edition) {
  return asked(`/learn/${name}/link?edition=${edition}`);
}

/** @param {string} url */
async function asked(url) {
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told.sentence);
  return told;
}
