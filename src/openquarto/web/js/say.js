// The one way to speak: two live regions, there from page load.

const NO_BREAK = "\u00a0";

/**
 * Joins what happens at the same instant, replaces the node, and toggles a trailing no-break space so that the same
 * words are spoken again.
 */
export class Speaker {
  /**
   * @param {(urgent: boolean, text: string) => void} write puts the text in the polite or the assertive region
   * @param {(task: () => void) => void} soon runs a task when the present instant is over
   */
  constructor(write, soon = (task) => void setTimeout(task, 0)) {
    this.write = write;
    this.soon = soon;
    /** @type {{polite: string[], urgent: string[]}} */
    this.waiting = { polite: [], urgent: [] };
    this.isAsked = false;
    this.isOdd = false;
    /** What was said last, for `l`-like repetition by the page. */
    this.last = "";
  }

  /** @param {string[]} sentences @param {{urgent?: boolean}} how */
  say(sentences, { urgent = false } = {}) {
    const words = sentences.filter(Boolean);
    if (words.length === 0) return;
    this.waiting[urgent ? "urgent" : "polite"].push(...words);
    if (this.isAsked) return;
    this.isAsked = true;
    this.soon(() => this.flush());
  }

  flush() {
    this.isAsked = false;
    for (const kind of /** @type {const} */ (["polite", "urgent"])) {
      if (this.waiting[kind].length === 0) continue;
      const text = this.waiting[kind].join(" ");
      this.waiting[kind] = [];
      this.isOdd = !this.isOdd;
      this.last = text;
      this.write(kind === "urgent", this.isOdd ? text : text + NO_BREAK);
    }
  }
}

/** A speaker for this page. @param {HTMLElement} polite @param {HTMLElement} assertive */
export function pageSpeaker(polite, assertive) {
  return new Speaker((urgent, text) => {
    const region = urgent ? assertive : polite;
    const line = document.createElement("p");
    line.textContent = text;
    region.replaceChildren(line);
  });
}
