// Reads squares, lines and stock aloud when a key asks for it, through the lens that was chosen.

import { linesThrough } from "../model/geometry.js";
import { nextLens, readBoard, readLens, readLine, readStock } from "../model/reading.js";

export class Reader {
  /**
   * @param {{board: {key: string}, view: () => import("../model/wire.d.ts").View,
   *   words: () => import("../model/words.js").Catalogue, say: (sentences: string[]) => void}} context
   */
  constructor(context) {
    this.context = context;
    /** @type {import("../model/reading.js").Lens} */
    this.lens = null;
  }

  /** Goes on to the next trait, or to all of them, and says which. */
  changeLens() {
    this.lens = nextLens(this.lens);
    this.context.say([readLens(this.lens, this.context.words())]);
  }

  /**
   * Reads the lines of a kind through the square that has the focus; in the stock, all that is left.
   * @param {"row" | "column" | "diagonal" | "block"} kind
   * @param {"board" | "stock"} grid
   */
  readLines(kind, grid) {
    if (grid === "stock") return this.readAll(grid);
    const words = this.context.words();
    const { board } = this.context.view();
    const lines = linesThrough(kind, this.context.board.key);
    const read = lines.map((line) => readLine(line, board, this.lens, words));
    this.context.say(lines.length > 0 ? read : [words.say("no-diagonal")]);
  }

  /** Reads the whole board, or the whole stock. @param {"board" | "stock"} grid */
  readAll(grid) {
    const { board, hand } = this.context.view();
    const words = this.context.words();
    const read =
      grid === "board" ? readBoard(board, this.lens, words) : [readStock(board, hand, this.lens, words)];
    this.context.say(read);
  }
}
