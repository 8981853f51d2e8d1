// What is chosen at the top of a page: its language, and light or dark.

import { load, save } from "../model/settings.js";

/**
 * Prepares the header, if the page has one.
 * @param {(language: string) => void} take what to do with another language
 */
export function prepareHeader(take) {
  prepareLanguage(take);
  prepareLook();
}

/**
 * An arrow on the closed list is only a look at the next language: the page stays until it is taken.
 * @param {(language: string) => void} take
 */
function prepareLanguage(take) {
  const select = document.querySelector(".language select");
  if (!(select instanceof HTMLSelectElement)) return;
  const code = document.querySelector(".language-code"); // seen where there is no room for a name
  select.addEventListener("change", () => {
    if (code) code.textContent = select.value.toUpperCase();
  });
  let isLooking = false;
  select.addEventListener("keydown", ({ key }) => {
    isLooking = key !== "Enter" && key !== " ";
    if (key === "Enter") take(select.value);
  });
  select.addEventListener("pointerdown", () => (isLooking = false));
  select.addEventListener("change", () => {
    if (!isLooking) take(select.value);
  });
  select.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    take(select.value);
  });
}

/** Light or dark, if the choice is there: the same setting as at the table. */
function prepareLook() {
  const place = document.querySelector("[data-look]");
  const button = place?.querySelector("button");
  const choices = place?.querySelector("div");
  const select = place?.querySelector("select");
  if (!place || !button || !choices || !select) return;
  const show = (/** @type {boolean} */ isShown) => {
    choices.hidden = !isShown;
    button.setAttribute("aria-expanded", String(isShown));
  };
  button.addEventListener("click", () => show(choices.hidden));
  select.value = load().theme;
  select.addEventListener("change", () => {
    const theme = /** @type {"" | "light" | "dark"} */ (select.value);
    save({ ...load(), theme });
    document.documentElement.dataset.theme = theme;
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !place.contains(target)) show(false);
  });
  place.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Escape" || choices.hidden) return;
    show(false);
    button.focus();
  });
}
