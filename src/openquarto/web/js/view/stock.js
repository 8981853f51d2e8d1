// The stock: every piece keeps its home; one that is gone stays reachable and says where it is.

import { HOMES, SQUARES } from "../model/geometry.js";
import { homeName } from "../model/reading.js";
import { element, setText } from "./dom.js";
import { Grid } from "./grid.js";
import { showPiece } from "./pieces.js";

/** Under a mask the places have numbers, and what lies there is the server's secret. */
const PLACES = HOMES.map((_, at) => String(at + 1));

export class Stock extends Grid {
  /** @param {HTMLElement} table @param {(name: string) => void} onStay */
  constructor(table, onStay) {
    super(table, HOMES, "piece", onStay);
    this.notes = this.cells.map((cell) =>
      cell.appendChild(element("span", { class: "note", attributes: { "aria-hidden": "true" } })),
    );
  }

  /**
   * Shows which pieces are left, and where the others went.
   * @param {import("../model/wire.d.ts").Table} table
   * @param {import("../model/words.js").Catalogue} words
   */
  show(table, words) {
    const { board, hand, phase, isMyTurn } = table.view;
    this.table.classList.toggle("to-give", phase === "give" && isMyTurn);
    this.#mask(Boolean(table.view.masked));
    if (table.view.masked) return this.#showPlaces(words);
    this.cells.forEach((cell, at) => {
      const piece = HOMES[at];
      const square = board.indexOf(piece);
      const isGone = square >= 0 || piece === hand;
      setText(/** @type {Element} */ (cell.firstElementChild), homeName(piece, board, hand, words));
      cell.classList.toggle("gone", isGone);
      if (isGone) cell.setAttribute("aria-disabled", "true");
      else cell.removeAttribute("aria-disabled");
      this.notes[at].dataset.text = square >= 0 ? SQUARES[square] : isGone ? words.say("home-note-hand") : "";
      showPiece(/** @type {Element} */ (cell.children[1]), isGone ? null : piece, table.rules.edition);
    });
  }

  /** Marks the pieces that a hint is about. @param {string[]} pieces */
  hint(pieces) {
    this.cells.forEach((cell, at) => cell.classList.toggle("hinted", pieces.includes(this.keys[at])));
  }

  /** @param {boolean} isMasked */
  #mask(isMasked) {
    const keys = isMasked ? PLACES : HOMES;
    if (this.keys === keys) return;
    this.keys = keys;
    this.table.classList.toggle("masked", isMasked);
    for (const [at, cell] of this.cells.entries()) cell.setAttribute("data-piece", keys[at]);
  }

  /** @param {import("../model/words.js").Catalogue} words */
  #showPlaces(words) {
    this.cells.forEach((cell, at) => {
      setText(/** @type {Element} */ (cell.firstElementChild), words.say("stock-place", { number: at + 1 }));
      cell.classList.remove("gone");
      cell.removeAttribute("aria-disabled");
      this.notes[at].dataset.text = PLACES[at];
      showPiece(/** @type {Element} */ (cell.children[1]), null, "");
    });
  }
}
