// Setting up a position: a piece, then a square. Board, fields and text are one state, with all its faults.

import { tableOf } from "../analysis_model/play.js";
import {
  faultsOf,
  held,
  put,
  readSetup,
  setupText,
  START,
  taken,
  variantText,
} from "../analysis_model/setup.js";
import { SQUARES } from "../model/geometry.js";
import { byId, setText } from "../view/dom.js";
import { showPiece } from "../view/pieces.js";
import { showFaults, showFields } from "./setup_fields.js";

/**
 * @typedef {import("../analysis_model/setup.js").Setup} Setup
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * What it needs of the page: `edition` changes the words, `done` takes the set-up, `close` changes nothing.
 * @typedef {{
 *   mounted: import("../table/create_table.js").MountedTable,
 *   show: (table: import("../model/wire.d.ts").Table) => void, say: (sentences: string[]) => void,
 *   edition: (edition: string) => Promise<void>, done: (setup: Setup) => void, close: () => void,
 * }} Context
 */

export class SetupPanel {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.form = /** @type {HTMLFormElement} */ (byId("setup-form"));
    this.text = /** @type {HTMLInputElement} */ (byId("setup-text"));
    this.setup = START;
    /** @type {Setup[]} */
    this.before = [];
    /** The piece that goes to the next square, "" for none. */
    this.chosen = "";
    /** What is wrong with the text, in words; the board then shows what it was before. @type {string[]} */
    this.unread = [];
    this.#listen();
  }

  #listen() {
    const on = (/** @type {string} */ id, /** @type {() => void} */ act) =>
      byId(id).addEventListener("click", act);
    on("setup-clear", () => this.#change({ ...START, variant: this.setup.variant }));
    on("setup-start", () => this.#change(START));
    on("setup-undo", () => this.#undo());
    on("setup-hand-put", () => this.#hold());
    on("setup-close", () => this.context.close());
    this.context.mounted.view.hand.saucer.addEventListener("click", () => this.isOpen && this.#hold());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.analyse();
    });
    on("setup-analyse", () => this.analyse());
    this.form.addEventListener("change", ({ target }) => {
      if (target !== this.text) void this.#fields(/** @type {HTMLInputElement} */ (target));
    });
    this.text.addEventListener("input", () => this.#read());
    this.context.mounted.on("shown", () => this.isOpen && this.#dress());
  }

  get isOpen() {
    return document.body.classList.contains("setting-up");
  }

  get words() {
    return this.context.mounted.words;
  }

  /** @param {Setup} setup @param {string} text a text that could not be read, "" for none */
  open(setup, text = "") {
    document.body.classList.add("setting-up");
    setText(byId("gives"), this.words.say("label-stock"));
    this.setup = setup;
    this.before = [];
    this.chosen = "";
    // On a small screen the board comes first: its variant is seldom changed.
    /** @type {HTMLDetailsElement} */ (byId("setup-choices")).open = innerWidth > 900;
    this.show();
    if (text) {
      this.text.value = text;
      this.#read();
    }
  }

  /** A square or a piece was used. @param {string} what */
  act(what) {
    const at = SQUARES.indexOf(what);
    const { words } = this;
    if (at < 0) {
      const isOff = this.setup.board.includes(what) || this.setup.hand === what;
      if (isOff) this.#change(taken(this.setup, what));
      this.chosen = this.chosen === what && !isOff ? "" : what;
      this.show();
      return this.context.say([this.status]);
    }
    const standing = this.setup.board[at];
    const square = words.square(what);
    if (this.chosen) {
      const piece = this.chosen;
      this.chosen = "";
      this.#change(put(this.setup, piece, what));
      return this.context.say([words.say("analysis-setup-put", { piece: words.piece(piece), square })]);
    }
    if (!standing) return this.context.say([words.say("analysis-setup-choose")]);
    this.chosen = standing;
    this.#change(taken(this.setup, standing));
    this.context.say([words.say("analysis-setup-picked", { piece: words.piece(standing), square })]);
  }

  /** The chosen piece goes into the hand; without one the hand is emptied. */
  #hold() {
    const piece = this.chosen || null;
    const { words } = this;
    if (piece === null && this.setup.hand === null)
      return this.context.say([words.say("analysis-setup-choose")]);
    this.chosen = "";
    this.#change(held(this.setup, piece));
    const told = piece
      ? words.say("analysis-setup-into-hand", { piece: words.piece(piece) })
      : words.say("analysis-setup-hand-emptied");
    this.context.say([told]);
  }

  /** @param {Setup} setup */
  #change(setup) {
    this.before.push(this.setup);
    this.setup = setup;
    this.unread = [];
    this.show();
  }

  #undo() {
    const before = this.before.pop();
    if (!before) return;
    this.setup = before;
    this.chosen = "";
    this.unread = [];
    this.show();
  }

  /** What was typed: it is shown on the board as soon as it can be read. */
  #read() {
    const { setup, faults } = readSetup(this.text.value);
    if (setup) {
      this.before.push(this.setup);
      this.setup = setup;
    }
    this.unread = faults.map((fault) => this.#sentence(fault));
    this.show({ keepsText: true });
  }

  /** @param {HTMLInputElement} changed */
  async #fields(changed) {
    const value = (/** @type {string} */ name) => String(new FormData(this.form).get(name) ?? "");
    if (changed.name === "edition") await this.context.edition(value("edition"));
    const traits = new FormData(this.form).getAll("trait").map(String);
    const parts = { traits, blocks: value("lines") === "blocks", automatic: value("calling") === "auto" };
    const variant = traits.length > 0 ? variantText(parts) : this.setup.variant;
    this.#change({ ...this.setup, variant, last: value("last") || null });
    if (traits.length === 0) {
      changed.checked = false; // nothing is changed behind the back of whoever unticks the last one
      this.unread = [this.words.say("analysis-setup-no-traits")];
      this.#showFaults();
    }
  }

  /** Takes the set-up, or says everything that is wrong with it. */
  analyse() {
    const faults = this.#allFaults();
    if (faults.length > 0) return this.context.say([this.words.say("analysis-setup-faults"), ...faults]);
    document.body.classList.remove("setting-up");
    this.context.done(this.setup);
  }

  /** What the server refused. @param {string[]} sentences */
  refuse(sentences) {
    this.unread = sentences;
    this.#showFaults();
  }

  get status() {
    const { words } = this;
    if (!this.chosen) return words.say("analysis-setup-choose");
    return words.say("analysis-setup-chosen", { piece: words.piece(this.chosen) });
  }

  show({ keepsText = false } = {}) {
    const { setup } = this;
    const table = tableOf(this.context.mounted.state.table, setup, { status: this.status });
    const phase = this.chosen ? "place" : "give";
    this.context.show({ ...table, view: { ...table.view, phase } });
    if (!keepsText) this.text.value = setupText(setup);
    showFields(this.form, setup, this.words);
    const hand = this.chosen ? "analysis-setup-hand" : "analysis-setup-hand-empty";
    setText(byId("setup-hand-put"), this.words.say(hand));
    byId("setup-undo").setAttribute("aria-disabled", String(this.before.length === 0));
    this.#showFaults();
  }

  /** What a table does not show by itself: the chosen piece, and its ghost on every empty square. */
  #dress() {
    const { view, words } = this.context.mounted;
    const { edition } = words.words;
    setText(view.hand.label, words.say("hand"));
    view.choose(this.chosen);
    for (const cell of view.board.cells) {
      const picture = /** @type {Element} */ (cell.lastElementChild);
      if (cell.classList.contains("empty")) showPiece(picture, this.chosen || null, edition);
    }
  }

  #allFaults() {
    return [...this.unread, ...faultsOf(this.setup).map((fault) => this.#sentence(fault))];
  }

  /** @param {import("../analysis_model/setup.js").Fault} fault */
  #sentence({ code, values }) {
    const named = { ...values };
    if ("piece" in values) named.piece = this.words.piece(String(values.piece));
    return this.words.say(`fault-${code}`, named);
  }

  #showFaults() {
    showFaults(this.#allFaults(), this.setup, this.words);
  }
}
