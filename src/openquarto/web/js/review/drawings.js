// The small drawings of a review: marks in ink and card.

import { svgElement } from "../view/dom.js";
import { glyphs } from "./glyphs.js";

/** @typedef {"punished" | "unpunished" | "overlooked"} Kind */

/** The marks in the order of their legend. @type {Kind[]} */
export const KINDS = ["punished", "unpunished", "overlooked"];

/**
 * The inside of a mark round a point: a diamond with S, full or hollow, or a double ring with Q.
 * @param {Kind} kind
 */
export function markShapes(kind) {
  const isQuarto = kind === "overlooked";
  const letter = glyphs(isQuarto ? "Q" : "S", { size: isQuarto ? 7 : 8.5, kind: "mark-letter" });
  const outline = isQuarto
    ? [
        svgElement("circle", { r: 10.6, class: "mark-face" }),
        svgElement("circle", { r: 7.7, class: "mark-ring" }),
      ]
    : [svgElement("path", { d: "M0-12L12 0L0 12L-12 0Z", class: "mark-face" })];
  return svgElement("g", { class: `mark ${kind}` }, [...outline, letter]);
}

/** A mark by itself; the words for it stand beside it. @param {Kind} kind */
export function markIcon(kind) {
  return svgElement(
    "svg",
    { class: "mark-icon", viewBox: "-13 -13 26 26", "aria-hidden": "true", focusable: "false" },
    [markShapes(kind)],
  );
}
