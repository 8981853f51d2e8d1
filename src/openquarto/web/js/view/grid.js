// A 4×4 grid with one Tab stop: arrows move the focus inside, and stop at the edges.

import { moved } from "../model/geometry.js";
import { element } from "./dom.js";
import { pieceFrame } from "./pieces.js";

export class Grid {
  /**
   * @param {HTMLElement} table
   * @param {string[]} keys what each of the sixteen cells stands for
   * @param {string} field the name of the data attribute that holds it
   * @param {(name: string) => void} onStay what a key does that leads nowhere, for every key must be answered
   */
  constructor(table, keys, field, onStay) {
    this.table = table;
    /** @type {string[]} */
    this.keys = keys;
    this.onStay = onStay;
    this.at = 0;
    this.cells = keys.map((key, at) => {
      const attributes = { role: "gridcell", tabindex: at === 0 ? "0" : "-1", [`data-${field}`]: key };
      return element("td", { attributes }, [element("span", { class: "unseen name" }), pieceFrame()]);
    });
    const rows = [0, 1, 2, 3].map((row) =>
      element("tr", { attributes: { role: "row" } }, this.cells.slice(4 * row, 4 * row + 4)),
    );
    table.replaceChildren(element("tbody", { attributes: { role: "rowgroup" } }, rows));
    // Whatever brought the focus here, a press or a pointer: Tab comes back to the same cell.
    for (const [at, cell] of this.cells.entries()) cell.addEventListener("focus", () => this.#settle(at));
  }

  /** @param {number} at */
  #settle(at) {
    this.cells[this.at].tabIndex = -1;
    this.cells[at].tabIndex = 0;
    this.at = at;
  }

  get key() {
    return this.keys[this.at];
  }

  /** What the cell with the focus is called. */
  get cellName() {
    return this.cells[this.at].firstElementChild?.textContent ?? "";
  }

  /** Moves the focus to a cell; where it is already, that is answered. @param {number} at */
  focusAt(at) {
    const cell = this.cells[at];
    if (document.activeElement === cell) return this.onStay(this.cellName);
    this.#settle(at);
    cell.focus();
  }

  /** Brings the focus back to the cell that had it. */
  focus() {
    this.focusAt(this.at);
  }

  /** Moves the focus by a key. @param {string} key @param {boolean} far */
  move(key, far) {
    this.focusAt(moved(this.at, key, far));
  }

  /** The place of the cell that an element is in, or -1. @param {EventTarget | null} target */
  placeOf(target) {
    const cell = target instanceof Element ? target.closest("td") : null;
    return cell ? this.cells.indexOf(cell) : -1;
  }
}
