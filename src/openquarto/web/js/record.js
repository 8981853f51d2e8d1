// The record to copy, to download, to open; and a link to the position on the board.

import { copied } from "./copy.js";
import { dialogOf } from "./dialog.js";
import { found, write } from "./dom.js";
import { positionText } from "./geometry.js";

/**
 * @param {() => import("./wire.d.ts").Table} table
 * @param {() => import("./words.js").Catalogue} words
 * @param {(text: string) => void} tell
 */
export function prepareRecord(table, words, tell) {
  const link = /** @type {HTMLAnchorElement} */ (found("position-link"));
  const copy = async (/** @type {string} */ text) => {
    const told = await copied(text) ? words().say("copied") : words().say("copy-failed");
    write(found("record-told"), told);
    tell(told);
  };
  dialogOf("record-dialog").addEventListener("toggle", async () => {
    if (!dialogOf("record-dialog").open) return;
    const { game, view, rules, record } = table();
    link.href = `/position?text=${encodeURIComponent(positionText(view, rules.variant))}`;
    write(found("record-told"), "");
    write(found("record"), record);
    const answer = await fetch(`/table/${game}/record.qgn`).catch(() => null);
    if (answer?.ok) write(found("record"), await answer.text());
  });
  found("copy-record").addEventListener("click", () => void copy(found("record").textContent ?? ""));
  found("copy-link").addEventListener("click", () => void copy(link.href));
}
