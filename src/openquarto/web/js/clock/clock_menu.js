// What is under More: the times said, the game decided, more time for somebody, how the clock is liked.

import { dialogOf, openDialog, prepareDialog } from "../dialogs/dialog.js";
import { load, save } from "../model/settings.js";
import { setText } from "../view/dom.js";
import { timeWords } from "./clock_words.js";

/**
 * @typedef {import("../clock_model/control.js").Seat} Seat
 * @typedef {import("./clock_shelf.js").Likes} Likes
 * @typedef {{
 *   say(): void, another(): void, decide(winner: Seat | null): void,
 *   add(seat: Seat, milliseconds: number): void,
 *   like(liked: Likes): void,
 * }} MenuActs
 */

const ID = "clock-more";
const MORE = 30_000;

/**
 * Prepares the menu.
 * @param {MenuActs} acts
 * @param {() => Likes} liked
 * @returns {(names: Record<Seat, string>, words: import("../model/words.js").Catalogue) => void} opens it
 */
export function prepareClockMenu(acts, liked) {
  const dialog = dialogOf(ID);
  prepareDialog(dialog);
  const button = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (dialog.querySelector(`[data-more="${name}"]`));
  const act = (/** @type {string} */ name, /** @type {() => void} */ what) =>
    button(name).addEventListener("click", () => {
      dialog.close();
      what();
    });
  button("say").addEventListener("click", () => acts.say());
  act("first", () => acts.decide("first"));
  act("second", () => acts.decide("second"));
  act("draw", () => acts.decide(null));
  act("add-first", () => acts.add("first", MORE));
  act("add-second", () => acts.add("second", MORE));
  act("new", () => acts.another());
  prepareLikes(dialog, acts, liked);
  return (names, words) => {
    const time = timeWords(MORE, words.words.language);
    for (const seat of /** @type {const} */ (["first", "second"])) {
      setText(button(seat), words.say("wins", { name: names[seat] }));
      setText(button(`add-${seat}`), words.say("add", { name: names[seat], time }));
    }
    showLikes(dialog, liked());
    openDialog(ID);
    button("say").focus();
  };
}

/** @param {HTMLElement} dialog @param {string} name */
function box(dialog, name) {
  return /** @type {HTMLInputElement} */ (dialog.querySelector(`[name="${name}"]`));
}

/** @param {HTMLElement} dialog @param {MenuActs} acts @param {() => Likes} liked */
function prepareLikes(dialog, acts, liked) {
  for (const name of ["turned", "aloud", "sounds"]) {
    box(dialog, name).addEventListener("change", () =>
      acts.like({ ...liked(), [name]: box(dialog, name).checked }),
    );
  }
  // The same setting as at the table.
  box(dialog, "keys").addEventListener("change", () =>
    save({ ...load(), keysOn: box(dialog, "keys").checked }),
  );
}

/** @param {HTMLElement} dialog @param {Likes} liked */
function showLikes(dialog, liked) {
  for (const name of /** @type {const} */ (["turned", "aloud", "sounds"])) {
    box(dialog, name).checked = liked[name];
  }
  box(dialog, "keys").checked = load().keysOn;
}
