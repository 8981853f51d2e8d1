// Sharing a game that is over: one link that carries all of it, and pictures of its end.

import { openDialog, prepareDialog } from "../dialogs/dialog.js";
import { copyText } from "../net/clipboard.js";
import { element, setText, svgElement } from "../view/dom.js";

/**
 * @typedef {import("../model/wire.d.ts").Replay} Replay
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

export class ShareDialog {
  /** @param {(text: string) => void} tell says what has happened */
  constructor(tell) {
    this.tell = tell;
    this.dialog = element("dialog", {
      class: "sheet-dialog",
      attributes: { id: "share-dialog", "aria-labelledby": "share-title" },
    });
    document.body.append(this.dialog);
    prepareDialog(this.dialog);
  }

  /** @param {Replay} replay @param {Catalogue} words */
  open(replay, words) {
    const link = element("p", { class: "link-text", text: absolute(replay.link) });
    const told = element("p", { class: "link-told" });
    const say = (/** @type {string} */ text) => {
      setText(told, text);
      this.tell(text);
    };
    this.dialog.replaceChildren(
      head(words),
      element("p", { class: "dialog-note", text: words.say("share-note") }),
      element("div", { class: "link" }, [
        link,
        ...namesChoice(replay, words, link),
        element("p", { class: "buttons" }, ways(link, words, say)),
        told,
        ...reachNote(replay, words),
      ]),
      pictures(replay, words),
    );
    openDialog("share-dialog");
    /** @type {HTMLElement} */ (this.dialog.querySelector(".primary")).focus();
  }
}

/** @param {string} path */
const absolute = (path) => new URL(path, location.href).href;

/** @param {Catalogue} words */
function head(words) {
  const cross = svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    svgElement("path", { d: "M6 6l12 12M18 6L6 18" }),
  ]);
  const close = element(
    "button",
    { class: "icon-button", attributes: { type: "button", "data-close": "" } },
    [cross, element("span", { class: "unseen", text: words.say("close") })],
  );
  return element("div", { class: "dialog-head" }, [
    element("h2", { text: words.say("share-title"), attributes: { id: "share-title" } }),
    close,
  ]);
}

/**
 * The system's own way to share where there is one, and copying.
 * @param {HTMLElement} link
 * @param {Catalogue} words
 * @param {(text: string) => void} say
 */
function ways(link, words, say) {
  const url = () => link.textContent ?? "";
  const copy = element("button", { text: words.say("link-copy"), attributes: { type: "button" } });
  copy.addEventListener("click", async () =>
    say(words.say((await copyText(url())) ? "link-copied" : "copy-failed")),
  );
  if (typeof navigator.share !== "function") {
    copy.className = "primary";
    return [copy];
  }
  const share = element("button", {
    class: "primary",
    text: words.say("link-share"),
    attributes: { type: "button" },
  });
  // closed again
  share.addEventListener(
    "click",
    () => void navigator.share({ title: document.title, url: url() }).catch(() => {}),
  );
  copy.className = "quiet-button";
  return [share, " ", copy];
}

/**
 * Names are in the link only where somebody says so.
 * @param {Replay} replay
 * @param {Catalogue} words
 * @param {HTMLElement} link
 */
function namesChoice({ link: plain, namedLink }, words, link) {
  if (!namedLink) return [];
  const box = element("input", { attributes: { type: "checkbox", name: "names" } });
  box.addEventListener("change", () => setText(link, absolute(box.checked ? namedLink : plain)));
  return [
    element("label", { class: "check" }, [box, " ", element("span", { text: words.say("share-names") })]),
  ];
}

/** @param {Replay} replay @param {Catalogue} words */
function reachNote({ reach }, words) {
  return reach === "everywhere"
    ? []
    : [element("p", { class: "link-note", text: words.say(`share-${reach}`) })];
}

/** @param {Replay} replay @param {Catalogue} words */
function pictures({ picture, png }, words) {
  const file = (/** @type {string} */ kind, /** @type {string} */ url) =>
    element("a", {
      class: "quiet-button",
      text: words.say(`share-${kind}`),
      attributes: { href: url, download: `quarto.${kind}` },
    });
  return element("p", { class: "buttons" }, [...(png ? [file("png", png), " "] : []), file("svg", picture)]);
}
