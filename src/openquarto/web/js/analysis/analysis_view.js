// What is shown and said of the position that is analysed: the board with its values, what it is worth.

import { chosenTable, endedTable, setupOf, tableOf } from "../analysis_model/play.js";
import { placed } from "../analysis_model/setup.js";
import { shareWords, turnWords, valueWords } from "../analysis_model/told.js";
import { bestShare, callsAt, pieceValues, squareValues, turnValue } from "../analysis_model/values.js";
import { capital } from "../model/words.js";
import { Refused } from "../net/analysis.js";
import { NO_MARKS, showMarks } from "./value_marks.js";

/** The reason where there is nothing to explain. */
const NOTHING = { claims: [], sentences: [] };

/**
 * @typedef {import("../analysis_model/found.js").ShownAnalysis} ShownAnalysis
 * What is shown besides the board; `tree` draws the tree, `gives` what stands above the stock.
 * @typedef {{
 *   verdict: import("./verdict.js").Verdict, why: import("./why_panel.js").WhyPanel,
 *   explorer: import("./explorer.js").Explorer, gives: (label: string, share: string) => void,
 *   tree: () => void, say: (sentences: string[]) => void,
 * }} Panels
 */

export class AnalysisView {
  /**
   * @param {import("../table/create_table.js").MountedTable} mounted
   * @param {import("../net/analysis_transport.js").AnalysisTransport} transport
   * @param {import("./inquiry.js").Inquiry} inquiry
   * @param {import("../analysis_model/variations.js").Variations} tree
   * @param {Panels} panels
   */
  constructor(mounted, transport, inquiry, tree, panels) {
    this.mounted = mounted;
    this.transport = transport;
    this.inquiry = inquiry;
    this.tree = tree;
    this.panels = panels;
    /** @type {ShownAnalysis | null} */
    this.analysis = null;
    this.chosen = "";
    mounted.on("shown", () => this.#mark());
  }

  get words() {
    return this.mounted.words;
  }

  /** The set-up on the board; of a game that is over, the one before its last turn. */
  get setup() {
    const { position, parent } = this.tree.here;
    return setupOf(position || this.tree.node(parent ?? 0).position);
  }

  /** The piece to be placed, "" where there is none. */
  get hand() {
    return this.isOver ? "" : (this.setup.hand ?? "");
  }

  get isOver() {
    return this.tree.here.position === "" || this.isDecided;
  }

  /** Whether the position itself is the end: a quarto that won by itself, a full board without a look. */
  get isDecided() {
    return this.analysis !== null && this.analysis.turns.length === 0;
  }

  // What is shown.

  /**
   * Shows where one is in the tree, moved by an action or anew, and finds out what it is worth.
   * @param {{action?: string, said?: string[]}} how
   */
  async show({ action = "", said = [] } = {}) {
    const { here } = this.tree;
    const { words, panels } = this;
    this.chosen = "";
    this.analysis = null;
    if (this.isOver) return this.#showEnd(action);
    const known = this.inquiry.recall(here.position, words);
    if (known) {
      this.inquiry.stop();
      return this.#told(known, action, said);
    }
    const status = words.say("analysis-computing");
    this.transport.show(tableOf(this.mounted.state.table, this.setup, { status }), action);
    panels.verdict.show("", status);
    this.#clear();
    panels.tree();
    panels.say(said);
    try {
      const analysis = await this.inquiry.ask(here.position, words, (progress) => {
        if (this.tree.here === here) panels.verdict.show("", words.say("analysis-progress", progress));
      });
      if (this.tree.here === here) this.#told(analysis, "", []);
    } catch (error) {
      if (this.tree.here === here) this.#failed(error);
    }
  }

  #clear() {
    this.panels.verdict.showCalls([], this.words);
    this.panels.verdict.showLine([], this.words, "");
    this.panels.why.show(null);
    this.panels.gives(this.words.say("label-stock"), "");
    this.panels.explorer.show([], { placed: 0, words: this.words });
  }

