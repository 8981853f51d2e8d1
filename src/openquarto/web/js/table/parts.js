// The elements of a mounted table: those that the server has drawn, or new ones in an empty place.

import { element, setText, svgElement } from "../view/dom.js";
import { pieceFrame } from "../view/pieces.js";

/**
 * @typedef {{
 *   place: HTMLElement, status: HTMLElement, platter: HTMLElement, board: HTMLElement, notices: HTMLElement,
 *   hand: HTMLElement, stock: HTMLElement, quarto: HTMLElement, done: HTMLElement,
 *   polite: HTMLElement, assertive: HTMLElement, callDialog: HTMLDialogElement,
 * }} Parts
 */

const SELECTORS = {
  place: ".table",
  status: ".status",
  platter: ".platter",
  board: ".board-grid",
  notices: ".notices",
  hand: ".hand",
  stock: ".stock-grid",
  quarto: "button.quarto",
  done: "button.done",
  polite: "[aria-live=polite]",
  assertive: "[aria-live=assertive]",
  callDialog: ".call-dialog",
};

/**
 * The parts inside an element; they are made where there are none.
 * @param {HTMLElement} root
 * @returns {Parts}
 */
export function partsIn(root) {
  if (!root.querySelector(SELECTORS.place)) root.append(...newParts());
  const found = Object.entries(SELECTORS).map(([name, selector]) => {
    const part = root.querySelector(selector);
    if (!part) throw new Error(`there is no ${selector} in the table`);
    return [name, part];
  });
  return Object.fromEntries(found);
}

/**
 * Writes the words of new parts; those of the server have theirs already.
 * @param {HTMLElement} root
 * @param {import("../model/words.js").Catalogue} words
 */
export function labelParts(root, words) {
  for (const part of root.querySelectorAll("[data-say]")) {
    setText(part, words.say(part.getAttribute("data-say") ?? ""));
  }
  for (const part of root.querySelectorAll("[data-name]")) {
    part.setAttribute("aria-label", words.say(part.getAttribute("data-name") ?? ""));
  }
}

function newParts() {
  const live = (/** @type {string} */ how) =>
    element("div", { class: "unseen", attributes: { "aria-live": how } });
  const middle = element("div", { class: "middle" }, [statusRow(), boardPlace()]);
  const right = element("div", { class: "right" }, [handPlace(), stockPlace(), actions()]);
  return [
    element("div", { class: "table mounted" }, [middle, right]),
    live("polite"),
    live("assertive"),
    callDialog(),
  ];
}

function statusRow() {
  const phases = ["place", "give"].map((phase) =>
    element("span", { class: "phase", attributes: { "data-phase": phase, "data-say": `phase-${phase}` } }),
  );
  return element("div", { class: "status" }, [
    element("span", { class: "phases", attributes: { "aria-hidden": "true" } }, phases),
    element("p", { class: "status-words" }),
  ]);
}

function boardPlace() {
  const rim = (/** @type {string} */ kind, /** @type {string} */ texts) =>
    element(
      "div",
      { class: kind, attributes: { "aria-hidden": "true" } },
      Array.from(texts, (text) => element("span", { attributes: { "data-text": text } })),
    );
  const marks = (/** @type {string} */ where) =>
    svgElement("svg", {
      class: `marks ${where}`,
      viewBox: "0 0 1000 966",
      "aria-hidden": "true",
      focusable: "false",
    });
  const parts = [
    rim("letters", "abcd"),
    rim("digits", "1234"),
    marks("below"),
    grid("board"),
    marks("above"),
  ];
  return element("div", { class: "board-place" }, [
    element("div", { class: "platter" }, parts),
    element("div", { class: "notices" }),
  ]);
}

/** @param {"board" | "stock"} name */
function grid(name) {
  const attributes = { role: "grid", "data-name": `label-${name}` };
  return element("table", { class: `grid ${name}-grid`, attributes });
}

function handPlace() {
  const words = ["label", "hand-name", "hand-note"].flatMap((kind) => [
    element("span", { class: kind }),
    " ",
  ]);
  return element("div", { class: "hand" }, [
    element("div", { class: "saucer" }, [pieceFrame()]),
    element("p", { class: "hand-words" }, words),
  ]);
}

function stockPlace() {
  return element("div", { class: "stock" }, [element("div", { class: "tray" }, [grid("stock")])]);
}

function actions() {
  const button = { type: "button" };
  return element("div", { class: "actions" }, [
    element("button", { class: "quarto", text: "QUARTO!", attributes: button }),
    element("button", {
      class: "primary done",
      attributes: { ...button, "data-say": "label-done", hidden: "" },
    }),
  ]);
}

function callDialog() {
  const close = { type: "button", "data-close": "", "data-say": "label-cancel" };
  return element("dialog", { class: "call-dialog", attributes: { "data-name": "label-which-line" } }, [
    element("div", { class: "dialog-head" }, [
      element("h2", { attributes: { "data-say": "label-which-line" } }),
      element("span", { class: "dialog-clock", attributes: { hidden: "" } }),
    ]),
    element("p", { class: "dialog-note" }),
    element("div", { class: "choices", attributes: { role: "listbox", "data-name": "label-which-line" } }),
    element("p", { class: "dialog-foot" }, [
      element("span", { attributes: { "data-say": "clock-runs", hidden: "" } }),
      element("button", { class: "quiet-button", attributes: close }),
    ]),
  ]);
}
