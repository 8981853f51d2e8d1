// The own rating as a number: how sure it is stands beside it, or that it still looks for its place.

import { isSettling, shownRating } from "../puzzle_model/settling.js";
import { element } from "../view/dom.js";

/**
 * @typedef {{rating: number, deviation: number}} Strength
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/**
 * The number, and below it what has to be known about it.
 * @param {Strength} strength
 * @param {Catalogue} words
 * @returns {HTMLElement[]}
 */
export function ratingNumber(strength, words) {
  const rating = String(shownRating(strength));
  if (!isSettling(strength)) {
    const off = element("span", { class: "rating-off", text: `± ${Math.round(strength.deviation)}` });
    return [element("p", { class: "rating-number" }, [element("b", { text: rating }), " ", off])];
  }
  return [
    element("p", { class: "rating-number" }, [
      element("span", { class: "rating-off", text: words.say("puzzles-rating-about") }),
      " ",
      element("b", { text: rating }),
    ]),
    element("p", { class: "hint", text: words.say("puzzles-rating-settling") }),
  ];
}

/**
 * The rating beside a puzzle, after a try with what it was before.
 * @param {HTMLElement} place
 * @param {import("../progress/progress.js").PuzzleProgress} puzzles
 * @param {Catalogue} words
 * @param {{before?: Strength, isAgain?: boolean}} how `isAgain`: the try was not the first, and changed
 *   nothing
 */
export function showOwnRating(place, puzzles, words, { before, isAgain = false } = {}) {
  const isNew = puzzles.tries.length === 0;
  const isMoved = before && !isNew && !isSettling(before) && !isSettling(puzzles);
  const told = isMoved ? words.say("puzzles-rating-before", { rating: String(shownRating(before)) }) : "";
  place.classList.toggle("is-new", isNew);
  place.replaceChildren(
    element("p", { class: "side-row" }, [
      element("span", { class: "label", text: words.say("puzzles-rating") }),
      ...(told ? [" ", element("span", { class: "side-told", text: told })] : []),
    ]),
    ...(isNew
      ? [element("p", { class: "hint", text: words.say("puzzles-rating-none") })]
      : ratingNumber(puzzles, words)),
    ...(isAgain ? [element("p", { class: "hint", text: words.say("puzzles-first-only") })] : []),
  );
}
