// The pages around the table: language, first visit, starting a table, my games.

import { setLanguage } from "../net/language.js";
import { prepareHeader } from "./header.js";
import { prepareGames, tellDates } from "./my_games.js";
import { prepareNew } from "../forms/new_table.js";
import { prepareOpening } from "../forms/open_record.js";
import { prepareForgetting } from "./privacy.js";
import { showCourse } from "../lessons/home_course.js";

const KNOWN = "openquarto-known";

/** The rules are offered once, and never in the way: not where a table is started at once. */
function offerRules() {
  const offer = document.querySelector("[data-first-visit]");
  if (!(offer instanceof HTMLElement) || new URLSearchParams(location.search).get("start") === "1") return;
  try {
    offer.hidden = localStorage.getItem(KNOWN) !== null;
    const known = () => {
      localStorage.setItem(KNOWN, "1");
      offer.hidden = true;
    };
    offer.querySelector("[data-known]")?.addEventListener("click", known);
    offer.querySelector("a")?.addEventListener("click", known);
  } catch {
    offer.hidden = false; // storage is switched off: it is offered every time
  }
}

prepareHeader((language) => void setLanguage(language));
offerRules();
showCourse();
prepareNew();
prepareOpening();
prepareGames();
// Only where a server offers it: no other page has to load it.
if (document.querySelector("[data-keep]")) {
  void import("../offline/keeping.js").then(({ prepareKeeping }) => prepareKeeping());
}
// Not in the first load: whether games were ever kept is asked of the browser when the page is there.
if (document.querySelector("[data-bring]") && "indexedDB" in globalThis) {
  void import("../offline/bringing.js").then(({ prepareBringing }) => prepareBringing());
}
prepareForgetting();
tellDates();
document.querySelector("[data-print]")?.addEventListener("click", () => print());
