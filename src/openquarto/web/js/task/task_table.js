// The table of a task: what stands on it before anything is answered, and what is to be done there, in words.

import { begun } from "../attempt/attempt.js";

/**
 * @typedef {import("../model/wire.d.ts").Task} Task
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {import("../attempt/attempt.js").Attempt} Attempt
 */

/** The table of a task: whoever answers is to act. @param {Task} task @returns {Table} */
export function tableOf({ table }) {
  const seat = table.view.toAct ?? "first";
  return { ...table, seat, [seat]: { ...table[seat], isMe: true } };
}

/** The same table without its mask. @param {Table} table @returns {Table} */
export function unmasked(table) {
  return { ...table, view: { ...table.view, masked: false } };
}

/** Whether an answer names lines: then nothing is placed or given. @param {Task} task */
export function asksForLines({ form }) {
  return form === "line" || form === "lines";
}

/**
 * What stands on the board; only a turn may have a call, and to name lines nothing is done there.
 * @param {Task} task
 * @returns {Attempt}
 */
export function startOf(task) {
  const attempt = begun(task.position);
  if (task.form === "turn") return attempt;
  return { ...attempt, mayCall: false, phase: asksForLines(task) ? "over" : attempt.phase };
}

/**
 * The status of a task: what is to be done now.
 * @param {Task} task
 * @param {Attempt} attempt
 * @param {Catalogue} words
 */
export function statusWords({ form, touches = null }, { phase, hand, last, text }, words) {
  if (form === "line") return words.say("task-see");
  if (form === "lines") return words.say("task-lines");
  if (phase === "place") {
    const piece = touches === null ? words.piece(/** @type {string} */ (hand)) : words.say("masked-hand");
    return words.say(form === "turn" ? "task-place-turn" : "task-place", { piece });
  }
  if (phase === "give") {
    return text && last ? words.say("task-then", { square: words.square(last) }) : words.say("task-give");
  }
  return words.say(phase === "last look" ? "task-look" : "task-checking");
}

/**
 * Why an action does not fit, or "".
 * @param {Task} task
 * @param {string} action
 * @param {Attempt} attempt
 * @param {Catalogue} words
 */
export function refusalWords({ form }, action, { phase, board }, words) {
  if (form === "line" || form === "lines") return ""; // nothing is placed or given: the status says what is
  if (phase === "over") return words.say("task-over");
  const isSquare = /^[a-d][1-4]$/.test(action);
  if (phase === "place" && isSquare) return words.say("square-taken", { square: words.square(action) });
  if (phase === "give" && board.includes(action)) return "";
  if (form === "square" || form === "piece") return words.say(`task-wants-${form}`);
  return "";
}
