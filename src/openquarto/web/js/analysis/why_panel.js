// Why something is worth what it is: two sentences at most, and a table of all its parts on demand.

import { byId, element, setText } from "../view/dom.js";

/** @typedef {import("../model/wire.d.ts").Reason} Reason */

export class WhyPanel {
  /**
   * @param {(row: import("../model/wire.d.ts").ReasonRow | null) => void} onRow hears which part is looked at
   */
  constructor(onRow) {
    this.onRow = onRow;
    this.place = byId("why");
    this.subject = byId("why-subject");
    this.words = byId("why-words");
    this.more = /** @type {HTMLDetailsElement} */ (byId("why-more"));
    this.summary = byId("why-summary");
    this.rows = byId("why-rows");
    this.ask = byId("why-ask");
  }

  /** Offers a reason that is not known yet. */
  offer() {
    this.show(null);
    this.place.hidden = false;
    this.ask.hidden = false;
  }

  /** Says that a reason is on its way, until it is shown. @param {string} text */
  wait(text) {
    this.show(null);
    this.place.hidden = false;
    setText(this.words, text);
  }

  /** What is known of the position, or the offer to find it out. @param {Reason | null | undefined} reason */
  restore(reason) {
    if (reason) this.show(reason);
    else this.offer();
  }

  /**
   * Shows a reason; null hides the panel.
   * @param {Reason | null} reason
   * @param {string} subject what it is the reason of, "" for the position
   */
  show(reason, subject = "") {
    this.place.hidden = !reason || reason.sentences.length === 0;
    this.ask.hidden = true;
    setText(this.subject, subject);
    this.subject.hidden = subject === "";
    setText(this.words, reason?.sentences.join(" ") ?? "");
    const rows = reason?.rows ?? [];
    this.more.hidden = rows.length === 0;
    this.more.open = false;
    setText(this.summary, reason?.summary ?? "");
    this.rows.replaceChildren(
      ...rows.map((row) => {
        const line = element("tr", {}, [
          element("th", { text: row.heading, attributes: { scope: "row" } }),
          element("td", { text: row.text }),
        ]);
        line.addEventListener("pointerenter", () => this.onRow(row));
        line.addEventListener("pointerleave", () => this.onRow(null));
        return line;
      }),
    );
  }

  /** Opens all parts, where there are any, and brings the reason in sight. */
  open() {
    this.more.open = !this.more.hidden;
    this.place.scrollIntoView({ block: "nearest" });
  }
}
