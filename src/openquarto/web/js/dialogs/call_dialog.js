// The call dialog: which line? It offers what the server names by geometry alone, the first one first.

import { clockText } from "../model/clock.js";
import { capital } from "../model/words.js";
import { element, setText } from "../view/dom.js";
import { smallBoard } from "../view/line_marks.js";
import { prepareDialog } from "./dialog.js";

const CANCELLED = ""; // how a dialog ends that the player has closed

export class CallDialog {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {import("../view/line_marks.js").LineMarks} marks
   * @param {(line: string) => void} onCall
   * @param {() => void} onCancel
   */
  constructor(dialog, marks, onCall, onCancel) {
    const part = (/** @type {string} */ kind) => /** @type {HTMLElement} */ (dialog.querySelector(kind));
    this.dialog = dialog;
    this.marks = marks;
    this.onCall = onCall;
    this.note = part(".dialog-note");
    this.list = part(".choices");
    this.clock = part(".dialog-clock");
    this.clockRuns = part(".dialog-foot span");
    /** @type {HTMLButtonElement[]} */
    this.choices = [];
    prepareDialog(this.dialog);
    this.dialog.addEventListener("close", () => {
      document.body.classList.remove("calling");
      this.marks.clearChosen();
      if (this.dialog.returnValue === CANCELLED) onCancel();
    });
    this.dialog.addEventListener("keydown", (event) => this.#press(event));
  }

  get isOpen() {
    return this.dialog.open;
  }

  /**
   * Offers the lines that may be called.
   * @param {import("../model/wire.d.ts").Table} table
   * @param {import("../model/words.js").Catalogue} words
   */
  open({ view }, words) {
    if (this.isOpen) return;
    setText(this.note, view.last ? words.say("call-only", { square: words.square(view.last) }) : "");
    this.choices = view.lines.map((line, at) => this.#choice(line, at, words));
    this.list.replaceChildren(...this.choices);
    this.dialog.returnValue = CANCELLED;
    document.body.classList.add("calling");
    this.dialog.show();
    // Where the dialog is a sheet from below, the board goes above it.
    if (this.dialog.offsetWidth >= document.documentElement.clientWidth)
      this.marks.platter.scrollIntoView({ block: "start" });
    this.choices[0]?.focus();
  }

  /** Shows the caller's clock, or none. @param {number | null} left what the caller's clock shows */
  showClock(left) {
    this.clock.hidden = left === null;
    this.clockRuns.hidden = left === null;
    if (left !== null) setText(this.clock, clockText(left));
  }

  /** Closes it because a line was called, or none may be any more. */
  close() {
    if (this.isOpen) this.dialog.close("over");
  }

  /** @param {string} line @param {number} at @param {import("../model/words.js").Catalogue} words */
  #choice(line, at, words) {
    const name = element("span", { class: "choice-name", text: capital(words.line(line)) });
    const key = at < 9 ? element("kbd", { text: String(at + 1), attributes: { "aria-hidden": "true" } }) : "";
    const choice = element(
      "button",
      { class: "choice", attributes: { type: "button", role: "option", "data-line": line } },
      [smallBoard(line), name, key],
    );
    choice.addEventListener("focus", () => {
      for (const each of this.choices) this.#mark(each, each === choice);
      this.marks.showLines([line], "chosen");
    });
    // Only a pointer that moves: one that rests where the dialog opens must not choose.
    choice.addEventListener("pointermove", (event) => {
      if (event.movementX || event.movementY) choice.focus();
    });
    choice.addEventListener("click", () => {
      this.close();
      this.onCall(line);
    });
    return choice;
  }

  /**
   * A list of options keeps readers in the mode in which keys reach the page.
   * @param {HTMLElement} choice
   * @param {boolean} isAt
   */
  #mark(choice, isAt) {
    choice.tabIndex = isAt ? 0 : -1;
    choice.setAttribute("aria-selected", String(isAt));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const at = this.choices.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
    if (step !== undefined && at >= 0)
      this.choices[Math.max(0, Math.min(this.choices.length - 1, at + step))].focus();
    else if (digit && !event.ctrlKey && !event.altKey && !event.metaKey)
      this.choices[Number(digit[1]) - 1]?.click();
    else return;
    event.preventDefault();
  }
}
