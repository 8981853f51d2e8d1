// One half of the clock: a player's name, time and what they can do now, drawn from the state.

import { leftOf } from "../clock_model/board_clock.js";
import { other, whole } from "../clock_model/control.js";
import { LOW, shownTime } from "../clock_model/warnings.js";
import { clockText } from "../model/clock.js";
import { setText } from "../view/dom.js";

/**
 * @typedef {import("../clock_model/board_clock.js").BoardClock} BoardClock
 * @typedef {import("../clock_model/control.js").Seat} Seat
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/** What the button beside the time does. @typedef {"call" | "enter" | "play on" | "next"} Act */

/** @param {BoardClock} clock @param {Seat} seat @returns {Act} */
export function actOf({ now }, seat) {
  if (now.phase === "over") return "next";
  if (now.phase === "flag") return "enter";
  if (now.phase === "called") return now.toAct === seat ? "play on" : "enter";
  return "call";
}

/**
 * What the button beside the time says.
 * @param {BoardClock} clock
 * @param {Seat} seat
 * @param {Catalogue} words
 */
function actWords(clock, seat, words) {
  const act = actOf(clock, seat);
  if (act === "next") return words.say("next");
  if (act === "play on") return words.say("no-quarto");
  if (act === "enter") return words.say(clock.now.phase === "flag" ? "enter" : "quarto");
  return "QUARTO!";
}

/** The sentence under the time. @param {BoardClock} clock @param {Seat} seat @param {Catalogue} words */
function tip({ now, agreed }, seat, words) {
  const isMine = now.toAct === seat;
  switch (now.phase) {
    case "ready":
      return words.say("start");
    case "running":
      if (!isMine) return words.say("wait");
      return words.say(now.turn === 1 ? "act-first" : "act");
    case "paused":
      return words.say("still");
    case "called":
      return words.say("look");
    case "flag":
      if (isMine) return words.say("flag-own", { turn: now.turn });
      return words.say("flag-other", { name: agreed.names[other(seat)] });
    default:
      if (now.winner === null) return words.say("draw");
      return now.winner === seat
        ? words.say("you-win")
        : words.say("wins", { name: agreed.names[now.winner] });
  }
}

/**
 * Draws one half.
 * @param {HTMLElement} half
 * @param {BoardClock} clock
 * @param {Seat} seat who sits there
 * @param {number} time
 * @param {Catalogue} words
 */
export function drawHalf(half, clock, seat, time, words) {
  const { phase, toAct } = clock.now;
  const left = leftOf(clock, seat, time);
  const isToAct = toAct === seat;
  const isFlag = isToAct && (phase === "flag" || (phase === "over" && clock.now.reason === "time"));
  const isActive = isToAct && ["running", "paused", "called"].includes(phase);
  half.classList.toggle("active", isActive);
  half.classList.toggle("flagged", isFlag);
  half.classList.toggle("low", isActive && left < LOW);
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (half.querySelector(`[data-${name}]`));
  const name = clock.agreed.names[seat];
  setText(part("name"), isFlag ? words.say("flag", { name }) : name);
  const text = clockText(shownTime(left));
  setText(part("time"), text);
  part("time").classList.toggle("long", text.length > 5);
  part("bar").style.transform = `scaleX(${Math.min(1, left / whole(clock.agreed.controls[seat]))})`;
  setText(part("tip"), tip(clock, seat, words));
  const canPress = phase === "ready" || (phase === "running" && isToAct);
  part("face").setAttribute("aria-disabled", String(!canPress));
  const button = part("act");
  setText(button, actWords(clock, seat, words));
  const isCall = actOf(clock, seat) === "call";
  button.classList.toggle("open", isCall && isToAct && phase === "running");
  button.classList.toggle("plainly", !isCall);
}
