// A hint that was asked for: its words in a notice that stays, its place marked, until the table goes on.

/**
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {Omit<import("../model/wire.d.ts").Hint, "id">} ToldHint
 * @typedef {import("../model/words.js").Catalogue} Words
 * What it draws on.
 * @typedef {{
 *   marks: import("../view/line_marks.js").LineMarks, stock: import("../view/stock.js").Stock,
 *   notices: import("../view/notices.js").Notices, board: {focus: () => void},
 * }} View
 */

/** After how many milliseconds it is told that a hint is on its way. */
const PATIENCE = 700;

/**
 * Whether a hint can be asked for now: by a player to act, in a casual game without masks.
 * @param {Table} table
 */
export function isHintOffered({ seat, rules, view, isWaiting }) {
  return seat !== "none" && !isWaiting && view.isMyTurn && !rules.counts && rules.mask === "none";
}

export class HintPanel {
  /** The table that the hint is about, and "" where none is shown. */
  #about = "";
  /**
   * Until when nothing is said of a hint that is on its way.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #patience = undefined;

  /**
   * @param {View} view
   * @param {() => unknown} request sends the question; null where there is no connection
   */
  constructor(view, request) {
    this.view = view;
    this.request = request;
  }

  /** Asks for the next step; one that takes a while says so. @param {Table} table @param {Words} words */
  ask(table, words) {
    if (this.request() === null || !isHintOffered(table)) return; // the server says why
    this.#about = placesOf(table);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.view.notices.show("hint", words.say("hint-waiting")), PATIENCE);
  }

  /** @param {ToldHint} hint @param {Table} table @param {Words} words */
  show(hint, table, words) {
    clearTimeout(this.#patience);
    this.#about = placesOf(table);
    this.#mark(hint.squares ?? [], hint.pieces ?? []);
    const more = { words: words.say("hint-more"), act: () => this.ask(table, words) };
    const known = { words: words.say("hint-known"), act: () => this.#close() };
    const isLast = hint.step === hint.steps;
    this.view.notices.show("hint", hint.sentences.join(" "), isLast ? [known] : [more, known]);
  }

  /**
   * Offers what this page can find out by itself, in the place of a hint that the server could not find.
   * @param {string} sentence why it could not
   * @param {Table} table
   * @param {Words} words
   * @param {() => void} act
   */
  offer(sentence, table, words, act) {
    this.#about = placesOf(table);
    const known = { words: words.say("hint-known"), act: () => this.#close() };
    this.view.notices.show("hint", sentence, [{ words: words.say("hint-more"), act }, known]);
  }

  /** Takes the hint away where the table has gone on. @param {Table} table */
  follow(table) {
    if (this.#about !== "" && this.#about !== placesOf(table)) this.#clear();
  }

  /** A question was refused: nothing is waited for. */
  stopWaiting() {
    clearTimeout(this.#patience);
  }

  #close() {
    this.#clear();
    this.view.board.focus(); // its button is gone
  }

  #clear() {
    clearTimeout(this.#patience);
    this.#about = "";
    this.#mark([], []);
    this.view.notices.hide("hint");
  }

  /** @param {string[]} squares @param {string[]} pieces */
  #mark(squares, pieces) {
    this.view.marks.showHint(squares);
    this.view.stock.hint(pieces);
  }
}

/** Where all pieces are. @param {Table} table */
function placesOf({ view }) {
  return `${view.board} ${view.hand} ${view.phase}`;
}
