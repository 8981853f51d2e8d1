// The fields of a set-up as it is now, and the card with all that is wrong with it.

import { placed, variantParts } from "../analysis_model/setup.js";
import { SQUARES } from "../model/geometry.js";
import { byId, element, setText, svgElement } from "../view/dom.js";

/**
 * @typedef {import("../analysis_model/setup.js").Setup} Setup
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

const ICONS = { bad: "M12 4.5L21 19.5H3zM12 10v4.5M12 17h.01", good: "M5 12.5l4.5 4.5L19 7.5" };

/**
 * Shows variant, edition and last placed square.
 * @param {HTMLElement} form
 * @param {Setup} setup
 * @param {Catalogue} words
 */
export function showFields(form, setup, words) {
  const { traits, blocks, automatic } = variantParts(setup.variant);
  const checked = {
    lines: [blocks ? "blocks" : "classic"],
    calling: [automatic ? "auto" : "announced"],
    trait: traits,
    edition: [words.words.edition],
  };
  for (const [name, values] of Object.entries(checked)) {
    for (const input of form.querySelectorAll(`[name="${name}"]`)) {
      if (input instanceof HTMLInputElement) input.checked = values.includes(input.value);
    }
  }
  form.querySelectorAll('[name="trait"] + span').forEach((name, at) => setText(name, words.words.traits[at]));
  const last = /** @type {HTMLSelectElement} */ (byId("setup-last"));
  const squares = SQUARES.filter((square, at) => setup.board[at] !== null || square === setup.last);
  last.replaceChildren(
    ...[null, ...squares].map((square) =>
      element("option", {
        text: square === null ? words.say("analysis-setup-last-none") : words.square(square),
        attributes: { value: square ?? "" },
      }),
    ),
  );
  last.value = setup.last ?? "";
}

/**
 * Shows everything that is wrong, or that nothing is.
 * @param {string[]} faults
 * @param {Setup} setup
 * @param {Catalogue} words
 */
export function showFaults(faults, setup, words) {
  const isBad = faults.length > 0;
  const icon = svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    svgElement("path", { d: isBad ? ICONS.bad : ICONS.good }),
  ]);
  const head = isBad ? "analysis-setup-faults" : "analysis-setup-fits";
  const items = faults.map((text) => element("li", { text }));
  const card = byId("setup-faults");
  card.classList.toggle("bad", isBad);
  card.replaceChildren(
    icon,
    element("div", {}, [
      element("p", { text: words.say(head, { count: placed(setup) }) }),
      ...(isBad ? [element("ul", { class: "facts" }, items)] : []),
    ]),
  );
  byId("setup-analyse").setAttribute("aria-disabled", String(isBad));
}
