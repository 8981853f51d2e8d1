// The elements of a mounted table: drawn by the server, or by draw_table.js.

const SELECTORS = {
  place: ".table",
  status: ".status",
  platter: ".platter",
  board: ".board-grid",
  notices: ".notices",
  hand: ".hand",
  stock: ".stock-grid",
  quarto: "button.quarto",
  done: "button.done",
  polite: "[aria-live=polite]",
  assertive: "[aria-live=assertive]",
  callDialog: ".call-dialog",
};

/**
 * @typedef {{[Name in Exclude<keyof typeof SELECTORS, "callDialog">]: HTMLElement}
 *   & {callDialog: HTMLDialogElement}} Parts
 */

/** The parts of a table inside an element. @param {HTMLElement} root @returns {Parts} */
export function partsIn(root) {
  const found = Object.entries(SELECTORS).map(([name, selector]) => {
    const part = root.querySelector(selector);
    if (!part) throw new Error(`there is no ${selector} in the table`);
    return [name, part];
  });
  return Object.fromEntries(found);
}
