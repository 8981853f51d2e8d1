// A connection to a table that is held in this browser: it looks like a WebSocket, and is a port of messages.

/** @typedef {import("../net/socket_transport.js").Connection} Connection */

/** Whether this page was made in the browser, without a network. */
export function isOffline() {
  return document.documentElement.dataset.offline !== undefined;
}

/** @implements {Connection} */
export class PortConnection {
  readyState = 0;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: {data: string}) => void) | null} */
  onmessage = null;
  /** @type {((event: {code: number}) => void) | null} */
  onclose = null;

  /** @param {string} game @param {number} seen */
  constructor(game, seen) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => this.#hear(data);
    navigator.serviceWorker.controller?.postMessage({ type: "connect", game, seen: String(seen || "") }, [
      port2,
    ]);
    addEventListener("pagehide", () => this.close());
  }

  /** @param {string} text */
  send(text) {
    this.port.postMessage(text);
  }

  close() {
    if (this.readyState === 3) return;
    this.port.postMessage({ type: "close" });
    this.#closed(1000);
  }

  /** A text is a message; 0 says that it is open, any other code that it is closed. @param {any} data */
  #hear(data) {
    if (typeof data === "string") this.onmessage?.({ data });
    else if (data.code) this.#closed(data.code);
    else if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen?.();
    }
  }

  /** @param {number} code */
  #closed(code) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.port.close();
    this.onclose?.({ code });
  }
}
