// A record from a file or from the clipboard becomes a table where the game goes on.

import { openTable } from "./open_table.js";

/** Prepares the form for records, if it is on this page. */
export function prepareOpening() {
  const form = document.querySelector("form[data-record]");
  if (!(form instanceof HTMLFormElement)) return;
  const file = /** @type {HTMLInputElement} */ (form.querySelector("[data-record-file]"));
  const text = /** @type {HTMLTextAreaElement} */ (form.querySelector("[data-record-text]"));
  file.addEventListener("change", async () => {
    if (file.files?.[0]) text.value = await file.files[0].text();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void openTable(form, form.querySelector("[data-record-error]"));
  });
}
