// The menu: what is seldom wanted during a game.

import { isCoachOffered } from "../coach/coach_panel.js";
import { isHintOffered } from "../panels/hint_panel.js";
import { byId } from "../view/dom.js";
import { dialogOf, openDialog, prepareDialog } from "./dialog.js";

/**
 * Lets the menu and its neighbours open, and sends what is wished for.
 * @param {(wish: string) => void} onWish
 * @param {(coach: string) => void} onCoach
 */
export function prepareMenu(onWish, onCoach) {
  const menu = dialogOf("menu");
  const sure = byId("sure");
  for (const dialog of document.querySelectorAll("dialog.sheet-dialog"))
    prepareDialog(/** @type {HTMLDialogElement} */ (dialog));
  menu.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button) return;
    if (button.dataset.sure) sure.hidden = false;
    if (button.dataset.sure) /** @type {HTMLElement} */ (sure.querySelector("[data-not-sure]")).focus();
    if ("notSure" in button.dataset) menu.close();
    if (button.dataset.wish) {
      menu.close();
      onWish(button.dataset.wish);
    }
  });
  const coach = /** @type {HTMLSelectElement} */ (byId("coach-choice"));
  coach.addEventListener("change", () => {
    menu.close();
    onCoach(coach.value);
  });
  menu.addEventListener("close", () => (sure.hidden = true));
  byId("menu-button").addEventListener("click", () => openDialog("menu"));
  byId("keys-button").addEventListener("click", () => openDialog("keys-dialog"));
  byId("bar").addEventListener("keydown", moveInBar);
  document.addEventListener("click", (event) => {
    const opener = event.target instanceof Element ? event.target.closest("[data-open]") : null;
    if (opener) openDialog(/** @type {string} */ (opener.getAttribute("data-open")));
  });
}

/** The two buttons are one Tab stop; arrows go from one to the other. @param {KeyboardEvent} event */
function moveInBar(event) {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const [menu, keys] = [byId("menu-button"), byId("keys-button")];
  const [from, to] = event.key === "ArrowRight" ? [menu, keys] : [keys, menu];
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
  event.preventDefault();
}

/**
 * From when on the game of an absent player can be claimed, as the table has told it.
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @type {{table: Table | null, from: number, timer?: number}}
 */
let claim = { table: null, from: Infinity };

/** Whether the game can be claimed now; later on, the menu is shown anew. @param {Table} table */
function isClaimable(table) {
  if (claim.table !== table) {
    clearTimeout(claim.timer);
    claim = { table, from: Date.now() + (table.claimIn ?? Infinity) };
    if (table.claimIn) claim.timer = window.setTimeout(() => showMenu(table), table.claimIn);
  }
  return claim.from <= Date.now();
}

/** Shows in the menu what can be wished for now. @param {Table} table */
export function showMenu(table) {
  const { view, rules, seat, isWaiting } = table;
  const isOver = view.phase === "over";
  const isOn = !isOver && !isWaiting;
  const is = {
    hint: isOn && isHintOffered(table),
    back: isOn && rules.takeBack,
    draw: isOn,
    resign: isOn,
    rematch: isOver,
    claim: isOn && isClaimable(table),
  };
  for (const [wish, can] of Object.entries(is)) {
    const button = document.querySelector(
      `#menu .menu-list [data-wish="${wish}"], #menu .menu-list [data-sure="${wish}"]`,
    );
    if (button instanceof HTMLElement) button.hidden = !can || seat === "none";
  }
  const coach = /** @type {HTMLSelectElement} */ (byId("coach-choice"));
  coach.value = rules.coach ?? "off";
  /** @type {HTMLElement} */ (coach.closest("label")).hidden = !isCoachOffered(table);
}
