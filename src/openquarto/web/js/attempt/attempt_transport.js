// A transport that takes one turn: a square, a piece or a call, and hands on the whole of it. What a trial
// says besides makes it the board of a task: actions that it takes itself, a mask.

import { SQUARES } from "../model/geometry.js";
import { callable, tried } from "./attempt.js";

/**
 * @typedef {import("../net/transport.d.ts").Transport} Transport
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {import("./attempt.js").Attempt} Attempt
 * A table on which a turn is tried.
 * - `status` says what is to be done, `isWhole` whether a turn is, before its last part is made;
 * - `takes` does something else with an action, and tells whether it did;
 * - `refusal` says why an action cannot be done, `answer` what the keys ask; "" leaves it to the status;
 * - `feel` answers a touch under a mask, by a sentence if it is refused; `pieceAt` tells what lies where.
 * @typedef {{table: Table, attempt: Attempt, words: Catalogue, status: (attempt: Attempt) => string,
 *   isWhole: (attempt: Attempt) => boolean, takes?: (action: string) => boolean,
 *   refusal?: (action: string, attempt: Attempt) => string, answer?: (question: string) => string,
 *   feel?: (spot: string) => {sentences: string[], piece: string | null} | string,
 *   pieceAt?: (place: string) => string}} Trial
 */

/** @implements {Transport} */
export class AttemptTransport {
  /** @param {(attempt: Attempt) => void} onTurn hears the turn that was made */
  constructor(onTurn) {
    this.onTurn = onTurn;
    this.seen = 1;
    this.count = 0;
    /** @type {Trial | null} */
    this.trial = null;
    /** @type {import("../net/transport.d.ts").Listener | null} */
    this.listener = null;
  }

  /** @param {import("../net/transport.d.ts").Listener} listener */
  start(listener) {
    this.listener = listener;
    listener.onState("open", 0);
  }

  /** Sets up the position from which a turn is tried; null ends it. @param {Trial | null} trial */
  begin(trial) {
    this.trial = trial;
    if (trial) this.greet();
  }

  /** Sends the whole table. */
  greet() {
    if (!this.trial) return;
    const { words } = this.trial;
    this.#send("table", { table: tableOf(this.trial), language: words.words.language });
  }

  close() {
    this.listener = null;
  }

  /**
   * Answers later, as a server would: the id is known first.
   * @param {string} type
   * @param {Record<string, unknown>} data
   */
  ask(type, data) {
    const id = `try-${++this.count}`;
    queueMicrotask(() => this.#answer(id, type, data));
    return id;
  }

  /** @param {string} id @param {string} type @param {Record<string, unknown>} data */
  #answer(id, type, data) {
    const { trial } = this;
    if (!trial) return;
    if (type === "ask") {
      return this.#send("said", { id, sentences: [told(trial, String(data.question))], ask: "" });
    }
    if (type === "touch") return this.#feel(id, trial, String(data.spot));
    const wanted = type === "act" ? String(data.action) : "";
    const action = trial.pieceAt && /^\d+$/.test(wanted) ? trial.pieceAt(wanted) : wanted;
    if (trial.takes?.(action)) return this.#send("done", { id });
    const attempt = tried(trial.attempt, action);
    if (!attempt) {
      const sentence = trial.refusal?.(action, trial.attempt) || trial.status(trial.attempt);
      return this.#send("refused", { id, code: "refused", sentence });
    }
    const isWhole = attempt.phase === "over" || trial.isWhole(attempt);
    this.trial = { ...trial, attempt: isWhole ? { ...attempt, phase: "over", mayCall: false } : attempt };
    this.seen += 1;
    const { view, status, prompt, clock, offers } = tableOf(this.trial);
    const cue = attempt.hand !== null ? "give" : "place";
    const said = isWhole ? [] : [status];
    const heard = { said, urgent: [], cues: action.startsWith("#") ? [] : [cue], action, next: null };
    // A call is judged first: until then the board shows nothing of it.
    const shown = action.startsWith("#") ? "" : action;
    this.#send("news", { view, status, prompt, clock, offers, entries: [], ...heard, action: shown });
    this.#send("done", { id });
    if (isWhole) this.onTurn(attempt);
  }

  /** @param {string} id @param {Trial} trial @param {string} spot */
  #feel(id, trial, spot) {
    const felt = trial.feel?.(spot) ?? trial.status(trial.attempt);
    if (typeof felt === "string") return this.#send("refused", { id, code: "touches used", sentence: felt });
    this.#send("felt", { id, spot, ...felt });
  }

  /**
   * Shows a table on which nothing is tried: moved by an action, or anew.
   * @param {Table} table
   * @param {string} action
   */
  show(table, action = "") {
    this.seen += 1;
    const { view, status, prompt, clock, offers } = table;
    if (!action) return this.#send("table", { table, language: "" });
    const cues = action.startsWith("#") ? ["quarto"] : [SQUARES.includes(action) ? "place" : "give"];
    const heard = { entries: [], said: [], urgent: [], cues, action, next: null };
    this.#send("news", { view, status, prompt, clock, offers, ...heard });
  }

  /** @param {string} t @param {Record<string, unknown>} d */
  #send(t, d) {
    this.listener?.onMessage(/** @type {any} */ ({ t, d, v: this.seen }));
  }
}

/**
 * The table of an attempt: one's own turn, whoever made it in the game.
 * @param {Trial} trial
 * @returns {Table}
 */
function tableOf({ table, attempt, status }) {
  const { board, hand, last, phase, mayCall } = attempt;
  const isOver = phase === "over";
  // Under a mask nothing of the pieces is shown, and every line that counts may be called.
  const seen = table.view.masked ? {} : { board, hand, last, lines: callable(attempt) };
  const view = { ...seen, phase, mayCall, shown: [], ending: null };
  const toAct = isOver ? null : table.view.toAct;
  return { ...table, status: status(attempt), view: { ...table.view, ...view, toAct, isMyTurn: !isOver } };
}

/** The answer to a question of the keys. @param {Trial} trial @param {string} question */
function told({ attempt, words, status, answer }, question) {
  if (question !== "hand") return answer?.(question) || status(attempt);
  return attempt.hand
    ? words.say("read-hand", { piece: words.piece(attempt.hand) })
    : words.say("read-hand-empty");
}
