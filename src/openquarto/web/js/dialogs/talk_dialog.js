// Quick words to the other player: six of them, each one press; and where to find them.

import { byId } from "../view/dom.js";
import { dialogOf } from "./dialog.js";

/**
 * Sends the word that is pressed.
 * @param {(word: string) => void} onWord
 */
export function prepareTalkDialog(onWord) {
  const dialog = dialogOf("talk-dialog");
  dialog.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button?.dataset.word) return;
    dialog.close();
    onWord(button.dataset.word);
  });
}

/**
 * Offers quick words to players by link who have not switched them off.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/settings.js").Settings} settings
 */
export function showTalk({ byLink, seat, isWaiting }, { words }) {
  const isOffered = Boolean(byLink) && seat !== "none" && seat !== "both" && !isWaiting && words;
  for (const opener of document.querySelectorAll('[data-open="talk-dialog"]'))
    /** @type {HTMLElement} */ (opener).hidden = !isOffered;
  /** @type {HTMLElement} */ (document.querySelector("[data-words-setting]")).hidden = !byLink;
  if (!isOffered && dialogOf("talk-dialog").open) {
    dialogOf("talk-dialog").close();
    byId("menu-button").focus();
  }
}
