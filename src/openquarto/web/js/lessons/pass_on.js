// A lesson as one link, for a class or a friend: made when it is first asked for.

import { loadLessonLink } from "./loading.js";
import { showLink } from "../panels/link_card.js";
import { byId } from "../view/dom.js";

/**
 * Shows the link when its place is opened.
 * @param {string} name
 * @param {import("../model/words.js").Catalogue} words
 * @param {(text: string) => void} tell
 */
export function preparePassingOn(name, words, tell) {
  const place = /** @type {HTMLDetailsElement} */ (byId("pass-on"));
  place.addEventListener("toggle", () => {
    const link = byId("link");
    if (!place.open || link.childElementCount > 0) return;
    void showLink(link, () => loadLessonLink(name, words.words.edition), words, tell);
  });
}
