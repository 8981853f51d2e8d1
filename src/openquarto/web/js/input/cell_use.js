// What a click, a tap or Enter on a cell does: it gives or places, or asks for a second one first.

import { needsTwo } from "../model/settings.js";

/**
 * What using a cell needs of the table; `choose` marks a cell, "" none, and `tell` shows and says a sentence.
 * @typedef {{
 *   board: import("../view/board.js").Board, stock: import("../view/stock.js").Stock,
 *   table: () => import("../model/wire.d.ts").Table, words: () => import("../model/words.js").Catalogue,
 *   settings: () => import("../model/settings.js").Settings,
 *   choose: (what: string) => void, act: (action: string) => void, tell: (text: string) => void,
 * }} Context
 */

export class CellUse {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    /** What was tapped once and waits for the second tap: a square or a piece. */
    this.chosen = "";
    for (const name of /** @type {const} */ (["board", "stock"])) {
      const grid = context[name];
      grid.table.addEventListener("click", (event) => {
        const at = grid.placeOf(event.target);
        if (at >= 0) this.use(name, at, /** @type {PointerEvent} */ (event).pointerType || "mouse");
      });
    }
  }

  /** Marks what waits for a second tap; "" is nothing. @param {string} what */
  choose(what) {
    this.chosen = what;
    this.context.choose(what);
  }

  /**
   * Places the hand on a square, or gives a piece.
   * @param {"board" | "stock"} name
   * @param {number} at
   * @param {string} pointer the kind of pointer, or "key"
   */
  use(name, at, pointer) {
    const { view } = this.context.table();
    const { keys, cells } = this.context[name];
    const deed = name === "board" ? "place" : "give";
    const has = (/** @type {string} */ kind) => cells[at].classList.contains(kind);
    const isFree = has("empty") || (name === "stock" && !has("gone"));
    const isDue = view.isMyTurn && view.phase === deed && (isFree || view.masked);
    const { confirm } = this.context.settings();
    if (!isDue || this.chosen === keys[at] || !needsTwo(confirm, deed, pointer)) {
      this.choose("");
      return this.context.act(keys[at]);
    }
    this.choose(keys[at]);
    const words = this.context.words();
    const what = this.#nameOf(name, keys[at]);
    this.context.tell(words.say(`again-${deed}`, { what, square: what }));
  }

  /** @param {"board" | "stock"} name @param {string} key */
  #nameOf(name, key) {
    const words = this.context.words();
    if (name === "board") return words.square(key);
    return this.context.table().view.masked ? words.say("stock-place", { number: key }) : words.piece(key);
  }
}
