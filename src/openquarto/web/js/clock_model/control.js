// Time controls as texts: so much a turn (60/turn), or a bank for the game with an increment (450+5).

/**
 * @typedef {"first" | "second"} Seat
 * @typedef {{kind: "turn" | "game", seconds: number, increment: number}} Control
 */

/** The bounds that the rules have for them, in seconds. */
const [SHORTEST, LONGEST, LONGEST_INCREMENT] = [5, 86_400, 3600];

/** The sheets' own: one minute for every turn. */
export const TOURNAMENT = "60/turn";

/** A control, or null for a text that names none. @param {string} text @returns {Control | null} */
export function parseControl(text) {
  const turn = /^(\d{1,6})\/turn$/.exec(text);
  const game = /^(\d{1,6})\+(\d{1,6})$/.exec(text);
  const seconds = Number((turn ?? game)?.[1]);
  const increment = Number(game?.[2] ?? 0);
  const isPossible = seconds >= SHORTEST && seconds <= LONGEST && increment <= LONGEST_INCREMENT;
  return isPossible ? { kind: turn ? "turn" : "game", seconds, increment } : null;
}

/** What a clock shows before anything has happened, in milliseconds. @param {Control} control */
export function whole(control) {
  return control.seconds * 1000;
}

/**
 * What is left after a turn: the limit of a turn is whole again, a bank gains its increment.
 * @param {Control} control
 * @param {number} left
 */
export function renewed(control, left) {
  return control.kind === "turn" ? whole(control) : left + control.increment * 1000;
}

/** The other seat. @param {Seat} seat @returns {Seat} */
export function other(seat) {
  return seat === "first" ? "second" : "first";
}
