// A transport of a table on which nothing happens any more, such as a shared game.

/** @typedef {import("./transport.d.ts").Transport} Transport */

/** @implements {Transport} */
export class StillTransport {
  /** @param {import("./transport.d.ts").Listener} listener */
  start(listener) {
    listener.onState("open", 0);
  }

  /** Nobody answers: what can be asked is answered by the page itself. */
  ask() {
    return "";
  }

  greet() {}

  close() {}
}
