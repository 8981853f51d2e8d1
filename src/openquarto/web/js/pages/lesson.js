// The page of one lesson: loads it in somebody's words, and joins its frame to the board of its tasks.

import { LessonFrame } from "../lessons/lesson_frame.js";
import { loadLesson } from "../lessons/loading.js";
import { preparePassingOn } from "../lessons/pass_on.js";
import { prepareMatch } from "../lessons/small_match.js";
import { load } from "../model/settings.js";
import { Catalogue } from "../model/words.js";
import { setLanguage } from "../net/language.js";
import { loadWords } from "../net/words.js";
import { keeping } from "../progress/progress_store.js";
import { TaskBoard } from "../task/task_board.js";
import { TaskCommand } from "../task/task_command.js";
import { byId, setText } from "../view/dom.js";
import { insertSymbols, tile } from "../view/pieces.js";
import { prepareHeader } from "./header.js";

const place = byId("lesson");
const settings = load();
const edition = place.dataset.edition || settings.edition;
const name = place.dataset.name ?? "";

/** @type {TaskBoard} */
const board = new TaskBoard(
  { board: byId("here"), panel: byId("result"), foot: byId("task-foot"), facts: byId("task-facts") },
  {
    words: (table) => loadWords(place, table),
    pieces: place.dataset.pieces ?? "",
    settings,
    next: () => [
      {
        text: words.say(frame.next === "match" ? "lesson-on-to-match" : "lesson-next-task"),
        act: () => frame.goOn(),
      },
    ],
    onVerdict: (verdict) => {
      if (verdict?.right && frame.at !== "match") frame.keep(frame.at);
      tellKeeping();
    },
    command: () => command.focus(),
    help: () => command.help(),
  },
);
const command = new TaskCommand(board);

/** Shows a task; the focus goes to where it is answered, but for when the page is opened. */
async function showTask(/** @type {number} */ number, /** @type {boolean} */ isFirst) {
  const task = lesson.tasks[number - 1];
  setText(byId("question"), task.question[0]);
  showHand(task.table.view);
  delete place.dataset.shown;
  if (!isFirst) window.scrollTo({ top: 0 });
  const told = `${byId("task-number").textContent}.`;
  await board.show(task, `/api/lessons/${name}/${number}`, { isNext: !isFirst, number: told });
  place.dataset.shown = String(number);
}

/** On a telephone the piece in hand lies below the board: what is asked about it shows it, too. */
function showHand(/** @type {import("../model/wire.d.ts").View} */ { hand, masked }) {
  byId("question-hand").replaceChildren(...(hand && !masked ? [tile(hand, edition)] : []));
}

/** Where progress cannot be kept for good, that is said. */
function tellKeeping() {
  const how = keeping();
  byId("keeping").hidden = how === "kept";
  if (how !== "kept") setText(byId("keeping"), words.say(`progress-${how}`));
}

/** @param {unknown} error @returns {never} */
function fail(error) {
  const problem = byId("lesson-error");
  problem.textContent = error instanceof Error && error.message ? error.message : words.say("lesson-failed");
  problem.hidden = false;
  throw error;
}

prepareHeader((language) => void setLanguage(language));
prepareMatch();
const plain = await loadWords(place, /** @type {any} */ ({ rules: { edition }, view: {} }));
const words = new Catalogue(plain.words, settings);
const [lesson] = await Promise.all([
  loadLesson(name, words),
  insertSymbols(place.dataset.pieces ?? ""),
]).catch(fail);
const frame = new LessonFrame(lesson, words, showTask);
await frame.begin();
preparePassingOn(name, words, (text) => board.mounted?.announcer.say([text]));
document.body.classList.add("ready");
