// Says in words how the line to the server is: lost, trying again, back.

import { showNotice } from "./notice.js";

const STOPS = 4001;
const NO_GAME = 4004;

export class LineState {
  /** @param {() => import("./words.js").Catalogue} words @param {import("./say.js").Speaker} speaker */
  constructor(words, speaker) {
    this.words = words;
    this.speaker = speaker;
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
      this.speaker.say([text]);
    } else {
      const text = this.words().say(messageOf(kind, code));
      showNotice("offline", text);
      this.speaker.say([text], { urgent: true });
    }
  }

  /** Without a line nothing can be done; it is said, and nothing is lost. */
  refuses() {
    if (this.isOffline) this.speaker.say([this.words().say("offline")]);
    return this.isOffline;
  }
}

/** @param {"lost" | "gone"} kind @param {number} code */
export function messageOf(kind, code) {
  if (kind === "gone") return code === NO_GAME ? "no-game" : "not-allowed";
  return code === STOPS ? "server-stops" : "offline";
}
