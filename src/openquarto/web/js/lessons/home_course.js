// Lessons on the home page: the main door for somebody new, then a quiet way back, until the course is done.

import { filled, goOn, isBegun } from "./course.js";
import { pointAddress } from "./path.js";
import { isNothing } from "../progress/progress.js";
import { onProgress, readProgress } from "../progress/progress_store.js";

/** Shows the way to the lessons that suits this browser, if it is on this page. */
export function showCourse() {
  const course = document.getElementById("course");
  if (!course) return;
  /** @type {import("./course.js").Entry[]} */
  const entries = JSON.parse(course.textContent ?? "[]");
  show(entries, readProgress());
  onProgress((progress) => show(entries, progress));
  addEventListener("pageshow", () => show(entries, readProgress()));
}

/**
 * @param {import("./course.js").Entry[]} entries
 * @param {import("../progress/progress.js").Progress} progress
 */
function show(entries, progress) {
  const { lessons } = progress;
  const isNew = isNothing(progress);
  const door = document.querySelector("[data-newcomer]");
  door?.toggleAttribute("hidden", !isNew);
  document
    .querySelector(".start .primary:not([data-newcomer])")
    ?.classList.toggle("second-door", isNew && !!door);
  const way = document.querySelector("[data-go-on]");
  const point = entries.some((entry) => isBegun(lessons, entry)) ? goOn(lessons, entries) : null;
  way?.toggleAttribute("hidden", point === null);
  const [link, about] = [way?.querySelector("a"), way?.querySelector("span")];
  if (!point || !link || !about) return;
  link.href = pointAddress(point);
  about.textContent = filled(about.dataset.text ?? "", { title: point.entry.title });
}
