// Beside the board while something is tried: what is to be done, and whether it was right.

import { element, svgElement } from "../view/dom.js";
import { rowsOf } from "../review/reason_panel.js";

/**
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {import("../model/wire.d.ts").Reason} Reason
 * What can be done next: the one that is likely wanted is the primary one.
 * @typedef {{text: string, act: () => void, isPrimary?: boolean}} Way
 * How an attempt went; more than its words may stand below them.
 * @typedef {{isRight: boolean, title: string, sentences: string[], why: Pick<Reason, "rows" | "summary"> |
 *   null, more?: Node[]}} Verdict
 */

const ICONS = { right: "M5 12.5l4.5 4.5L19 7.5", wrong: "M6 6l12 12M18 6L6 18" };

/** Milliseconds that a reader is given to follow the focus away from buttons, before they go. */
const SETTLING = 400;
/** Milliseconds after which somebody who has answered wants to hear something. */
const PATIENCE = 2000;

export class AttemptPanel {
  #soon = 0;

  /** @param {HTMLElement} place @param {HTMLElement | null} foot where the buttons stand, if elsewhere */
  constructor(place, foot = null) {
    this.place = place;
    this.foot = foot;
    this.title = element("h2", { class: "reason-title", attributes: { tabindex: "-1" } });
  }

  /** Whether the focus is on one of its buttons. */
  get hasFocus() {
    const { activeElement } = document;
    return this.place.contains(activeElement) || Boolean(this.foot?.contains(activeElement));
  }

  /**
   * Says what is to be done; soon, where the focus has just left what stands there now.
   * @param {{title: string, sentences: string[], more?: Node[]}} task
   * @param {Way[]} ways
   * @param {{isSoon?: boolean}} when
   */
  ask({ title, sentences, more = [] }, ways, { isSoon = false } = {}) {
    this.title = element("h2", { class: "reason-title", text: title, attributes: { tabindex: "-1" } });
    const parts = [
      ...(title ? [this.title] : []),
      ...sentences.map((text) => element("p", { class: "reason-text", text })),
      ...more,
    ];
    const show = () => this.#show(parts, ways);
    window.clearTimeout(this.#soon);
    if (isSoon) this.#soon = window.setTimeout(show, SETTLING);
    else show();
  }

  /**
   * It is being judged. The focus goes from a button to these words, because a reader that is on a button
   * when it is taken away does not say where the focus goes next; else they are said where it takes long.
   * @param {string} text
   * @param {(sentences: string[]) => void} say
   */
  wait(text, say = () => {}) {
    const { hasFocus } = this;
    const title = this.title.textContent ? [this.title] : [];
    const told = element("p", { class: "reason-text", text, attributes: { tabindex: "-1" } });
    if (!hasFocus) {
      this.#show([...title, told], []);
      this.#soon = window.setTimeout(() => say([text]), PATIENCE);
      return;
    }
    this.place.append(told);
    this.place.hidden = false;
    told.focus({ preventScroll: true });
    this.#soon = window.setTimeout(() => {
      for (const part of [...this.place.children]) if (part !== told) part.remove();
      this.foot?.replaceChildren();
    }, SETTLING);
  }

  /**
   * Says whether it was right, and why not; the focus goes to the result.
   * @param {Verdict} verdict
   * @param {Way[]} ways
   * @param {Catalogue} words
   */
  answer({ isRight, title, sentences, why, more = [] }, ways, words) {
    const kind = isRight ? "right" : "wrong";
    this.title = element("h2", { class: "reason-title", text: title, attributes: { tabindex: "-1" } });
    const result = element("div", { class: `verdict is-${kind} card` }, [
      element("div", { class: "reason-head" }, [icon(kind), this.title]),
      ...sentences.map((text) => element("p", { class: "reason-text", text })),
      ...more,
      ...(why ? rowsOf(why, words) : []),
    ]);
    const left = this.place.contains(document.activeElement) ? document.activeElement : null;
    this.#show([result], ways, left);
    this.title.focus({ preventScroll: true });
    left?.classList.add("unseen");
    if (left) this.#soon = window.setTimeout(() => left.remove(), SETTLING);
  }

  /** @param {Node[]} parts @param {Way[]} ways @param {Element | null} stays what has the focus yet */
  #show(parts, ways, stays = null) {
    window.clearTimeout(this.#soon);
    const made = ways.map(({ text, act, isPrimary }) => button(text, act, isPrimary ? "primary" : undefined));
    this.place.hidden = parts.length === 0 && (this.foot !== null || ways.length === 0);
    this.foot?.replaceChildren(...made);
    if (this.foot) this.foot.hidden = made.length === 0;
    const inside = this.foot || made.length === 0 ? [] : [buttons(made)];
    for (const part of [...this.place.childNodes]) if (part !== stays) part.remove();
    this.place.append(...parts, ...inside);
  }

  hide() {
    window.clearTimeout(this.#soon);
    this.#show([], []);
    this.place.hidden = true;
  }
}

/** @param {Node[]} inside */
function buttons(inside) {
  return element("div", { class: "attempt-buttons" }, inside);
}

/** @param {string} text @param {() => void} act @param {string} kind */
function button(text, act, kind = "quiet-button") {
  const made = element("button", { class: kind, text, attributes: { type: "button" } });
  made.addEventListener("click", act);
  return made;
}

/** @param {"right" | "wrong"} kind */
function icon(kind) {
  return svgElement("svg", { class: "icon verdict-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    svgElement("path", { d: ICONS[kind] }),
  ]);
}
