// The page's catalogue in one language and edition: names of cells and lines, and the page's own messages.

import { COLUMNS, kindOf, side } from "./geometry.js";

/**
 * What GET /words/{language}/{edition}.json answers.
 * @typedef {{
 *   language: string, edition: string, pieces: Record<string, string>, sides: Record<string, string[]>,
 *   traits: string[], empty: string, messages: Record<string, string>,
 * }} Words
 *
 * How somebody wants to be spoken to.
 * @typedef {{pieces: "words" | "letters" | "marked", squares: "letters" | "names" | "nato", terse: boolean}}
 *   Manner
 */

/** @type {Manner} */
export const FULL = { pieces: "words", squares: "letters", terse: false };

export class Catalogue {
  /** @param {Words} words @param {Manner} manner */
  constructor(words, manner = FULL) {
    this.words = words;
    this.manner = manner;
  }

  /** Whether no piece is named here: the words of a masked seat. */
  get isMasked() {
    return Object.keys(this.words.pieces).length === 0;
  }

  /**
   * A message of the page with its values put in; {Who} is the value who with a capital.
   * @param {string} key
   * @param {Record<string, string | number>} values
   */
  say(key, values = {}) {
    const text = this.words.messages[key];
    if (text === undefined) throw new Error(`there is no message ${key}`);
    return text.replace(/\{\s*(\w+)\s*\}/g, (whole, name) => {
      const value = values[name.toLowerCase()];
      if (value === undefined) return whole;
      const said = typeof value === "number" ? this.number(value) : value;
      return name === capital(name) ? capital(said) : said;
    });
  }

  /** A number as the language writes it: 0,5. @param {number} value */
  number(value) {
    return new Intl.NumberFormat(this.words.language).format(value);
  }

  /** The name of a piece, as somebody wants to hear it. @param {string} piece */
  piece(piece) {
    if (this.manner.pieces === "letters") return this.#code(piece).join(" ");
    if (this.manner.pieces === "words") return this.words.pieces[piece];
    const marked = this.words.sides[piece].filter((_, trait) => side(piece, trait) === 1);
    return marked.join(" ") || this.say("piece-plain");
  }

  /** @param {string} piece */
  #code(piece) {
    const pairs = this.say(`code-${this.words.edition}`).split(" ");
    return pairs.map((pair, trait) => pair[side(piece, trait)]);
  }

  /** The name of a column. @param {string} letter */
  column(letter) {
    if (this.manner.squares === "letters") return letter;
    return this.say(`columns-${this.manner.squares}`).split(",")[COLUMNS.indexOf(letter)].trim();
  }

  /** The name of a square. @param {string} square */
  square(square) {
    return this.manner.squares === "letters" ? square : `${this.column(square[0])} ${square[1]}`;
  }

  /** The name of a line, such as row 2. @param {string} line */
  line(line) {
    const kind = kindOf(line);
    const start = line.slice(0, 2);
    return this.say(`line-${kind}`, {
      row: start[1],
      column: this.column(start[0]),
      square: this.square(start),
    });
  }

  /** The word for one trait of a piece. @param {string} piece @param {number} trait */
  side(piece, trait) {
    return this.words.sides[piece][trait];
  }
}

/** A sentence begins with a capital. @param {string} text */
export function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
