// The coach: its offer to take a turn back, with the reason, in a notice that stays until it is answered.

/**
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/wire.d.ts").Coached} Coached
 * @typedef {import("../model/words.js").Catalogue} Words
 * What it draws on.
 * @typedef {{
 *   marks: import("../view/line_marks.js").LineMarks, notices: import("../view/notices.js").Notices,
 *   board: {focus: () => void}, stock: {focus: () => void},
 * }} View
 */

/** After how many milliseconds it is told that the coach is having a look. */
const PATIENCE = 700;
/** How many of a player's turns are kept: the server wants no more. */
const LONGEST = 40;

/**
 * Whether a coach can be had or sent away here: in a casual game without masks that is not played by link,
 * where it stays as it was agreed.
 * @param {Table} table
 */
export function isCoachOffered({ seat, rules, view, byLink, isWaiting }) {
  const isOn = view.phase !== "over" && !isWaiting && !byLink;
  return seat !== "none" && isOn && !rules.counts && rules.mask === "none";
}

/** Whether a turn is looked at before its piece is given. @param {Table} table */
function isLooking({ rules, view }) {
  return rules.coach !== "off" && view.isMyTurn && view.phase === "give";
}

/** The turns of a player with one more. @param {string} turns @param {string} seen */
export function remembered(turns, seen) {
  return (turns + seen).slice(-LONGEST);
}

export class CoachPanel {
  /** The table that the offer is about, and "" where none is shown. */
  #about = "";
  /**
   * Until when nothing is said of a look that takes a while.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #patience = undefined;

  /** @param {View} view @param {(wish: "accept" | "decline") => void} answer */
  constructor(view, answer) {
    this.view = view;
    this.answer = answer;
  }

  /** Something is sent that the coach may look at first. @param {Table} table @param {Words} words */
  wait(table, words) {
    if (!isLooking(table)) return;
    this.stopWaiting();
    this.#patience = setTimeout(() => this.view.notices.show("coach", words.say("coach-waiting")), PATIENCE);
  }

  /** The turn was done or refused: nothing is waited for. */
  stopWaiting() {
    clearTimeout(this.#patience);
    if (this.#about === "") this.view.notices.hide("coach");
  }

  /** @param {Coached} coached @param {Table} table @param {Words} words */
  show({ advice, question }, table, words) {
    this.stopWaiting();
    this.#about = placesOf(table);
    this.view.marks.showHint(advice.squares ?? []);
    const back = { words: words.say("coach-back"), act: () => this.#answer("accept", advice.part) };
    const keep = { words: words.say("coach-keep"), act: () => this.#answer("decline", advice.part) };
    const rows = (advice.rows ?? []).map(({ heading, text }) =>
      words.say("labelled", { label: heading, text }),
    );
    const why = { words: words.say("coach-why"), act: () => this.#show(rows.join(" "), [back, keep]) };
    const said = [...advice.sentences, question].join(" ");
    this.view.notices.show("coach", said, rows.length > 0 ? [back, keep, why] : [back, keep]);
  }

  /** Takes the offer away where the table has gone on. @param {Table} table */
  follow(table) {
    if (this.#about !== "" && this.#about !== placesOf(table)) this.#clear();
  }

  /** @param {string} text @param {{words: string, act: () => void}[]} answers */
  #show(text, answers) {
    this.view.notices.show("coach", text, answers);
    this.view.notices.focus(); // its button is gone
  }

  /** @param {"accept" | "decline"} wish @param {"piece" | "turn"} part */
  #answer(wish, part) {
    this.#clear();
    const isPiece = wish === "accept" && part === "piece";
    (isPiece ? this.view.stock : this.view.board).focus();
    this.answer(wish);
  }

  #clear() {
    this.#about = "";
    this.view.marks.showHint([]);
    this.view.notices.hide("coach");
  }
}

/** Where all pieces are. @param {Table} table */
function placesOf({ view }) {
  return `${view.board} ${view.hand} ${view.phase}`;
}
