// Tournaments: the way in by a link, keys for results, links with QR codes, a wall that turns its pages.

import { setLanguage } from "../net/language.js";
import { comeIn, prepareLinks } from "../club/role_links.js";
import { prepareHeader } from "./header.js";

const LOOK_AGAIN = 5_000; // milliseconds after which it is asked whether something has changed
const TURN = 15_000; // milliseconds that a page of the wall stays
const DONE = "openquarto-club-done"; // where something was sent, and the number of what had happened before
const SETTLED = 500; // milliseconds after which a screen reader has told where the focus is
const KEYS = new Map([
  ["1", 0],
  ["=", 1],
  ["0", 2],
]);

/** Whether somebody is in the middle of something that must not be put in another's place. */
function isBusy() {
  if (document.activeElement?.matches("input, select, summary, [data-key-card]")) return true;
  return document.querySelector("details[open]:not(.ties), [data-key-card]:not([hidden])") !== null;
}

/** Shows the page as it is now; the focus stays where it was. @param {HTMLElement} club */
async function renew(club) {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = /** @type {HTMLElement | null} */ (page.querySelector("[data-club]"));
  if (!next || isBusy()) return;
  const at = document.activeElement?.id ?? "";
  const areTiesOpen = document.querySelector(".ties[open]") !== null;
  club.replaceChildren(...next.childNodes);
  for (const ties of club.querySelectorAll(".ties")) ties.toggleAttribute("open", areTiesOpen);
  club.dataset.seq = next.dataset.seq;
  if (at) document.getElementById(at)?.focus();
  if (next.dataset.told !== club.dataset.told) tell(next.dataset.told ?? "");
  club.dataset.told = next.dataset.told;
  showPage();
}

/** Says something to screen readers. @param {string} text */
function tell(text) {
  const place = document.getElementById("club-told");
  if (place) place.textContent = text;
}

/** Looks whether something has changed. @param {HTMLElement} club */
function keepFresh(club) {
  setInterval(async () => {
    if (document.visibilityState === "hidden" || isBusy()) return;
    const answer = await fetch(`/api/club/${club.dataset.club}/seq`).catch(() => null);
    if (!answer?.ok) return;
    const told = await answer.json();
    if (String(told.seq) !== club.dataset.seq) await renew(club);
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

/**
 * Puts the focus back to the board whose result was just entered. The browser itself moves it to the row that
 * the address names, and later than this: a row hands the focus on to its result.
 */
function returnToBoard() {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.matches("[data-board]")) focusResult(target);
  });
  if (location.hash.startsWith("#board-")) focusResult(document.getElementById(location.hash.slice(1)));
  /** @type {HTMLElement | null} */ (document.querySelector("[data-errors]"))?.focus();
}

/** @param {HTMLElement | null} row */
function focusResult(row) {
  /** @type {HTMLElement | null | undefined} */ (
    row?.querySelector('[aria-pressed="true"]') ?? row?.querySelector(".result")
  )?.focus();
}

/** Whoever comes back from something that was done hears what it was. @param {HTMLElement} club */
function tellWhatWasDone(club) {
  const { club: name = "", seq = "", told = "" } = club.dataset;
  try {
    const [where, before] = (sessionStorage.getItem(DONE) ?? "").split(" ");
    sessionStorage.removeItem(DONE);
    const isRefused = document.querySelector("[data-errors]") !== null;
    if (where === name && before !== seq && !isRefused) setTimeout(() => tell(told), SETTLED);
    document.addEventListener("submit", () => sessionStorage.setItem(DONE, `${name} ${club.dataset.seq}`));
  } catch {
    // Storage is switched off: what was done stands on the page.
  }
}

/** What is pressed, also on a page that was renewed. */
function preparePresses() {
  document.addEventListener("click", (event) => {
    const pressed = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("[data-pair], [data-turn]")
    );
    if (!pressed) return;
    if (pressed.dataset.turn !== undefined) turn();
    // A pairing that cannot be made yet says why, and sends nothing.
    if (pressed.getAttribute("aria-disabled") === "true") event.preventDefault();
  });
}

let shown = 0; // the page of the wall

/** Shows one page of the wall. */
function showPage() {
  const pages = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-page]")]);
  const told = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-page-told]")]);
  if (pages.length) shown %= pages.length;
  for (const [at, page] of pages.entries()) page.hidden = at !== shown;
  for (const [at, each] of told.entries()) each.hidden = at !== shown;
  tick();
}

function turn() {
  shown += 1;
  showPage();
}

/** The time of day on the wall. */
function tick() {
  const clock = document.querySelector("[data-time]");
  if (clock) clock.textContent = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** Turns the pages of the wall; where motion is not wanted, only by the button. */
function prepareWall() {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) setInterval(turn, TURN);
  setInterval(tick, 1_000);
  tick();
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
  preparePresses();
  if ("wall" in club.dataset) prepareWall();
  tellWhatWasDone(club);
}
document.body.classList.add("ready");
