// A draw or a take back that the other player has asked for: a notice that waits for yes or no.

import { calledName } from "./players.js";

/**
 * Which sentence asks for an answer, or "" where none is waited for.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 */
export function offerOf(table, words) {
  const { offers, seat, view } = table;
  const by = offers.draw ?? offers.takeBack;
  if (!by || view.phase === "over" || seat === "none" || seat === by) return "";
  const who = calledName(table, by, words);
  if (offers.draw) return words.say("offer-draw", { who });
  return [words.say("offer-back", { who }), ...(offers.undoes ?? [])].join(" ");
}
