// Copying a text, also where the page is not encrypted and a browser offers only the old way.

import { made } from "./dom.js";

/** @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

/** By marking it in the page, without moving the focus. @param {string} text */
function copiedTheOldWay(text) {
  const place = document.querySelector("dialog[open]") ?? document.body; // what lies below a dialog cannot be marked
  const marked = made("span", { class: "copying", text, attributes: { "aria-hidden": "true" } });
  place.append(marked);
  try {
    const selection = getSelection();
    selection?.selectAllChildren(marked);
    const isCopied = document.execCommand("copy");
    selection?.removeAllRanges();
    return isCopied;
  } catch {
    return false; // not allowed here: the text can still be marked by hand
  } finally {
    marked.remove();
  }
}
