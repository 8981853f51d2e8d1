// The slip of a wooden board: whoever has scanned it tells the result.

import { setLanguage } from "../net/language.js";
import { prepareHeader } from "./header.js";

/**
 * @typedef {{board: string, first: string, second: string, result: string,
 *   choices: {text: string, shown: string}[]}} Board
 */

const place = /** @type {HTMLElement} */ (document.querySelector("[data-slip]"));
const card = /** @type {HTMLElement} */ (document.querySelector("[data-slip-card]"));
const secret = location.hash.slice(1); // it stays in the address, so that the page can be loaded again

/** @param {string} name */
const part = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-slip-${name}]`));

/** Asks for the board, or tells its result. @param {string} [result] */
async function ask(result) {
  const answer = await fetch(`/api/club/${place.dataset.slip}/slip`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(result ? { secret, result } : { secret }),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok) show(told);
  else part("told").textContent = told?.sentence ?? place.dataset.failed ?? "";
}

/** @param {Board} board */
function show(board) {
  part("board").textContent = board.board;
  part("first").textContent = board.first;
  part("second").textContent = board.second;
  card.hidden = board.result !== "";
  part("told").textContent = board.result
    ? `${board.first} – ${board.second}. ${(place.dataset.settled ?? "").replace("$", board.result)}`
    : "";
  part("choices").replaceChildren(...board.choices.map((choice) => button(board, choice)));
}

/** @param {Board} board @param {{text: string, shown: string}} choice */
function button(board, { text, shown }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "choice";
  const words = document.createElement("b");
  const [first, second] = text.split("-").map((each) => (each === "1/2" ? 0.5 : Number(each)));
  const winner = first > second ? board.first : board.second;
  words.textContent =
    first === second ? (place.dataset.drawn ?? "") : (place.dataset.won ?? "").replace("$", winner);
  const points = document.createElement("span");
  points.textContent = shown;
  made.append(words, points);
  made.addEventListener("click", () => void ask(text));
  return made;
}

prepareHeader((language) => void setLanguage(language));
await ask();
document.body.classList.add("ready");
