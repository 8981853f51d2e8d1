// The page of the lessons: shows how far somebody has come, and keeps which pieces they learn with.

import { showPath } from "../lessons/path.js";
import { load, save } from "../model/settings.js";
import { setLanguage } from "../net/language.js";
import { onProgress, readProgress } from "../progress/progress_store.js";
import { byId } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const place = byId("lessons");
const edition = /** @type {HTMLSelectElement} */ (byId("edition"));

prepareHeader((language) => void setLanguage(language));
showPath(place, readProgress().lessons);
onProgress(({ lessons }) => showPath(place, lessons));
// Gone back to by the browser, it is as it was left: meanwhile a task may have been done.
addEventListener("pageshow", () => showPath(place, readProgress().lessons));
edition.value = load().edition;
edition.addEventListener("change", () => {
  save({ ...load(), edition: /** @type {"classic" | "access"} */ (edition.value) });
});
document.body.classList.add("ready");
