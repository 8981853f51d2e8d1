// For teachers: puzzles chosen by kind, level and number, or by their names, become one link.

import { loadIndex } from "./load_index.js";
import { showLink } from "../panels/link_card.js";
import { entriesOf } from "../puzzle_model/puzzle_index.js";
import { chosenSet, MOST, readIds, setPath } from "../puzzle_model/set_link.js";
import { element, setText } from "../view/dom.js";

/**
 * Prepares the form.
 * @param {HTMLFormElement} form
 * @param {string} indexUrl
 * @param {ReturnType<typeof import("./puzzle_words.js").puzzleWords>} words
 */
export function prepareSetForm(form, indexUrl, words) {
  const place = /** @type {HTMLElement} */ (form.parentElement?.querySelector("[data-set-link]"));
  const error = /** @type {HTMLElement} */ (form.querySelector("[data-set-error]"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const asked = new FormData(form);
    const { ids, problem } = await chosen(asked, indexUrl, words);
    setText(error, problem);
    error.hidden = problem === "";
    if (problem) return;
    const made = await showLink(
      place,
      () => linkOf(ids),
      words,
      (text) => setText(error, "") ?? text,
    );
    if (made) place.append(waysOn(ids, words));
    place.querySelector("button")?.focus();
  });
}

/**
 * @param {FormData} asked
 * @param {string} indexUrl
 * @param {ReturnType<typeof import("./puzzle_words.js").puzzleWords>} words
 * @returns {Promise<{ids: string[], problem: string}>}
 */
async function chosen(asked, indexUrl, words) {
  const typed = readIds(String(asked.get("ids") ?? ""));
  if (typed.bad.length > 0) {
    return { ids: [], problem: words.say("puzzles-ids-bad", { text: typed.bad[0].slice(0, 40) }) };
  }
  if (typed.ids.length > MOST) return { ids: [], problem: words.say("puzzles-ids-many", { most: MOST }) };
  if (typed.ids.length > 0) return { ids: typed.ids, problem: "" };
  const count = Math.floor(Number(asked.get("count")));
  if (!(count >= 1 && count <= MOST)) {
    return { ids: [], problem: words.say("puzzles-number-bad", { most: MOST }) };
  }
  try {
    const index = entriesOf(await loadIndex(indexUrl));
    const set = chosenSet(index, {
      kind: String(asked.get("kind")),
      rules: /** @type {import("../puzzle_model/choosing.js").Rules} */ (asked.get("rules")),
      level: /** @type {import("../puzzle_model/set_link.js").Level} */ (asked.get("level")),
      count,
    });
    const isEmpty = set.length === 0;
    return { ids: set.map(({ id }) => id), problem: isEmpty ? words.say("puzzles-none-left") : "" };
  } catch {
    return { ids: [], problem: words.say("puzzles-no-index") };
  }
}

/** @param {string[]} ids @returns {Promise<import("../net/invitation.js").Invitation>} */
async function linkOf(ids) {
  const answer = await fetch(`/api${setPath(ids)}`, { headers: { Accept: "application/json" } });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.sentence);
  return told;
}

/** @param {string[]} ids @param {import("../model/words.js").Catalogue} words */
function waysOn(ids, words) {
  const link = (/** @type {string} */ message, /** @type {string} */ href) =>
    element("a", { class: "quiet-button", text: words.say(message), attributes: { href } });
  return element("p", { class: "buttons" }, [
    link("puzzles-set-look", setPath(ids)),
    link("puzzles-print", `/puzzles/print?ids=${ids.join(".")}`),
  ]);
}
