// The form of a new table: says what each level is like, and sits down without leaving an error page behind.

import { openTable } from "./open_table.js";

/** Prepares the form, if it is on this page. */
export function prepareNew() {
  const form = document.querySelector("form[data-start]");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void openTable(form, document.querySelector("[data-start-error]"));
  });
  if ("new" in form.dataset) {
    const counts = countsBox(form);
    let isChosen = counts?.checked !== countsByDefault(form);
    form.addEventListener("change", (event) => {
      isChosen ||= event.target === counts;
      if (counts && !isChosen) counts.checked = countsByDefault(form);
      tell(form);
    });
    tell(form);
    if ("atOnce" in form.dataset) void openTable(form, document.querySelector("[data-start-error]"));
  }
}

/** @param {HTMLFormElement} form @returns {HTMLInputElement | null} */
function countsBox(form) {
  return form.querySelector('input[type="checkbox"][name="counts"]');
}

/**
 * Whether a game counts where nobody has chosen: by link it does, unless somebody is to be coached.
 * @param {HTMLFormElement} form
 */
function countsByDefault(form) {
  const chosen = new FormData(form);
  return chosen.get("opponent") === "link" && chosen.get("coach") === "off";
}

/** Shows what belongs to the opponent that is chosen. @param {HTMLFormElement} form */
function tell(form) {
  const chosen = form.querySelector('input[name="opponent"]:checked');
  const about = form.querySelector("[data-about-level]");
  if (about) about.textContent = chosen?.getAttribute("data-about") ?? "";
  const opponent = chosen instanceof HTMLInputElement ? chosen.value : "";
  for (const lead of form.querySelectorAll("[data-lead]"))
    lead.toggleAttribute("hidden", (lead.getAttribute("data-lead") === "link") !== (opponent === "link"));
  offer(form.querySelector("[data-names]"), opponent === "here" || opponent === "link");
  for (const select of form.querySelectorAll("[data-clock]")) {
    const own = select.closest("div")?.querySelector("[data-own-clock]") ?? null;
    offer(own, /** @type {HTMLSelectElement} */ (select).value === "own");
  }
  // who comes by link says their own name
  offer(form.querySelector("[data-name-other]"), opponent === "here");
}

/** What is not offered is not sent either. @param {Element | null} place @param {boolean} isOffered */
function offer(place, isOffered) {
  if (!(place instanceof HTMLElement)) return;
  place.hidden = !isOffered;
  for (const field of place.querySelectorAll("input")) field.disabled = !isOffered;
}
