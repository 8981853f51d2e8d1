// The board on which a task is answered, whatever form its answer has: by pointer, keys, command and ear. The
// page that mounts it says what comes next; whether an answer is right is said by the server alone.

import { AttemptPanel } from "../attempt/attempt_panel.js";
import { AttemptTransport } from "../attempt/attempt_transport.js";
import { begun } from "../attempt/attempt.js";
import { SQUARES } from "../model/geometry.js";
import { Catalogue } from "../model/words.js";
import { createTable } from "../table/create_table.js";
import { drawTable } from "../table/draw_table.js";
import { TaskAsking } from "./task_asking.js";
import { TaskFacts } from "./task_facts.js";
import { TaskHints } from "./task_hints.js";
import { judge } from "./task_requests.js";
import { TaskResult } from "./task_result.js";
import { asksForLines, refusalWords, startOf, statusWords, tableOf, unmasked } from "./task_table.js";
import { Touches } from "./touches.js";

/**
 * @typedef {import("../model/wire.d.ts").Task} Task
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/wire.d.ts").Verdict} Verdict
 * @typedef {import("../attempt/attempt.js").Attempt} Attempt
 * @typedef {import("../attempt/attempt_panel.js").Way} Way
 * @typedef {import("../table/create_table.js").MountedTable} MountedTable
 *
 * What is known of a try besides its verdict: whether it is the first, how many hints came before it, and
 * how long it took.
 * @typedef {{isFirst: boolean, hints: number, milliseconds: number}} Try
 *
 * Where things stand: the table is drawn into `board`; `panel` has results and the choice of lines, `foot`
 * the buttons, `facts` the touches and the time that are left.
 * @typedef {{board: HTMLElement, panel: HTMLElement, foot: HTMLElement, facts: HTMLElement}} Places
 *
 * - `words` loads the catalogue for a table, under a mask one that names no piece;
 * - `onVerdict` hears every verdict, null of a clock that has run out; `onTold` that an answer was told;
 * - `next` tells what can come after this task, the likely one first, and how its buttons are called;
 * - `note` stands below the question;
 * - `command` puts the focus into the command field, `help` says what can be typed.
 * @typedef {{
 *   words: (table: Table) => Promise<Catalogue>, pieces: string,
 *   settings: import("../model/settings.js").Settings,
 *   onVerdict?: (verdict: Verdict | null, tried: Try) => void, onTold?: () => void,
 *   next?: () => Way[], note?: string, command?: () => void, help?: () => void,
 * }} Options
 */

export class TaskBoard {
  /** @param {Places} places @param {Options} options */
  constructor(places, options) {
    this.places = places;
    this.options = options;
    this.panel = new AttemptPanel(places.panel, places.foot);
    this.facts = new TaskFacts(places.facts);
    this.asking = new TaskAsking(this);
    this.hints = new TaskHints(this);
    this.result = new TaskResult(this);
    this.task = /** @type {Task} */ (/** @type {any} */ (null));
    this.mounted = /** @type {MountedTable} */ (/** @type {any} */ (null));
    this.transport = new AttemptTransport(() => {});
    this.plain = /** @type {Catalogue} */ (/** @type {any} */ (null));
    this.source = "";
    this.tries = this.began = 0;
    /** Which question to the server is the last: an answer to another one is too late. */
    this.asked = 0;
    /** @type {ReturnType<TaskFacts["run"]>} */
    this.clock = null;
    this.touches = /** @type {Touches | null} */ (null);
  }

  /**
   * Shows a task; where it is the next one, the focus goes there, and it is told once, after its `number`.
   * @param {Task} task
   * @param {string} source where it is judged, such as /api/puzzles/1a2b3c4d
   * @param {{isNext?: boolean, number?: string}} how
   */
  async show(task, source, { isNext = Boolean(this.task), number = "" } = {}) {
    this.task = task;
    this.source = source;
    this.tries = 0;
    this.hints = new TaskHints(this);
    await this.#mount();
    this.#begin({ isAgain: isNext, number });
  }

  /** Tries the same task again: the focus goes back to where it is answered. */
  async again() {
    this.result.stop();
    if (this.task.touches) await this.#mount(); // the mask is put on again
    this.#begin({ isAgain: true });
  }

  /** The words in which pieces are named, also where the table is masked. */
  get words() {
    return new Catalogue(this.plain.words, this.mounted.settings);
  }

  /** What can come after this task, the likely one first. */
  get onward() {
    return this.options.next?.() ?? [];
  }

  /** Takes no answer any more, and says why: the time is up. */
  stop(why = `${this.words.say("task-time-up")}.`) {
    this.asked += 1;
    this.clock?.stop();
    this.mounted.callDialog.close();
    this.result.close(why);
  }

