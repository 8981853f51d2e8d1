// Turns that are played on a board for somebody to see: each action with the table after it. No DOM.

import { SQUARES } from "../model/geometry.js";
import { begun } from "../attempt/attempt.js";

/**
 * The board after an action; `line` is a quarto that is called, `turn` the number of the turn from 0.
 * @typedef {{action: string, turn: number, board: (string | null)[], hand: string | null,
 *   last: string | null, line: string}} Scene
 */

const ACTION = /#[a-d][1-4]-[a-d][1-4]|[a-d][1-4]|[A-P]|=/g;

/**
 * The scenes of some turns from a position on.
 * @param {string} position
 * @param {string[]} turns as a record writes them
 * @returns {Scene[]}
 */
export function scenesOf(position, turns) {
  const { board, hand, last } = begun(position);
  /** @type {Scene[]} */
  const scenes = [];
  let now = { board, hand, last, line: "" };
  turns.forEach((token, turn) => {
    for (const action of token.match(ACTION) ?? []) {
      now = after(now, action);
      scenes.push({ ...now, action, turn });
    }
  });
  return scenes;
}

/** @param {Omit<Scene, "action" | "turn">} scene @param {string} action */
function after({ board, hand, last, line }, action) {
  if (action === "=") return { board, hand, last, line };
  if (action.startsWith("#")) return { board, hand, last, line: action.slice(1) };
  const at = SQUARES.indexOf(action);
  if (at < 0) return { board, hand: action, last, line };
  return { board: board.with(at, hand), hand: null, last: action, line };
}

/**
 * The squares on which something is placed in these scenes.
 * @param {Scene[]} scenes
 */
export function placedIn(scenes) {
  return scenes.map(({ action }) => action).filter((action) => SQUARES.includes(action));
}

/**
 * How many scenes stand for an answer that was given: they are on the board already.
 * @param {Scene[]} scenes
 * @param {string} answer
 */
export function scenesOfAnswer(scenes, answer) {
  let text = "";
  const at = scenes.findIndex(({ action }) => (text += action) === answer);
  return at + 1;
}
