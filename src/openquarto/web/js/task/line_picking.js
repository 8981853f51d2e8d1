// Lines that are pointed at by their squares, as plain data: geometry alone, no side is looked at.

import { squaresOf } from "../model/geometry.js";

/**
 * The lines that go through all these squares.
 * @param {string[]} lines
 * @param {string[]} squares
 */
export function linesOn(lines, squares) {
  return lines.filter((line) => squares.every((square) => squaresOf(line).includes(square)));
}

/**
 * The squares that are pointed at after one more: where no line goes through all of them, only the last.
 * @param {string[]} lines
 * @param {string[]} squares
 * @param {string} square
 */
export function pointedAt(lines, squares, square) {
  if (squares.includes(square)) return [square];
  const more = [...squares, square];
  return linesOn(lines, more).length > 0 ? more : [square];
}

/**
 * Lines with one more, or one less, in the order in which they are offered.
 * @param {string[]} lines
 * @param {string[]} chosen
 * @param {string} line
 */
export function toggled(lines, chosen, line) {
  return lines.filter((each) => (each === line) !== chosen.includes(each));
}
