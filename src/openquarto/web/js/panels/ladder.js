// The next level, offered to whoever has beaten one.

import { element } from "../view/dom.js";

/**
 * The offer as an element; null while a game goes on, after a loss, and above the highest level.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 */
export function ladderOffer(table, words) {
  const level = table.view.ending?.nextLevel;
  if (!level) return null;
  const { variant, edition } = table.rules;
  const query = new URLSearchParams({ opponent: `level${level}`, variant, edition, start: "1" });
  return element("p", { class: "ladder" }, [
    element("span", { text: words.say("ladder-beaten", { level: level - 1 }) }),
    " ",
    element("a", {
      class: "quiet-button",
      text: words.say("ladder-next", { level }),
      attributes: { href: `/new?${query}` },
    }),
  ]);
}
