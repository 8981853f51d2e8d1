// The small match of a lesson at its table: what it asks for, whether it is passed, and the ways on.

import { changeProgress, readProgress } from "../progress/progress_store.js";
import { element } from "../view/dom.js";
import { isDone, known, withMatch } from "./course.js";

/**
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/wire.d.ts").LessonTable} LessonTable
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/** The class for which it is played, as the address says; nothing for most. */
const forClass = new URLSearchParams(location.search).get("class") ?? "";

/** Keeps that it is passed, once; a class is told of every end. @param {Table} table */
export function keepSmallMatch({ lesson, view }) {
  if (lesson && view.ending && forClass)
    void import("./class_match.js").then(({ tellClass }) => tellClass(forClass));
  if (!lesson || !view.ending?.passed) return;
  if (known(readProgress().lessons, lesson.name).match) return;
  changeProgress((progress) => ({ ...progress, lessons: withMatch(progress.lessons, lesson.name) }));
}

/**
 * Tells when it is passed, in a notice that stays until something is done; the log has it too.
 * @param {LessonTable} lesson
 * @param {import("../view/notices.js").Notices} notices
 */
export function tellLesson(lesson, notices) {
  notices.show("hint", lesson.sentence);
}

/** The way back to the lesson in the menu. @param {Table} table */
export function showLessonLink(table) {
  const link = document.querySelector("#menu [data-lesson]");
  if (!(link instanceof HTMLAnchorElement) || !table.lesson) return;
  link.hidden = false;
  link.href = address(table.lesson.name, table);
}

/**
 * At the end: whether it is passed, and the next lesson, or another try first where it is not.
 * @param {Table} table
 * @param {Catalogue} words
 * @param {(text: string) => void} refuse
 */
export function lessonEnding(table, words, refuse) {
  const { lesson, view } = table;
  if (!lesson) return null;
  const isPassed = view.ending?.passed ?? false;
  const entry = { name: lesson.name, title: lesson.title, tasks: lesson.tasks, number: null };
  const isWhole = isDone(readProgress().lessons, entry);
  const told = !isPassed ? "lesson-not-passed" : isWhole ? "lesson-passed" : "lesson-passed-game";
  const text = words.say(told, { title: lesson.title });
  const onward = forClass
    ? link(`/class/${forClass}`, words.say("lesson-to-class"))
    : lesson.next
      ? link(address(lesson.next, table), words.say("lesson-next", { title: lesson.nextTitle ?? "" }))
      : link("/learn", words.say("lesson-all"));
  const again = element("button", {
    text: words.say("lesson-again"),
    attributes: { type: "button", id: "again" },
  });
  again.addEventListener("click", () => void openAgain(table, words, refuse));
  const back = link(address(lesson.name, table), words.say("lesson-back"));
  const ways = isPassed ? [onward, again, back] : [again, onward, back];
  ways.forEach((way, at) => (way.className = at === 0 ? "primary" : "quiet-button"));
  return {
    text: element("p", { class: `ending-text lesson-result${isPassed ? " passed" : ""}`, text }),
    buttons: ways,
  };
}

/**
 * Opens the same small match anew, and goes there; a refusal is told at this table.
 * @param {Table} table
 * @param {Catalogue} words
 * @param {(text: string) => void} refuse
 */
async function openAgain({ lesson, rules }, words, refuse) {
  try {
    const answer = await fetch("/tables", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        lesson: lesson?.name ?? "",
        edition: rules.edition,
        ...(forClass && { class: forClass }),
      }),
    });
    const told = await answer.json();
    if (answer.ok) location.assign(told.url);
    else refuse(told.sentence);
  } catch {
    refuse(words.say("lesson-no-connection"));
  }
}

/** The address of a lesson in the edition of a table. @param {string} name @param {Table} table */
function address(name, { rules }) {
  const query = new URLSearchParams({
    ...(rules.edition === "access" && { edition: "access" }),
    ...(forClass && { class: forClass }),
  });
  return `/learn/${name}${query.size ? `?${query}` : ""}`;
}

/** @param {string} href @param {string} text */
function link(href, text) {
  return element("a", { text, attributes: { href } });
}
