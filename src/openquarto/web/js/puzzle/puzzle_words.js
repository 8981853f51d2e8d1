// The words of the pages of puzzles: they stand in the page, so that no table has to load them.

import { Catalogue } from "../model/words.js";
import { nextDue, waiting } from "../puzzle_model/again.js";
import { byId } from "../view/dom.js";

/**
 * The catalogue of the page, with the names of the kinds.
 * @returns {Catalogue & {kinds: Record<string, string>}}
 */
export function puzzleWords() {
  const { language, messages, kinds } = JSON.parse(byId("puzzle-words").textContent ?? "{}");
  const words = { language, messages, edition: "classic", pieces: {}, sides: {}, traits: [], empty: "" };
  return Object.assign(new Catalogue(words), { kinds });
}

/** A day in words: Wednesday, 18 November. @param {string} day @param {string} language */
export function dayWords(day, language) {
  const how = /** @type {const} */ ({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return new Intl.DateTimeFormat(language, how).format(new Date(`${day}T00:00:00Z`));
}

/** The day of the week alone: Wednesday. @param {string} day @param {string} language */
export function weekday(day, language) {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * How many puzzles wait to come again, or when the next one does.
 * @param {Record<string, import("../progress/progress.js").Again>} again
 * @param {string} day
 * @param {Catalogue} words
 */
export function againWords(again, day, words) {
  const count = waiting(again, day).length;
  if (count > 0) return words.say("puzzles-again-waiting", { count });
  const due = nextDue(again, day);
  return due ? words.say("puzzles-again-next", { day: dayWords(due, words.words.language) }) : "";
}
