// The ways into puzzles: each chooses the first one for this player, and leads to its page.

import { loadIndex } from "./load_index.js";
import { readProgress } from "../progress/progress_store.js";
import { waiting } from "../puzzle_model/again.js";
import { DIFFICULTIES } from "../puzzle_model/choosing.js";
import { dayOf } from "../puzzle_model/days.js";
import { entriesOf } from "../puzzle_model/puzzle_index.js";
import { begin, next } from "../puzzle_model/series.js";
import { keepSeries, seriesPath } from "./kept_series.js";

/** @typedef {import("../puzzle_model/series.js").Series} Series */

/**
 * Begins a series: its first puzzle is opened. Throws where the index cannot be had.
 * @param {Series} series
 * @param {string} indexUrl
 * @returns {Promise<boolean>} whether there was one
 */
export async function openSeries(series, indexUrl) {
  const isFixed = series.list.length > 0;
  const index = isFixed ? [] : entriesOf(await loadIndex(indexUrl));
  const id = next(series, index, readProgress().puzzles, { now: Date.now() });
  if (id === null) return false;
  keepSeries(series);
  location.assign(seriesPath(id, series));
  return true;
}

/**
 * Lets links that begin a series do so; a press with a key for another tab is left to the browser.
 * @param {ParentNode} place
 * @param {string} indexUrl
 * @param {{filter: () => import("../puzzle_model/choosing.js").Filter, tell: (message: string) => void}} how
 */
export function prepareWays(place, indexUrl, { filter, tell }) {
  for (const link of place.querySelectorAll("a[data-begin]")) {
    link.addEventListener("click", (event) => {
      const press = /** @type {MouseEvent} */ (event);
      if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
      event.preventDefault();
      const { begin: mode = "", kind = "all", difficulty } = /** @type {HTMLElement} */ (link).dataset;
      const asked = filter();
      const wanted = DIFFICULTIES.find((each) => each === difficulty) ?? asked.difficulty;
      const series = seriesOf(mode, { ...asked, kind, difficulty: wanted });
      if (series.mode === "again" && series.list.length === 0) return tell("puzzles-again-none");
      void openSeries(series, indexUrl).then(
        (isOpened) => isOpened || tell("puzzles-none-left"),
        () => tell("puzzles-no-index"),
      );
    });
  }
}

/** @param {string} mode @param {import("../puzzle_model/choosing.js").Filter} filter */
function seriesOf(mode, filter) {
  if (mode === "streak" || mode === "storm") return begin(mode);
  if (mode === "again") {
    return begin(mode, { list: waiting(readProgress().puzzles.again, dayOf(new Date())) });
  }
  return begin("kind", { filter });
}
