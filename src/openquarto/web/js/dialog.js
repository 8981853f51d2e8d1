// Dialogs open and close; Esc and a click beside them close them too, and the focus goes back to where it was.

/** @param {HTMLDialogElement} dialog */
export function prepare(dialog) {
  dialog.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === dialog || target.closest("[data-close]")) dialog.close();
  });
}

/** The dialog of an id. @param {string} id */
export function dialogOf(id) {
  return /** @type {HTMLDialogElement} */ (document.getElementById(id));
}

/** Opens a dialog instead of any other one. @param {string} id */
export function open(id) {
  for (const other of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (other).close();
  dialogOf(id).showModal();
}
