// The lobby: asks for itself again while somebody looks at it, and tells what has changed.

import { setLanguage } from "../net/language.js";
import { byId, setText } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const EVERY = 10_000; // milliseconds, and up to a third more, so that not all pages ask at once
const NAME = "openquarto-lobby-name";
const lists = byId("lobby-lists");
const filter = /** @type {HTMLFormElement} */ (byId("filter"));
const name = /** @type {HTMLInputElement} */ (byId("lobby-name"));

/** The lists as the server has them now; null if it cannot be asked. */
async function fetched() {
  const query = new URLSearchParams([...new FormData(filter)].map(([key, value]) => [key, String(value)]));
  const answer = await fetch(`/lobby?${query}`, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.getElementById("lobby-lists");
}

/** Shows other lists; whoever is in them stays where they were, as long as that table is there. */
async function refresh() {
  const next = await fetched();
  if (!next || next.isEqualNode(lists)) return;
  const at = document.activeElement?.closest("[data-game]")?.getAttribute("data-game");
  lists.replaceChildren(...next.childNodes);
  prepareSitting();
  const same = at ? lists.querySelector(`[data-game="${CSS.escape(at)}"] :is(a, button)`) : null;
  if (same instanceof HTMLElement) same.focus();
  if (next.dataset.told !== lists.dataset.told) setText(byId("lobby-told"), next.dataset.told ?? "");
  lists.dataset.told = next.dataset.told;
}

/** Whoever sits down takes the name along that was typed above. */
function prepareSitting() {
  for (const form of lists.querySelectorAll("[data-sit]")) {
    form.addEventListener("formdata", (event) => {
      /** @type {FormDataEvent} */ (event).formData.set("name", name.value);
    });
  }
}

function later() {
  setTimeout(
    async () => {
      if (document.visibilityState === "visible") await refresh();
      later();
    },
    EVERY * (1 + Math.random() / 3),
  );
}

prepareHeader((language) => void setLanguage(language));
try {
  name.value = sessionStorage.getItem(NAME) ?? "";
  name.addEventListener("change", () => sessionStorage.setItem(NAME, name.value));
} catch {
  // Storage is switched off: the name is typed anew.
}
filter.addEventListener("change", () => void refresh());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void refresh();
});
prepareSitting();
later();
document.body.classList.add("ready");
