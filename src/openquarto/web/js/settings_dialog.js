// The settings as a form; every change holds at once.

import { found } from "./dom.js";

/** @typedef {import("./settings.js").Settings} Settings */

/**
 * @param {() => Settings} settings
 * @param {(changed: Partial<Settings>) => void} change
 */
export function prepareSettings(settings, change) {
  const form = /** @type {HTMLFormElement} */ (found("settings-form"));
  fill(form, settings());
  form.addEventListener("change", (event) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    if (field.name === "language") void setLanguage(field.value);
    else change({ [field.name]: valueOf(field) });
  });
}

/** @param {HTMLFormElement} form @param {Settings} settings */
function fill(form, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value);
  }
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
function valueOf(field) {
  if (field instanceof HTMLInputElement) return field.type === "checkbox" ? field.checked : Number(field.value);
  return field.value;
}

/** The server keeps the language in a cookie; the page comes back in it. @param {string} language */
export async function setLanguage(language) {
  await fetch("/language", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ language }),
  });
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  location.replace(here);
}
