// The hand: the saucer belongs to whoever must place.

import { setText } from "./dom.js";
import { showPiece } from "./pieces.js";

export class Hand {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    const part = (/** @type {string} */ kind) => /** @type {HTMLElement} */ (place.querySelector(kind));
    this.saucer = part(".saucer");
    this.piece = part(".saucer .piece");
    this.label = part(".label");
    this.name = part(".hand-name");
    this.note = part(".hand-note");
  }

  /**
   * Shows the piece in hand, and whose it is.
   * @param {import("../model/wire.d.ts").Table} table
   * @param {import("../model/words.js").Catalogue} words
   */
  show(table, words) {
    const { view } = table;
    showPiece(this.piece, view.hand, table.rules.edition);
    this.saucer.classList.toggle("masked", Boolean(view.masked) && view.phase === "place");
    setText(this.label, label(table, words));
    setText(this.name, name(view, words));
    setText(this.note, view.phase === "give" && view.isMyTurn ? words.say("hand-choose") : "");
    this.place.hidden = view.phase === "over" && view.hand === null;
  }
}

/**
 * What is in the hand.
 * @param {import("../model/wire.d.ts").View} view
 * @param {import("../model/words.js").Catalogue} words
 */
function name(view, words) {
  if (view.masked && view.phase === "place") return words.say("masked-hand");
  if (view.hand) return words.piece(view.hand);
  return words.say(view.toAct === null || view.phase === "last look" ? "read-hand-empty" : "hand-empty");
}

/**
 * Whose hand it is.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 */
function label(table, words) {
  const { view } = table;
  if (view.toAct === null || view.phase === "last look") return view.hand ? words.say("hand") : "";
  const seat = view.phase === "place" ? view.toAct : view.toAct === "first" ? "second" : "first";
  const player = table[seat];
  return player.isMe && table.seat !== "both"
    ? words.say("hand-mine")
    : words.say("hand-of", { who: player.name });
}
