// Copying and saving what is analysed: position, record with variations, link, drawings.

import { openDialog, prepareDialog } from "./dialog.js";
import { copyText } from "../net/clipboard.js";
import { element, setText, svgElement } from "../view/dom.js";

/**
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * What there is to copy, as texts; `picture` is the address of the drawing.
 * @typedef {{position: string, record: string, link: string, picture: string}} Copied
 */

/** The width of a PNG. */
const WIDE = 1200;

export class CopyDialog {
  /** @param {(text: string) => void} tell */
  constructor(tell) {
    this.tell = tell;
    this.dialog = element("dialog", {
      class: "sheet-dialog copy-dialog",
      attributes: { id: "copy-dialog", "aria-labelledby": "copy-title" },
    });
    document.body.append(this.dialog);
    prepareDialog(this.dialog);
  }

  /** @param {Copied} copied @param {Catalogue} words */
  open(copied, words) {
    const told = element("p", { class: "link-told" });
    const say = (/** @type {string} */ text) => {
      setText(told, text);
      this.tell(text);
    };
    const row = (/** @type {string} */ kind, /** @type {string} */ shown, /** @type {Node[]} */ buttons) =>
      element("section", { class: "copy-row" }, [
        element("h3", { class: "label", text: words.say(`analysis-copy-${kind}`) }),
        ...(shown ? [element("pre", { class: "record", text: shown, attributes: { tabindex: "0" } })] : []),
        element("p", { class: "buttons" }, buttons),
      ]);
    const copies = (/** @type {string} */ kind, /** @type {() => string | Promise<string>} */ text) =>
      button(words.say("copy"), kind, words, async () => {
        const isDone = await copyText(await text());
        say(
          isDone
            ? words.say("analysis-copied", { what: words.say(`analysis-copy-${kind}`) })
            : words.say("copy-failed"),
        );
      });
    const { position, record, link, picture } = copied;
    const file = new Blob([record], { type: "text/plain" });
    this.dialog.replaceChildren(
      head(words),
      row("position", position, [copies("position", () => position)]),
      row("record", record, [
        copies("record", () => record),
        saving(words, "record", "analysis.qgn", () => dataUrl(file)),
      ]),
      row("link", link, [copies("link", () => link)]),
      row("svg", "", [copies("svg", () => loadText(picture)), saved(words, "svg", picture, "position.svg")]),
      row("png", "", [
        saving(words, "png", "position.png", async () => {
          const png = await pngOf(picture);
          if (!png) say(words.say("analysis-png-failed"));
          return png;
        }),
      ]),
      told,
    );
    openDialog("copy-dialog");
    /** @type {HTMLElement} */ (this.dialog.querySelector(".copy-row button")).focus();
  }
}

/**
 * @param {string} text
 * @param {string} kind
 * @param {Catalogue} words
 * @param {() => void} act
 * @param {"copy" | "save"} doing
 */
function button(text, kind, words, act, doing = "copy") {
  const made = element(
    "button",
    { class: "quiet-button", attributes: { type: "button", [`data-${doing}`]: kind } },
    [text, element("span", { class: "unseen", text: `: ${words.say(`analysis-copy-${kind}`)}` })],
  );
  made.addEventListener("click", act);
  return made;
}

/**
 * A link to a file of the server.
 * @param {Catalogue} words
 * @param {string} kind
 * @param {string} url
 * @param {string} name
 */
function saved(words, kind, url, name) {
  return element(
    "a",
    { class: "quiet-button", attributes: { href: url, download: name, "data-save": kind } },
    [
      words.say("analysis-save"),
      element("span", { class: "unseen", text: `: ${words.say(`analysis-copy-${kind}`)}` }),
    ],
  );
}

/**
 * A button that makes a file here and saves it.
 * @param {Catalogue} words
 * @param {string} kind
 * @param {string} name
 * @param {() => Promise<string>} make answers a data: address, or ""
 */
function saving(words, kind, name, make) {
  const save = async () => {
    const url = await make();
    if (url) element("a", { attributes: { href: url, download: name } }).click();
  };
  return button(words.say("analysis-save"), kind, words, () => void save(), "save");
}

/** @param {Catalogue} words */
function head(words) {
  const cross = svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    svgElement("path", { d: "M6 6l12 12M18 6L6 18" }),
  ]);
  return element("div", { class: "dialog-head" }, [
    element("h2", { text: words.say("analysis-copy-title"), attributes: { id: "copy-title" } }),
    element("button", { class: "icon-button", attributes: { type: "button", "data-close": "" } }, [
      cross,
      element("span", { class: "unseen", text: words.say("close") }),
    ]),
  ]);
}

/** @param {string} url */
async function loadText(url) {
  return (await fetch(url)).text();
}

/** @param {Blob} blob @returns {Promise<string>} */
function dataUrl(blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsDataURL(blob);
  });
}

/** The drawing as a PNG, drawn here; "" where a browser cannot. @param {string} url */
async function pngOf(url) {
  try {
    const svg = await loadText(url);
    const picture = new Image();
    picture.src = await dataUrl(new Blob([svg], { type: "image/svg+xml" }));
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDE;
    canvas.height = Math.round((WIDE * picture.naturalHeight) / Math.max(1, picture.naturalWidth));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png");
  } catch {
    return "";
  }
}
