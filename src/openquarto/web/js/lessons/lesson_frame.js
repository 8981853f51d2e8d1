// The frame of one lesson: its words, which fold away on a phone, its rings, task after task, and the small
// match behind the last. The address keeps where one is, so that it can be gone back to.

import { changeProgress, readProgress } from "../progress/progress_store.js";
import { byId, setText } from "../view/dom.js";
import { isDone, known, nextTask, withTask } from "./course.js";
import { showRings } from "./rings.js";
import { showMatch } from "./small_match.js";

/**
 * @typedef {import("./rings.js").At} At
 * @typedef {import("../model/wire.d.ts").Lesson} Lesson
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/** Where the words of a lesson would push its board out of sight. */
const NARROW = "(max-width: 37.4375em), (max-height: 30em)";

export class LessonFrame {
  /**
   * @param {Lesson} lesson
   * @param {Catalogue} words
   * @param {(number: number, isFirst: boolean) => Promise<void>} onTask shows a task; `isFirst`: the page
   *   was just opened
   */
  constructor(lesson, words, onTask) {
    this.lesson = lesson;
    this.words = words;
    this.onTask = onTask;
    this.entry = { name: lesson.name, title: lesson.title, tasks: lesson.tasks.length, number: null };
    this.text = /** @type {HTMLDetailsElement} */ (document.querySelector(".lesson-words"));
    /** @type {At} */
    this.at = 1;
    for (const gone of ["hashchange", "popstate"]) addEventListener(gone, () => this.#follow());
  }

  /** Shows where the address says, else the first task that is left. */
  async begin() {
    const { lesson } = this;
    setText(byId("lesson-title"), lesson.title);
    setText(byId("lesson-text"), lesson.text);
    const { lessons } = readProgress();
    const left = isDone(lessons, this.entry) ? 1 : (nextTask(lessons, this.entry) ?? "match");
    const at = this.#asked() ?? left;
    history.replaceState(null, "", `#${at}`);
    await this.#go(at, true);
  }

  /** Keeps that a task is done. @param {number} number */
  keep(number) {
    changeProgress((progress) => ({
      ...progress,
      lessons: withTask(progress.lessons, this.lesson.name, number),
    }));
    this.#showRings();
  }

  /** The task behind the one that is shown, or the small match. @returns {At} */
  get next() {
    return this.at === "match" || this.at >= this.entry.tasks ? "match" : this.at + 1;
  }

  /** Goes on to the next task, or to the small match. */
  goOn() {
    history.pushState(null, "", `#${this.next}`);
    void this.#go(this.next, false);
  }

  /** @returns {At | null} */
  #asked() {
    const asked = location.hash.slice(1);
    if (asked === "match") return "match";
    const number = /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
    return number >= 1 && number <= this.entry.tasks ? number : null;
  }

  /** Goes where the address leads, which a ring or the browser's own way back has changed. */
  #follow() {
    const asked = this.#asked();
    if (asked !== null && asked !== this.at) void this.#go(asked, false);
  }

  /** @param {At} at @param {boolean} isFirst */
  async #go(at, isFirst) {
    const { words, entry } = this;
    this.at = at;
    const isMatch = at === "match";
    for (const part of document.querySelectorAll("[data-task]")) part.toggleAttribute("hidden", isMatch);
    byId("match").hidden = !isMatch;
    if (isMatch) byId("result").hidden = byId("task-foot").hidden = true;
    document.body.classList.toggle("at-match", isMatch);
    setText(
      byId("task-number"),
      isMatch ? words.say("lesson-match") : words.say("lesson-task", { number: at, count: entry.tasks }),
    );
    this.text.open = isMatch || at === 1 || !matchMedia(NARROW).matches;
    this.#showRings();
    if (!isMatch) return this.onTask(at, isFirst);
    showMatch(this.lesson, known(readProgress().lessons, entry.name).match, words);
    if (!isFirst) byId("match-title").focus();
  }

  #showRings() {
    const { done, match } = known(readProgress().lessons, this.entry.name);
    const state = { tasks: this.entry.tasks, done, isPassed: match, at: this.at };
    showRings(byId("rings"), state, this.words);
  }
}
