// The hand: the saucer belongs to whoever must place.

import { showPiece } from "./art.js";
import { found, write } from "./dom.js";

/** @param {import("./wire.d.ts").Table} table @param {import("./words.js").Catalogue} words */
export function showHand(table, words) {
  const { view } = table;
  const frame = /** @type {Element} */ (found("saucer").querySelector(".piece"));
  showPiece(frame, view.hand, table.rules.edition);
  found("saucer").classList.toggle("masked", Boolean(view.masked) && view.phase === "place");
  write(found("hand-label"), label(table, words));
  write(found("hand-name"), name(view, words));
  const choosing = view.phase === "give" && view.isMyTurn;
  write(found("hand-note"), choosing ? words.say("hand-choose") : "");
  found("hand").hidden = view.phase === "over" && view.hand === null;
}

/** @param {import("./wire.d.ts").View} view @param {import("./words.js").Catalogue} words */
function name(view, words) {
  if (view.masked && view.phase === "place") return words.say("masked-hand");
  return view.hand ? words.piece(view.hand) : words.say("hand-empty");
}

/** @param {import("./wire.d.ts").Table} table @param {import("./words.js").Catalogue} words */
function label(table, words) {
  const { view } = table;
  if (view.toAct === null || view.phase === "last look") return words.say("hand");
  const seat = view.phase === "place" ? view.toAct : view.toAct === "first" ? "second" : "first";
  const player = table[seat];
  return player.isMe && table.seat !== "both" ? words.say("hand-mine") : words.say("hand-of", { who: player.name });
}
