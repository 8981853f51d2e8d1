// A clock as text, so that it survives a reload; it comes back standing still.

import { atRest } from "./board_clock.js";
import { parseControl } from "./control.js";

/** @typedef {import("./board_clock.js").BoardClock} BoardClock */

const VERSION = 1;
const PHASES = ["ready", "running", "paused", "called", "flag", "over"];

/** @param {BoardClock} clock @param {number} time */
export function written(clock, time) {
  return JSON.stringify({ version: VERSION, ...atRest(clock, time) });
}

/**
 * The clock of a text; null for one that is none.
 * @param {string | null} text
 * @returns {BoardClock | null}
 */
export function read(text) {
  try {
    const kept = JSON.parse(text ?? "null");
    if (kept?.version !== VERSION || !isAgreed(kept.agreed)) return null;
    if (![kept.now, ...kept.past].every(isMoment)) return null;
    return atRest({ agreed: kept.agreed, now: kept.now, past: kept.past }, kept.now.since);
  } catch {
    return null;
  }
}

/** @param {any} agreed */
function isAgreed({ names, controls, label, near }) {
  const isControl = (/** @type {any} */ { kind, seconds, increment }) =>
    parseControl(kind === "turn" ? `${seconds}/turn` : `${seconds}+${increment}`) !== null;
  const isText = [names.first, names.second, label].every((text) => typeof text === "string");
  const isSeat = near === "first" || near === "second";
  return isText && isSeat && isControl(controls.first) && isControl(controls.second);
}

/** @param {any} moment */
function isMoment({ phase, toAct, turn, left, since, began }) {
  const numbers = [turn, left.first, left.second, since, began];
  return PHASES.includes(phase) && ["first", "second"].includes(toAct) && numbers.every(Number.isFinite);
}
