// The path through the lessons on their page: what is done, what is now, and the door to where one goes on.

import { element } from "../view/dom.js";
import { countDone, doneTasks, filled, goOn, isBegun, isDone, nextTask } from "./course.js";

/** @typedef {import("./course.js").Entry} Entry */
/** @typedef {import("./course.js").Lessons} Lessons */

/** The lessons as the page lists them. @param {ParentNode} place @returns {Entry[]} */
export function listed(place) {
  return [...place.querySelectorAll("[data-lesson]")].map((item) => {
    const { lesson = "", title = "", tasks, number } = /** @type {HTMLElement} */ (item).dataset;
    return { name: lesson, title, tasks: Number(tasks), number: number ? Number(number) : null };
  });
}

/** Shows how far somebody has come. @param {HTMLElement} place @param {Lessons} lessons */
export function showPath(place, lessons) {
  const entries = listed(place);
  const point = goOn(lessons, entries);
  for (const entry of entries) {
    const item = /** @type {HTMLElement} */ (place.querySelector(`[data-lesson="${entry.name}"]`));
    showLesson(item, entry, lessons, entry === point?.entry, place.dataset);
  }
  const door = /** @type {HTMLAnchorElement} */ (place.querySelector("[data-go-on]"));
  const done = place.querySelector("[data-course-done]");
  const hasBegun = entries.some((entry) => isBegun(lessons, entry));
  door.hidden = point === null;
  done?.toggleAttribute("hidden", point !== null);
  if (!point) return;
  door.href = pointAddress(point);
  if (hasBegun) door.textContent = pointText(point, place.dataset);
}

/**
 * @param {HTMLElement} item @param {Entry} entry @param {Lessons} lessons
 * @param {boolean} isNow @param {DOMStringMap} texts
 */
function showLesson(item, entry, lessons, isNow, texts) {
  const isReady = isDone(lessons, entry);
  item.classList.toggle("done", isReady);
  item.classList.toggle("now", isNow);
  const state = isReady ? texts.textDone : isNow ? texts.textNow : "";
  const told = /** @type {HTMLElement} */ (item.querySelector("[data-state]"));
  // A space that may break would be left out by a reader at the end of what is not seen.
  told.replaceChildren(...(state ? [element("span", { class: "unseen", text: `${state}.\u00a0` })] : []));
  const about = /** @type {HTMLElement} */ (item.querySelector("[data-about]"));
  about.dataset.plain ??= about.textContent ?? "";
  const count = doneTasks(lessons, entry).length;
  const partly = nextTask(lessons, entry) === null ? texts.textMatchLeft : texts.textSome;
  about.textContent =
    !isReady && count > 0
      ? filled(partly ?? "", { done: count, count: entry.tasks })
      : (about.dataset.plain ?? "");
}

/** Where a point is reached. @param {import("./course.js").Point} point */
export function pointAddress({ entry, task }) {
  return `/learn/${entry.name}${task === null ? "#match" : task > 1 ? `#${task}` : ""}`;
}

/** A point in words. @param {import("./course.js").Point} point @param {DOMStringMap} texts */
export function pointText({ entry, task }, texts) {
  const text = task === null ? texts.textGoOnMatch : texts.textGoOn;
  return filled(text ?? "", { number: entry.number ?? "", task: task ?? "", title: entry.title });
}

/**
 * How much of the course is done, in words.
 * @param {Lessons} lessons
 * @param {Entry[]} entries
 * @param {string} text
 */
export function countText(lessons, entries, text) {
  const course = entries.filter(({ number }) => number !== null);
  return filled(text, { done: countDone(lessons, course), count: course.length });
}
