// A set of puzzles as one link: the ids themselves, so that it holds everywhere and no server keeps it.

import { fitting } from "./choosing.js";

/** @typedef {import("./choosing.js").Entry} Entry */
/** @typedef {"easy" | "middle" | "hard" | "any"} Level */

export const MOST = 50;
/** @type {Level[]} */
export const LEVELS = ["easy", "middle", "hard", "any"];
/** A level is a third of what was chosen from: easy traps are easy for traps. */
const PART = { easy: [0, 1 / 3], middle: [1 / 3, 2 / 3], hard: [2 / 3, 1], any: [0, 1] };

/** The path and query of a set. @param {string[]} ids */
export const setPath = (ids) => `/puzzles/set?ids=${ids.join(".")}`;

/**
 * The ids in a text that somebody typed or that stands in a link: in their order, each once.
 * @param {string} text
 * @returns {{ids: string[], bad: string[]}}
 */
export function readIds(text) {
  const parts = text
    .toLowerCase()
    .split(/[^0-9a-z]+/)
    .filter(Boolean);
  const isId = (/** @type {string} */ part) => /^[0-9a-f]{8}$/.test(part);
  return { ids: [...new Set(parts.filter(isId))], bad: parts.filter((part) => !isId(part)) };
}

/**
 * A set for a class: so many of a kind and level, from easy to hard.
 * @param {Entry[]} index
 * @param {{kind: string, rules: import("./choosing.js").Rules, level: Level, count: number}} asked
 * @param {() => number} random
 * @returns {Entry[]}
 */
export function chosenSet(index, { kind, rules, level, count }, random = Math.random) {
  const entries = fitting(index, { kind, rules }).sort(inOrder);
  const [from, to] = PART[level].map((share) => Math.floor(share * entries.length));
  const left = entries.slice(from, to);
  const chosen = [];
  while (chosen.length < Math.min(count, MOST) && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return chosen.sort(inOrder);
}

/** @param {Entry} one @param {Entry} other */
function inOrder(one, other) {
  return one.rating - other.rating || (one.id < other.id ? -1 : 1);
}
