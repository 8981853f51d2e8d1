// The board: sixteen cells that are changed in place, so that a screen reader says only what is new.

import { SQUARES } from "../model/geometry.js";
import { cellName } from "../model/reading.js";
import { setText } from "./dom.js";
import { Grid } from "./grid.js";
import { showPiece } from "./pieces.js";

/** @typedef {import("../model/wire.d.ts").Table} Table */

export class Board extends Grid {
  /** @param {HTMLElement} table @param {(name: string) => void} onStay */
  constructor(table, onStay) {
    super(table, SQUARES, "square", onStay);
  }

  /**
   * Shows what stands on every square.
   * @param {Table} table
   * @param {import("../model/words.js").Catalogue} words
   */
  show(table, words) {
    const { view, rules } = table;
    // Dots and ghosts depend on phase and emptiness alone.
    this.table.classList.toggle("to-place", view.phase === "place" && view.isMyTurn);
    this.table.classList.toggle("masked", Boolean(view.masked));
    const shown = new Set(view.shown.flatMap((quarto) => quarto.squares));
    this.cells.forEach((cell, at) => {
      const piece = view.board[at];
      const name = /** @type {Element} */ (cell.firstElementChild);
      // Under a mask all squares are the same: not even whether one is empty is known.
      setText(name, view.masked ? words.square(SQUARES[at]) : cellName(SQUARES[at], piece, words));
      cell.classList.toggle("empty", piece === null && !view.masked);
      cell.classList.toggle("faded", shown.size > 0 && !shown.has(SQUARES[at]));
      // An empty square holds the ghost of the hand, seen under the pointer only.
      const drawn = piece ?? (view.isMyTurn ? view.hand : null);
      showPiece(/** @type {Element} */ (cell.lastElementChild), drawn, rules.edition);
    });
  }
}
