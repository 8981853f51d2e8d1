// The chip of an exact value: W points up, D lies flat, L points down; letter and distance inside.

import { element, svgElement } from "../view/dom.js";

/** The outlines in a frame of 64 × 44. @type {Record<string, string>} */
const SHAPES = {
  W: "M7 14L32 2.5L57 14Q60.5 15.6 60.5 19V37Q60.5 41.5 56 41.5H8Q3.5 41.5 3.5 37V19Q3.5 15.6 7 14Z",
  D: "M8 9H56Q60.5 9 60.5 13.5V30.5Q60.5 35 56 35H8Q3.5 35 3.5 30.5V13.5Q3.5 9 8 9Z",
  L: "M8 2.5H56Q60.5 2.5 60.5 7V25Q60.5 28.4 57 30L32 41.5L7 30Q3.5 28.4 3.5 25V7Q3.5 2.5 8 2.5Z",
};
/** A chip with its value; readers have the words elsewhere. @param {string} value such as W3, D or L2 */
export function valueChip(value) {
  const letter = value.slice(0, 1);
  const frame = { viewBox: "0 0 64 44", focusable: "false" };
  const shape = svgElement("path", { class: "chip-shape", d: SHAPES[letter] ?? SHAPES.D });
  return element(
    "span",
    {
      class: `value-chip value-chip-${letter}`,
      attributes: { "data-text": value, "aria-hidden": "true" },
    },
    [svgElement("svg", frame, [shape])],
  );
}

/**
 * Shows a value in a place that holds one chip at most; "" shows none.
 * @param {Element} place
 * @param {string} value
 * @param {Element | null} before what it stands before in the place, null for the end
 */
export function showChip(place, value, before = null) {
  const shown = place.querySelector(":scope > .value-chip");
  if ((shown?.getAttribute("data-text") ?? "") === value) return;
  shown?.remove();
  if (value) place.insertBefore(valueChip(value), before);
}
