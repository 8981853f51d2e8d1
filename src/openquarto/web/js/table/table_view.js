// Draws the table as it is now, and moves what has just moved.

import { showLinks } from "../dialogs/link_dialog.js";
import { showMenu } from "../dialogs/menu.js";
import { Clocks } from "../model/clock.js";
import { SQUARES } from "../model/geometry.js";
import { isFull, told } from "../model/state.js";
import { capital } from "../model/words.js";
import { showEnding } from "../panels/ending.js";
import { Log } from "../panels/message_log.js";
import { calledName, Players } from "../panels/players.js";
import { showBadge } from "../panels/rules_badge.js";
import { Board } from "../view/board.js";
import { byId } from "../view/dom.js";
import { showHand } from "../view/hand.js";
import { Marks } from "../view/line_marks.js";
import * as motion from "../view/motion.js";
import { hideNotice, showNotice } from "../view/notices.js";
import { Stock } from "../view/stock.js";

/**
 * @typedef {import("../model/state.js").State} State
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

export class TableView {
  /** @param {(wish: string) => void} wish @param {(name: string) => void} onStay */
  constructor(wish, onStay) {
    this.wish = wish;
    this.board = new Board(byId("board"), onStay);
    this.stock = new Stock(byId("stock"), onStay);
    this.marks = new Marks(byId("platter"));
    this.players = new Players();
    this.clocks = new Clocks();
    this.log = new Log();
  }

  /**
   * @param {State} state
   * @param {State | null} before null where everything is drawn anew, and nothing moves
   * @param {string} action
   * @param {Catalogue} words
   */
  show(state, before, action, words) {
    const { table } = state;
    const hand = /** @type {Element} */ (byId("saucer").querySelector(".piece"));
    const [saucer, home] = [hand.getBoundingClientRect(), this.#homeOf(action)];
    this.board.show(table, words);
    this.stock.show(table, words);
    showHand(table, words);
    this.marks.showLast(table.view.last);
    this.players.show(table, words, state.presence);
    this.clocks.set(table.clock);
    this.clocks.full = { first: table.rules.firstLimit, second: table.rules.secondLimit };
    this.players.showClocks(this.clocks);
    this.log.show(told(state));
    showStatus(table);
    showMenu(table);
    showLinks(table);
    showEnding(table, words, () => this.wish("rematch"));
    this.#showOffers(table, words);
    if (before?.table.rules !== table.rules) showBadge(table.rules, words);
    this.#showCalled(state, before !== null, action);
    if (before && home) motion.give(hand, home);
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
      if (isNew)
        motion.callLine(
          paths,
          others.map((cell) => /** @type {Element} */ (cell.lastElementChild)),
        );
    } else if (isNew && action.startsWith("#")) {
      const paths = this.marks.showLines([action.slice(1).replace("?", "")], "called");
      const entries = table.entries.filter((entry) => entry.seq === seen);
      showNotice("refused", entries.map((entry) => entry.text).join(" "));
      void motion.fadeLine(paths).then(() => this.marks.showLines([], "chosen"));
    } else if (!isNew) {
      this.marks.showLines([], "chosen"); // after a take back
    }
  }

  /** @param {import("../model/wire.d.ts").Table} table @param {Catalogue} words */
  #showOffers(table, words) {
    const { offers, seat, view } = table;
    const by = offers.draw ?? offers.takeBack;
    if (!by || view.phase === "over" || seat === "none" || seat === by) return hideNotice("offer");
    const who = capital(calledName(table, by, words));
    this.askYesOrNo(words.say(offers.draw ? "offer-draw" : "offer-back", { who }), words);
  }

  /** @param {string} text @param {Catalogue} words */
  askYesOrNo(text, words) {
    showNotice("offer", text, [
      { words: words.say("yes"), act: () => this.wish("accept") },
      { words: words.say("no"), act: () => this.wish("decline") },
    ]);
  }

  /** Marks what was tapped once and waits for the second tap. @param {string} what */
  choose(what) {
    for (const cell of [...this.board.cells, ...this.stock.cells]) {
      cell.classList.toggle(
        "chosen",
        what !== "" && (cell.dataset.square === what || cell.dataset.piece === what),
      );
    }
  }

  /**
   * For two at one tablet.
   * @param {import("../model/settings.js").Settings["turn"]} turn
   * @param {string | null} toAct
   */
  turn(turn, toAct) {
    document.body.classList.toggle("turned", turn === "half" || (turn === "second" && toAct === "second"));
  }
}

/** @param {import("../model/wire.d.ts").Table} table */
function showStatus(table) {
  const { view, status } = table;
  if (byId("status").textContent !== status) {
    const [, head, rest] = /^(.*?[:.])(\s.*)?$/s.exec(status) ?? ["", status, ""];
    const strong = document.createElement("strong");
    strong.textContent = head;
    byId("status").replaceChildren(strong, rest ?? "");
  }
  for (const phase of document.querySelectorAll(".phase")) {
    phase.classList.toggle("now", phase.getAttribute("data-phase") === view.phase);
  }
  byId("status-row").dataset.phase = view.phase;
  byId("done").hidden = view.masked ? view.phase !== "last look" : !isFull(table) || view.phase === "over";
  /** @type {HTMLInputElement} */ (byId("line")).placeholder = table.prompt;
}
