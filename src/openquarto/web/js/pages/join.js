// The way in with an invitation. The secret behind the # is read once, leaves the address at once, and is
// only ever sent to the server that it is for: it is kept nowhere.

import { setLanguage } from "../net/language.js";
import { prepareHeader } from "./header.js";

const secret = location.hash.slice(1);
history.replaceState(null, "", location.pathname + location.search);

const USED = 410; // the status of an answer about a seat that cannot be taken any more

/** Shows one part of the page and none of the others. @param {string} part */
function show(part) {
  for (const each of ["[data-join]", "[data-join-cut]", "[data-join-taken]"])
    /** @type {HTMLElement} */ (document.querySelector(each)).hidden = each !== part;
}

/** @param {HTMLFormElement} form */
async function prepareJoining(form) {
  const error = /** @type {HTMLElement} */ (document.querySelector("[data-join-error]"));
  let isUnderWay = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isUnderWay) return;
    isUnderWay = true;
    error.hidden = true;
    const refusal = await openTable(form);
    isUnderWay = false;
    error.textContent = refusal;
    error.hidden = refusal === "";
  });
  if (!secret) return show("[data-join-cut]");
  const answer = await ask(form, "invited", { secret }).catch(() => null);
  show(answer?.status === USED ? "[data-join-taken]" : "[data-join]");
}

/** @param {HTMLFormElement} form @param {string} what @param {Record<string, string>} body */
function ask(form, what, body) {
  return fetch(`/api/games/${form.dataset.join}/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
}

/** Takes the seat and goes to the table, or tells why not. @param {HTMLFormElement} form */
async function openTable(form) {
  const name = String(new FormData(form).get("name") ?? "");
  try {
    const answer = await ask(form, "seat", { secret, name });
    const told = await answer.json();
    if (answer.ok) location.replace(told.url);
    if (answer.status === USED) comeAgain(); // somebody else was quicker
    return answer.ok || answer.status === USED ? "" : told.sentence;
  } catch {
    return form.dataset.offline ?? "";
  }
}

/** Loads the page once more, with what it needs to go on. */
function comeAgain() {
  history.replaceState(null, "", `${location.pathname}#${secret}`);
  location.reload();
}

/** The page comes back in another language, with what it needs to go on. @param {string} language */
function changeLanguage(language) {
  history.replaceState(null, "", location.pathname + (secret && `#${secret}`));
  void setLanguage(language, { again: true });
}

const form = document.querySelector("form[data-join]");
const mine = document.querySelector("[data-mine]");
if (mine instanceof HTMLElement) location.replace(mine.dataset.mine ?? "/"); // who sits there already
if (form instanceof HTMLFormElement) void prepareJoining(form);
addEventListener("hashchange", () => location.reload()); // another link to the same table
prepareHeader(changeLanguage);
