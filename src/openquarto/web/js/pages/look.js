// Light or dark, from every page: the same setting as at the table.

import { load, save } from "../model/settings.js";

/** Prepares the choice at the top of the page, if it is there. */
export function prepareLook() {
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
