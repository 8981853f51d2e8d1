// What the keys do on the board and the stock; the answers about squares are joined here, the others are
// asked for.

import { flipped, HOMES, linesThrough } from "../model/geometry.js";
import { nextLens, readBoard, readLens, readLine, readStock } from "../model/reading.js";
import { meaning } from "./keys.js";

/**
 * What the keys need of the table.
 * @typedef {{
 *   board: import("../view/board.js").Board, stock: import("../view/stock.js").Stock, log:
 * import("../panels/message_log.js").Log,
 *   table: () => import("../model/wire.d.ts").Table, words: () => import("../model/words.js").Catalogue,
 *   settings: () => import("../model/settings.js").Settings,
 *   say: (sentences: string[]) => void, ask: (question: string) => void,
 *   use: (grid: "board" | "stock", at: number, pointer: string) => void,
 *   call: () => void, done: () => void, menu: () => void, help: () => void, command: () => void,
 * }} Room
 */

export class KeyDispatch {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** @type {import("../model/reading.js").Lens} */
    this.lens = null;
    for (const name of /** @type {const} */ (["board", "stock"])) {
      room[name].table.addEventListener("keydown", (event) => this.#press(event, name));
    }
  }

  /** @param {KeyboardEvent} event @param {"board" | "stock"} name */
  #press(event, name) {
    const { keys, keysOn } = this.room.settings();
    const meant = meaning(event, { keys, isOn: keysOn });
    if (!meant) return;
    event.preventDefault();
    const grid = this.room[name];
    if ("move" in meant) grid.move(meant.move, meant.far);
    else if ("use" in meant) {
      if (!event.repeat) this.room.use(name, grid.at, "key");
    } else if ("digit" in meant) this.#jump(name, meant.digit - 1, meant.isShifted);
    else this.#do(meant.command, name);
  }

  /** @param {"board" | "stock"} name @param {number} number @param {boolean} isShifted */
  #jump(name, number, isShifted) {
    const grid = this.room[name];
    if (name === "stock") grid.focusAt(HOMES.indexOf(flipped(grid.key, number)));
    else grid.focusAt(isShifted ? grid.at - (grid.at % 4) + number : 4 * number + (grid.at % 4));
  }

  /** @param {import("./keys.js").Command} command @param {"board" | "stock"} name */
  #do(command, name) {
    const { room } = this;
    switch (command) {
      case "row":
      case "column":
      case "diagonal":
        return this.#readLines(command, name);
      case "blocks":
        return this.#readLines("block", name);
      case "all":
        return this.#readAll(name);
      case "lens":
        this.lens = nextLens(this.lens);
        return room.say([readLens(this.lens, room.words())]);
      case "where":
        return room.say([
          /** @type {string} */ (room[name].cells[room[name].at].firstElementChild?.textContent),
        ]);
      case "hand":
      case "turn":
      case "time":
      case "last":
        return room.ask(command);
      case "older":
        return room.say([room.log.step(-1)]);
      case "newer":
        return room.say([room.log.step(1)]);
      case "stock":
        return room.stock.focus();
      case "board":
        return room.board.focus();
      default:
        return room[command]();
    }
  }

  /** @param {"row" | "column" | "diagonal" | "block"} kind @param {"board" | "stock"} name */
  #readLines(kind, name) {
    if (name === "stock") return this.#readAll(name);
    const lines = linesThrough(kind, this.room.board.key);
    const words = this.room.words();
    const { board } = this.room.table().view;
    this.room.say(
      lines.length
        ? lines.map((line) => readLine(line, board, this.lens, words))
        : [words.say("no-diagonal")],
    );
  }

  /** @param {"board" | "stock"} name */
  #readAll(name) {
    const { board, hand } = this.room.table().view;
    const words = this.room.words();
    this.room.say(
      name === "board" ? readBoard(board, this.lens, words) : [readStock(board, hand, this.lens, words)],
    );
  }
}
