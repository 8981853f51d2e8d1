// The page of a set that a link names: what is in it, what was tried, and its beginning.

import { setLanguage } from "../net/language.js";
import { onProgress, readProgress } from "../progress/progress_store.js";
import { openSeries } from "../puzzle/beginning.js";
import { resultMark } from "../puzzle/daily_card.js";
import { puzzleWords } from "../puzzle/puzzle_words.js";
import { begin } from "../puzzle_model/series.js";
import { byId, setText } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const page = byId("puzzle-set");
const words = puzzleWords();
const ids = (page.dataset.ids ?? "").split(".");

/** Ticks and crosses of first tries. */
function show() {
  const results = new Map(readProgress().puzzles.tries.map(([id, , right]) => [id, right === 1]));
  for (const item of page.querySelectorAll("[data-puzzle]")) {
    const { puzzle = "" } = /** @type {HTMLElement} */ (item).dataset;
    const result = results.has(puzzle) ? (results.get(puzzle) ? "right" : "wrong") : "open";
    item.querySelector("[data-result]")?.replaceChildren(resultMark(result));
    const told = item.querySelector("[data-result-told]");
    if (told) setText(told, words.say(`puzzles-result-${result}`));
  }
}

prepareHeader((language) => void setLanguage(language));
byId("begin").addEventListener("click", (event) => {
  event.preventDefault();
  void openSeries(begin("set", { list: ids }), "");
});
onProgress(show);
show();
