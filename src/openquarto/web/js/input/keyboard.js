// Key presses on board and stock: what they mean is told by the table of keys, and done or refused here.

import { flipped, HOMES } from "../model/geometry.js";
import { KEYS, meaning } from "./keys.js";

/** @typedef {"board" | "stock"} GridName */

export class Keyboard {
  /**
   * @param {import("./keys.js").Context} context
   * @param {{
   *   settings: () => import("../model/settings.js").Settings, isMasked: () => boolean, refuse: () => void,
   *   use: (grid: GridName, at: number, pointer: string) => void,
   * }} how `use` places or gives, `refuse` says that a mask forbids it
   */
  constructor(context, how) {
    this.context = context;
    this.how = how;
    for (const name of /** @type {const} */ (["board", "stock"])) {
      context[name].table.addEventListener("keydown", (event) => this.#press(event, name));
    }
  }

  /** @param {KeyboardEvent} event @param {GridName} name */
  #press(event, name) {
    const { keys, keysOn } = this.how.settings();
    const meant = meaning(event, { keys, isOn: keysOn });
    const row = meant && "id" in meant ? KEYS.find(({ id }) => id === meant.id) : undefined;
    if (!meant || (row?.needs && !this.context[row.needs])) return;
    event.preventDefault();
    if (row) this.#run(row, name);
    else if ("move" in meant) this.context[name].move(meant.move, meant.far);
    else if ("digit" in meant) this.#jump(name, meant.digit - 1, meant.isShifted);
    else if (!event.repeat) this.#use(event.key, name);
  }

  /** Enter and Space act; under a mask Space touches. @param {string} key @param {GridName} name */
  #use(key, name) {
    const grid = this.context[name];
    if (key === " " && this.how.isMasked()) this.context.touch(grid.key);
    else this.how.use(name, grid.at, "key");
  }

  /** @param {import("./keys.js").Key} row @param {GridName} name */
  #run({ underMask, run }, name) {
    if (!this.how.isMasked() || underMask === "works") run(this.context, name);
    else if (underMask === "refused") this.how.refuse();
    else underMask(this.context);
  }

  /**
   * A digit leads to a row or a column of the board; in the stock it flips a trait, which a mask hides.
   * @param {GridName} name
   * @param {number} number
   * @param {boolean} isShifted
   */
  #jump(name, number, isShifted) {
    const grid = this.context[name];
    if (name === "board")
      grid.focusAt(isShifted ? grid.at - (grid.at % 4) + number : 4 * number + (grid.at % 4));
    else if (this.how.isMasked()) this.how.refuse();
    else grid.focusAt(HOMES.indexOf(flipped(grid.key, number)));
  }
}
