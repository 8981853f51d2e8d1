// Squares, homes and lines by geometry alone: it looks at no sides of pieces, so that it can see no quarto.

export const COLUMNS = ["a", "b", "c", "d"];
export const ROWS = ["1", "2", "3", "4"];
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** The piece letters, A to P. */
export const PIECES = Array.from("ABCDEFGHIJKLMNOP");

const GRAY = [0, 1, 3, 2];

/** The stock's homes row by row: one step along a row or a column changes exactly one trait. */
export const HOMES = GRAY.flatMap((row) => GRAY.map((column) => PIECES[4 * row + column]));

/**
 * The piece with one trait (0 to 3) flipped.
 * @param {string} piece
 * @param {number} trait
 */
export function flipped(piece, trait) {
  return PIECES[PIECES.indexOf(piece) ^ (8 >> trait)];
}

/**
 * One side of a piece: 0 or 1.
 * @param {string} piece
 * @param {number} trait
 */
export function side(piece, trait) {
  return (PIECES.indexOf(piece) >> (3 - trait)) & 1;
}

/**
 * The squares of a line such as a1-d1 (row), a1-a4 (column), a4-d1 (diagonal) or b2-c3 (block).
 * @param {string} line
 */
export function squaresOf(line) {
  const [start, end] = line.split("-").map((square) => SQUARES.indexOf(square));
  const across = (end % 4) - (start % 4);
  const down = Math.floor(end / 4) - Math.floor(start / 4);
  if (across === 1 && down === 1) return [start, start + 1, start + 4, start + 5].map((at) => SQUARES[at]);
  const step = Math.sign(across) + 4 * Math.sign(down);
  return [0, 1, 2, 3].map((count) => SQUARES[start + count * step]);
}

/** Which kind of line it is. @param {string} line @returns {"row" | "column" | "diagonal" | "block"} */
export function kindOf(line) {
  const [start, end] = line.split("-");
  if (start[1] === end[1]) return "row";
  if (start[0] === end[0]) return "column";
  return COLUMNS.indexOf(end[0]) - COLUMNS.indexOf(start[0]) === 3 ? "diagonal" : "block";
}

const DIAGONALS = ["a1-d4", "a4-d1"];
const BLOCKS = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => `${SQUARES[4 * row + column]}-${SQUARES[4 * row + column + 5]}`),
);

/**
 * The lines of a kind through a square.
 * @param {"row" | "column" | "diagonal" | "block"} kind
 * @param {string} square
 */
export function linesThrough(kind, square) {
  if (kind === "row") return [`a${square[1]}-d${square[1]}`];
  if (kind === "column") return [`${square[0]}1-${square[0]}4`];
  return (kind === "diagonal" ? DIAGONALS : BLOCKS).filter((line) => squaresOf(line).includes(square));
}

/**
 * Where a key of movement leads on a 4×4 grid, or the same place at an edge: there is no wrapping.
 * @param {number} at
 * @param {string} key
 * @param {boolean} far with Ctrl, Home and End go to the corners
 */
export function moved(at, key, far = false) {
  const column = at % 4;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? at - 1 : at;
    case "ArrowRight":
      return column < 3 ? at + 1 : at;
    case "ArrowUp":
      return at > 3 ? at - 4 : at;
    case "ArrowDown":
      return at < 12 ? at + 4 : at;
    case "Home":
      return far ? 0 : at - column;
    case "End":
      return far ? 15 : at - column + 3;
    default:
      return at;
  }
}

/**
 * The text of a position, as in the rules: rows, hand, last placed square, variant.
 * @param {{board: (string | null)[], hand: string | null, last: string | null}} view
 * @param {string} variant
 */
export function positionText(view, variant) {
  const rows = ROWS.map((_, row) =>
    view.board
      .slice(4 * row, 4 * row + 4)
      .map((piece) => piece ?? ".")
      .join("")
      .replace(/\.+/g, (run) => String(run.length)),
  );
  return `${rows.join("/")} ${view.hand ?? "-"} ${view.last ?? "-"} ${variant}`;
}
