// Values on squares and pieces: a chip for the eye, and words in the name of the cell for the ear.

import { valueWords } from "../analysis_model/told.js";
import { setText } from "../view/dom.js";
import { showChip } from "./value_chip.js";

/**
 * What stands on the cells: values by square and by piece, and the square that is chosen, "" for none.
 * @typedef {{squares: Map<string, string>, pieces: Map<string, string>, chosen: string}} Marks
 */

/** @type {Marks} */
export const NO_MARKS = { squares: new Map(), pieces: new Map(), chosen: "" };

/**
 * Shows the values; all of them at once, after the table was drawn.
 * @param {{board: import("../view/board.js").Board, stock: import("../view/stock.js").Stock}} grids
 * @param {Marks} marks
 * @param {import("../model/words.js").Catalogue} words
 */
export function showMarks({ board, stock }, { squares, pieces, chosen }, words) {
  const mark = (/** @type {HTMLElement} */ cell, /** @type {string} */ value, isLast = true) => {
    // The board looks for its pictures at the end of a cell, the stock in the middle.
    showChip(cell, value, isLast ? null : cell.lastElementChild);
    const name = /** @type {Element} */ (cell.firstElementChild);
    if (!value) return;
    setText(
      name,
      words.say("analysis-cell", { name: name.textContent ?? "", value: valueWords(value, words) }),
    );
  };
  board.keys.forEach((square, at) => {
    const cell = board.cells[at];
    cell.classList.toggle("ghost", square === chosen);
    cell.classList.toggle("chosen", square === chosen);
    if (square === chosen) cell.setAttribute("aria-selected", "true");
    else cell.removeAttribute("aria-selected");
    mark(cell, squares.get(square) ?? "", false);
  });
  stock.keys.forEach((piece, at) => mark(stock.cells[at], pieces.get(piece) ?? ""));
}
