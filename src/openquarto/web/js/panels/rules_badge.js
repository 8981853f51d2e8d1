// The rule badge: which traits and lines count, drawn small, and in sentences for readers and the menu.

import { byId, element, svgElement } from "../view/dom.js";

/** Each trait as its two sides; one that does not count is dim. @type {Record<string, string>} */
const TRAITS = {
  c: "M12 3a9 9 0 0 1 0 18zM12 3a9 9 0 0 0 0 18",
  s: "M3 14a5 5 0 1 1 10 0a5 5 0 1 1-10 0M12.5 3h8v8h-8z",
  h: "M4 3h6v18H4zM14 13h6v8h-6z",
  f: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
};

/**
 * Draws the badge, and lists the rules in their dialog.
 * @param {import("../model/wire.d.ts").Rules} rules
 * @param {import("../model/words.js").Catalogue} words
 */
export function showBadge(rules, words) {
  const traits = Object.entries(TRAITS).map(([letter, d]) =>
    svgElement(
      "svg",
      {
        class: rules.traits.includes(letter) ? `trait ${letter}` : `trait ${letter} dim`,
        viewBox: "0 0 24 24",
      },
      [svgElement("path", { d })],
    ),
  );
  const told = [
    rules.blocks ? words.say("badge-blocks") : words.say("badge-lines"),
    rules.automatic ? words.say("badge-automatic") : "",
    rules.falseCallLoses ? words.say("badge-loses") : "",
    rules.counts ? words.say("badge-counts") : "",
    (rules.mask ?? "none") === "none" ? "" : words.say("badge-mask"),
  ].filter(Boolean);
  const seen = element("span", { class: "badge-seen", attributes: { "aria-hidden": "true" } }, [
    element("span", { class: "traits" }, traits),
    ...told.map((text) => element("span", { class: "badge-word", text })),
  ]);
  byId("badge").replaceChildren(element("span", { class: "unseen", text: rules.sentences.join(" ") }), seen);
  byId("rules-here").replaceChildren(...rules.sentences.map((text) => element("li", { text })));
}
