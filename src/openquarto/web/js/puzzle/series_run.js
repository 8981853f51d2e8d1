// A series as it runs on the page of a puzzle: what an answer changes, the clock, the next one, the end.

import { isDay } from "../progress/progress.js";
import { changeProgress, readProgress } from "../progress/progress_store.js";
import { dayOf } from "../puzzle_model/days.js";
import { withDay, withResult, withTry } from "../puzzle_model/recording.js";
import { answered, begin, isOver, rights, running, timeLeft } from "../puzzle_model/series.js";
import { openSeries } from "./beginning.js";
import { readChoice } from "./kept_choice.js";
import { keepSeries, seriesAt } from "./kept_series.js";
import { SeriesView } from "./series_view.js";

/** When the clock of a storm is said, in seconds; it is always there to be read. */
const SAID = [60, 30, 10];
const TICK = 250; // milliseconds

export class SeriesRun {
  #series;
  #puzzle;
  #how;
  #view;
  #isAnswered = false;
  /** @type {Promise<string | null>} the day whose puzzle this is */
  #day;
  #isOver = false;
  /** @type {number | undefined} */
  #timer;
  #said = new Set();

  /**
   * @param {HTMLElement} place
   * @param {{id: string, kind: string, rating: number}} puzzle the one on the board
   * @param {{
   *   words: import("./series_view.js").PuzzleWords, indexUrl: string, say: (text: string) => void,
   *   stop: () => void, rest: () => void,
   *   rated?: (how: {before?: {rating: number, deviation: number}, isAgain?: boolean}) => void,
   * }} how `stop`: the time of a storm is up, and the board takes no answer any more; `rest`: the puzzle
   *   was answered before the page was opened again; `rated`: a try was noted, and the first one moved the
   *   rating
   */
  constructor(place, puzzle, how) {
    this.#puzzle = puzzle;
    this.#how = how;
    this.#view = new SeriesView(place, how.words);
    this.#series = seriesAt(puzzle.id, location.search);
    this.#isAnswered = this.#series.results.some(([id]) => id === puzzle.id);
    this.#day = this.#series.mode === "daily" ? dayOfPuzzle(puzzle.id) : Promise.resolve(null);
    this.#show();
    if (isOver(this.#series, Date.now())) this.#resumeEnd();
    else if (this.#isAnswered) how.rest();
    else this.#run();
  }

  /** How far it is. */
  get series() {
    return this.#series;
  }

  /** Whether the puzzle stands by itself. */
  get isSingle() {
    return this.#series.mode === "one" || this.#series.mode === "daily";
  }

  /** Whether another puzzle comes after this one: after a single one, others of its kind. */
  get hasNext() {
    return this.isSingle || !this.#isOver;
  }

  /** A try at the puzzle on the board: the first one counts. @param {boolean} isRight */
  answered(isRight) {
    if (this.#isOver) return;
    const { id, rating } = this.#puzzle;
    const before = readProgress().puzzles;
    const isFirst = !before.tries.some(([known]) => known === id);
    const isFirstHere = !this.#series.results.some(([known]) => known === id);
    if (isFirst || isFirstHere) {
      const today = dayOf(new Date());
      changeProgress((known) => withTry(known, { id, rating, isRight, today }));
      void this.#day.then((day) => day && changeProgress((known) => withDay(known, day, isRight)));
      this.#how.rated?.(isFirst ? { before } : { isAgain: true });
    }
    this.#series = answered(this.#series, id, isRight, Date.now());
    this.#isAnswered = true;
    clearInterval(this.#timer);
    keepSeries(this.#series);
    this.#show();
    if (isOver(this.#series, Date.now())) this.#end();
  }

  /** Opens the next puzzle. Returns a sentence where that cannot be. @returns {Promise<string>} */
  async next() {
    const { words, indexUrl } = this.#how;
    try {
      return (await openSeries(this.#onward, indexUrl)) ? "" : words.say("puzzles-none-left");
    } catch {
      return words.say("puzzles-no-index");
    }
  }

  /** What the next puzzle belongs to: those of a kind follow one that stands by itself. */
  get #onward() {
    if (!this.isSingle) return this.#series;
    const kind = this.#series.mode === "one" ? this.#puzzle.kind : "all";
    return begin("kind", { filter: { ...readChoice(), kind } });
  }

  /** Ends what runs. */
  unmount() {
    clearInterval(this.#timer);
  }

  #show() {
    this.#view.show(this.#series, { isAnswered: this.#isAnswered });
    this.#view.showClock(timeLeft(this.#series, Date.now()));
  }

  /** The clock of a storm runs while its puzzle is open. */
  #run() {
    this.#series = running(this.#series, Date.now());
    keepSeries(this.#series);
    if (this.#series.mode !== "storm") return;
    const begun = timeLeft(this.#series, Date.now());
    this.#timer = window.setInterval(() => this.#tick(begun), TICK);
  }

  /** @param {number} begun what was left when this puzzle came: what was said before is not said again */
  #tick(begun) {
    const left = timeLeft(this.#series, Date.now());
    this.#view.showClock(left);
    for (const seconds of SAID) {
      if (begun > seconds * 1000 && left <= seconds * 1000 && !this.#said.has(seconds)) {
        this.#said.add(seconds);
        this.#how.say(this.#how.words.say("puzzles-seconds-left", { count: seconds }));
      }
    }
    if (left > 0) return;
    clearInterval(this.#timer);
    this.#how.stop();
    this.#end();
    this.#view.end.focus();
  }

  /** The page is opened again after the end: where the time was up, nothing is answered any more. */
  #resumeEnd() {
    this.#end();
    if (this.#series.mode !== "storm") return;
    this.#how.stop();
    this.#view.end.focus();
  }

  #end() {
    const { mode } = this.#series;
    this.#isOver = true;
    if (this.isSingle) return;
    if (mode === "streak" || mode === "storm") {
      const which = mode === "streak" ? "streaks" : "storm";
      changeProgress((known) => withResult(known, which, rights(this.#series)));
    }
    const { indexUrl, say } = this.#how;
    const open = (/** @type {import("../puzzle_model/series.js").Series} */ series) =>
      void openSeries(series, indexUrl).catch(() => say(this.#how.words.say("puzzles-no-index")));
    say(
      this.#view.showEnd(this.#series, {
        onceMore: () => open(begin(mode, { filter: this.#series.filter, list: this.#series.list })),
        again: (list) => open(begin("set", { list })),
      }),
    );
  }
}

/** The day whose puzzle this is: the address says it, and the server knows it. @param {string} id */
async function dayOfPuzzle(id) {
  const day = new URLSearchParams(location.search).get("day");
  if (!isDay(day) || day > dayOf(new Date())) return null;
  try {
    const told = await (await fetch(`/api/puzzles/daily?date=${day}`)).json();
    return told.id === id ? day : null;
  } catch {
    return null; // the server is away, and cannot judge an answer either
  }
}
