// A table that can be mounted anywhere: board, stock, hand, status and QUARTO!, by pointer, keyboard and ear.
// It knows no rules: what may be done and what has happened is said by the transport, in the messages of
// model/wire.d.ts. A board without a server takes a transport of its own. See docs/page.md.

import { CallDialog } from "../dialogs/call_dialog.js";
import { DEFAULTS } from "../model/settings.js";
import { isPressing, lostNames, reduced } from "../model/state.js";
import { Catalogue } from "../model/words.js";
import { liveRegionAnnouncer } from "../view/announcer.js";
import { insertSymbols } from "../view/pieces.js";
import { panOf, Sounds } from "../view/sounds.js";
import { ConnectionNotice } from "./connection_notice.js";
import { partsIn } from "./parts.js";
import { listenTo } from "./table_input.js";
import { TableView } from "./table_view.js";

/**
 * @typedef {import("../model/state.js").State} State
 * @typedef {import("../model/settings.js").Settings} Settings
 * @typedef {import("../model/wire.d.ts").FromServer} FromServer
 *
 * What a table is given.
 * - `transport`: where requests go and messages come from.
 * - `words`: answers the catalogue for a table; asked again when a mask falls.
 * - `pieces`: the address of the file of piece symbols.
 * - `table`: what is shown until the transport says more; `settings`: the defaults if left out.
 * - `calls`: false leaves out QUARTO! and its key; `call` takes a call itself, and tells whether it did.
 * - `coaching`: what is sent with every act for a coach.
 * - `keys`: what else the keys can reach. A key whose part is not there does nothing.
 * @typedef {{
 *   transport: import("../net/transport.d.ts").Transport, pieces: string, settings?: Settings,
 *   words: (table: import("../model/wire.d.ts").Table) => Catalogue | Promise<Catalogue>,
 *   table: import("../model/wire.d.ts").Table, calls?: boolean, call?: () => boolean,
 *   coaching?: () => {turns?: string},
 *   keys?: Pick<import("../input/keys.js").Context, "log" | "menu" | "help" | "command" | "why" | "hint">,
 * }} Options
 *
 * What a table tells.
 * - `shown`: it was drawn, from `before` by `action`, or anew where that is null; nothing has moved yet.
 * - `message`: a message of the transport was heard, and the table is done with it.
 * @typedef {{
 *   shown: {state: State, before: State | null, action: string, words: Catalogue},
 *   message: {message: FromServer, before: State},
 * }} Events
 */

/**
 * Joins the table that is drawn in an element; it begins with start().
 * @param {HTMLElement} root
 * @param {Options} options
 */
export function createTable(root, options) {
  return new MountedTable(root, options);
}

export class MountedTable {
  /** @type {{[Name in keyof Events]: ((event: Events[Name]) => void)[]}} */
  #listeners = { shown: [], message: [] };

