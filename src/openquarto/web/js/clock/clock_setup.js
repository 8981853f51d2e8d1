// The form that sets a clock: names, the clock of each seat, and what a link has filled in already.

import { created } from "../clock_model/board_clock.js";
import { parseControl } from "../clock_model/control.js";

/**
 * @typedef {import("../clock_model/board_clock.js").BoardClock} BoardClock
 * @typedef {import("../clock_model/control.js").Control} Control
 * @typedef {import("../clock_model/control.js").Seat} Seat
 */

const SEATS = /** @type {const} */ (["first", "second"]);

/**
 * Prepares the form.
 * @param {HTMLFormElement} form
 * @param {import("../model/words.js").Catalogue} words
 * @param {{set: (clock: BoardClock) => void, refuse: (sentence: string) => void}} then
 */
export function prepareSetup(form, words, then) {
  let isSame = true; // until the second seat's clock is chosen by itself, it follows the first's
  const select = (/** @type {Seat} */ seat) =>
    /** @type {HTMLSelectElement} */ (form.elements.namedItem(`clock_${seat}`));
  form.addEventListener("change", ({ target }) => {
    if (target === select("second")) isSame = false;
    if (target === select("first") && isSame) select("second").value = select("first").value;
    showOwn(form);
  });
  fill(form, new URLSearchParams(location.search));
  showOwn(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const clock = clockOf(form, words);
    if (clock) then.set(clock);
    else then.refuse(words.say("unreadable"));
  });
}

/**
 * What a link has filled in already, such as a tournament's board.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} query
 */
function fill(form, query) {
  for (const name of ["first", "second", "label"]) {
    const field = form.elements.namedItem(name);
    const text = query.get(name);
    if (field instanceof HTMLInputElement && text) field.value = text.slice(0, field.maxLength);
  }
  const [first, second] = (query.get("clock") ?? "").split(",");
  for (const [seat, text] of Object.entries({ first, second: second ?? first })) {
    const field = /** @type {HTMLSelectElement} */ (form.elements.namedItem(`clock_${seat}`));
    if (!text || !parseControl(text)) continue;
    if (![...field.options].some(({ value }) => value === text)) field.add(new Option(text, text));
    field.value = text;
  }
}

/** Shows the fields of a length of one's own where it is chosen. @param {HTMLFormElement} form */
function showOwn(form) {
  for (const select of form.querySelectorAll("select")) {
    const own = select.closest("div")?.querySelector(".own-clock");
    if (own instanceof HTMLElement) own.hidden = select.value !== "own";
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {import("../model/words.js").Catalogue} words
 * @returns {BoardClock | null}
 */
function clockOf(form, words) {
  const fields = new FormData(form);
  const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim();
  const control = (/** @type {Seat} */ seat) => {
    const chosen = text(`clock_${seat}`);
    if (chosen !== "own") return parseControl(chosen);
    return parseControl(`${Number(text(`minutes_${seat}`)) * 60}+${text(`increment_${seat}`) || "0"}`);
  };
  const [first, second] = SEATS.map(control);
  if (!first || !second) return null;
  const name = (/** @type {Seat} */ seat) => text(seat) || words.say(seat);
  return created({
    names: { first: name("first"), second: name("second") },
    controls: { first, second },
    label: text("label"),
    near: "first",
  });
}
