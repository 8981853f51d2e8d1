// The coach at a mounted table: what is sent along with an act, what is kept of its answer, and its offer.

import { CoachPanel, remembered } from "./coach_panel.js";

/**
 * What it needs of a table.
 * @typedef {{
 *   state: {table: import("../model/wire.d.ts").Table}, words: import("../model/words.js").Catalogue,
 *   settings: import("../model/settings.js").Settings, view: import("./coach_panel.js").View,
 *   wish: (wanted: string) => void,
 *   request: (type: string, data: Record<string, unknown>) => string | null,
 * }} CoachedTable
 */

export class Coaching {
  /**
   * @param {() => CoachedTable} table
   * @param {(settings: import("../model/settings.js").Settings) => void} save
   */
  constructor(table, save) {
    this.table = table;
    this.save = save;
    /** @type {CoachPanel | null} */
    this.shown = null;
  }

  /** The offer; there is none before the table is mounted. */
  get panel() {
    const { view, wish } = this.table();
    this.shown ??= new CoachPanel(view, (answer) => wish.call(this.table(), answer));
    return this.shown;
  }

  /** What is sent with an act or a typed line; the coach may look at it first. @returns {{turns?: string}} */
  get sent() {
    const { state, words, settings } = this.table();
    if ((state.table.rules.coach ?? "off") === "off") return {};
    this.panel.wait(state.table, words);
    return { turns: state.table.seat === "both" ? "" : settings.coachTurns };
  }

  /** The coach has judged a turn: two at one screen are not mixed up. @param {string | undefined} seen */
  judged(seen) {
    this.panel.stopWaiting();
    const { state, settings } = this.table();
    if (!seen || state.table.seat === "both") return;
    settings.coachTurns = remembered(settings.coachTurns, seen);
    this.save(settings);
  }

  /** @param {import("../model/wire.d.ts").FromServer} message */
  hear(message) {
    const { state, words } = this.table();
    if (message.t === "done") this.judged(message.d.seen);
    if (message.t === "refused") this.panel.stopWaiting();
    if (message.t !== "coached") return;
    this.judged(message.d.seen);
    this.panel.show(message.d, state.table, words);
  }

  /** Has a coach from now on, or none. @param {string} coach */
  set(coach) {
    this.table().request("coach", { coach });
  }
}
