// A piece that is not there yet, half seen on its square: the answer to a turn.

import { SQUARES } from "../model/geometry.js";
import { showPiece } from "../view/pieces.js";

/**
 * Shows a piece half seen, or none; a square that is taken keeps its own.
 * @param {import("../view/board.js").Board} board
 * @param {{square: string, piece: string} | null} ghost
 * @param {string} edition
 */
export function showGhost(board, ghost, edition) {
  board.cells.forEach((cell, at) => {
    const isHere = ghost !== null && SQUARES[at] === ghost.square && cell.classList.contains("empty");
    cell.classList.toggle("ghost", isHere);
    if (isHere && ghost) showPiece(/** @type {Element} */ (cell.lastElementChild), ghost.piece, edition);
  });
}
