// Tells in words how the connection is: lost, trying again, back.

const STOPS = 4001;
const NO_GAME = 4004;

export class ConnectionNotice {
  /**
   * @param {HTMLElement} root
   * @param {() => import("../model/words.js").Catalogue} words
   * @param {import("../view/announcer.js").Announcer} announcer
   * @param {import("../view/notices.js").Notices} notices
   */
  constructor(root, words, announcer, notices) {
    this.root = root;
    this.words = words;
    this.announcer = announcer;
    this.notices = notices;
    this.isOffline = false;
  }

  /**
   * Tells that the connection has changed.
   * @param {"open" | "lost" | "gone"} kind
   * @param {number} code why the connection was closed
   */
  changed(kind, code) {
    const wasOffline = this.isOffline;
    this.isOffline = kind !== "open";
    this.root.classList.toggle("offline", this.isOffline);
    if (wasOffline === this.isOffline && kind !== "gone") return;
    if (kind === "open") {
      const text = this.words().say("back-online");
      this.notices.show("good", text);
      this.announcer.say([text]);
    } else {
      const text = this.words().say(messageOf(kind, code));
      this.notices.show("offline", text);
      this.announcer.say([text], { urgent: true });
    }
  }

  /** Whether nothing can be done for want of a connection; if so it is said. */
  refuses() {
    if (this.isOffline) this.announcer.say([this.words().say("offline")]);
    return this.isOffline;
  }
}

/** Which message tells why the connection is gone. @param {"lost" | "gone"} kind @param {number} code */
export function messageOf(kind, code) {
  if (kind === "gone") return code === NO_GAME ? "no-game" : "not-allowed";
  return code === STOPS ? "server-stops" : "offline";
}
