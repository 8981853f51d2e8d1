// What is inlaid in the board: corner arcs at the square placed on last, and the capsule round a line.

import { kindOf, SQUARES, squaresOf } from "../model/geometry.js";
import { svgElement } from "./dom.js";

const CORNER = { x: 76, y: 71.4 };
const CELL = { x: 212, y: 199.3 };
const WELL = { x: 96.5, y: 90.5 }; // half
const PAD = 9;
const BEND = 80;

/** @param {string} square */
function centre(square) {
  const at = SQUARES.indexOf(square);
  return { x: CORNER.x + CELL.x * ((at % 4) + 0.5), y: CORNER.y + CELL.y * (Math.floor(at / 4) + 0.5) };
}

/** Four arcs: never a full ring, which would be taken for the focus. @param {string} square */
function arcs(square) {
  const { x, y } = centre(square);
  const [w, h, r] = [WELL.x - 9, WELL.y - 9, 56];
  const corner = (/** @type {number} */ sx, /** @type {number} */ sy) =>
    `M${x + sx * w} ${y + sy * (h - r)}` +
    `A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${x + sx * (w - r)} ${y + sy * h}`;
  return corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
}

/** A band round the four squares of a line, starting at its first. @param {string} line */
export function capsule(line) {
  const squares = squaresOf(line);
  const first = centre(squares[0]);
  const last = centre(squares[3]);
  if (kindOf(line) === "diagonal") {
    const length = Math.hypot(last.x - first.x, last.y - first.y);
    const r = WELL.y + PAD;
    const across = { x: ((last.y - first.y) / length) * r, y: (-(last.x - first.x) / length) * r };
    return (
      `M${first.x + across.x} ${first.y + across.y}L${last.x + across.x} ${last.y + across.y}` +
      `A${r} ${r} 0 0 1 ${last.x - across.x} ${last.y - across.y}` +
      `L${first.x - across.x} ${first.y - across.y}` +
      `A${r} ${r} 0 0 1 ${first.x + across.x} ${first.y + across.y}Z`
    );
  }
  const [left, right] = [first.x - WELL.x - PAD, last.x + WELL.x + PAD];
  const [top, bottom] = [first.y - WELL.y - PAD, last.y + WELL.y + PAD];
  return (
    `M${left} ${top + BEND}A${BEND} ${BEND} 0 0 1 ${left + BEND} ${top}L${right - BEND} ${top}` +
    `A${BEND} ${BEND} 0 0 1 ${right} ${top + BEND}L${right} ${bottom - BEND}` +
    `A${BEND} ${BEND} 0 0 1 ${right - BEND} ${bottom}` +
    `L${left + BEND} ${bottom}A${BEND} ${BEND} 0 0 1 ${left} ${bottom - BEND}Z`
  );
}

export class LineMarks {
  /** @param {HTMLElement} platter */
  constructor(platter) {
    this.platter = platter;
    this.below = /** @type {Element} */ (platter.querySelector(".marks.below"));
    this.above = /** @type {Element} */ (platter.querySelector(".marks.above"));
    this.drawnLast = "";
    this.drawnLines = "";
  }

  /** LineMarks the square that was placed on last. @param {string | null} square */
  showLast(square) {
    if (this.drawnLast === (square ?? "")) return;
    this.drawnLast = square ?? "";
    this.below.replaceChildren(...(square ? [svgElement("path", { class: "last", d: arcs(square) })] : []));
  }

  /**
   * Draws capsules; answers the new paths, so that they can be moved.
   * @param {string[]} lines
   * @param {"called" | "chosen"} kind
   * @returns {Element[]}
   */
  showLines(lines, kind) {
    const wanted = `${kind} ${lines.join(" ")}`;
    if (this.drawnLines === wanted) return [];
    this.drawnLines = wanted;
    const paths = lines.flatMap((line) => [
      svgElement("path", { class: `capsule ${kind} under`, d: capsule(line), pathLength: 1 }),
      svgElement("path", { class: `capsule ${kind} over`, d: capsule(line), pathLength: 1 }),
    ]);
    for (const old of this.above.querySelectorAll(":not(.hinted)")) old.remove();
    this.above.append(...paths);
    return paths;
  }

  /** Marks what a hint is about: one square, the four of a line, or nothing. @param {string[]} squares */
  showHint(squares) {
    for (const old of this.above.querySelectorAll(".hinted")) old.remove();
    if (squares.length === 0) return;
    const d =
      squares.length === 1 ? arcs(squares[0]) : capsule(`${squares[0]}-${squares[squares.length - 1]}`);
    for (const layer of ["under", "over"])
      this.above.append(svgElement("path", { class: `capsule hinted ${layer}`, d }));
  }

  /** The dialog closes: its choice goes, but not a line that was called meanwhile. */
  clearChosen() {
    if (this.drawnLines.startsWith("chosen")) this.showLines([], "chosen");
  }
}

/** A small board with one line lit, for the call dialog. @param {string} line */
export function smallBoard(line) {
  const lit = squaresOf(line);
  const wells = SQUARES.map((square, at) =>
    svgElement("rect", {
      x: 11 + 20 * (at % 4),
      y: 11 + 20 * Math.floor(at / 4),
      width: 18,
      height: 18,
      rx: 6,
      class: lit.includes(square) ? "lit" : "well",
    }),
  );
  return svgElement(
    "svg",
    { class: "line-picture", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    [
      svgElement("path", { class: "ground", d: "M50 1C88 1 99 12 99 50S88 99 50 99S1 88 1 50S12 1 50 1Z" }),
      ...wells,
    ],
  );
}
