// Says in words how the line to the server is: lost, trying again, back.

import { showNotice } from "../view/notices.js";

const STOPS = 4001;
const NO_GAME = 4004;

export class ConnectionNotice {
  /**
   * @param {() => import("../model/words.js").Catalogue} words
   * @param {import("../view/announcer.js").Announcer} announcer
   */
  constructor(words, announcer) {
    this.words = words;
    this.announcer = announcer;
    this.isOffline = false;
  }

  /** @param {"open" | "lost" | "gone"} kind @param {number} code why the line was closed */
  changed(kind, code) {
    const wasOffline = this.isOffline;
    this.isOffline = kind !== "open";
    document.body.classList.toggle("offline", this.isOffline);
    if (wasOffline === this.isOffline && kind !== "gone") return;
    if (kind === "open") {
      const text = this.words().say("back-online");
      showNotice("good", text);
      this.announcer.say([text]);
    } else {
      const text = this.words().say(messageOf(kind, code));
      showNotice("offline", text);
      this.announcer.say([text], { urgent: true });
    }
  }

  /** Without a line nothing can be done; it is said, and nothing is lost. */
  refuses() {
    if (this.isOffline) this.announcer.say([this.words().say("offline")]);
    return this.isOffline;
  }
}

/** @param {"lost" | "gone"} kind @param {number} code */
export function messageOf(kind, code) {
  if (kind === "gone") return code === NO_GAME ? "no-game" : "not-allowed";
  return code === STOPS ? "server-stops" : "offline";
}
