// The transport of a board that is analysed: what is done there goes to the page, which says what is shown.

/** @typedef {import("./transport.d.ts").Transport} Transport */

/** @implements {Transport} */
export class AnalysisTransport {
  /**
   * @param {(action: string) => void} onAct hears a square, a piece letter, a call or done
   * @param {(question: string) => string[]} answer what the keys ask
   */
  constructor(onAct, answer) {
    this.onAct = onAct;
    this.answer = answer;
    this.seen = 0;
    this.count = 0;
    /** @type {import("./transport.d.ts").Listener | null} */
    this.listener = null;
  }

  /** @param {import("./transport.d.ts").Listener} listener */
  start(listener) {
    this.listener = listener;
    listener.onState("open", 0);
  }

  close() {
    this.listener = null;
  }

  /** What is shown is the page's own: nobody has to send it again. */
  greet() {}

  /**
   * @param {string} type
   * @param {Record<string, unknown>} data
   */
  ask(type, data) {
    const id = `analysis-${++this.count}`;
    queueMicrotask(() => {
      if (type === "act") this.onAct(String(data.action));
      if (type === "ask") {
        this.#send("said", { id, sentences: this.answer(String(data.question)), ask: "" });
      }
    });
    return id;
  }

  /**
   * Shows a table: moved by an action, or anew.
   * @param {import("../model/wire.d.ts").Table} table
   * @param {string} action
   */
  show(table, action = "") {
    this.seen += 1;
    const { view, status, prompt, clock, offers } = table;
    if (!action) return this.#send("table", { table, language: "" });
    const cues = action.startsWith("#") ? [] : [action.length === 1 ? "give" : "place"];
    const heard = { entries: [], said: [], urgent: [], cues, action, next: null };
    this.#send("news", { view, status, prompt, clock, offers, ...heard });
  }

  /** @param {string} t @param {Record<string, unknown>} d */
  #send(t, d) {
    this.listener?.onMessage(/** @type {any} */ ({ t, d, v: this.seen }));
  }
}
