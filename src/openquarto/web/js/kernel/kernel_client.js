// Asks the kernel in a worker of its own, which is started when it is first needed.

/**
 * @typedef {import("./analysing.js").FoundAnalysis} FoundAnalysis
 * @typedef {import("./analysing.js").Progress} Progress
 * @typedef {import("./serving.js").Question} Question
 * @typedef {import("./serving.js").Reply} Reply
 * Somebody who waits for an answer.
 * @typedef {{
 *   resolve: (found: any) => void, reject: (error: Error) => void, onProgress: (progress: Progress) => void,
 * }} Waiting
 */

/** Of the table: enough for any position from four pieces on, and little enough for a telephone. */
const MEGABYTES = 32;

/** There is no kernel in this browser, or no room for it: somebody else has to be asked. */
export class NoKernel extends Error {}

export class KernelClient {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<unknown> | null} */
  #opened = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #count = 0;
  /** Why there is no kernel, once that is known. @type {NoKernel | null} */
  #missing = null;

  /**
   * @param {{worker: string, wasm: string}} addresses
   * @param {(address: string) => Worker} start
   */
  constructor(addresses, start = (address) => new Worker(address, { type: "module" })) {
    this.addresses = addresses;
    this.start = start;
  }

  /** The kernel of a page, by the addresses that stand in it. @param {HTMLElement} place */
  static of({ dataset: { kernel = "", kernelWorker: worker = "" } }) {
    return new KernelClient({ worker, wasm: new URL(kernel, location.href).href });
  }

  /**
   * A position with its value, best play and all turns; rejects with NoKernel, or as the signal says.
   * @param {string} position
   * @param {AbortSignal} signal
   * @param {(progress: Progress) => void} onProgress
   * @returns {Promise<FoundAnalysis>}
   */
  async analyse(position, signal, onProgress = () => {}) {
    await this.open();
    signal.throwIfAborted();
    return this.#ask({ ask: "analysis", position }, onProgress, signal);
  }

  /** Starts the worker, once; rejects with NoKernel where it cannot be had. */
  async open() {
    if (this.#missing) throw this.#missing;
    try {
      this.#opened ??= this.#begin();
      await this.#opened;
    } catch (error) {
      this.#fail(error);
      throw this.#missing;
    }
  }

  /** Ends the worker; the next question starts another. */
  close() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#opened = null;
    this.#endAll(new DOMException("the kernel was closed", "AbortError"));
  }

  async #begin() {
    const worker = this.start(this.addresses.worker);
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", (event) => this.#fail(event.message || "the worker did not start"));
    await this.#ask({ ask: "open", wasm: this.addresses.wasm, megabytes: MEGABYTES });
  }

  /** @param {unknown} why */
  #fail(why) {
    this.#missing ??= new NoKernel(String(why));
    this.#worker?.terminate();
    this.#worker = null;
    this.#endAll(this.#missing);
  }

  /** @param {Error} error */
  #endAll(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /**
   * @param {Question} question
   * @param {(progress: Progress) => void} onProgress
   * @param {AbortSignal | null} signal
   * @returns {Promise<any>}
   */
  #ask(question, onProgress = () => {}, signal = null) {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      this.#worker?.postMessage({ id, ...question });
      signal?.addEventListener("abort", () => {
        if (!this.#waiting.delete(id)) return;
        this.#worker?.postMessage({ stop: id });
        reject(signal.reason);
      });
    });
  }

  /** @param {Reply} reply */
  #hear(reply) {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return; // nobody waits for it any more
    if ("progress" in reply) return waiting.onProgress(reply.progress);
    this.#waiting.delete(reply.id);
    if ("found" in reply) waiting.resolve(reply.found);
    else waiting.reject(new NoKernel(`${reply.fault}: ${reply.text}`));
  }
}
