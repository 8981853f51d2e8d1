// Letters and digits of marks and curve, drawn as strokes: no text, for words stand beside them.

import { svgElement } from "../view/dom.js";

/** Ten units high, eight wide. @type {Record<string, string>} */
const STROKES = {
  0: "M4 0Q7 0 7 5T4 10Q1 10 1 5T4 0Z",
  1: "M2 2L4.5 0V10",
  2: "M1 2.4Q1.5 0 4 0Q7 0 7 2.6Q7 4.5 1 10H7.2",
  3: "M1.2 1Q2.4 0 4 0Q6.6 0 6.6 2.4Q6.6 4.7 3.6 4.8Q7.1 4.9 7.1 7.3Q7.1 10 4 10Q2 10 .8 8.8",
  4: "M5.6 10V0L.8 7H7.4",
  5: "M6.6 0H1.8L1.4 4.5Q2.6 3.7 4 3.7Q7.2 3.7 7.2 6.8Q7.2 10 3.8 10Q2 10 .9 8.9",
  6: "M6.4 .6Q5.6 0 4.6 0Q1 0 1 5.6Q1 10 4.1 10Q7.1 10 7.1 6.9Q7.1 4 4.2 4Q1.6 4 1 6.4",
  7: "M.9 0H7.1L3 10",
  8: "M4 4.7Q1.3 4.5 1.3 2.4Q1.3 0 4 0T6.7 2.4Q6.7 4.5 4 4.7Q.8 4.9 .8 7.4Q.8 10 4 10T7.2 7.4Q7.2 4.9 4 4.7Z",
  9: "M1.6 9.4Q2.4 10 3.4 10Q7 10 7 4.4Q7 0 3.9 0Q.9 0 .9 3.1Q.9 6 3.8 6Q6.4 6 7 3.6",
  D: "M1 0V10H3.4Q7.6 10 7.6 5T3.4 0Z",
  L: "M1.4 0V10H6.8",
  Q: "M4 0Q7.8 0 7.8 5T4 10Q.2 10 .2 5T4 0ZM4.8 6.8L7.8 11",
  S: "M7 1.7Q5.8 0 4 0Q1.2 0 1.2 2.4Q1.2 4.4 4.1 5Q7.2 5.6 7.2 7.6Q7.2 10 4 10Q1.8 10 .8 8.1",
  W: "M-.6 0L1.7 10L4 2.5L6.3 10L8.6 0",
};
const ADVANCE = 9.4;

/**
 * A text round a point.
 * @param {string} text
 * @param {{x?: number, y?: number, size?: number, kind?: string}} where `size` is the height of its signs
 */
export function glyphs(text, { x = 0, y = 0, size = 10, kind = "glyph" } = {}) {
  const scale = size / 10;
  const left = x - (scale * (ADVANCE * text.length - (ADVANCE - 8))) / 2;
  const signs = Array.from(text, (sign, at) =>
    svgElement("path", { d: STROKES[sign] ?? "", transform: `translate(${at * ADVANCE} 0)` }),
  );
  const place = `translate(${left} ${y - size / 2}) scale(${scale})`;
  return svgElement("g", { class: `glyphs ${kind}`, transform: place }, signs);
}
