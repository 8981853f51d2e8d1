// The progress of one lesson: a ring a task and one for the small match; each leads there.

import { element, svgElement } from "../view/dom.js";

/**
 * Where somebody is in a lesson: a task, counted from 1, or the small match.
 * @typedef {number | "match"} At
 */

/**
 * Draws the rings.
 * @param {HTMLElement} place
 * @param {{tasks: number, done: number[], isPassed: boolean, at: At}} state
 * @param {import("../model/words.js").Catalogue} words
 */
export function showRings(place, { tasks, done, isPassed, at }, words) {
  const numbers = Array.from({ length: tasks }, (_, index) => index + 1);
  const rings = numbers.map((number) => {
    const isDone = done.includes(number);
    const name = words.say(isDone ? "lesson-to-task-done" : "lesson-to-task", { number });
    return ring(name, `#${number}`, String(number), kinds(isDone, at === number));
  });
  const name = words.say(isPassed ? "lesson-match-done" : "lesson-match");
  rings.push(ring(name, "#match", "", `game ${kinds(isPassed, at === "match")}`));
  place.replaceChildren(...rings);
}

/** Now wins over done: what is tried again is where one is. @param {boolean} isDone @param {boolean} isNow */
function kinds(isDone, isNow) {
  return isNow ? "now" : isDone ? "done" : "";
}

/** @param {string} name @param {string} href @param {string} text @param {string} kind */
function ring(name, href, text, kind) {
  const isNow = kind.includes("now");
  const drawn = element("span", { class: `ring ${kind}`, attributes: { "aria-hidden": "true" } }, [
    svgElement("svg", { class: "icon", viewBox: "0 0 24 24" }, [
      svgElement("path", { d: "M5 12.5l4.5 4.5L19 7.5" }),
    ]),
    element("span", { text }),
  ]);
  const attributes = { href, ...(isNow ? { "aria-current": "step" } : {}) };
  const link = element("a", { attributes }, [drawn, element("span", { class: "unseen", text: name })]);
  return element("li", {}, [link]);
}
