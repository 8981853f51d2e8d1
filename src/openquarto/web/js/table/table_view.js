// Draws board, stock, hand and status as they are now, and moves what has just moved.

import { SQUARES } from "../model/geometry.js";
import { Board } from "../view/board.js";
import { Hand } from "../view/hand.js";
import { LineMarks } from "../view/line_marks.js";
import * as motion from "../view/motion.js";
import { Notices } from "../view/notices.js";
import { Status } from "../view/status.js";
import { Stock } from "../view/stock.js";
import { CallButton } from "./call_button.js";

/** @typedef {import("../model/state.js").State} State */

export class TableView {
  /**
   * @param {HTMLElement} root
   * @param {import("./parts.js").Parts} parts
   * @param {(name: string) => void} onStay hears the name of a cell where a move leads nowhere
   */
  constructor(root, parts, onStay) {
    this.root = root;
    this.board = new Board(parts.board, onStay);
    this.stock = new Stock(parts.stock, onStay);
    this.hand = new Hand(parts.hand);
    this.marks = new LineMarks(parts.platter);
    this.notices = new Notices(parts.notices);
    this.status = new Status(parts.status, parts.done, () => this.board.focus());
    this.callButton = new CallButton(parts.quarto, () => this.board.focus());
  }

  /**
   * @param {State} state
   * @param {State | null} before null where everything is drawn anew, and nothing moves
   * @param {string} action what led here, such as A, b2 or #a1-d1; "" for nothing
   * @param {import("../model/words.js").Catalogue} words
   * @param {() => void} around draws what stands beside the board, before anything moves: places may change
   *   by it
   */
  show(state, before, action, words, around) {
    const { table } = state;
    const { piece } = this.hand;
    const [saucer, home] = [piece.getBoundingClientRect(), this.#homeOf(action)];
    this.board.show(table, words);
    this.stock.show(table, words);
    this.hand.show(table, words);
    this.marks.showLast(table.view.last);
    this.status.show(table, words);
    this.callButton.show(table);
    around();
    this.#showCalled(state, before !== null, action);
    if (before && home) motion.give(piece, home);
    const placed = this.board.cells[SQUARES.indexOf(action)];
    if (before && placed) motion.place(/** @type {Element} */ (placed.lastElementChild), saucer);
  }

  /** Where a piece stands before it is given. @param {string} action */
  #homeOf(action) {
    return this.stock.cells[this.stock.keys.indexOf(action)]?.children[1].getBoundingClientRect();
  }

  /**
   * A true call stays on the board; a false one fades.
   * @param {State} state
   * @param {boolean} isNew
   * @param {string} action
   */
  #showCalled({ table, seen }, isNew, action) {
    const { shown } = table.view;
    if (shown.length > 0) {
      const paths = this.marks.showLines(
        shown.map((quarto) => quarto.line),
        "called",
      );
      const others = this.board.cells.filter((cell) => cell.classList.contains("faded"));
      const pieces = others.map((cell) => /** @type {Element} */ (cell.lastElementChild));
      if (isNew) motion.callLine(paths, pieces);
    } else if (isNew && action.startsWith("#")) {
      const paths = this.marks.showLines([action.slice(1).replace("?", "")], "called");
      const entries = table.entries.filter((entry) => entry.seq === seen);
      this.notices.show("refused", entries.map((entry) => entry.text).join(" "));
      void motion.fadeLine(paths).then(() => this.marks.showLines([], "chosen"));
    } else if (!isNew) {
      this.marks.showLines([], "chosen"); // after a take back
    }
  }

  /** Marks what was tapped once and waits for the second tap; "" is nothing. @param {string} what */
  choose(what) {
    if (what === "") this.notices.hide("again");
    for (const cell of [...this.board.cells, ...this.stock.cells]) {
      const isChosen = what !== "" && (cell.dataset.square === what || cell.dataset.piece === what);
      cell.classList.toggle("chosen", isChosen);
    }
  }

  /**
   * Turns board and stock for two at one tablet.
   * @param {import("../model/settings.js").Settings["turn"]} turn
   * @param {string | null} toAct
   */
  turn(turn, toAct) {
    this.root.classList.toggle("turned", turn === "half" || (turn === "second" && toAct === "second"));
  }
}
