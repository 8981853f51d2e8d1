// What comes after an answer: whether it is right and why, the refutation played on the board, what next.

import { SQUARES, squaresOf } from "../model/geometry.js";
import { showGhost } from "../review/board_marks.js";
import { drawnReason } from "../review/marks.js";
import { element } from "../view/dom.js";
import { placedIn, scenesOf, scenesOfAnswer } from "./played_turns.js";
import { TaskRefusal } from "./task_requests.js";
import { unmasked } from "./task_table.js";
import { tile } from "../view/pieces.js";

/**
 * @typedef {import("../model/wire.d.ts").Verdict} Verdict
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../attempt/attempt.js").Attempt} Attempt
 * @typedef {import("./played_turns.js").Scene} Scene
 */

const PAUSE = 850; // milliseconds between two actions that are played

export class TaskResult {
  #timer = 0;

  /** @param {import("./task_board.js").TaskBoard} board */
  constructor(board) {
    this.board = board;
    this.isShown = false;
    /** Why nothing can be answered any more, once it cannot. */
    this.why = "";
  }

  /** It can be answered. */
  begin() {
    this.isShown = false;
    this.why = this.board.words.say("task-over");
  }

  /** Nothing is played any more, and the board is as it was. */
  stop() {
    window.clearTimeout(this.#timer);
    this.isShown = false;
    this.#markPlayed([]);
    showGhost(this.board.mounted.view.board, null, "");
  }

  /** @param {Verdict} verdict @param {Attempt} attempt what stands on the board */
  show(verdict, attempt) {
    const { panel, words, mounted } = this.board;
    const { right, heading, sentences, rows, summary, refutation } = verdict;
    const lines = right ? linesOf(verdict.answer) : [];
    this.#settle(attempt, `${heading}.`, lines);
    if (!right) this.#drawReason(verdict, attempt);
    const more = refutation ? [this.#told(refutation, verdict.answer)] : [];
    panel.answer(
      { isRight: right, title: heading, sentences, why: { rows, summary }, more },
      this.#ways(verdict),
      words,
    );
    mounted.announcer.say([...sentences, refutation?.sentence ?? ""]);
    // On a small screen the board goes to the top: the result stands below it.
    if (matchMedia("(max-width: 56.25em)").matches) mounted.parts.platter.scrollIntoView();
    if (refutation) this.#play(refutation, verdict.answer);
  }

  /** Nothing can be done on the board any more, which stays as it is. @param {string} why */
  close(why) {
    const { transport, panel } = this.board;
    this.isShown = true;
    this.why = why;
    if (transport.trial) this.#settle(transport.trial.attempt, why, []);
    panel.hide();
  }

  /** It was answered before the page was opened again: the way goes on, and it can be tried once more. */
  rest() {
    const { words, mounted, panel } = this.board;
    const text = words.say("task-over");
    this.board.stop(text);
    panel.ask({ title: "", sentences: [text] }, this.#onwardFirst);
    mounted.announcer.say([text]);
  }

  /** The clock has run out. @param {Attempt} attempt */
  late(attempt) {
    const { panel, words, mounted } = this.board;
    const [title, why] = [words.say("task-time-up"), words.say("task-time-up-why")];
    this.#settle(attempt, `${title}.`, []);
    panel.answer({ isRight: false, title, sentences: [why], why: null }, this.#ways(null), words);
    mounted.announcer.say([why]);
  }

  /** The server refuses or is away: nothing is lost. @param {unknown} error @param {() => void} again */
  fail(error, again) {
    const { words, mounted, panel, onward } = this.board;
    const text = error instanceof TaskRefusal ? error.message : words.say("task-failed");
    const ways = [{ text: words.say("task-again"), act: again, isPrimary: true }, ...onward.slice(0, 1)];
    panel.ask({ title: "", sentences: [text] }, ways);
    mounted.announcer.say([text]);
  }

  /**
   * Leaves the answer on the board, without a mask; nothing can be done there any more.
   * @param {Attempt} attempt
   * @param {string} status
   * @param {string[]} lines that were called
   */
  #settle(attempt, status, lines) {
    const { transport, places } = this.board;
    this.isShown = true;
    places.foot.classList.remove("is-see");
    const { trial } = transport;
    if (!trial) return;
    const { board, hand, last } = attempt;
    const over = { ...attempt, phase: /** @type {const} */ ("over"), mayCall: false };
    transport.trial = { ...trial, table: unmasked(trial.table), attempt: over };
    transport.show(this.#tableAt({ board, hand, last, status }, lines));
  }

  /**
   * @param {{board: (string | null)[], hand: string | null, last: string | null, status: string}} what
   * @param {string[]} lines
   * @returns {Table}
   */
  #tableAt({ board, hand, last, status }, lines = []) {
    const table = unmasked(/** @type {Table} */ (this.board.transport.trial?.table));
    const shown = lines.map((line) => ({ line, squares: squaresOf(line), sides: [] }));
    const over = { phase: /** @type {const} */ ("over"), toAct: null, isMyTurn: false, mayCall: false };
    return { ...table, status, view: { ...table.view, ...over, board, hand, last, lines: [], shown } };
  }

  /** The lines of a reason, where nothing is played. @param {Verdict} verdict @param {Attempt} attempt */
  #drawReason({ claims, answer, refutation }, { hand }) {
    const { mounted } = this.board;
    const drawn = drawnReason(claims, hand);
    const lines = drawn.lines.length > 0 ? drawn.lines : linesOf(answer);
    mounted.view.marks.showLines(lines, "chosen");
    if (!refutation) showGhost(mounted.view.board, drawn.ghost, mounted.shown.rules.edition);
  }

  /** @param {{sentence: string, position: string, turns: string[]}} refutation @param {string} answer */
  #told({ sentence, position, turns }, answer) {
    const scenes = scenesOf(position, turns);
    const given = scenes.slice(Math.max(0, scenesOfAnswer(scenes, answer) - 1)).find(({ hand }) => hand);
    const { edition } = this.board.mounted.shown.rules;
    return element("div", { class: "refuted" }, [
      ...(given?.hand ? [tile(given.hand, edition)] : []),
      element("p", { text: sentence }),
    ]);
  }

  /** Plays what follows from the answer; at once where the system asks for less motion. */
  #play(
    /** @type {{position: string, turns: string[]}} */ { position, turns },
    /** @type {string} */ answer,
  ) {
    const scenes = scenesOf(position, turns);
    const rest = scenes.slice(scenesOfAnswer(scenes, answer));
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const step = (/** @type {number} */ at) => {
      if (at >= rest.length || !this.isShown) return;
      this.#showScene(rest[at], isCalm ? "" : rest[at].action);
      this.#markPlayed(placedIn(rest.slice(0, at + 1)));
      if (!isCalm) this.#timer = window.setTimeout(() => step(at + 1), PAUSE);
    };
    if (isCalm) step(rest.length - 1);
    else this.#timer = window.setTimeout(() => step(0), PAUSE);
    if (isCalm) this.#markPlayed(placedIn(rest));
  }

