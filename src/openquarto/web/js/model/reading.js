// The answers of the keys r c d x v o, joined from the catalogue; the same words as in the terminal.

import { PIECES, ROWS, SQUARES, squaresOf } from "./geometry.js";

/**
 * @typedef {import("./words.js").Catalogue} Catalogue
 * @typedef {(string | null)[]} Board 16 piece letters, a1 b1 … d4
 * The lens: the one trait (0 to 3) that is read of each piece, or null for all four.
 * @typedef {number | null} Lens
 */

/** The lens after this one: the four traits, then all of them again. @param {Lens} lens @returns {Lens} */
export function nextLens(lens) {
  return lens === null ? 0 : lens === 3 ? null : lens + 1;
}

/** What the lens shows now, in words. @param {Lens} lens @param {Catalogue} words */
export function readLens(lens, words) {
  return words.say("set-lens", { word: lens === null ? words.say("lens-all") : words.words.traits[lens] });
}

/** @param {string | null} piece @param {Lens} lens @param {Catalogue} words */
function thing(piece, lens, words) {
  if (piece === null) return words.words.empty;
  return lens === null ? words.piece(piece) : words.side(piece, lens);
}

/**
 * Single words need no pause between them, which would take time.
 * @param {string[]} things
 * @param {Lens} lens
 * @param {Catalogue} words
 */
function listed(things, lens, words) {
  return things.join(words.say(lens === null ? "list-separator" : "lens-separator"));
}

/**
 * The four squares of a line, the first one named.
 * @param {string} line @param {Board} board @param {Lens} lens @param {Catalogue} words
 */
export function readLine(line, board, lens, words) {
  const squares = squaresOf(line);
  const things = squares.map((square) => thing(board[SQUARES.indexOf(square)], lens, words));
  return words.say("read-line", { square: words.square(squares[0]), things: listed(things, lens, words) });
}

/** One square and what stands there. @param {string} square @param {Board} board @param {Catalogue} words */
export function readSquare(square, board, words) {
  return words.say("read-square", {
    square: words.square(square),
    thing: thing(board[SQUARES.indexOf(square)], null, words),
  });
}

/**
 * The occupied squares, a sentence a row; through the lens all squares, one word each.
 * @param {Board} board @param {Lens} lens @param {Catalogue} words
 * @returns {string[]}
 */
export function readBoard(board, lens, words) {
  if (board.every((piece) => piece === null)) return [words.say("read-board-empty")];
  if (lens !== null) return ROWS.map((row) => readLine(`a${row}-d${row}`, board, lens, words));
  const rows = ROWS.map((row) =>
    SQUARES.filter((square) => square[1] === row && board[SQUARES.indexOf(square)] !== null).map((square) =>
      readSquare(square, board, words).replace(/\.$/, ""),
    ),
  );
  return rows.filter((row) => row.length > 0).map((row) => `${row.join(words.say("list-separator"))}.`);
}

/** The pieces left, in the order of their letters. @param {Board} board @param {string | null} hand */
function stockOf(board, hand) {
  return PIECES.filter((piece) => piece !== hand && !board.includes(piece));
}

/**
 * All pieces that are left.
 * @param {Board} board
 * @param {string | null} hand
 * @param {Lens} lens
 * @param {Catalogue} words
 */
export function readStock(board, hand, lens, words) {
  const stock = stockOf(board, hand);
  if (stock.length === 0) return words.say("read-stock-empty");
  return words.say("read-stock", {
    things: listed(
      stock.map((piece) => thing(piece, lens, words)),
      lens,
      words,
    ),
  });
}

/**
 * The name of a square's cell: "b2 dark round tall hollow".
 * @param {string} square
 * @param {string | null} piece
 * @param {Catalogue} words
 */
export function cellName(square, piece, words) {
  return `${words.square(square)} ${thing(piece, null, words)}`;
}

/**
 * The name of a piece's home: the piece, and where it is if it is gone.
 * @param {string} piece
 * @param {Board} board
 * @param {string | null} hand
 * @param {Catalogue} words
 */
export function homeName(piece, board, hand, words) {
  const name = words.piece(piece);
  if (piece === hand) return words.say("home-hand", { piece: name });
  const at = board.indexOf(piece);
  return at < 0 ? name : words.say("home-square", { piece: name, square: words.square(SQUARES[at]) });
}