  /** @param {HTMLElement} root @param {Options} options */
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.settings = options.settings ?? { ...DEFAULTS };
    /** What the table knows: plain data, replaced and never changed. @type {State} */
    this.state = { table: options.table, seen: 0 };
    /** The words in which it speaks, once it has started. @type {Catalogue} */
    this.words = /** @type {any} */ (null);
    /** An earlier turn that is shown. @type {import("../model/replay.js").Past | null} */
    this.past = null;
    this.parts = partsIn(root);
    this.announcer = liveRegionAnnouncer(this.parts.polite, this.parts.assertive);
    this.sounds = new Sounds();
    this.view = new TableView(root, this.parts, (name) => {
      this.sounds.play("edge");
      this.announcer.say([name]);
    });
    this.connection = new ConnectionNotice(root, () => this.words, this.announcer, this.view.notices);
    this.callDialog = new CallDialog(
      this.parts.callDialog,
      this.view.marks,
      (line) => this.act(`#${line}`),
      () => this.announcer.say([this.state.table.status]),
    );
  }

  /**
   * Calls a listener at every such event.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {(event: Events[Name]) => void} listener
   */
  on(name, listener) {
    this.#listeners[name].push(listener);
  }

  /** @template {keyof Events} Name @param {Name} name @param {Events[Name]} event */
  #emit(name, event) {
    for (const listener of this.#listeners[name]) listener(event);
  }

  /** Loads words and pieces, draws the table, and lets the transport begin. */
  async start() {
    this.sounds.volume = this.settings.volume;
    await this.#load();
    this.view.callButton.isLeftOut = this.options.calls === false;
    listenTo(this);
    this.show(null, "");
    this.options.transport.start({
      hello: () => this.#hello(),
      isPressing: () => isPressing(this.state.table),
      onMessage: (message) => this.#hear(message),
      onState: (kind, code) => this.connection.changed(kind, code),
    });
  }

  /** Ends the transport and empties the element. */
  unmount() {
    this.options.transport.close();
    this.root.replaceChildren();
  }

  /** Words and pictures; under a mask neither of a piece, so that none is in the page. */
  async #load() {
    const { table } = this.state;
    const pieces = table.view.masked ? null : insertSymbols(this.options.pieces);
    const [words] = await Promise.all([this.options.words(table), pieces]);
    this.words = new Catalogue(words.words, this.settings);
  }

  /** How the transport is told to speak. */
  #hello() {
    const { pieces, squares, terse, words } = this.settings;
    return { language: this.words.words.language, pieces, squares, terse, words };
  }

  // What the transport says.

  /** @param {FromServer} message */
  #hear(message) {
    const before = this.state;
    const { state, effects } = reduced(before, message);
    this.state = state;
    if (state !== before) this.show(message.t === "table" ? null : before, effects.action);
    this.announcer.say(effects.said);
    this.announcer.say(effects.urgent, { urgent: true });
    for (const cue of effects.cues) this.sounds.play(cue, cue === "place" ? panOf(effects.action) : 0);
    this.announcer.forget(lostNames(before, state));
    if (message.t === "said") this.#answered(message.d);
    if (message.t === "refused") {
      this.tell("refused", message.d.sentence);
      this.sounds.play("refused");
    }
    this.#emit("message", { message, before });
  }

  /** @param {import("../model/wire.d.ts").Said} said */
  #answered({ sentences, ask }) {
    this.announcer.say(sentences);
    if (ask === "line" && this.state.table.view.mayCall) this.#offerLines();
    else if (ask === "yes") this.askYesOrNo(sentences.join(" "));
  }

  /** Opens the call dialog, beside which nothing that is over stays. */
  #offerLines() {
    this.view.notices.hide("again", "refused", "good");
    this.callDialog.open(this.state.table, this.words);
  }

  /** Draws the table; anew where `before` is null. @param {State | null} before @param {string} action */
  show(before, action) {
    const { state, view } = this;
    if (this.words.isMasked && !state.table.view.masked) {
      return void this.#load().then(() => this.show(null, "")); // the mask has fallen
    }
    view.show({ ...state, table: this.shown }, before, action, this.words, () => {
      this.#emit("shown", { state, before, action, words: this.words });
    });
    view.turn(this.settings.turn, state.table.view.toAct);
    if (!state.table.view.mayCall) this.callDialog.close();
  }

  /** What is on the board: the table, or an earlier turn of it. */
  get shown() {
    return this.past?.table ?? this.state.table;
  }

  /** Shows an earlier turn; null shows the table again. @param {MountedTable["past"]} past */
  showPast(past) {
    if (!past && !this.past) return;
    this.past = past;
    this.show(null, "");
  }

  /** Shows a notice and says it. @param {"good" | "refused" | "again"} kind @param {string} text */
  tell(kind, text) {
    this.view.notices.show(kind, text);
    this.announcer.say([text]);
  }

  /** Shows a question with two buttons. @param {string} text */
  askYesOrNo(text) {
    this.view.notices.show("offer", text, [
      { words: this.words.say("yes"), act: () => this.wish("accept") },
      { words: this.words.say("no"), act: () => this.wish("decline") },
    ]);
  }

  // What the player does.

  /**
   * Sends a request; answers its id, or null where there is no connection, which is said.
   * @param {string} type
   * @param {Record<string, unknown>} data
   */
  request(type, data) {
    this.sounds.wake();
    return this.connection.refuses() ? null : this.options.transport.ask(type, data);
  }

  /** Gives M, places b2, calls #a1-d1, or is done with =. @param {string} action */
  act(action) {
    this.request("act", { action, ...this.options.coaching?.() });
  }

  /** Asks for something beside the game. @param {string} wanted such as resign, draw, back or accept */
  wish(wanted) {
    this.view.notices.hide("offer");
    this.request("wish", { wish: wanted });
  }

  /** QUARTO! can be pressed in every phase; outside a window it only answers. */
  call() {
    const { view, rules } = this.state.table;
    if (this.options.call?.()) return;
    if (view.mayCall && view.lines.length > 0) return this.#offerLines();
    const why = view.phase === "over" ? "call-over" : rules.automatic ? "call-automatic" : "call-window";
    this.tell("refused", this.words.say(why));
  }

  /** Settings that hold from now on. @param {Partial<Settings>} changed */
  change(changed) {
    this.settings = { ...this.settings, ...changed };
    this.sounds.volume = this.settings.volume;
    this.words = new Catalogue(this.words.words, this.settings);
    if (["pieces", "squares", "terse", "words"].some((name) => name in changed))
      this.options.transport.greet();
    this.show(null, "");
  }
}
