// Where this browser keeps its clock, and how it likes it.

import { read, written } from "../clock_model/kept_clock.js";

/** @typedef {import("../clock_model/board_clock.js").BoardClock} BoardClock */
/** @typedef {{turned: boolean, aloud: boolean, sounds: boolean}} Likes */

const [KEY, LIKES] = ["openquarto-clock", "openquarto-clock-likes"];
const USUAL = { turned: true, aloud: false, sounds: true };

/** Keeps a clock; whether that was possible. @param {BoardClock | null} clock @param {number} time */
export function keepClock(clock, time) {
  try {
    if (clock) localStorage.setItem(KEY, written(clock, time));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false; // storage is switched off, or full
  }
}

/** The clock that was kept, standing still. */
export function keptClock() {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** @returns {Likes} */
export function likes() {
  try {
    const kept = JSON.parse(localStorage.getItem(LIKES) ?? "{}");
    return { ...USUAL, ...(kept && typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Likes} liked */
export function keepLikes(liked) {
  try {
    localStorage.setItem(LIKES, JSON.stringify(liked));
  } catch {
    // They hold until the page is left.
  }
}
