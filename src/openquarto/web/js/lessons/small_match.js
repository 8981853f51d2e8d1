// The small match at the end of a lesson: what it asks for, its start on a small board, the way to its table.

import { openTable } from "../forms/open_table.js";
import { byId, element, setText } from "../view/dom.js";
import { pieceFrame, showPiece } from "../view/pieces.js";

/**
 * Shows what the small match is about.
 * @param {import("../model/wire.d.ts").Lesson} lesson
 * @param {boolean} isPassed
 * @param {import("../model/words.js").Catalogue} words
 */
export function showMatch({ match }, isPassed, words) {
  const { edition } = words.words;
  setText(byId("match-title"), words.say(isPassed ? "lesson-match-done" : "lesson-match"));
  setText(byId("match-text"), match.sentence);
  setText(byId("match-start"), words.say(isPassed ? "lesson-again" : "lesson-start-match"));
  byId("match-board").replaceChildren(board(match.position, edition));
  const field = /** @type {HTMLInputElement} */ (matchForm().elements.namedItem("edition"));
  field.value = edition;
}

/** Opens the table of the small match when it is asked for. */
export function prepareMatch() {
  matchForm().addEventListener("submit", (event) => {
    event.preventDefault();
    void openTable(matchForm(), byId("match-error"));
  });
}

function matchForm() {
  return /** @type {HTMLFormElement} */ (byId("match-form"));
}

/** The board of a position's text, only to be looked at. @param {string} position @param {string} edition */
function board(position, edition) {
  const rows = position.split(" ")[0].replace(/\d/g, (count) => ".".repeat(Number(count)));
  const wells = [...rows.replaceAll("/", "")].map((letter) => {
    const frame = pieceFrame();
    if (letter !== ".") showPiece(frame, letter, edition);
    return element("span", { class: "well" }, letter === "." ? [] : [frame]);
  });
  return element("span", { class: "small-board" }, [element("span", { class: "wells" }, wells)]);
}
