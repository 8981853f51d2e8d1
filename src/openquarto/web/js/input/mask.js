// Mask play: one thing is touched at a time, by Space, a held pointer or a double tap, and soon wiped.

import { SQUARES } from "../model/geometry.js";
import { loadSymbols, showPiece } from "../view/pieces.js";
import { allowTouching } from "./touch_pointer.js";

const SHOWN = 1400; // milliseconds that an answer stays; 1500 is the most that is fair

/**
 * What touching needs of the table. `pieces` is where their drawings are, `ask` asks the server for a touch
 * and answers its id, `forget` wipes what was announced.
 * @typedef {{
 *   pieces: string, board: import("../view/board.js").Board, stock: import("../view/stock.js").Stock,
 *   saucer: HTMLElement, notices: import("../view/notices.js").Notices,
 *   table: () => import("../model/wire.d.ts").Table, words: () => import("../model/words.js").Catalogue,
 *   say: (sentences: string[]) => void, forget: () => void, ask: (spot: string) => string | null,
 *   use: (grid: "board" | "stock", at: number, pointer: string) => void,
 * }} Context
 */

export class Mask {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    /** The touch that is under way: a second one is not even asked for. @type {string | null} */
    this.pending = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.wiping = undefined;
    /** All sixteen drawings, in the page only while one of them is shown. @type {Element | null} */
    this.symbols = null;
    if (this.isOn)
      void loadSymbols(context.pieces).then((symbols) => {
        this.symbols = symbols;
      });
    const isOn = () => this.isOn;
    for (const name of /** @type {const} */ (["board", "stock"])) {
      const act = (/** @type {EventTarget | null} */ target, /** @type {string} */ pointer) => {
        const at = context[name].placeOf(target);
        if (at >= 0) context.use(name, at, pointer);
      };
      allowTouching(context[name].table, isOn, (target) => this.#feelAt(name, target), act);
    }
    allowTouching(
      context.saucer,
      isOn,
      () => this.touch("hand"),
      () => {},
    );
  }

  get isOn() {
    return Boolean(this.context.table().view.masked);
  }

  /** Asks for a touch, unless one is under way. @param {string} spot */
  touch(spot) {
    if (this.pending === null) this.pending = this.context.ask(spot);
  }

  /**
   * What the server says of touches; once one is answered the next may come.
   * @param {import("../model/wire.d.ts").FromServer} message
   */
  hear({ t, d }) {
    if ("id" in d && d.id === this.pending) this.pending = null;
    if (t === "felt") this.#tell(d);
    // A piece that is announced is told this once, and stands in no log.
    if (t === "news" && this.isOn && d.said[0] !== d.entries[0]?.text) this.#showSoonWiped(d.said.join(" "));
  }

  /**
   * Says what a touch told, and shows the same: an eye is told no more than an ear.
   * @param {import("../model/wire.d.ts").Felt} felt
   */
  #tell({ spot, sentences, piece }) {
    this.wipe();
    this.context.say(sentences);
    const place = this.#placeOf(spot);
    place.classList.add("felt");
    if (this.symbols && this.isOn) {
      document.body.prepend(this.symbols);
      showPiece(frameOf(place), piece, this.context.table().rules.edition);
    }
    this.#showSoonWiped(sentences.join(" "));
  }

  /** Shows words that are soon gone. @param {string} text */
  #showSoonWiped(text) {
    this.context.notices.show("good", text);
    clearTimeout(this.wiping);
    this.wiping = setTimeout(() => this.wipe(), SHOWN);
  }

  /** Nothing of an answer stays, seen or heard. */
  wipe() {
    clearTimeout(this.wiping);
    this.symbols?.remove();
    const { board, stock, saucer } = this.context;
    const felt = [...board.cells, ...stock.cells, saucer].filter((place) => place.classList.contains("felt"));
    for (const place of felt) place.classList.remove("felt");
    if (!this.isOn) return;
    for (const place of felt) showPiece(frameOf(place), null, "");
    this.context.notices.hide("good");
    this.context.forget();
  }

  /** @param {string} spot */
  #placeOf(spot) {
    if (spot === "hand") return this.context.saucer;
    const at = SQUARES.indexOf(spot);
    return at >= 0 ? this.context.board.cells[at] : this.context.stock.cells[Number(spot) - 1];
  }

  /** @param {"board" | "stock"} name @param {EventTarget | null} target */
  #feelAt(name, target) {
    const grid = this.context[name];
    const at = grid.placeOf(target);
    if (at < 0) return;
    if (document.activeElement !== grid.cells[at]) grid.focusAt(at);
    this.touch(grid.keys[at]);
  }

  /** Says that this cannot be read under a mask. */
  refuse() {
    const text = this.context.words().say("masked-reading");
    this.context.say([text]);
    this.context.notices.show("refused", text);
  }
}

/** The picture at a place. @param {Element} place */
function frameOf(place) {
  return /** @type {Element} */ (place.querySelector(".piece"));
}
