// The settings as a form; every change holds at once.

import { setLanguage } from "../net/language.js";
import { canNotify, mayNotify } from "../panels/turn_alert.js";
import { byId, setText } from "../view/dom.js";

/** @typedef {import("../model/settings.js").Settings} Settings */

/**
 * Fills the form, and tells every change at once.
 * @param {() => Settings} settings
 * @param {(changed: Partial<Settings>) => void} change
 * @param {() => void} onBlocked where the browser allows no notifications
 */
export function prepareSettingsDialog(settings, change, onBlocked) {
  const form = /** @type {HTMLFormElement} */ (byId("settings-form"));
  fill(form, settings());
  /** @type {HTMLElement} */ (form.querySelector("[data-notify]")).hidden = !canNotify();
  form.addEventListener("change", async (event) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    setText(byId("settings-told"), "");
    if (field.name === "notify" && /** @type {HTMLInputElement} */ (field).checked && !(await mayNotify())) {
      /** @type {HTMLInputElement} */ (field).checked = false;
      onBlocked();
    }
    if (field.name === "language") void setLanguage(field.value);
    else change({ [field.name]: fieldValue(field) });
  });
}

/** @param {HTMLFormElement} form @param {Settings} settings */
function fill(form, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(value);
  }
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
function fieldValue(field) {
  if (field instanceof HTMLInputElement)
    return field.type === "checkbox" ? field.checked : Number(field.value);
  return field.value;
}
