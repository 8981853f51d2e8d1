// The turns of a game as one list with one Tab stop: arrows lead from turn to turn, and the board follows.

import { SQUARES } from "../model/geometry.js";
import { capital } from "../model/words.js";
import { element } from "../view/dom.js";
import { markIcon } from "./drawings.js";
import { reviewedAt } from "./marks.js";
import { readTurn } from "./turn_text.js";
import { tile } from "../view/pieces.js";

/**
 * @typedef {import("../model/wire.d.ts").ReplayTurn} ReplayTurn
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

const KEYS = /** @type {Record<string, (at: number, last: number) => number>} */ ({
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
});

export class TurnList {
  /**
   * @param {HTMLElement} place
   * @param {(at: number, isHeard: boolean) => void} onChoose `isHeard`: a reader says the row by itself
   */
  constructor(place, onChoose) {
    this.place = place;
    this.onChoose = onChoose;
    this.at = 0;
    /** @type {HTMLElement[]} */
    this.rows = [];
    place.addEventListener("keydown", (event) => this.#press(event));
  }

  /**
   * Draws the turns, with their marks where they are known.
   * @param {ReplayTurn[]} turns
   * @param {import("../model/wire.d.ts").Review | null} review
   * @param {Table} table
   * @param {Catalogue} words
   */
  show(turns, review, table, words) {
    const hadFocus = this.place.contains(document.activeElement);
    this.rows = turns.map((turn, at) => {
      const reviewed = reviewedAt(review, at);
      const told = reviewed?.text ?? [`${turn.label}.`, ...turn.sentences].join(" ");
      const row = element("div", { class: "turn-row", attributes: { role: "option" } }, [
        element("span", { class: "unseen", text: told }),
        ...seen(turn, reviewed, table, words),
      ]);
      row.addEventListener("click", () => this.onChoose(at, false));
      return row;
    });
    this.place.replaceChildren(...this.rows);
    this.mark(this.at);
    if (hadFocus) this.rows[this.at]?.focus();
  }

  /** Marks the turn that is on the board, and keeps it in sight. @param {number} at */
  mark(at) {
    this.at = at;
    this.rows.forEach((row, each) => {
      row.tabIndex = each === at ? 0 : -1;
      row.setAttribute("aria-selected", String(each === at));
    });
    const [row, place] = [this.rows[at], this.place];
    // Only the list scrolls: the page stays where somebody looks at it.
    if (row && place.scrollHeight > place.clientHeight)
      place.scrollTop = row.offsetTop - (place.clientHeight - row.offsetHeight) / 2;
  }

  /** Whether the focus is in the list: then a row that is focused is said by the reader. */
  get hasFocus() {
    return this.place.contains(document.activeElement);
  }

  /** Moves the focus to the turn on the board. */
  focus() {
    this.rows[this.at]?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const move = KEYS[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.onChoose(move(this.at, this.rows.length - 1), true);
    this.focus();
  }
}

/**
 * A row as it is seen: number, who, what was placed where, what was given, and its mark.
 * @param {ReplayTurn} turn
 * @param {import("../model/wire.d.ts").ReviewedTurn | null} reviewed
 * @param {Table} table
 * @param {Catalogue} words
 */
function seen(turn, reviewed, table, words) {
  const { square, line, isFalse, gives, isDone } = readTurn(turn.move.split(" ").at(-1) ?? "");
  const seat = reviewed?.seat ?? seatOf(turn);
  const { edition } = table.rules;
  const piece = square ? turn.board[SQUARES.indexOf(square)] : null;
  const hidden = (/** @type {string} */ kind, /** @type {(Node | string)[]} */ inside) =>
    element("span", { class: kind, attributes: { "aria-hidden": "true" } }, inside);
  const what = line && !isFalse ? words.say("review-calls", { line: words.line(line) }) : "";
  return [
    hidden("turn-number", [turn.turn > 0 ? String(turn.turn) : ""]),
    hidden("turn-who", [square || gives || line || isDone ? shortName(table, seat, words) : ""]),
    hidden("turn-placed", piece ? [tile(piece, edition)] : []),
    hidden("turn-square", [square ?? ""]),
    hidden("turn-gives", [
      what || (gives ? words.say("review-gives") : isDone ? words.say("review-done") : ""),
    ]),
    hidden("turn-given", gives ? [tile(gives, edition)] : []),
    hidden("row-mark", reviewed?.mark ? [markIcon(reviewed.mark)] : []),
  ];
}

/**
 * A name in a narrow row: of a computer without its level.
 * @param {Table} table
 * @param {"first" | "second"} seat
 * @param {Catalogue} words
 */
function shortName(table, seat, words) {
  const name = capital(seatName(table, seat, words));
  return table[seat].isComputer ? name.replace(/ \(.*\)$/, "") : name;
}

/**
 * How a player is called here.
 * @param {Table} table
 * @param {"first" | "second"} seat
 * @param {Catalogue} words
 */
export function seatName(table, seat, words) {
  return table[seat].isMe && table.seat !== "both" ? words.say("you") : table[seat].name;
}

/**
 * Who made a turn: the second player places the first piece.
 * @param {ReplayTurn} turn
 * @returns {"first" | "second"}
 */
export function seatOf(turn) {
  const { square, gives } = readTurn(turn.move.split(" ").at(-1) ?? "");
  const placed = turn.board.filter((piece) => piece !== null).length;
  const isPlacer = square !== null || gives !== null;
  return (placed % 2 === 1) === isPlacer ? "second" : "first";
}
