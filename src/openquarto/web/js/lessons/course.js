// How far somebody has come in the lessons, as plain data: what is done, what is now, where to go on. No DOM.

/**
 * A lesson of the list: its number in the course, or null for an extra.
 * @typedef {{name: string, title: string, tasks: number, number: number | null}} Entry
 * @typedef {import("../progress/progress.js").LessonProgress} LessonProgress
 * @typedef {Record<string, LessonProgress>} Lessons
 */

/**
 * Where to go on: a task, counted from 1, or the small match.
 * @typedef {{entry: Entry, task: number | null}} Point
 */

/** What is known of one lesson. @param {Lessons} lessons @param {string} name @returns {LessonProgress} */
export function known(lessons, name) {
  return lessons[name] ?? { done: [], match: false };
}

/** The tasks that are done, of those there are. @param {Lessons} lessons @param {Entry} entry */
export function doneTasks(lessons, { name, tasks }) {
  return known(lessons, name).done.filter((task) => task >= 1 && task <= tasks);
}

/** Whether all tasks are done and the small match is passed. @param {Lessons} lessons @param {Entry} entry */
export function isDone(lessons, entry) {
  return doneTasks(lessons, entry).length === entry.tasks && known(lessons, entry.name).match;
}

/** Whether anything of a lesson was done. @param {Lessons} lessons @param {Entry} entry */
export function isBegun(lessons, entry) {
  return doneTasks(lessons, entry).length > 0 || known(lessons, entry.name).match;
}

/**
 * The first task that is left, or null where only the small match is, or nothing.
 * @param {Lessons} lessons @param {Entry} entry
 */
export function nextTask(lessons, entry) {
  const done = new Set(doneTasks(lessons, entry));
  const all = Array.from({ length: entry.tasks }, (_, at) => at + 1);
  return all.find((task) => !done.has(task)) ?? null;
}

/**
 * Where the course goes on: in the lesson that was begun last on the way, else in the first one that is left.
 * Null when the whole course is done. Extras are never in the way.
 * @param {Lessons} lessons @param {Entry[]} entries
 * @returns {Point | null}
 */
export function goOn(lessons, entries) {
  const left = entries.filter((entry) => entry.number !== null && !isDone(lessons, entry));
  const entry = left.findLast((each) => isBegun(lessons, each)) ?? left[0];
  return entry ? { entry, task: nextTask(lessons, entry) } : null;
}

/** How many lessons of the course are done. @param {Lessons} lessons @param {Entry[]} entries */
export function countDone(lessons, entries) {
  return entries.filter((entry) => entry.number !== null && isDone(lessons, entry)).length;
}

/**
 * Progress with one more task done.
 * @param {Lessons} lessons @param {string} name @param {number} task
 * @returns {Lessons}
 */
export function withTask(lessons, name, task) {
  const { done, match } = known(lessons, name);
  const tasks = [...new Set([...done, task])].sort((one, other) => one - other);
  return { ...lessons, [name]: { done: tasks, match } };
}

/** Progress with a small match passed. @param {Lessons} lessons @param {string} name @returns {Lessons} */
export function withMatch(lessons, name) {
  return { ...lessons, [name]: { ...known(lessons, name), match: true } };
}

/**
 * A text of the page with values put in: {number}, {task}, {title}.
 * @param {string} text @param {Record<string, string | number>} values
 */
export function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
