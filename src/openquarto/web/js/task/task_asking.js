// What stands beside the board until an answer is given: yes or no, the choice of lines, and the hint.

import { LineChoice } from "./line_choice.js";
import { asksForLines } from "./task_table.js";

/** @typedef {import("./task_board.js").TaskBoard} TaskBoard */

export class TaskAsking {
  /** @param {TaskBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {LineChoice | null} */
    this.choice = null;
  }

  /**
   * Begins anew; soon, where the focus has just left what stands there now.
   * @param {{isSoon: boolean}} when
   */
  begin(when) {
    const { task, words, options, panel, places } = this.board;
    this.choice = null;
    places.foot.classList.toggle("is-see", task.form === "line");
    if (task.form === "lines") return this.openLines(when);
    const yesOrNo = [
      { text: words.say("task-yes"), act: () => this.openLines({ isFocused: true }) },
      this.#no,
    ];
    const ways = task.form === "line" ? [...yesOrNo, this.#hint] : [this.#hint];
    panel.ask({ title: "", sentences: options.note ? [options.note] : [] }, ways, when);
  }

  /** Which line, or which lines? @param {{isSoon?: boolean, isFocused?: boolean}} when */
  openLines({ isFocused = false, ...when } = {}) {
    const { task, words, mounted, places, panel } = this.board;
    const isSeveral = task.form === "lines";
    this.choice ??= new LineChoice({
      lines: task.lines,
      isSeveral,
      words,
      marks: mounted.view.marks,
      point: (squares) => this.point(squares),
      say: (sentences) => mounted.announcer.say(sentences),
      done: (lines) => void this.board.answer(lines.join("+")),
    });
    const { choice } = this;
    places.foot.classList.remove("is-see");
    const ok = { text: words.say("ok"), act: () => choice.finish(), isPrimary: true };
    const title = words.say(isSeveral ? "task-which-lines" : "task-which");
    const ways = isSeveral ? [ok, this.#hint] : [ok, this.#no, this.#hint];
    panel.ask({ title, sentences: [], more: choice.parts }, ways, when);
    if (isFocused) choice.focus();
  }

  /** Chooses lines that were typed, besides those chosen before. @param {string[]} lines */
  name(lines) {
    if (!this.choice) this.openLines();
    this.choice?.add(lines);
  }

  /** Marks the squares of a line that were pointed at so far. @param {string[]} squares */
  point(squares) {
    for (const cell of this.board.mounted.view.board.cells) {
      cell.classList.toggle("chosen", squares.includes(cell.dataset.square ?? ""));
    }
  }

  /** Takes a square as one of a line; false where none is asked for. @param {string} square */
  takes(square) {
    if (!asksForLines(this.board.task) || this.board.isOver) return false;
    if (!this.choice) this.openLines();
    this.choice?.point(square);
    return true;
  }

  get #no() {
    const { words } = this.board;
    return { text: words.say("task-no"), act: () => void this.board.answer("-") };
  }

  get #hint() {
    const { words } = this.board;
    return { text: words.say("task-hint"), act: () => void this.board.hint() };
  }
}
