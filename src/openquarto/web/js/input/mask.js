// Mask play: one thing is touched at a time, by Space, a held pointer or a double tap; what it told is soon
// wiped.

import { SQUARES } from "../model/geometry.js";
import { byId } from "../view/dom.js";
import { hideNotice, showNotice } from "../view/notices.js";
import { loadSymbols, showPiece } from "../view/pieces.js";
import { meaning } from "./keys.js";

export const SHOWN = 1400; // milliseconds that an answer stays; 1500 is the most that is fair
const HELD = 350; // a pointer so long on one place is a touch
const DOUBLE = 300; // two taps within this are one touch, so a single one waits so long
const FAR = 10; // pixels that a finger may stray

/** What a mask forbids: to read more than one thing, or again. */
const READINGS = ["row", "column", "diagonal", "blocks", "all", "lens", "last", "older", "newer"];

/**
 * What touching needs of the table; `pieces` is where their drawings are.
 * @typedef {{
 *   pieces: string, board: import("../view/board.js").Board, stock: import("../view/stock.js").Stock,
 *   table: () => import("../model/wire.d.ts").Table, words: () => import("../model/words.js").Catalogue,
 *   settings: () => import("../model/settings.js").Settings, say: (sentences: string[]) => void,
 *   ask: (spot: string) => string | null, use: (grid: "board" | "stock", at: number, pointer: string) =>
 * void,
 * }} Room
 */

export class Mask {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** The touch that is under way: a second one is not even asked for. @type {string | null} */
    this.pending = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.wiping = undefined;
    /** All sixteen drawings, in the page only while one of them is shown. @type {Element | null} */
    this.symbols = null;
    if (this.isOn)
      void loadSymbols(room.pieces).then((symbols) => {
        this.symbols = symbols;
      });
    for (const name of /** @type {const} */ (["board", "stock"])) {
      const { table } = room[name];
      table.addEventListener("keydown", (event) => this.#press(event, name), { capture: true });
      new Pointer(
        table,
        () => this.isOn,
        (target) => this.#feelAt(name, target),
        (target, pointer) => {
          const at = room[name].placeOf(target);
          if (at >= 0) room.use(name, at, pointer);
        },
      );
    }
    new Pointer(
      byId("saucer"),
      () => this.isOn,
      () => this.touch("hand"),
      () => {},
    );
  }

  get isOn() {
    return Boolean(this.room.table().view.masked);
  }

  /** @param {string} spot */
  touch(spot) {
    if (this.pending === null) this.pending = this.room.ask(spot);
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
    this.room.say(sentences);
    const place = this.#placeOf(spot);
    place.classList.add("felt");
    if (this.symbols && this.isOn) {
      document.body.prepend(this.symbols);
      showPiece(frameOf(place), piece, this.room.table().rules.edition);
    }
    this.#showSoonWiped(sentences.join(" "));
  }

  /** Shows words that are soon gone. @param {string} text */
  #showSoonWiped(text) {
    showNotice("good", text);
    clearTimeout(this.wiping);
    this.wiping = setTimeout(() => this.wipe(), SHOWN);
  }

  /** Nothing of an answer stays, seen or heard. */
  wipe() {
    clearTimeout(this.wiping);
    this.symbols?.remove();
    const felt = [...document.querySelectorAll(".felt")];
    for (const place of felt) place.classList.remove("felt");
    if (!this.isOn) return;
    for (const place of felt) showPiece(frameOf(place), null, "");
    hideNotice("good");
    byId("polite").replaceChildren();
  }

  /** @param {string} spot */
  #placeOf(spot) {
    if (spot === "hand") return byId("saucer");
    const at = SQUARES.indexOf(spot);
    return at >= 0 ? this.room.board.cells[at] : this.room.stock.cells[Number(spot) - 1];
  }

  /** @param {"board" | "stock"} name @param {EventTarget | null} target */
  #feelAt(name, target) {
    const grid = this.room[name];
    const at = grid.placeOf(target);
    if (at < 0) return;
    if (document.activeElement !== grid.cells[at]) grid.focusAt(at);
    this.touch(grid.keys[at]);
  }

  /** @param {KeyboardEvent} event @param {"board" | "stock"} name */
  #press(event, name) {
    if (!this.isOn) return;
    const { keys, keysOn } = this.room.settings();
    const meant = meaning(event, { keys, isOn: keysOn });
    if (!meant) return;
    if ("use" in meant && event.key === " ") {
      if (!event.repeat) this.touch(this.room[name].key);
    } else if ("digit" in meant && name === "stock") this.#refuse();
    else if ("command" in meant && meant.command === "hand") this.touch("hand");
    else if ("command" in meant && READINGS.includes(meant.command)) this.#refuse();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #refuse() {
    const text = this.room.words().say("masked-reading");
    this.room.say([text]);
    showNotice("refused", text);
  }
}

/** The picture at a place. @param {Element} place */
function frameOf(place) {
  return /** @type {Element} */ (place.querySelector(".piece"));
}

/** A pointer under a mask: held or tapped twice it touches, tapped once it acts. */
class Pointer {
  /**
   * @param {HTMLElement} place
   * @param {() => boolean} isOn
   * @param {(target: EventTarget | null) => void} feel
   * @param {(target: EventTarget | null, pointer: string) => void} act
   */
  constructor(place, isOn, feel, act) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let holding;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let waiting;
    /** @type {EventTarget | null} */
    let tapped = null;
    let isHeld = false;
    const release = () => clearTimeout(holding);
    place.addEventListener("pointerdown", (down) => {
      if (!isOn() || down.button !== 0) return;
      isHeld = false;
      const stray = (/** @type {PointerEvent} */ move) => {
        if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > FAR) release();
      };
      place.addEventListener("pointermove", stray);
      addEventListener("pointerup", () => place.removeEventListener("pointermove", stray), { once: true });
      holding = setTimeout(() => {
        isHeld = true;
        feel(down.target);
      }, HELD);
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) place.addEventListener(kind, release);
    place.addEventListener("contextmenu", (event) => isOn() && event.preventDefault());
    place.addEventListener(
      "click",
      (event) => {
        if (!isOn()) return;
        event.stopImmediatePropagation();
        release();
        if (isHeld) {
          isHeld = false;
          return;
        }
        const { target } = event;
        const isSecond = tapped !== null && tapped === target;
        clearTimeout(waiting);
        tapped = isSecond ? null : target;
        if (isSecond) return feel(target);
        waiting = setTimeout(() => {
          tapped = null;
          act(target, /** @type {PointerEvent} */ (event).pointerType || "mouse");
        }, DOUBLE);
      },
      { capture: true },
    );
  }
}
