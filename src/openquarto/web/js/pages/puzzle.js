// The page of one puzzle: joins the board on which it is answered to the series that it belongs to, which
// keeps the first try and says what comes next.

import { load } from "../model/settings.js";
import { setLanguage } from "../net/language.js";
import { loadWords } from "../net/words.js";
import { PuzzleSide } from "../puzzle/puzzle_side.js";
import { puzzleWords } from "../puzzle/puzzle_words.js";
import { SeriesRun } from "../puzzle/series_run.js";
import { TaskBoard } from "../task/task_board.js";
import { TaskCommand } from "../task/task_command.js";
import { byId } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const place = byId("puzzle");
/** @type {import("../model/wire.d.ts").Puzzle} */
const puzzle = JSON.parse(byId("puzzle-data").textContent ?? "{}");

const settings = load();
const asked = new URLSearchParams(location.search).get("edition");
if (!asked) puzzle.task.table.rules.edition = settings.edition;

/** @type {TaskBoard} */
const board = new TaskBoard(
  { board: byId("here"), panel: byId("result"), foot: byId("task-foot"), facts: byId("task-facts") },
  {
    words: (table) => loadWords(place, table),
    pieces: place.dataset.pieces ?? "",
    settings,
    note: place.dataset.note,
    next,
    onVerdict: (verdict) => series.answered(verdict?.right ?? false),
    onTold: () => series.answered(false), // whoever is told an answer has not found it
    command: () => command.focus(),
    help: () => command.help(),
  },
);
const command = new TaskCommand(board);

/**
 * The next puzzle of the series; after its end all puzzles, and after a single one either.
 * @returns {import("../attempt/attempt_panel.js").Way[]}
 */
function next() {
  const { words } = board;
  const { forClass, next: path, nextText = "", backText = "" } = place.dataset;
  if (forClass) {
    const back = { text: backText, act: () => location.assign(`/class/${forClass}`) };
    return path ? [{ text: nextText, act: () => location.assign(path) }, back] : [back];
  }
  const all = { text: words.say("task-all"), act: () => location.assign("/puzzles") };
  if (!series.hasNext) return [all];
  const one = { text: words.say("task-next"), act: () => void goOn() };
  return series.isSingle ? [one, all] : [one];
}

async function goOn() {
  const problem = await series.next();
  if (problem) board.mounted.tell("refused", problem);
}

prepareHeader((language) => void setLanguage(language));
await board.show(puzzle.task, `/api/puzzles/${puzzle.id}`);
const around = { words: puzzleWords(), indexUrl: place.dataset.index ?? "" };
const series = new SeriesRun(byId("around"), puzzle, {
  ...around,
  say: (text) => board.mounted.announcer.say([text]),
  stop: () => board.stop(),
  rest: () => queueMicrotask(() => board.result.rest()), // its ways on are those of the series
  rated: (how) => side.show(how),
});
const side = new PuzzleSide(byId("side"), puzzle, series.series, {
  ...around,
  tell: (text) => board.mounted.tell("refused", text),
});
document.body.classList.add("ready");
