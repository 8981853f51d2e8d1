// The status line above the board: what has to be done now, whether it is to place or to give, and low time.

import { briefStatus } from "../model/brief_status.js";
import { element, setText } from "./dom.js";

export class Status {
  /**
   * @param {HTMLElement} row
   * @param {HTMLElement} done the button for a full board
   * @param {() => void} leave takes the focus elsewhere when the button goes
   */
  constructor(row, done, leave) {
    this.row = row;
    const part = (/** @type {string} */ kind) => /** @type {HTMLElement} */ (row.querySelector(kind));
    this.words = part(".status-words");
    this.brief = part(".status-brief");
    this.clock = part(".low-clock");
    this.done = done;
    this.leave = leave;
  }

  /**
   * Shows the status and the phase, and Done where it is due.
   * @param {import("../model/wire.d.ts").Table} table
   * @param {import("../model/words.js").Catalogue} words
   */
  show(table, words) {
    const { view, status } = table;
    if (this.words.textContent !== status) {
      const [, head, rest] = /^(.*?[:.])(\s.*)?$/s.exec(status) ?? ["", status, ""];
      this.words.replaceChildren(element("strong", { text: head }), rest ?? "");
    }
    setText(this.brief, briefStatus(table, words));
    for (const phase of this.row.querySelectorAll(".phase")) {
      phase.classList.toggle("now", phase.getAttribute("data-phase") === view.phase);
    }
    this.row.dataset.phase = view.phase;
    // Only who looks can be done: in the other player's last look there is nothing to press.
    const hasFocus = document.activeElement === this.done;
    this.done.hidden = view.phase !== "last look" || !view.isMyTurn;
    if (hasFocus && this.done.hidden) this.leave();
  }

  /** Shows the running clock large where little is left on it; "" shows none. @param {string} time */
  showLowTime(time) {
    setText(this.clock, time);
  }
}
