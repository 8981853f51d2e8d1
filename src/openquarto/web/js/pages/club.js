// Tournaments: the way in by a link, keys for results, links with QR codes, a wall that turns its pages.

import { setLanguage } from "../net/language.js";
import { comeIn, prepareLinks } from "../net/role_links.js";
import { prepareHeader } from "./header.js";

const LOOK_AGAIN = 5_000; // milliseconds after which it is asked whether something has changed
const TURN = 15_000; // milliseconds that a page of the wall stays
const KEYS = new Map([
  ["1", 0],
  ["=", 1],
  ["0", 2],
]);

/** Loads the page once more when something has changed, unless it is in use. @param {HTMLElement} club */
function keepFresh(club) {
  setInterval(async () => {
    const answer = await fetch(`/api/club/${club.dataset.club}`).catch(() => null);
    if (!answer?.ok) return;
    const told = await answer.json();
    const isBusy = document.activeElement?.matches("input, select, summary, [data-key-card]") ?? false;
    const isOpen = document.querySelector("details[open], [data-key-card]:not([hidden])") !== null;
    if (String(told.seq) !== club.dataset.seq && !isBusy && !isOpen) location.reload();
  }, LOOK_AGAIN);
}

/** Lets 1, = and 0 enter a result where the focus is, and the arrows go from board to board. */
function prepareKeys() {
  document.addEventListener("keydown", (event) => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const row = focused?.closest("[data-board]");
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const rows = [...document.querySelectorAll("[data-board]")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = rows[rows.indexOf(row) + step];
      /** @type {HTMLElement | null | undefined} */ (next?.querySelector(".result"))?.focus();
      event.preventDefault();
      return;
    }
    const place = KEYS.get(event.key);
    const results = row.querySelectorAll("fieldset .result");
    if (place === undefined || results.length !== KEYS.size) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (results[place]).click();
  });
}

/** Puts the focus back to the board whose result was just entered. */
function returnToBoard() {
  const row = location.hash.startsWith("#board-") ? document.querySelector(location.hash) : null;
  /** @type {HTMLElement | null | undefined} */ (
    row?.querySelector('[aria-pressed="true"]') ?? row?.querySelector(".result")
  )?.focus();
  /** @type {HTMLElement | null} */ (document.querySelector("[data-errors]"))?.focus();
}

/** Turns the pages of the wall; where motion is not wanted, only by the button. */
function prepareWall() {
  const pages = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-page]")]);
  let shown = 0;
  const turn = () => {
    shown = (shown + 1) % pages.length;
    for (const [at, page] of pages.entries()) page.hidden = at !== shown;
  };
  document.querySelector("[data-turn]")?.addEventListener("click", turn);
  if (pages.length > 1 && !matchMedia("(prefers-reduced-motion: reduce)").matches) setInterval(turn, TURN);
  const clock = document.querySelector("[data-time]");
  const tick = () => {
    if (clock) clock.textContent = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  };
  tick();
  setInterval(tick, 1_000);
}

/** A pairing that cannot be made yet says why, and sends nothing. */
function preparePairing() {
  document.querySelector("[data-pair]")?.addEventListener("click", (event) => {
    if (/** @type {HTMLElement} */ (event.currentTarget).getAttribute("aria-disabled") === "true")
      event.preventDefault();
  });
}

const come = /** @type {HTMLElement | null} */ (document.querySelector("[data-come]"));
const club = /** @type {HTMLElement | null} */ (document.querySelector("[data-club]"));
prepareHeader((language) => void setLanguage(language));
if (come) await comeIn(come, `/api/club/${come.dataset.come}`);
if (club) {
  keepFresh(club);
  prepareKeys();
  returnToBoard();
  prepareLinks(`/api/club/${club.dataset.club}`, "player");
  preparePairing();
  if ("wall" in club.dataset) prepareWall();
}
document.body.classList.add("ready");
