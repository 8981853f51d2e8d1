// What there is to do after the end of a game: step through its turns, look at missed quartos, share it.
// Loaded when a game is over, so that nobody waits for it before.

import { pastAnswer, pastTable, stepped } from "../model/replay.js";
import { byId } from "../view/dom.js";
import { showAnalyseLinks } from "./analyse_links.js";
import { markMissed, showMissed } from "./missed.js";
import { ShareDialog } from "./share_dialog.js";
import { stepByKeys, stepByWiping } from "./step_input.js";
import { Steps } from "./steps.js";

/**
 * @typedef {import("../model/wire.d.ts").Replay} Replay
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * What it needs of a mounted table.
 * @typedef {{
 *   parts: {platter: HTMLElement}, state: import("../model/state.js").State,
 *   announcer: {say: (sentences: string[]) => void},
 *   showPast: (past: import("../model/replay.js").Past | null) => void,
 * }} Stepped
 */

export class AfterEnd {
  /**
   * @param {Stepped} mounted
   * @param {{isStill?: boolean, onStep?: (at: number) => void}} how a table that is still has no server that
   *   answers questions; `onStep` hears which turn is shown
   */
  constructor(mounted, { isStill = false, onStep = () => {} } = {}) {
    this.mounted = mounted;
    this.isStill = isStill;
    this.onStep = onStep;
    this.at = 0;
    /** @type {{replay: Replay, words: Catalogue} | null} */
    this.shown = null;
    this.missed = byId("missed");
    this.steps = new Steps(byId("steps"), (step) => this.step(step));
    this.dialog = new ShareDialog((text) => mounted.announcer.say([text]));
    stepByKeys((step) => this.step(step));
    stepByWiping(mounted.parts.platter, (step) => this.step(step));
  }

  /** Shows the turns, from the end or where one was. @param {Replay} replay @param {Catalogue} words */
  show(replay, words) {
    const isNew = this.shown?.replay.turns.length !== replay.turns.length;
    this.shown = { replay, words };
    showMissed(this.missed, replay, words, (missed) => this.#choose(missed));
    this.#goTo(isNew ? replay.turns.length - 1 : this.at);
  }

  /** One step, and what happened in that turn in words. @param {import("../model/replay.js").Step} step */
  step(step) {
    if (!this.shown) return;
    const { turns } = this.shown.replay;
    this.#goTo(stepped(step, this.at, turns.length));
    this.#tell();
  }

  /** Says which turn is shown, and what happened in it. */
  #tell() {
    const turn = this.shown?.replay.turns[this.at];
    if (turn) this.mounted.announcer.say([`${turn.label}.`, ...turn.sentences]);
  }

  /** As somebody typed it: a step, or the number of a turn. @param {string} typed */
  goBy(typed) {
    const at = this.shown?.replay.turns.findIndex(({ turn }) => String(turn) === typed) ?? -1;
    if (at >= 0) this.#goTo(at);
    if (at >= 0) this.#tell();
    else this.step(/** @type {import("../model/replay.js").Step} */ (typed));
  }

  /** Opens what there is to pass on. */
  share() {
    if (this.shown) this.dialog.open(this.shown.replay, this.shown.words);
  }

  /** @param {import("../model/wire.d.ts").MissedQuarto} missed */
  #choose(missed) {
    this.#goTo(missed.at, missed.line);
    markMissed(this.missed, this.shown?.replay.missed.indexOf(missed) ?? -1);
    this.mounted.announcer.say([`${missed.title}.`, missed.text]);
    this.mounted.parts.platter.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} at @param {string} line shown on the board, if one is named */
  #goTo(at, line = "") {
    if (!this.shown) return;
    const { replay, words } = this.shown;
    const turn = replay.turns[at];
    const where = { isFirst: at === 0, isLast: at === replay.turns.length - 1 };
    const { table } = this.mounted.state;
    const isPast = !where.isLast || line !== "";
    const answer = (/** @type {string} */ question) => pastAnswer(question, turn, words);
    this.at = at;
    if (isPast) this.mounted.showPast({ table: pastTable(table, turn, line), answer });
    else this.mounted.showPast(this.isStill ? { table, answer } : null);
    document.body.classList.toggle("stepping", isPast);
    markMissed(this.missed, -1);
    this.steps.show(turn, where, words);
    showAnalyseLinks(pastTable(table, turn));
    this.onStep(at);
  }
}