  /** @param {Scene} scene @param {string} action */
  #showScene({ board, hand, last, line }, action) {
    const { transport, words, mounted } = this.board;
    const status = words.say("task-happens");
    if (!action.startsWith("#")) transport.show(this.#tableAt({ board, hand, last, status }), action);
    if (line) mounted.view.marks.showLines([line], "called");
    if (action.startsWith("#")) mounted.sounds.play("quarto");
  }

  /** Pieces that are only played for somebody to see are half seen. @param {string[]} squares */
  #markPlayed(squares) {
    this.board.mounted.view.board.cells.forEach((cell, at) =>
      cell.classList.toggle("played", squares.includes(SQUARES[at])),
    );
  }

  /** @param {Verdict | null} verdict @returns {import("../attempt/attempt_panel.js").Way[]} */
  #ways(verdict) {
    const { words, onward } = this.board;
    if (verdict?.right) return this.#onwardFirst;
    const again = { text: words.say("task-again"), act: () => void this.board.again(), isPrimary: true };
    const show = verdict ? [{ text: words.say("task-show"), act: () => this.#showAnswer(verdict) }] : [];
    return [again, ...show, ...onward.slice(0, 1)]; // there is room for one way on
  }

  /** @returns {import("../attempt/attempt_panel.js").Way[]} */
  get #onwardFirst() {
    const { words, onward } = this.board;
    const again = { text: words.say("task-again"), act: () => void this.board.again() };
    const [first, ...others] = [...onward, again];
    return [{ ...first, isPrimary: true }, ...others];
  }

  /** Every right answer in words, the first one marked. @param {Verdict} verdict */
  #showAnswer({ answers, shown }) {
    const { words, mounted, panel } = this.board;
    const { marks, stock } = mounted.view;
    window.clearTimeout(this.#timer);
    const list = shown.join(words.say("list-separator"));
    const text = words.say("task-answer", { answers: list });
    const [answer = "-"] = answers;
    const [square] = answer.match(/^[a-d][1-4](?!-)/) ?? [];
    const lines = linesOf(answer);
    if (lines.length > 0) marks.showLines(lines, "chosen");
    if (square) marks.showHint([square]);
    stock.hint(answer.match(/[A-P]$/) ?? []);
    const card = panel.place.querySelector(".verdict");
    card?.querySelector(".right-answers")?.remove();
    card?.append(element("p", { class: "reason-text right-answers", text }));
    mounted.announcer.say([text]);
  }
}

/** The lines that an answer names. @param {string} answer */
function linesOf(answer) {
  return answer.match(/[a-d][1-4]-[a-d][1-4]/g) ?? [];
}
