// The player's own rating: the number, how sure it is in plain words, and its course.

import { isSettling } from "../puzzle_model/settling.js";
import { element } from "../view/dom.js";
import { ratingNumber } from "./rating_number.js";
import { drawPlot } from "./rating_plot.js";

/** Twice the deviation on both sides holds the true strength in nineteen cases of twenty. */
const SIDES = 2;

/**
 * Shows a rating.
 * @param {HTMLElement} place
 * @param {import("../progress/progress.js").PuzzleProgress} puzzles
 * @param {import("../model/words.js").Catalogue} words
 */
export function showRating(place, { rating, deviation, tries }, words) {
  if (tries.length === 0) {
    place.replaceChildren(element("p", { class: "hint", text: words.say("puzzles-rating-none") }));
    return;
  }
  const right = tries.filter(([, , isRight]) => isRight === 1).length;
  place.replaceChildren(
    ...ratingNumber({ rating, deviation }, words),
    // its first leaps say more about how little was known than about anybody
    ...(isSettling({ deviation }) ? [] : [range({ rating, deviation }, words), ...course(tries, words)]),
    element("p", { class: "hint", text: words.say("puzzles-tried", { count: tries.length, right }) }),
  );
}

/**
 * @param {{rating: number, deviation: number}} strength
 * @param {import("../model/words.js").Catalogue} words
 */
function range({ rating, deviation }, words) {
  const text = words.say("puzzles-rating-range", {
    low: String(Math.round(rating - SIDES * deviation)),
    high: String(Math.round(rating + SIDES * deviation)),
  });
  return element("p", { class: "hint", text });
}

/**
 * @param {import("../progress/progress.js").Try[]} tries
 * @param {import("../model/words.js").Catalogue} words
 */
function course(tries, words) {
  const ratings = tries.map(([, , , rating]) => rating);
  if (ratings.length < 2) return [];
  const text = words.say("puzzles-rating-course", {
    first: String(ratings[0]),
    last: String(ratings[ratings.length - 1]),
    low: String(Math.min(...ratings)),
    high: String(Math.max(...ratings)),
  });
  return [drawPlot(ratings, text), element("p", { class: "hint", text })];
}
