// Tells whoever looks elsewhere that it is their turn, by the tab's title and, if wanted, a notification. The
// title changes only while the page is hidden, for some readers speak every change of it.

import { setText } from "../view/dom.js";

/**
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/**
 * What the tab is called; nothing in it tells of the position.
 * @param {Table} table
 * @param {Catalogue} words
 * @param {boolean} isHidden
 */
export function titleOf({ title, seat, view }, words, isHidden) {
  const name = `${title} – OpenQuarto`;
  const isMine = view.isMyTurn && (seat === "first" || seat === "second");
  return isHidden && isMine ? `${words.say("your-turn")} – ${name}` : name;
}

/** Whether this browser can notify from here at all. */
export function canNotify() {
  return "Notification" in globalThis && isSecureContext;
}

/** Asks for leave, where it was not given or refused before. */
export async function mayNotify() {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export class TurnAlert {
  /** @param {() => Table} table @param {() => Catalogue} words @param {() => boolean} isWanted */
  constructor(table, words, isWanted) {
    this.table = table;
    this.words = words;
    this.isWanted = isWanted;
    /** @type {Notification | null} */
    this.notification = null;
    document.addEventListener("visibilitychange", () => this.show());
  }

  /**
   * Names the tab, and notifies when it has become this player's turn.
   * @param {Table | null} before the table as it was, where something has happened
   */
  show(before = null) {
    const table = this.table();
    document.title = titleOf(table, this.words(), document.hidden);
    setText(/** @type {Element} */ (document.querySelector("h1")), table.title);
    if (!document.hidden || !table.view.isMyTurn) this.notification?.close();
    else if (before && !before.view.isMyTurn) this.#notify(table);
  }

  /** @param {Table} table */
  #notify({ game, title, seat }) {
    if (seat === "both" || !this.isWanted() || !canNotify() || Notification.permission !== "granted") return;
    try {
      this.notification = new Notification(this.words().say("your-turn"), {
        body: title,
        icon: "/icon.svg",
        tag: game,
      });
      this.notification.onclick = () => window.focus();
    } catch {
      // Some telephones allow it only to programs that are installed.
    }
  }
}
