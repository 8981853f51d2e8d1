// Draws the elements of a table in a page that the server has not drawn, such as a lesson.

import { element, svgElement } from "../view/dom.js";
import { pieceFrame } from "../view/pieces.js";

/** @typedef {import("../model/words.js").Catalogue} Catalogue */

/**
 * Fills an element with a table, for createTable.
 * @param {HTMLElement} root
 * @param {Catalogue} words
 */
export function drawTable(root, words) {
  const live = (/** @type {string} */ how) =>
    element("div", { class: "unseen", attributes: { "aria-live": how } });
  const middle = element("div", { class: "middle" }, [statusRow(words), boardPlace(words)]);
  const right = element("div", { class: "right" }, [handPlace(), stockPlace(words), actions(words)]);
  root.replaceChildren(
    element("div", { class: "table mounted" }, [middle, right]),
    live("polite"),
    live("assertive"),
    callDialog(words),
  );
}

/** @param {Catalogue} words */
function statusRow(words) {
  const phases = ["place", "give"].map((phase) =>
    element("span", {
      class: "phase",
      text: words.say(`phase-${phase}`),
      attributes: { "data-phase": phase },
    }),
  );
  return element("div", { class: "status" }, [
    element("span", { class: "phases", attributes: { "aria-hidden": "true" } }, phases),
    element("p", { class: "status-words" }),
    ...["status-brief", "low-clock"].map((kind) =>
      element("span", { class: kind, attributes: { "aria-hidden": "true" } }),
    ),
  ]);
}

/** @param {Catalogue} words */
function boardPlace(words) {
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
    grid("board", words),
    marks("above"),
  ];
  return element("div", { class: "board-place" }, [
    element("div", { class: "platter" }, parts),
    element("div", { class: "notices" }),
  ]);
}

/** @param {"board" | "stock"} name @param {Catalogue} words */
function grid(name, words) {
  const attributes = { role: "grid", "aria-label": words.say(`label-${name}`) };
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

/** @param {Catalogue} words */
function stockPlace(words) {
  return element("div", { class: "stock" }, [element("div", { class: "tray" }, [grid("stock", words)])]);
}

/** @param {Catalogue} words */
function actions(words) {
  const button = { type: "button" };
  return element("div", { class: "actions" }, [
    element("button", { class: "quarto", text: words.say("label-quarto").toUpperCase(), attributes: button }),
    element("button", {
      class: "primary done",
      text: words.say("label-done"),
      attributes: { ...button, hidden: "" },
    }),
  ]);
}

/** @param {Catalogue} words */
function callDialog(words) {
  const title = words.say("label-which-line");
  const close = { text: words.say("label-cancel"), attributes: { type: "button", "data-close": "" } };
  return element("dialog", { class: "call-dialog", attributes: { "aria-label": title } }, [
    element("div", { class: "dialog-head" }, [
      element("h2", { text: title }),
      element("span", { class: "dialog-clock", attributes: { hidden: "" } }),
    ]),
    element("p", { class: "dialog-note" }),
    element("div", { class: "choices", attributes: { role: "listbox", "aria-label": title } }),
    element("p", { class: "dialog-foot" }, [
      element("span", { text: words.say("clock-runs"), attributes: { hidden: "" } }),
      element("button", { class: "quiet-button", ...close }),
    ]),
  ]);
}
