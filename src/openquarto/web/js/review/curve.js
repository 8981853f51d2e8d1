// The curve of a game, drawn in the page: bars for the reader, marks beside them, and the same in words.

import { svgElement } from "../view/dom.js";
import {
  columnAt,
  columnPath,
  curveWidth,
  HEIGHT,
  LEFT,
  markHeight,
  MIDDLE,
  REACH,
  runs,
  STEP,
} from "./curve_shape.js";
import { markShapes } from "./drawings.js";
import { glyphs } from "./glyphs.js";

/**
 * @typedef {import("../model/wire.d.ts").ReviewedTurn} ReviewedTurn
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/**
 * The drawing; a press on a column leads to its turn, as the list does for everybody else.
 * @param {{reviewed: ReviewedTurn, turn: number}[]} turns without the very first gift
 * @param {Catalogue} words
 * @param {(at: number) => void} onChoose
 */
export function drawCurve(turns, words, onChoose) {
  const width = curveWidth(turns.length);
  const line = (/** @type {number} */ y, /** @type {string} */ kind) =>
    svgElement("path", { d: `M${LEFT - 4} ${y}H${width - 2}`, class: kind });
  const letters = /** @type {const} */ (["W", "D", "L"]).map((letter, row) =>
    glyphs(letter, { x: 12, y: MIDDLE + (row - 1) * REACH, size: 9.5, kind: "curve-letter" }),
  );
  const columns = turns.map(({ reviewed, turn }, at) => {
    const group = svgElement("g", { class: "curve-turn", "data-at": reviewed.at }, [
      svgElement("rect", {
        x: LEFT + STEP * at,
        y: 4,
        width: STEP,
        height: HEIGHT - 8,
        rx: 6,
        class: "curve-hit",
      }),
      svgElement("path", { d: columnPath(reviewed.bar, at), class: `bar bar-${reviewed.bar}` }),
      ...(reviewed.mark
        ? [
            svgElement(
              "g",
              { transform: `translate(${columnAt(at)} ${markHeight(reviewed.bar)}) scale(.72)` },
              [markShapes(reviewed.mark)],
            ),
          ]
        : []),
      glyphs(String(turn), { x: columnAt(at), y: HEIGHT - 14, size: 7.5, kind: "curve-number" }),
    ]);
    group.addEventListener("click", () => onChoose(reviewed.at));
    return group;
  });
  return svgElement(
    "svg",
    {
      class: "curve",
      viewBox: `0 0 ${width} ${HEIGHT}`,
      role: "img",
      "aria-label": curveWords(turns, words),
      focusable: "false",
    },
    [
      hatching(),
      line(MIDDLE - REACH, "curve-line"),
      line(MIDDLE, "curve-middle"),
      line(MIDDLE + REACH, "curve-line"),
      ...letters,
      ...columns,
    ],
  );
}

/** Marks the turn on the board. @param {Element | null} curve @param {number} at */
export function markCurve(curve, at) {
  for (const turn of curve?.querySelectorAll(".curve-turn") ?? [])
    turn.classList.toggle("now", turn.getAttribute("data-at") === String(at));
}

/** The curve in words. @param {{reviewed: ReviewedTurn, turn: number}[]} turns @param {Catalogue} words */
export function curveWords(turns, words) {
  const told = runs(turns.map(({ reviewed, turn }) => ({ turn, bar: reviewed.bar }))).map(
    ({ first, last, bar }) =>
      words.say(first === last ? "review-run-one" : "review-run", {
        first,
        last,
        value: words.say(`review-value-${bar.toLowerCase()}`),
      }),
  );
  return `${told.join(words.say("review-run-separator"))}.`;
}

/** Lines across, so that a loss is told from a win without colours. */
function hatching() {
  const pattern = svgElement(
    "pattern",
    { id: "hatching", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    [svgElement("path", { d: "M0 0V5", class: "hatch" })],
  );
  return svgElement("defs", {}, [pattern]);
}
