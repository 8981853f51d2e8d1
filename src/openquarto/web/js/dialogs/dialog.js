// Dialogs: Esc and a click beside them close them, Tab stays inside, and the focus goes back where it was.
// The browser is not asked for modal ones: it would hide the rest of the page from screen readers, which then
// hear no live region, and do not notice the focus that comes back to a place that was hidden a moment ago.

const STOPS = "a[href], button, input, select, textarea, [tabindex]";

/** Lets a dialog be closed, and keeps Tab inside it. @param {HTMLDialogElement} dialog */
export function prepareDialog(dialog) {
  dialog.setAttribute("aria-modal", "true");
  dialog.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("[data-close]")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") dialog.close();
    else if (event.key !== "Tab" || !turnsRound(dialog, event.shiftKey)) return;
    event.preventDefault();
  });
}

// The veil beside an open dialog is drawn by the body itself.
document.addEventListener("click", (event) => {
  if (event.target === document.body) closeAll();
});

/**
 * Whether Tab would leave the dialog; then the focus goes to its other end.
 * @param {HTMLElement} dialog
 * @param {boolean} isBack
 */
function turnsRound(dialog, isBack) {
  const stops = [...dialog.querySelectorAll(STOPS)].filter(
    (stop) => stop.checkVisibility() && /** @type {HTMLElement} */ (stop).tabIndex >= 0,
  );
  const [from, to] = isBack ? [0, -1] : [-1, 0];
  if (document.activeElement !== stops.at(from)) return false;
  /** @type {HTMLElement} */ (stops.at(to)).focus();
  return true;
}

/** The dialog of an id. @param {string} id */
export function dialogOf(id) {
  return /** @type {HTMLDialogElement} */ (document.getElementById(id));
}

/** Opens a dialog instead of any other one. @param {string} id */
export function openDialog(id) {
  closeAll();
  dialogOf(id).show();
}

function closeAll() {
  const dialogs = /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"));
  for (const dialog of dialogs) dialog.close();
}
