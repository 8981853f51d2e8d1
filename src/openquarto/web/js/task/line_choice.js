// Which line? Or which lines? Chosen from a list, or on the board by squares that they go through.

import { capital } from "../model/words.js";
import { element, setText } from "../view/dom.js";
import { smallBoard } from "../view/line_marks.js";
import { linesOn, pointedAt, toggled } from "./line_picking.js";

/**
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {{lines: string[], isSeveral: boolean, words: Catalogue,
 *   marks: import("../view/line_marks.js").LineMarks, point: (squares: string[]) => void,
 *   say: (sentences: string[]) => void, done: (lines: string[]) => void}} Context
 */

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class LineChoice {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    /** @type {string[]} */
    this.chosen = [];
    /** @type {string[]} */
    this.squares = [];
    const { words, lines, isSeveral } = context;
    this.options = lines.map((line) => this.#option(line));
    this.told = element("p", { class: "lines-chosen", text: words.say("task-chosen-none") });
    const label = words.say(isSeveral ? "task-which-lines" : "task-which");
    this.list = element(
      "div",
      { class: "line-choices", attributes: { role: "group", "aria-label": label } },
      this.options,
    );
    this.list.addEventListener("keydown", (event) => this.#press(event));
    this.parts = [element("p", { class: "hint", text: words.say("task-which-how") }), this.told, this.list];
  }

  focus() {
    (this.options.find((option) => option.tabIndex === 0) ?? this.options[0])?.focus();
  }

  /**
   * One more square that the line goes through; a line that is left alone is chosen.
   * @param {string} square
   */
  point(square) {
    const { lines, words, say } = this.context;
    this.squares = pointedAt(lines, this.squares, square);
    const fitting = linesOn(lines, this.squares);
    this.context.point(this.squares);
    if (fitting.length !== 1) {
      return say([words.say("task-fitting", { square: words.square(square), count: fitting.length })]);
    }
    this.squares = [];
    this.context.point([]);
    this.choose(fitting[0]);
  }

  /** Chooses a line, or leaves it again where there may be several. @param {string} line */
  choose(line) {
    const { lines, isSeveral } = this.context;
    this.chosen = isSeveral ? toggled(lines, this.chosen, line) : [line];
    this.#tell();
  }

  /** Chooses lines besides those that are chosen already. @param {string[]} named */
  add(named) {
    this.chosen = this.context.lines.filter((line) => named.includes(line) || this.chosen.includes(line));
    this.#tell();
  }

  /** The lines that were chosen are the answer; without any it is said that there are none yet. */
  finish() {
    if (this.chosen.length > 0) return this.context.done(this.chosen);
    this.context.say([this.context.words.say("task-chosen-none")]);
    this.focus();
  }

  #tell() {
    const { words, say } = this.context;
    this.#show();
    say([this.told.textContent ?? words.say("task-chosen-none")]);
  }

  #show() {
    const { words, marks } = this.context;
    const names = this.chosen.map((line) => words.line(line)).join(words.say("list-separator"));
    const text = names ? words.say("task-chosen", { lines: names }) : words.say("task-chosen-none");
    setText(this.told, text);
    marks.showLines(this.chosen, "chosen");
    this.context.lines.forEach((line, at) => {
      this.options[at].setAttribute("aria-pressed", String(this.chosen.includes(line)));
    });
  }

  /** @param {string} line */
  #option(line) {
    const { words, marks, isSeveral } = this.context;
    const isFirst = line === this.context.lines[0];
    const option = element(
      "button",
      {
        class: "choice",
        attributes: {
          type: "button",
          "data-line": line,
          "aria-pressed": "false",
          tabindex: isFirst ? "0" : "-1",
        },
      },
      [smallBoard(line), element("span", { class: "choice-name", text: capital(words.line(line)) })],
    );
    option.addEventListener("focus", () => {
      for (const each of this.options) each.tabIndex = each === option ? 0 : -1;
      marks.showLines(isSeveral ? [...new Set([...this.chosen, line])] : [line], "chosen");
    });
    option.addEventListener("blur", () => marks.showLines(this.chosen, "chosen"));
    option.addEventListener("click", () => {
      if (isSeveral) return this.choose(line);
      this.chosen = [line];
      this.finish();
    });
    return option;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = STEPS[/** @type {keyof STEPS} */ (event.key)];
    const at = this.options.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (step === undefined || at < 0) return;
    this.options[Math.max(0, Math.min(this.options.length - 1, at + step))].focus();
    event.preventDefault();
  }
}
