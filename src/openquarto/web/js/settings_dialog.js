// The settings as a form; every change holds at once.

import { canNotify, mayNotify } from "./attention.js";
import { found, write } from "./dom.js";

/** @typedef {import("./settings.js").Settings} Settings */

/**
 * @param {() => Settings} settings
 * @param {(changed: Partial<Settings>) => void} change
 * @param {() => void} onBlocked where the browser allows no notifications
 */
export function prepareSettings(settings, change, onBlocked) {
  const form = /** @type {HTMLFormElement} */ (found("settings-form"));
  fill(form, settings());
  /** @type {HTMLElement} */ (form.querySelector("[data-notify]")).hidden = !canNotify();
  form.addEventListener("change", async (event) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    write(found("settings-told"), "");
    if (field.name === "notify" && /** @type {HTMLInputElement} */ (field).checked && !(await mayNotify())) {
      /** @type {HTMLInputElement} */ (field).checked = false;
      onBlocked();
    }
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

/** The server keeps the language in a cookie; the page comes back in it. @param {string} language @param {{again?: boolean}} how by loading, where the address has a part that must not be lost */
export async function setLanguage(language, { again = false } = {}) {
  await fetch("/language", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ language }),
  });
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  if (again) location.reload();
  else location.replace(here);
}
