// The message log: seen and read at leisure; nothing is spoken by it, that is the live regions' work.

import { byId, element } from "../view/dom.js";

export class MessageLog {
  constructor() {
    this.list = byId("log");
    /** @type {string[]} */
    this.texts = [];
    this.at = 0;
    const place = /** @type {Element} */ (this.list.parentElement);
    place.addEventListener(
      "wheel",
      (event) => (place.scrollTop += /** @type {WheelEvent} */ (event).deltaY),
      { passive: true },
    );
  }

  /**
   * Adds what is new; begins again after a change of language or a take back.
   * @param {{seq: number, text: string}[]} entries
   */
  show(entries) {
    const texts = entries.map((entry) => entry.text);
    const isLonger = this.texts.every((text, at) => text === texts[at]);
    if (isLonger && texts.length === this.texts.length) return;
    const added = isLonger ? texts.slice(this.texts.length) : texts;
    if (!isLonger) this.list.replaceChildren();
    this.list.append(...added.map((text) => element("li", { text })));
    this.texts = texts;
    this.at = texts.length - 1;
    this.#mark(null);
    // its direction is turned round: this is the newest
    /** @type {Element} */ (this.list.parentElement).scrollTop = 0;
  }

  /** An older (-1) or newer (1) message; at the ends the same again. @param {number} step */
  step(step) {
    this.at = Math.max(0, Math.min(this.texts.length - 1, this.at + step));
    const entry = this.list.children[this.at] ?? null;
    this.#mark(entry);
    entry?.scrollIntoView({ block: "nearest" });
    return this.texts[this.at] ?? "";
  }

  /** Shows which message was asked for. @param {Element | null} entry */
  #mark(entry) {
    this.list.querySelector(".at")?.classList.remove("at");
    entry?.classList.add("at");
  }
}
