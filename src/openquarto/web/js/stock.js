// The stock: every piece keeps its home; one that is gone stays reachable and says where it is.

import { showPiece } from "./art.js";
import { made, write } from "./dom.js";
import { HOMES, SQUARES } from "./geometry.js";
import { Grid } from "./grid.js";
import { homeName } from "./reading.js";

export class Stock extends Grid {
  /** @param {HTMLElement} table @param {() => void} onEdge */
  constructor(table, onEdge) {
    super(table, HOMES, "piece", onEdge);
    this.notes = this.cells.map((cell) => cell.appendChild(made("span", { class: "note", attributes: { "aria-hidden": "true" } })));
  }

  /** @param {import("./wire.d.ts").Table} table @param {import("./words.js").Catalogue} words */
  show(table, words) {
    const { board, hand, phase, isMyTurn } = table.view;
    this.table.classList.toggle("to-give", phase === "give" && isMyTurn);
    this.cells.forEach((cell, at) => {
      const piece = HOMES[at];
      const square = board.indexOf(piece);
      const isGone = square >= 0 || piece === hand;
      write(/** @type {Element} */ (cell.firstElementChild), homeName(piece, board, hand, words));
      cell.classList.toggle("gone", isGone);
      if (isGone) cell.setAttribute("aria-disabled", "true");
      else cell.removeAttribute("aria-disabled");
      this.notes[at].dataset.text = (square >= 0 ? SQUARES[square] : isGone ? words.say("home-note-hand") : "");
      showPiece(/** @type {Element} */ (cell.children[1]), isGone ? null : piece, table.rules.edition);
    });
  }
}
