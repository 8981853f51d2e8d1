// Classes: the way in by a link, links with QR codes, and tables that follow what the pupils solve.

import { tellKept } from "../lessons/class_match.js";
import { setLanguage } from "../net/language.js";
import { comeIn, prepareLinks } from "../club/role_links.js";
import { prepareHeader } from "./header.js";

const LOOK_AGAIN = 5_000; // milliseconds after which it is asked whether something has changed

/** Whether somebody is in the middle of something there. @param {Element} part */
const isBusy = (part) =>
  part.querySelector("details[open]") !== null ||
  (part.contains(document.activeElement) && document.activeElement !== part);

/** Puts the newest state in the place of the parts that show one; the rest of the page stays. */
async function refresh() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = [...page.querySelectorAll("[data-live]")];
  const shown = [...document.querySelectorAll("[data-live]")];
  if (shown.some(isBusy)) return false;
  for (const [at, part] of shown.entries()) part.replaceChildren(...(fresh[at]?.childNodes ?? []));
  return true;
}

/** Follows what happens in the class. @param {HTMLElement} place */
function keepFresh(place) {
  const isWall = "wall" in place.dataset;
  let { seq } = place.dataset;
  setInterval(async () => {
    if (document.hidden) return;
    if (isWall) return void refresh();
    const answer = await fetch(`/api/class/${place.dataset.class}`).catch(() => null);
    if (!answer?.ok) return;
    const told = String((await answer.json()).seq);
    if (told !== seq && (await refresh())) seq = told;
  }, LOOK_AGAIN);
}

const come = /** @type {HTMLElement | null} */ (document.querySelector("[data-come]"));
const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-class]"));
if (document.querySelector(".top")) prepareHeader((language) => void setLanguage(language));
if (come) await comeIn(come, `/api/class/${come.dataset.come}`);
if (place) {
  /** @type {HTMLElement | null} */ (document.querySelector("[data-errors]"))?.focus();
  prepareLinks(`/api/class/${place.dataset.class}`, "pupil");
  if (document.querySelector("[data-live]")) keepFresh(place);
  if (place.classList.contains("pupil") && (await tellKept())) location.reload();
}
document.body.classList.add("ready");
