// The way in with an invitation. The secret behind the # is read once, leaves the address at once, and is
// only ever sent to the server that it is for: it is kept nowhere.

import { setLanguage } from "../net/language.js";
import { prepareLanguage } from "./language_choice.js";

const secret = location.hash.slice(1);
history.replaceState(null, "", location.pathname + location.search);

/** @param {HTMLFormElement} form */
function prepareJoining(form) {
  const error = /** @type {HTMLElement} */ (document.querySelector("[data-join-error]"));
  /** @type {HTMLElement} */ (document.querySelector(secret ? "[data-join]" : "[data-join-cut]")).hidden =
    false;
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
}

/** Takes the seat and goes to the table, or tells why not. @param {HTMLFormElement} form */
async function openTable(form) {
  const name = String(new FormData(form).get("name") ?? "");
  try {
    const answer = await fetch(`/api/games/${form.dataset.join}/seat`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ secret, name }),
    });
    const told = await answer.json();
    if (!answer.ok) return told.sentence;
    location.replace(told.url);
    return "";
  } catch {
    return form.dataset.offline ?? "";
  }
}

/** The page comes back in another language, with what it needs to go on. @param {string} language */
function changeLanguage(language) {
  history.replaceState(null, "", location.pathname + (secret && `#${secret}`));
  void setLanguage(language, { again: true });
}

const form = document.querySelector("form[data-join]");
if (form instanceof HTMLFormElement) prepareJoining(form);
prepareLanguage(changeLanguage);
