// The lot is drawn before everybody's eyes, once a game.

import { isFresh } from "../model/state.js";
import { byId } from "../view/dom.js";
import { drawLot } from "../view/motion.js";

const KEY = "openquarto-lot";

/**
 * Shows how the lot falls, if the game is new and it was not seen yet.
 * @param {import("../model/wire.d.ts").Table} table
 */
export function animateLot(table) {
  if (table.isWaiting || !isFresh(table) || wasSeen(table.game)) return;
  void drawLot([...byId("players").children], 0); // the first player is the one who was drawn
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
