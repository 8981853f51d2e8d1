// Announcements for screen readers, the one way to speak: two live regions, there from the beginning.

const NO_BREAK = "\u00a0";
/**
 * What comes within this time is one announcement, such as a placement and the gift after it: of two in a row
 * a reader may lose one.
 */
const INSTANT = 90;
/** Two announcements need this time between them, or a reader speaks them in the wrong order. */
const BREATH = 250;
/** After so long even a late reader has spoken a text. */
const LATE = 1000;

/**
 * Joins what happens at the same instant, writes it in a new node, and toggles a trailing no-break space so
 * that the same words are spoken again.
 */
export class Announcer {
  /**
   * @param {(urgent: boolean, text: string) => void} write puts the text in the polite or the assertive
   *   region
   * @param {() => void} clear empties both regions
   * @param {(task: () => void, wait: number) => void} soon runs a task after so many milliseconds
   */
  constructor(write, clear, soon = (task, wait) => void setTimeout(task, wait)) {
    this.write = write;
    this.clear = clear;
    this.soon = soon;
    /** @type {{polite: string[], urgent: string[]}} */
    this.waiting = { polite: [], urgent: [] };
    this.isAsked = false;
    this.isOdd = false;
    this.saidAt = -BREATH;
    this.pausedUntil = 0;
    /** What the regions may still hold: two texts each, at most. @type {string[]} */
    this.said = [];
  }

  /**
   * Something on the page has changed of which a reader speaks by itself: what is said comes after that, or
   * it would be cut off.
   */
  pause() {
    this.pausedUntil = performance.now() + BREATH;
  }

  /**
   * Wipes what was said if it names somebody whose name is forgotten; where a late reader may still have to
   * speak it, as soon as that is over.
   * @param {string[]} names
   */
  forget(names) {
    const isNamed = (/** @type {string} */ text) => names.some((name) => text.includes(name));
    if (!this.said.some(isNamed)) return;
    const wait = this.saidAt + LATE - performance.now();
    if (wait > 0) return this.soon(() => this.forget(names), wait);
    this.said = [];
    this.clear();
  }

  /**
   * Announces sentences soon, joined with what else happens now.
   * @param {string[]} sentences
   * @param {{urgent?: boolean}} how
   */
  say(sentences, { urgent = false } = {}) {
    const words = sentences.filter(Boolean);
    if (words.length === 0) return;
    this.waiting[urgent ? "urgent" : "polite"].push(...words);
    this.#ask();
  }

  /** What waits to be said holds no more: something has followed on it at once. */
  drop() {
    this.waiting.polite = [];
  }

  /**
   * Writes what is urgent; if nothing is, the rest. Both at once would be spoken in any order, or one cut off
   * by the other.
   */
  flush() {
    this.isAsked = false;
    if (performance.now() < this.pausedUntil) return this.#ask();
    if (this.waiting.urgent.length + this.waiting.polite.length === 0) return; // it was dropped
    this.saidAt = performance.now();
    const kind = this.waiting.urgent.length > 0 ? "urgent" : "polite";
    const text = this.waiting[kind].splice(0).join(" ");
    this.isOdd = !this.isOdd;
    this.said = [...this.said, text].slice(-4);
    this.write(kind === "urgent", this.isOdd ? text : text + NO_BREAK);
    if (this.waiting.polite.length > 0) this.#ask();
  }

  #ask() {
    if (this.isAsked) return;
    this.isAsked = true;
    const due = Math.max(this.saidAt + BREATH, this.pausedUntil);
    this.soon(() => this.flush(), Math.max(INSTANT, due - performance.now()));
  }
}

/**
 * An announcer that writes into two live regions.
 * @param {HTMLElement} polite
 * @param {HTMLElement} assertive
 */
export function liveRegionAnnouncer(polite, assertive) {
  const write = (/** @type {boolean} */ urgent, /** @type {string} */ text) => {
    const region = urgent ? assertive : polite;
    const line = document.createElement("p");
    line.textContent = text;
    // The text before it stays meanwhile: a reader that is late would find nothing to speak.
    while (region.childElementCount > 1) region.firstElementChild?.remove();
    region.append(line);
  };
  return new Announcer(write, () => {
    for (const region of [polite, assertive]) region.replaceChildren();
  });
}
