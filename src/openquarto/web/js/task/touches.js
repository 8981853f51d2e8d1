// What is felt under a mask: one thing at a time, so many times and no more. Plain data, no DOM.

import { PIECES, SQUARES } from "../model/geometry.js";

/**
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {{board: (string | null)[], hand: string | null}} Position
 */

export class Touches {
  /**
   * @param {Position} position
   * @param {number} count how many touches there are
   * @param {() => number} chance from 0 to 1, below 1: decides what lies where in the stock
   */
  constructor({ board, hand }, count, chance = Math.random) {
    this.board = board;
    this.hand = hand;
    this.left = count;
    /** What lies at the places 1 to 16: nothing where the piece is in play. @type {(string | null)[]} */
    this.places = shuffled(PIECES, chance).map((piece) =>
      piece === hand || board.includes(piece) ? null : piece,
    );
  }

  /** What is to be felt at a place: a square, a number of the stock, or the hand. @param {string} spot */
  at(spot) {
    if (spot === "hand") return this.hand;
    const square = SQUARES.indexOf(spot);
    return square >= 0 ? this.board[square] : (this.places[Number(spot) - 1] ?? null);
  }

  /**
   * Feels a place, which is one touch less, and tells how many are left; where none is, only a sentence.
   * @param {string} spot
   * @param {Catalogue} words with names of pieces, also under a mask
   */
  feel(spot, words) {
    if (this.left === 0) return words.say("task-touches-none");
    this.left -= 1;
    const piece = this.at(spot);
    const left = words.say(this.left > 0 ? "task-touches" : "task-touches-none", { count: this.left });
    return { piece, sentences: [feltWords(spot, piece, words), left] };
  }
}

/**
 * What a touch tells, in words.
 * @param {string} spot
 * @param {string | null} piece
 * @param {Catalogue} words with names of pieces, also under a mask
 */
export function feltWords(spot, piece, words) {
  const thing = piece === null ? words.words.empty : words.piece(piece);
  if (spot === "hand") {
    return piece === null ? words.say("read-hand-empty") : words.say("read-hand", { piece: thing });
  }
  const square = SQUARES.includes(spot) ? words.square(spot) : words.say("stock-place", { number: spot });
  return words.say("read-square", { square, thing });
}

/** @param {string[]} pieces @param {() => number} chance */
function shuffled(pieces, chance) {
  const rest = [...pieces];
  return pieces.map(() => rest.splice(Math.floor(chance() * rest.length), 1)[0]);
}
