// One page of this browser holds the tables for all of its pages: it has the worker with Python, and answers.

const LOCK = "openquarto-table";

/**
 * @typedef {import("./table_worker.js").Start} Start
 * @typedef {{isLasting: boolean}} Ready whether games outlive the browser
 */

export class Leading {
  /** @param {string} url of the worker @param {Start} start */
  constructor(url, start) {
    this.url = url;
    this.start = start;
    /** @type {Worker | null} */
    this.worker = null;
    navigator.serviceWorker.addEventListener("message", ({ data, ports }) => this.#hear(data, ports[0]));
    navigator.serviceWorker.startMessages();
  }

  /** Whether another page holds the tables already. @returns {Promise<boolean>} */
  static async isElsewhere() {
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve(false), 5000);
    });
    navigator.serviceWorker.controller?.postMessage({ type: "leader?" }, [port2]);
    return /** @type {Promise<boolean>} */ (told);
  }

  /**
   * Holds the tables as soon as no other page does, for as long as this page is open.
   * @param {() => void} onTurn hears that it begins
   * @returns {Promise<Ready>}
   */
  lead(onTurn) {
    return new Promise((resolve, reject) => {
      void navigator.locks.request(LOCK, () => {
        onTurn();
        this.#begin().then(resolve, reject);
        return new Promise(() => {}); // until the page is closed
      });
    });
  }

  /** @returns {Promise<Ready>} */
  #begin() {
    const worker = new Worker(this.url, { type: "module" });
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message || "the worker cannot be started"));
      worker.onmessage = ({ data }) => {
        if (data.type === "failed") reject(new Error(data.problem));
        if (data.type !== "ready") return;
        this.worker = worker;
        navigator.serviceWorker.controller?.postMessage({ type: "lead" });
        resolve(data);
      };
      worker.postMessage({ type: "start", ...this.start });
    });
  }

  /** What the service worker hands on. @param {any} data @param {MessagePort} port */
  #hear(data, port) {
    if (data.type === "leader?") port.postMessage(this.worker !== null);
    else if (this.worker) this.worker.postMessage(data, [port]);
  }
}
