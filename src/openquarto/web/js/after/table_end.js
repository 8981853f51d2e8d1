// The end of a game at its table: the panel, its turns to step through, and the small match of a lesson.

import { loadReplay } from "../net/replay.js";
import { showEnding } from "../panels/ending.js";

/**
 * @typedef {import("../model/wire.d.ts").Table} Table
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

export class TableEnd {
  /**
   * What belongs to the small match of a lesson, loaded only there.
   * @type {typeof import("../lessons/lesson_table.js") | null}
   */
  #lesson = null;
  /** @type {Promise<import("./after_end.js").AfterEnd> | null} */
  #after = null;
  /** The words in which the turns were asked for last. @type {Catalogue | null} */
  #words = null;

  /**
   * @param {import("../table/create_table.js").MountedTable} mounted
   * @param {string} game
   * @param {() => void} rematch
   */
  constructor(mounted, game, rematch) {
    this.mounted = mounted;
    this.game = game;
    this.rematch = rematch;
  }

  /** Shows the panel, where there is an end. @param {Table} table @param {Catalogue} words */
  show(table, words) {
    const lesson = this.#lesson;
    lesson?.keepSmallMatch(table);
    showEnding(table, words, {
      rematch: this.rematch,
      share: () => this.#share(),
      lesson: () => lesson?.lessonEnding(table, words, (text) => this.mounted.tell("refused", text)) ?? null,
    });
    if (table.view.ending) void this.#showTurns(words);
  }

  /**
   * The small match of a lesson: what it asks for, and the way back.
   * @param {import("../model/wire.d.ts").LessonTable} lesson
   */
  async joinLesson(lesson) {
    this.#lesson = await import("../lessons/lesson_table.js");
    const { state, view, words } = this.mounted;
    this.#lesson.showLessonLink(state.table);
    if (!state.table.view.ending && !state.table.view.masked) this.#lesson.tellLesson(lesson, view.notices);
    this.show(state.table, words);
  }

  /** Steps to another turn, as it was typed. @param {string} step */
  goBy(step) {
    void this.#after?.then((after) => after.goBy(step));
  }

  /** What there is to do after the end, loaded once. */
  #load() {
    this.#after ??= import("./after_end.js").then(({ AfterEnd }) => new AfterEnd(this.mounted));
    return this.#after;
  }

  /** Lets the turns be stepped through. @param {Catalogue} words */
  async #showTurns(words) {
    if (this.#words === words) return;
    this.#words = words;
    try {
      const [after, replay] = await Promise.all([this.#load(), loadReplay(this.game, words)]);
      if (this.#words === words) after.show(replay, words);
    } catch {
      this.#after = this.#words = null; // it is tried again with what happens next, and when somebody asks
    }
  }

  async #share() {
    const { mounted } = this;
    await this.#showTurns(mounted.words);
    const after = await this.#after;
    if (after) after.share();
    else mounted.tell("refused", mounted.words.say("steps-failed"));
  }
}
