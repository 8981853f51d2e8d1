// The status line above the board: what has to be done now, and whether it is to place or to give.

import { isFull } from "../model/state.js";
import { element } from "./dom.js";

export class Status {
  /** @param {HTMLElement} row @param {HTMLElement} done the button for a full board */
  constructor(row, done) {
    this.row = row;
    this.words = /** @type {HTMLElement} */ (row.querySelector(".status-words"));
    this.done = done;
  }

  /**
   * Shows the status and the phase, and Done where it is due.
   * @param {import("../model/wire.d.ts").Table} table
   */
  show(table) {
    const { view, status } = table;
    if (this.words.textContent !== status) {
      const [, head, rest] = /^(.*?[:.])(\s.*)?$/s.exec(status) ?? ["", status, ""];
      this.words.replaceChildren(element("strong", { text: head }), rest ?? "");
    }
    for (const phase of this.row.querySelectorAll(".phase")) {
      phase.classList.toggle("now", phase.getAttribute("data-phase") === view.phase);
    }
    this.row.dataset.phase = view.phase;
    this.done.hidden = view.masked ? view.phase !== "last look" : !isFull(table) || view.phase === "over";
  }
}
