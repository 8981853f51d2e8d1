// A transport without a server: a board in memory, on which one person gives and places for both sides. It
// keeps the order of gifts and placements and nothing else: nobody wins, and no line is ever looked at.

import { PIECES, SQUARES } from "../model/geometry.js";
import { homeName } from "../model/reading.js";
import { Catalogue, capital } from "../model/words.js";

/**
 * @typedef {import("./transport.d.ts").Transport} Transport
 * @typedef {import("../model/wire.d.ts").Table} Table
 * What stands on the board and in the hand; `first` is to act unless it is said.
 * @typedef {{board: (string | null)[], hand: string | null, last?: string | null, toAct?: "first" |
 *   "second"}} Position
 */

/** What no position changes here. */
const VIEW = { mayCall: false, lines: [], shown: [], ending: null };
const RULES = {
  variant: "classic",
  traits: ["c", "s", "h", "f"],
  blocks: false,
  automatic: false,
  falseCallLoses: false,
  counts: false,
  takeBack: false,
  firstLimit: null,
  secondLimit: null,
  sentences: [],
};

/** @implements {Transport} */
export class LocalTransport {
  /** @param {Position} position @param {Catalogue} words */
  constructor(position, words) {
    this.words = words;
    this.table = tableAt(position, words);
    this.seen = 1;
    this.count = 0;
    /** @type {import("./transport.d.ts").Listener | null} */
    this.listener = null;
  }

  /** Sends the whole table at once. @param {import("./transport.d.ts").Listener} listener */
  start(listener) {
    this.listener = listener;
    listener.onState("open", 0);
    this.greet();
  }

  /** Sends nothing any more. */
  close() {
    this.listener = null;
  }

  /** Sends the whole table, in the manner that is wanted now. */
  greet() {
    const manner = /** @type {import("../model/words.js").Manner} */ (this.listener?.hello());
    this.words = new Catalogue(this.words.words, manner);
    this.#send("table", { table: this.table, language: this.words.words.language });
  }

  /**
   * Answers later, as a server would: the id is known first.
   * @param {string} type
   * @param {Record<string, unknown>} data
   */
  ask(type, data) {
    const id = `local-${++this.count}`;
    queueMicrotask(() => this.#answer(id, type, data));
    return id;
  }

  /** @param {string} id @param {string} type @param {Record<string, unknown>} data */
  #answer(id, type, data) {
    if (type === "ask") {
      return this.#send("said", { id, sentences: [this.#told(String(data.question))], ask: "" });
    }
    const action = type === "act" ? String(data.action) : "";
    const refusal = this.#refusal(action);
    if (refusal) return this.#send("refused", { id, code: "refused", sentence: refusal });
    this.#act(action);
    this.#send("done", { id });
  }

  /** Why something cannot be done, or "". @param {string} action */
  #refusal(action) {
    const { board, hand, phase } = this.table.view;
    const { words } = this;
    if (phase === "over") return words.say("turn-over");
    if (phase === "place") {
      const at = SQUARES.indexOf(action);
      if (at < 0) return words.say("place-expected", { hand: words.piece(/** @type {string} */ (hand)) });
      return board[at] === null ? "" : words.say("square-taken", { square: words.square(action) });
    }
    if (!PIECES.includes(action)) return words.say("give-expected");
    return board.includes(action) ? `${capital(homeName(action, board, hand, words))}.` : "";
  }

  /** @param {string} action */
  #act(action) {
    const { table, words } = this;
    const { board, hand, last, toAct } = table.view;
    const isGift = table.view.phase === "give";
    const said = isGift
      ? words.say("gave", { piece: words.piece(action) })
      : words.say("placed", { square: words.square(action) });
    const after = isGift
      ? { board, hand: action, last, toAct: toAct === "first" ? "second" : "first" }
      : { board: board.with(SQUARES.indexOf(action), hand), hand: null, last: action, toAct };
    this.seen += 1;
    const next = tableAt(/** @type {Position} */ (after), words);
    const entries = [{ seq: this.seen, text: said }];
    this.table = { ...next, entries: [...table.entries, ...entries] };
    const { view, status, prompt, clock, offers } = this.table;
    const heard = { said: [said], urgent: [], cues: [isGift ? "give" : "place"], action, next: null };
    this.#send("news", { view, status, prompt, clock, offers, entries, ...heard });
  }

  /** The answer to a question of the keys. @param {string} question */
  #told(question) {
    const { hand } = this.table.view;
    if (question === "last") return this.table.entries.at(-1)?.text ?? this.words.say("read-no-last");
    if (question !== "hand") return this.table.status;
    return hand
      ? this.words.say("read-hand", { piece: this.words.piece(hand) })
      : this.words.say("read-hand-empty");
  }

  /** @param {string} t @param {Record<string, unknown>} d */
  #send(t, d) {
    this.listener?.onMessage(/** @type {any} */ ({ t, d, v: this.seen }));
  }
}

/**
 * The table of a position, as a server would send it: for both seats, without calls and clocks.
 * @param {Position} position
 * @param {Catalogue} words
 * @returns {Table}
 */
export function tableAt({ board, hand, last = null, toAct = "first" }, words) {
  const phase = hand !== null ? "place" : board.includes(null) ? "give" : "over";
  const isOver = phase === "over";
  const seated = { isMe: false, isComputer: false, points: 0 };
  return {
    game: "",
    title: "",
    seat: "both",
    first: { ...seated, name: words.say("seat-first") },
    second: { ...seated, name: words.say("seat-second") },
    rules: { ...RULES, edition: /** @type {Table["rules"]["edition"]} */ (words.words.edition) },
    view: { ...VIEW, board, hand, last, phase, toAct: isOver ? null : toAct, isMyTurn: !isOver },
    status: words.say(`turn-${phase}`),
    prompt: "",
    clock: { first: null, second: null, running: null },
    offers: { draw: null, takeBack: null },
    entries: [],
    record: "",
    next: null,
  };
}
