// The tree of variations: one Tab stop, arrows inside, Enter goes there, Delete removes.

import { turnAndValue, turnLabel } from "../analysis_model/told.js";
import { turnParts } from "../analysis_model/values.js";
import { placed } from "../analysis_model/setup.js";
import { setupOf } from "../analysis_model/play.js";
import { element } from "../view/dom.js";
import { valueChip } from "./value_chip.js";
import { tile } from "../view/pieces.js";

/**
 * @typedef {import("../analysis_model/variations.js").Variations} Variations
 * @typedef {import("../analysis_model/variations.js").Node} Node
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

export class VariationTree {
  /**
   * @param {HTMLElement} list
   * @param {{goTo: (id: number) => void, remove: (id: number) => void}} on
   */
  constructor(list, on) {
    this.list = list;
    this.on = on;
    /** @type {{node: Node, depth: number}[]} */
    this.rows = [];
    list.addEventListener("click", ({ target }) => {
      const at = this.#placeOf(target);
      if (at >= 0) on.goTo(this.rows[at].node.id);
    });
    list.addEventListener("keydown", (event) => this.#press(event));
  }

  /** @param {Variations} tree @param {Catalogue} words @param {string} edition */
  show(tree, words, edition) {
    const hadFocus = this.list.contains(document.activeElement);
    this.rows = tree.rows();
    const path = new Set(tree.path().map(({ id }) => id));
    this.list.replaceChildren(
      ...this.rows.map(({ node, depth }) => {
        const isHere = node.id === tree.at;
        const attributes = {
          role: "treeitem",
          "aria-level": String(depth + 1),
          "aria-selected": String(isHere),
          tabindex: isHere ? "0" : "-1",
          ...(node.children.length > 0 && { "aria-expanded": "true" }),
        };
        const kind = `variation${isHere ? " here" : ""}${path.has(node.id) ? " on-path" : ""}`;
        const item = element("li", { class: kind, attributes }, row(node, words, edition));
        item.style.setProperty("--depth", String(depth));
        return item;
      }),
    );
    const here = this.rows.findIndex(({ node }) => node.id === tree.at);
    if (hadFocus) this.#focus(here);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const at = this.#placeOf(event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const { node } = this.rows[at];
    const placeOf = (/** @type {number | null | undefined} */ id) =>
      this.rows.findIndex(({ node: each }) => each.id === id);
    /** @type {Record<string, number>} */
    const moves = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      ArrowLeft: placeOf(node.parent),
      ArrowRight: placeOf(node.children[0]),
      Home: 0,
      End: this.rows.length - 1,
    };
    if (event.key in moves) this.#focus(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.on.goTo(node.id);
    else if (event.key === "Delete" || event.key === "Backspace") this.on.remove(node.id);
    else return;
    event.preventDefault();
  }

  #items() {
    return /** @type {HTMLElement[]} */ ([...this.list.children]);
  }

  /** @param {EventTarget | null} target */
  #placeOf(target) {
    const item = target instanceof Element ? target.closest("[role=treeitem]") : null;
    return item ? this.#items().indexOf(/** @type {HTMLElement} */ (item)) : -1;
  }

  /** @param {number} at */
  #focus(at) {
    const items = this.#items();
    if (!items[at]) return;
    for (const item of items) item.tabIndex = -1;
    items[at].tabIndex = 0;
    items[at].focus();
  }
}

/**
 * What a row shows, and what is read of it.
 * @param {Node} node
 * @param {Catalogue} words
 * @param {string} edition
 */
function row(node, words, edition) {
  const value = node.value ? [valueChip(node.value)] : [];
  if (node.parent === null) {
    const count = placed(setupOf(node.position));
    return [element("span", { class: "variation-words", text: words.say("analysis-start", { count }) })];
  }
  const { piece } = turnParts(node.turn);
  const read = turnAndValue(node.turn, node.value, words);
  return [
    element("span", { class: "unseen", text: read }),
    element("span", { class: "variation-words", attributes: { "aria-hidden": "true" } }, [
      turnLabel(node.turn, words),
    ]),
    ...(piece ? [tile(piece, edition)] : []),
    ...value,
  ];
}
