// The record to copy, and to download; and a link to the position on the board.

import { positionText } from "../model/geometry.js";
import { copyText } from "../net/clipboard.js";
import { byId, setText } from "../view/dom.js";
import { dialogOf } from "./dialog.js";

/**
 * Fills the dialog when it opens, and lets its texts be copied.
 * @param {{
 *   table: () => import("../model/wire.d.ts").Table, words: () => import("../model/words.js").Catalogue,
 *   tell: (text: string) => void,
 * }} context
 */
export function prepareRecordDialog({ table, words, tell }) {
  const link = /** @type {HTMLAnchorElement} */ (byId("position-link"));
  const copy = async (/** @type {string} */ text) => {
    const told = (await copyText(text)) ? words().say("copied") : words().say("copy-failed");
    setText(byId("record-told"), told);
    tell(told);
  };
  dialogOf("record-dialog").addEventListener("toggle", async () => {
    if (!dialogOf("record-dialog").open) return;
    const { game, view, rules, record } = table();
    link.href = `/position?text=${encodeURIComponent(positionText(view, rules.variant))}`;
    setText(byId("record-told"), "");
    setText(byId("record"), record);
    const answer = await fetch(`/table/${game}/record.qgn`).catch(() => null);
    if (answer?.ok) setText(byId("record"), await answer.text());
  });
  byId("copy-record").addEventListener("click", () => void copy(byId("record").textContent ?? ""));
  byId("copy-link").addEventListener("click", () => void copy(link.href));
}