  /** The turn as far as it is on the board, or the lines that are chosen. */
  get begun() {
    if (this.task.form === "lines") return this.asking.choice?.chosen.join("+") ?? "";
    return this.transport.trial?.attempt.text ?? "";
  }

  async #mount() {
    const { words, pieces, settings, command, help } = this.options;
    const table = tableOf(this.task);
    if (this.mounted) this.mounted.unmount();
    const [shown, plain] = await Promise.all([words(table), words(unmasked(table))]);
    this.plain = plain;
    this.transport = new AttemptTransport((attempt) => void this.answer(attempt.text, attempt));
    drawTable(this.places.board, shown);
    this.mounted = createTable(this.places.board, {
      transport: this.transport,
      words: ({ view }) => (view.masked ? shown : plain),
      pieces,
      table,
      settings,
      call: () => this.#call(),
      keys: { command, help, hint: () => void this.hint() },
    });
    await this.mounted.start();
    this.mounted.view.callButton.isLeftOut = this.task.form !== "turn";
  }

  /** @param {{isAgain?: boolean, number?: string}} how */
  #begin({ isAgain = false, number = "" } = {}) {
    this.result.begin();
    const { task, mounted, transport } = this;
    const attempt = startOf(task);
    this.asked += 1;
    this.began = performance.now();
    this.touches = task.touches ? new Touches(begun(task.position), task.touches) : null;
    mounted.past = null;
    this.hints.begin();
    transport.begin({
      table: tableOf(task),
      attempt,
      words: this.words,
      status: (now) => statusWords(task, now, this.words),
      isWhole: (now) => task.form === "square" && now.text !== "",
      takes: (action) => SQUARES.includes(action) && this.asking.takes(action),
      refusal: (action, now) => (this.isOver ? this.result.why : refusalWords(task, action, now, this.words)),
      answer: (question) => this.#told(question),
      feel: (spot) => this.#feel(spot),
      pieceAt: (place) => this.touches?.at(place) ?? "",
    });
    this.facts.show(this.touches?.left ?? null, this.words);
    this.clock?.stop();
    this.clock = this.facts.run(task.seconds ?? 0, {
      say: (seconds) => mounted.announcer.say([this.words.say("task-time", { seconds })], { urgent: true }),
      end: () => this.#timeUp(),
    });
    const hadFocus = this.panel.hasFocus;
    if (isAgain) {
      this.focus();
      mounted.announcer.say([number, ...task.question, statusWords(task, attempt, this.words)]);
    }
    this.asking.begin({ isSoon: hadFocus });
  }

  /** Puts the focus where the task is answered. */
  focus() {
    const { view } = this.mounted;
    (startOf(this.task).phase === "give" ? view.stock : view.board).focus();
  }

  /** Where lines are named, a call asks for them. */
  #call() {
    if (this.isOver || !asksForLines(this.task)) return false;
    this.asking.openLines({ isFocused: true });
    return true;
  }

  // Masks and clocks.

  /** @param {string} spot */
  #feel(spot) {
    const felt = this.touches?.feel(spot, this.words) ?? "";
    this.facts.show(this.touches?.left ?? null, this.words);
    return felt;
  }

  #timeUp() {
    this.asked += 1;
    const attempt = this.transport.trial?.attempt ?? startOf(this.task);
    this.mounted.callDialog.close();
    this.#tell(null);
    this.result.late(attempt);
  }

  /** @param {string} question */
  #told(question) {
    if (question !== "time" || !this.clock) return "";
    return this.words.say("task-time", { seconds: this.clock.left });
  }

  /** Whether it is answered, right or wrong. */
  get isOver() {
    return this.result.isShown;
  }

  /**
   * Has an answer judged.
   * @param {string} answer as it is written
   * @param {Attempt} attempt what stands on the board
   */
  async answer(answer, attempt = startOf(this.task)) {
    const asked = ++this.asked;
    const { words, mounted } = this;
    this.clock?.stop();
    this.hints.begin();
    this.asking.point([]);
    mounted.announcer.drop(); // what would have come next in a turn
    this.panel.wait(words.say("task-checking"), (sentences) => mounted.announcer.say(sentences));
    try {
      const verdict = await judge(this.source, answer, mounted.words);
      if (asked !== this.asked) return;
      mounted.announcer.drop(); // that it takes a moment, if nobody has heard it yet
      this.#tell(verdict);
      this.result.show(verdict, attempt);
    } catch (error) {
      if (asked === this.asked) this.result.fail(error, () => void this.answer(answer, attempt));
    }
  }

  /** @param {Verdict | null} verdict */
  #tell(verdict) {
    const milliseconds = Math.round(performance.now() - this.began);
    this.tries += 1;
    this.options.onVerdict?.(verdict, { isFirst: this.tries === 1, hints: this.hints.count, milliseconds });
  }

  hint() {
    return this.hints.tell();
  }
}
