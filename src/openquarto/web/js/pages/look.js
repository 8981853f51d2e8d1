// Light or dark, from every page: the same setting as at the table.

import { load, save } from "../model/settings.js";

/** Prepares the choice at the top of the page, if it is there. */
export function prepareLook() {
  const place = document.querySelector("[data-look]");
  const select = place?.querySelector("select");
  if (!(place instanceof HTMLDetailsElement) || !select) return;
  select.value = load().theme;
  select.addEventListener("change", () => {
    const theme = /** @type {"" | "light" | "dark"} */ (select.value);
    save({ ...load(), theme });
    document.documentElement.dataset.theme = theme;
  });
  const close = () => (place.open = false);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !place.contains(target)) close();
  });
  place.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !place.open) return;
    close();
    place.querySelector("summary")?.focus();
  });
}
