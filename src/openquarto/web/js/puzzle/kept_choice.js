// Which difficulty and which rules were chosen last in this browser.

import { DIFFICULTIES, RULES } from "../puzzle_model/choosing.js";

/** @typedef {Pick<import("../puzzle_model/choosing.js").Filter, "rules" | "difficulty">} Choice */

const KEY = "openquarto-puzzle-choice";

/** @returns {Choice} */
export function readChoice() {
  let kept = new URLSearchParams();
  try {
    kept = new URLSearchParams(localStorage.getItem(KEY) ?? "");
  } catch {
    // Storage is switched off: nothing was chosen.
  }
  return {
    rules: RULES.find((each) => each === kept.get("rules")) ?? "all",
    difficulty: DIFFICULTIES.find((each) => each === kept.get("difficulty")) ?? "mine",
  };
}

/** @param {Choice} choice */
export function keepChoice({ rules, difficulty }) {
  try {
    localStorage.setItem(KEY, new URLSearchParams({ difficulty, rules }).toString());
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}
