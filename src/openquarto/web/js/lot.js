// The lot is drawn before everybody's eyes, once a game.

import { found } from "./dom.js";
import { drawLot } from "./motion.js";
import { isFresh } from "./state.js";

const KEY = "openquarto-lot";

/** @param {import("./wire.d.ts").Table} table */
export function showLot(table) {
  if (table.isWaiting || !isFresh(table) || wasSeen(table.game)) return;
  void drawLot([...found("players").children], 0); // the first player is the one who was drawn
}

/** @param {string} game */
function wasSeen(game) {
  try {
    const isKnown = sessionStorage.getItem(KEY) === game;
    sessionStorage.setItem(KEY, game);
    return isKnown;
  } catch {
    return true;
  }
}
