// Notices under the status line: refused, offline, back again, and offers that wait for an answer.

import { element, svgElement } from "./dom.js";

const ICONS = {
  refused: "M12 4.5L21 19.5H3zM12 10v4.5M12 17h.01",
  offline:
    "M3 3l18 18M12 19h.01M8.6 15.5a5 5 0 0 1 4.7-1.3M5.3 12.1a10 10 0 0 1 4-2.3" +
    "M13.5 9.5a10 10 0 0 1 5.2 2.6M2.5 8.6a14 14 0 0 1 4.3-2.7M10.5 5a14 14 0 0 1 11 3.6",
  good: "M5 12.5l4.5 4.5L19 7.5",
  again: "M5 12.5l4.5 4.5L19 7.5",
  hint: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01",
  coach:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4v.6M12 16.8h.01",
  offer: "M7 8h10M7 8l3-3M7 8l3 3M17 16H7M17 16l-3-3M17 16l-3 3",
};
/** What only tells, and goes by itself. @type {Kind[]} */
const PASSING = ["refused", "good", "again"];
const SHORT = 6000;

/** @typedef {keyof ICONS} Kind */

export class Notices {
  /** @param {HTMLElement} place where they are shown, one at a time */
  constructor(place) {
    this.place = place;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Shows one notice instead of the one before; those that only tell go away by themselves.
   * @param {Kind} kind
   * @param {string} text
   * @param {{words: string, act: () => void}[]} answers
   */
  show(kind, text, answers = []) {
    clearTimeout(this.timer);
    const icon = svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
      svgElement("path", { d: ICONS[kind] }),
    ]);
    const buttons = answers.map(({ words, act }) => {
      const button = element("button", {
        class: "quiet-button",
        text: words,
        attributes: { type: "button" },
      });
      button.addEventListener("click", act);
      return button;
    });
    const parts = [icon, element("p", { text }), element("span", { class: "notice-answers" }, buttons)];
    this.place.replaceChildren(element("div", { class: `notice ${kind}` }, parts));
    if (PASSING.includes(kind)) this.timer = setTimeout(() => this.hide(kind), SHORT);
  }

  /** Goes to the first of its buttons. */
  focus() {
    this.place.querySelector("button")?.focus();
  }

  /** Takes a notice away, if it is of one of these kinds. @param {Kind[]} kinds */
  hide(...kinds) {
    const notice = this.place.firstElementChild;
    if (notice && kinds.some((kind) => notice.classList.contains(kind))) notice.remove();
  }
}
