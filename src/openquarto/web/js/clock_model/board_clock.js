// The clock between two players at a real board: plain data, and what presses make of it. Time is handed in.

import { other, renewed, whole } from "./control.js";

/**
 * @typedef {import("./control.js").Seat} Seat
 * @typedef {import("./control.js").Control} Control
 *
 * ready: nobody has begun. called: somebody has called, and it is looked at. flag: a time has run out, and
 * nobody has entered it yet. over: entered.
 * @typedef {"ready" | "running" | "paused" | "called" | "flag" | "over"} Phase
 *
 * What is agreed before a game; `near` is who sits at the lower half.
 * @typedef {{
 *   names: Record<Seat, string>, controls: Record<Seat, Control>, label: string, near: Seat,
 * }} Agreed
 *
 * What a press changes. `left` is what each had at the moment `since`; `began` what the player to act had
 * when the turn began.
 * @typedef {{
 *   phase: Phase, toAct: Seat, turn: number, left: Record<Seat, number>, since: number, began: number,
 *   winner: Seat | null, reason: "" | "quarto" | "time" | "decided",
 * }} Moment
 *
 * @typedef {{agreed: Agreed, now: Moment, past: Moment[]}} BoardClock
 */

/** So many presses can be undone. */
const REMEMBERED = 40;

/** A clock that nobody has started. @param {Agreed} agreed @returns {BoardClock} */
export function created(agreed) {
  const left = { first: whole(agreed.controls.first), second: whole(agreed.controls.second) };
  return {
    agreed,
    now: {
      phase: "ready",
      toAct: "first",
      turn: 1,
      left,
      since: 0,
      began: left.first,
      winner: null,
      reason: "",
    },
    past: [],
  };
}

/**
 * What a seat has left, in milliseconds.
 * @param {BoardClock} clock
 * @param {Seat} seat
 * @param {number} time
 */
export function leftOf({ now }, seat, time) {
  const isRunning = now.phase === "running" && now.toAct === seat;
  return Math.max(0, now.left[seat] - (isRunning ? Math.max(0, time - now.since) : 0));
}

/**
 * The clock after a press that can be undone; the time that has gone is written down.
 * @param {BoardClock} clock
 * @param {number} time
 * @param {(moment: Moment) => Partial<Moment>} change
 * @returns {BoardClock}
 */
function pressed(clock, time, change) {
  const stopped = { ...clock.now, left: leftNow(clock, time), since: time };
  const past = [...clock.past, stopped].slice(-REMEMBERED);
  return { ...clock, now: { ...stopped, ...change(stopped) }, past };
}

/** @param {BoardClock} clock @param {number} time */
function leftNow(clock, time) {
  return { first: leftOf(clock, "first", time), second: leftOf(clock, "second", time) };
}

/** Starts the game: whoever gives first has their time. @param {BoardClock} clock @param {number} time */
export function started(clock, time) {
  return clock.now.phase === "ready" ? pressed(clock, time, () => ({ phase: "running" })) : clock;
}

/**
 * Ends a player's turn, if it is theirs.
 * @param {BoardClock} clock
 * @param {Seat} seat
 * @param {number} time
 */
export function turnEnded(clock, seat, time) {
  const { phase, toAct } = clock.now;
  if (phase !== "running" || toAct !== seat || leftOf(clock, seat, time) === 0) return clock;
  return pressed(clock, time, ({ left, turn }) => {
    const next = other(seat);
    const full = { ...left, [seat]: renewed(clock.agreed.controls[seat], left[seat]) };
    return { toAct: next, turn: turn + 1, left: full, began: full[next] };
  });
}

/**
 * A call in one's own turn: both clocks stand still until it is agreed what it is.
 * @param {BoardClock} clock
 * @param {Seat} seat
 * @param {number} time
 */
export function called(clock, seat, time) {
  const { phase, toAct } = clock.now;
  if (phase !== "running" || toAct !== seat || leftOf(clock, seat, time) === 0) return clock;
  return pressed(clock, time, () => ({ phase: "called" }));
}

