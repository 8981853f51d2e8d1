// Beside a puzzle on a wide screen: the own rating, ways to a streak and to what comes again, the kinds, and
// how difficult the next one is. In a streak, a storm or a set these stand back: there the next one is given.

import { isDay } from "../progress/progress.js";
import { readProgress } from "../progress/progress_store.js";
import { dayOf } from "../puzzle_model/days.js";
import { byId, setText } from "../view/dom.js";
import { prepareWays } from "./beginning.js";
import { keepChoice, readChoice } from "./kept_choice.js";
import { againWords, weekday } from "./puzzle_words.js";
import { showOwnRating } from "../puzzle_rating/rating_number.js";

/**
 * @typedef {import("../puzzle_model/series.js").Series} Series
 * @typedef {import("./series_view.js").PuzzleWords} PuzzleWords
 */

const RUNS = new Set(["streak", "storm", "again", "set"]);

export class PuzzleSide {
  #words;
  #own = byId("own-rating");

  /**
   * @param {HTMLElement} place
   * @param {{kind: string}} puzzle
   * @param {Series} series
   * @param {{words: PuzzleWords, indexUrl: string, tell: (text: string) => void}} how
   */
  constructor(place, puzzle, series, { words, indexUrl, tell }) {
    this.#words = words;
    const { mode, filter } = series;
    const today = dayOf(new Date());
    const day = mode === "daily" ? new URLSearchParams(location.search).get("day") : null;
    const isToday = isDay(day) && day === today;
    const kind = mode === "kind" ? filter.kind : mode === "daily" ? "all" : puzzle.kind;
    const choice = mode === "kind" ? filter : readChoice();
    for (const part of place.querySelectorAll("[data-outside-runs]")) {
      /** @type {HTMLElement} */ (part).hidden = RUNS.has(mode);
    }
    for (const link of links(place, "a[data-kind]"))
      mark(link, mode !== "daily" && link.dataset.kind === kind);
    for (const link of links(place, "a[data-difficulty]")) {
      const difficulty = /** @type {typeof choice.difficulty} */ (link.dataset.difficulty);
      mark(link, difficulty === choice.difficulty);
      link.addEventListener("click", () => keepChoice({ ...choice, difficulty }));
      link.dataset.kind = kind;
    }
    for (const link of links(place, "a[data-daily]")) {
      mark(link, isToday);
      link.addEventListener("click", (event) => void toDaily(event, today));
    }
    setText(byId("weekday"), weekday(today, words.words.language));
    prepareWays(place, indexUrl, {
      filter: () => ({ ...choice, kind }),
      tell: (message) => tell(words.say(message)),
    });
    this.show();
  }

  /**
   * Shows what this browser knows now.
   * @param {{before?: {rating: number, deviation: number}, isAgain?: boolean}} how
   */
  show(how = {}) {
    const { puzzles } = readProgress();
    const { best } = puzzles.streaks;
    showOwnRating(this.#own, puzzles, this.#words, how);
    setText(byId("streak-told"), best > 0 ? this.#words.say("puzzles-best", { count: best }) : "");
    setText(byId("again-told"), againWords(puzzles.again, dayOf(new Date()), this.#words));
  }
}

/** @param {ParentNode} place @param {string} selector */
const links = (place, selector) => /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(selector));

/** @param {HTMLElement} link @param {boolean} isCurrent */
function mark(link, isCurrent) {
  if (isCurrent) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}

/**
 * Which puzzle is that of this browser's day, the server knows.
 * @param {MouseEvent} press
 * @param {string} day
 */
async function toDaily(press, day) {
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
  press.preventDefault();
  try {
    const { id } = await (await fetch(`/api/puzzles/daily?date=${day}`)).json();
    location.assign(`/puzzles/${id}?in=daily&day=${day}`);
  } catch {
    location.assign("/puzzles");
  }
}
