// A series beside its board: its number, ticks and crosses, the clock of a storm, and the end.

import { clockText } from "../model/clock.js";
import { rights, wrongs } from "../puzzle_model/series.js";
import { element, setText } from "../view/dom.js";
import { resultMark } from "./daily_card.js";

/**
 * @typedef {import("../puzzle_model/series.js").Series} Series
 * @typedef {ReturnType<typeof import("./puzzle_words.js").puzzleWords>} PuzzleWords
 */

/** Older ones of a long series are told by the number alone. */
const MOST_MARKS = 24;
const RUNS = new Set(["streak", "storm", "again", "kind", "set"]);

export class SeriesView {
  /** @param {HTMLElement} place @param {PuzzleWords} words */
  constructor(place, words) {
    this.place = place;
    this.words = words;
    this.title = element("h2", { class: "series-title" });
    this.number = element("p", { class: "label" });
    this.clock = element("p", { class: "storm-clock", attributes: { role: "timer", "aria-live": "off" } });
    this.marks = element("div", { class: "series-marks", attributes: { "aria-hidden": "true" } });
    this.count = element("p", { class: "series-count" });
    this.end = element("section", { class: "series-end", attributes: { tabindex: "-1" } });
    this.end.hidden = true;
    place.classList.add("series");
    place.replaceChildren(this.title, this.number, this.marks, this.count, this.end);
    // beside the question, where it is in sight while one thinks
    (document.querySelector(".task-head") ?? place).append(this.clock);
  }

  /**
   * Shows how far a series is.
   * @param {Series} series
   * @param {{isAnswered: boolean}} how whether the puzzle on the board has been answered
   */
  show(series, { isAnswered }) {
    const { mode, results, list, filter } = series;
    const { words } = this;
    const isRun = RUNS.has(mode);
    write(this.title, this.#title(mode, filter.kind));
    const number = results.length + (isAnswered ? 0 : 1);
    const isListed = mode === "set" || mode === "again";
    write(
      this.number,
      !isRun
        ? ""
        : isListed
          ? words.say("puzzles-number-of", { number: Math.min(number, list.length), count: list.length })
          : words.say("puzzles-number-one", { number }),
    );
    this.clock.hidden = mode !== "storm";
    this.marks.replaceChildren(
      ...(isRun ? results.slice(-MOST_MARKS) : []).map(([, right]) => resultMark(right ? "right" : "wrong")),
    );
    write(
      this.count,
      isRun && results.length > 0 ? words.say("puzzles-right-count", { count: rights(series) }) : "",
    );
  }

  /** @param {Series["mode"]} mode @param {string} kind */
  #title(mode, kind) {
    if (mode === "one") return "";
    if (mode === "kind") return this.words.kinds[kind] ?? this.words.say("puzzles-all-kinds");
    if (mode === "set") return this.words.say("puzzles-set");
    return this.words.say(`puzzles-${mode}`);
  }

  /** The clock as it stands. @param {number} left milliseconds */
  showClock(left) {
    // rounded up, so that the last second is seen as one
    setText(this.clock, this.words.say("puzzles-clock", { time: clockText(Math.ceil(left / 1000) * 1000) }));
    this.clock.classList.toggle("is-low", left <= 10_000);
  }

  /**
   * The end: what came of it, what went wrong, and what can be done now. Returns its sentence.
   * @param {Series} series
   * @param {{onceMore: () => void, again: (ids: string[]) => void}} acts
   */
  showEnd(series, { onceMore, again }) {
    const { mode, results } = series;
    const { words } = this;
    const [right, count] = [rights(series), results.length];
    const said = words.say(`puzzles-${mode}-over`, {
      right,
      count: mode === "streak" || mode === "storm" ? right : count,
    });
    for (const part of [this.number, this.count]) write(part, ""); // the end tells it all
    const wrong = wrongs(series);
    this.end.replaceChildren(
      element("h2", { text: said }),
      ...(wrong.length > 0
        ? [
            element("h3", { class: "label", text: words.say("puzzles-went-wrong") }),
            element(
              "ol",
              { class: "series-wrong" },
              wrong.map((id) =>
                element("li", {}, [
                  wrongLink(
                    id,
                    results.findIndex(([each]) => each === id),
                    words,
                  ),
                ]),
              ),
            ),
            element("p", { class: "hint", text: words.say("puzzles-comes-again") }),
          ]
        : [element("p", { text: words.say("puzzles-nothing-wrong") })]),
      element("p", { class: "buttons" }, [
        ...(wrong.length > 0 ? [button(words.say("puzzles-practise-again"), () => again(wrong))] : []),
        ...(mode === "again" ? [] : [button(words.say("puzzles-once-more"), onceMore)]),
        element("a", {
          class: "quiet-button",
          text: words.say("puzzles-all"),
          attributes: { href: "/puzzles" },
        }),
      ]),
    );
    this.end.hidden = false;
    return said;
  }
}

/** An empty heading would be told: it is not there. @param {HTMLElement} part @param {string} text */
function write(part, text) {
  setText(part, text);
  part.hidden = text === "";
}

/** @param {string} id @param {number} at @param {PuzzleWords} words */
function wrongLink(id, at, words) {
  const text = words.say("puzzles-number-one", { number: at + 1 });
  return element("a", { text, attributes: { href: `/puzzles/${id}` } });
}

/** @param {string} text @param {() => void} act */
function button(text, act) {
  const made = element("button", { class: "quiet-button", text, attributes: { type: "button" } });
  made.addEventListener("click", act);
  return made;
}
