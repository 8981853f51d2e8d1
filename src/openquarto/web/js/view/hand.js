// The hand: the saucer belongs to whoever must place.

import { byId, setText } from "./dom.js";
import { showPiece } from "./pieces.js";

/** @param {import("../model/wire.d.ts").Table} table @param {import("../model/words.js").Catalogue} words */
export function showHand(table, words) {
  const { view } = table;
  const frame = /** @type {Element} */ (byId("saucer").querySelector(".piece"));
  showPiece(frame, view.hand, table.rules.edition);
  byId("saucer").classList.toggle("masked", Boolean(view.masked) && view.phase === "place");
  setText(byId("hand-label"), label(table, words));
  setText(byId("hand-name"), name(view, words));
  const choosing = view.phase === "give" && view.isMyTurn;
  setText(byId("hand-note"), choosing ? words.say("hand-choose") : "");
  byId("hand").hidden = view.phase === "over" && view.hand === null;
}

/** @param {import("../model/wire.d.ts").View} view @param {import("../model/words.js").Catalogue} words */
function name(view, words) {
  if (view.masked && view.phase === "place") return words.say("masked-hand");
  return view.hand ? words.piece(view.hand) : words.say("hand-empty");
}

/** @param {import("../model/wire.d.ts").Table} table @param {import("../model/words.js").Catalogue} words */
function label(table, words) {
  const { view } = table;
  if (view.toAct === null || view.phase === "last look") return words.say("hand");
  const seat = view.phase === "place" ? view.toAct : view.toAct === "first" ? "second" : "first";
  const player = table[seat];
  return player.isMe && table.seat !== "both"
    ? words.say("hand-mine")
    : words.say("hand-of", { who: player.name });
}