  /** @param {ShownAnalysis} analysis @param {string} action @param {string[]} said */
  #told(analysis, action, said) {
    const { here } = this.tree;
    const { words, panels } = this;
    this.analysis = analysis;
    if (here.turn && !here.value) here.value = turnValue(analysis.value, here.turn);
    this.transport.show(this.#table(), action);
    panels.verdict.show(analysis.value, analysis.headline);
    panels.verdict.showCalls(callsAt(analysis.turns, ""), words);
    panels.verdict.showLine(analysis.line, words, words.words.edition);
    panels.why.restore(this.isDecided ? (analysis.why ?? NOTHING) : analysis.why);
    panels.explorer.show(analysis.groups, { placed: placed(this.setup), words });
    this.#showGives();
    panels.tree();
    panels.say([...said, analysis.headline]);
  }

  /** What went wrong, in words; "" where nobody waits for it any more. @param {unknown} error */
  told(error) {
    if (error instanceof DOMException) return "";
    if (error instanceof Refused) return error.message || this.words.say("analysis-failed");
    return this.words.say(error instanceof TypeError ? "analysis-offline" : "analysis-failed");
  }

  /** @param {unknown} error */
  #failed(error) {
    const sentence = this.told(error);
    if (!sentence) return;
    this.transport.show(this.#table());
    this.panels.verdict.show("", sentence, { isRefused: true });
    this.panels.say([sentence]);
  }

  /** @param {string} action */
  #showEnd(action) {
    const { here } = this.tree;
    const { words, panels } = this;
    this.inquiry.stop();
    const status = words.say("analysis-over", { turn: turnWords(here.turn, words) });
    this.transport.show(endedTable(this.mounted.state.table, this.setup, here.turn, status), action);
    panels.verdict.show(here.value, status);
    this.#clear();
    panels.tree();
    panels.say([status]);
  }

  /** The table as it stands, without a chosen square. */
  #table() {
    const how = { status: this.#status(), isOver: this.isDecided };
    return tableOf(this.mounted.state.table, this.setup, how);
  }

  #status() {
    const { hand, board } = this.setup;
    if (this.isDecided) return this.words.say("turn-over");
    if (hand) return this.words.say("analysis-to-place", { piece: this.words.piece(hand) });
    return this.words.say(board.includes(null) ? "analysis-to-give" : "analysis-to-look");
  }

  #mark() {
    const { analysis, chosen, words } = this;
    const turns = analysis?.turns ?? [];
    const isPlacing = !this.isOver && this.setup.hand !== null;
    const isShown = !document.body.classList.contains("setting-up");
    const pieces = isPlacing && !chosen ? new Map() : pieceValues(turns, chosen);
    const marks = isShown ? { squares: squareValues(turns), pieces, chosen } : NO_MARKS;
    showMarks(this.mounted.view, marks, words);
  }

  /** What stands above the stock: for which square, and how many pieces are good. */
  #showGives() {
    const { words, chosen } = this;
    const isGiving = chosen !== "" || (!this.isOver && this.setup.hand === null);
    if (!isGiving) return this.panels.gives(words.say("label-stock"), "");
    const values = pieceValues(this.analysis?.turns ?? [], chosen);
    const label = chosen
      ? words.say("analysis-gives-after", { square: words.square(chosen) })
      : words.say("analysis-gives");
    this.panels.gives(label, shareWords(bestShare(values.values()), words));
  }

  /**
   * Shows a chosen square: the piece in hand as a ghost, and the values of what can be given.
   * @param {string} square
   */
  choose(square) {
    const { words } = this;
    const turns = this.analysis?.turns ?? [];
    const calls = callsAt(turns, square);
    const kind = calls.length > 0 ? "analysis-chosen-quarto" : "analysis-chosen";
    const status = words.say(kind, { square: words.square(square) });
    this.chosen = square;
    const table = tableOf(this.mounted.state.table, this.setup, { status });
    this.transport.show(chosenTable(table, square, status), square);
    this.#showGives();
    this.panels.verdict.showCalls([...calls, ...callsAt(turns, "")], words);
    const value = squareValues(turns).get(square);
    this.panels.say([value ? `${capital(valueWords(value, words))}.` : "", status]);
  }

  /** Takes back the choice of a square. */
  unchoose() {
    if (!this.chosen) return;
    const square = this.words.square(this.chosen);
    this.chosen = "";
    this.transport.show(this.#table());
    this.#showGives();
    this.panels.verdict.showCalls(callsAt(this.analysis?.turns ?? [], ""), this.words);
    this.panels.say([this.words.say("analysis-unchosen", { square })]);
  }
}