/**
 * Stops the clock, or lets it run again.
 * @param {BoardClock} clock
 * @param {number} time
 * @returns {BoardClock}
 */
export function pauseSwitched(clock, time) {
  const { now } = clock;
  if (now.phase === "running") {
    return { ...clock, now: { ...now, left: leftNow(clock, time), since: time, phase: "paused" } };
  }
  return now.phase === "paused" ? { ...clock, now: { ...now, since: time, phase: "running" } } : clock;
}

/** Lets the game go on after a call that was none. @param {BoardClock} clock @param {number} time */
export function playedOn(clock, time) {
  return clock.now.phase === "called" ? pressed(clock, time, () => ({ phase: "running" })) : clock;
}

/**
 * The flag of whoever has no time left; undone, the turn begins anew.
 * @param {BoardClock} clock
 * @param {number} time
 */
export function ticked(clock, time) {
  const { phase, toAct, began } = clock.now;
  if (phase !== "running" || leftOf(clock, toAct, time) > 0) return clock;
  const fallen = pressed(clock, time, () => ({ phase: "flag" }));
  const before = /** @type {Moment} */ (fallen.past.at(-1));
  const anew = {
    ...before,
    phase: /** @type {const} */ ("paused"),
    left: { ...before.left, [toAct]: began },
  };
  return { ...fallen, past: [...fallen.past.slice(0, -1), anew] };
}

/**
 * Enters what a call or a flag has brought, which somebody has agreed to.
 * @param {BoardClock} clock
 * @param {number} time
 */
export function entered(clock, time) {
  const { phase, toAct } = clock.now;
  if (phase === "called") {
    return pressed(clock, time, () => ({ phase: "over", winner: toAct, reason: "quarto" }));
  }
  if (phase === "flag") {
    return pressed(clock, time, () => ({ phase: "over", winner: other(toAct), reason: "time" }));
  }
  return clock;
}

/**
 * Ends the game as both, or an arbiter, decide: somebody wins, or nobody.
 * @param {BoardClock} clock
 * @param {Seat | null} winner
 * @param {number} time
 */
export function decided(clock, winner, time) {
  if (clock.now.phase === "over") return clock;
  return pressed(clock, time, () => ({ phase: "over", winner, reason: "decided" }));
}

/**
 * Gives a player more time, or less; a flag that has fallen rises again.
 * @param {BoardClock} clock
 * @param {Seat} seat
 * @param {number} milliseconds
 * @param {number} time
 */
export function adjusted(clock, seat, milliseconds, time) {
  if (clock.now.phase === "over") return clock;
  return pressed(clock, time, ({ left, phase, toAct, began }) => ({
    left: { ...left, [seat]: Math.max(1000, left[seat] + milliseconds) },
    phase: phase === "flag" && seat === toAct ? "paused" : phase,
    began: seat === toAct ? Math.max(1000, began + milliseconds) : began,
  }));
}

/**
 * Takes the last press back; the time since then is nobody's. A clock that was running goes on.
 * @param {BoardClock} clock
 * @param {number} time
 * @returns {BoardClock}
 */
export function undone(clock, time) {
  const before = clock.past.at(-1);
  if (!before) return clock;
  const wasStopped = clock.now.phase === "paused" && before.phase === "running";
  const phase = wasStopped ? "paused" : before.phase;
  return { ...clock, now: { ...before, phase, since: time }, past: clock.past.slice(0, -1) };
}

/** Standing still, to be kept: a time that runs is stopped. @param {BoardClock} clock @param {number} time */
export function atRest(clock, time) {
  return clock.now.phase === "running" ? pauseSwitched(clock, time) : clock;
}

/** The same players where they sit once more: who gave first now gives second. @param {BoardClock} clock */
export function seatsChanged({ agreed }) {
  const { names, controls, near } = agreed;
  return created({
    ...agreed,
    near: other(near),
    names: { first: names.second, second: names.first },
    controls: { first: controls.second, second: controls.first },
  });
}
