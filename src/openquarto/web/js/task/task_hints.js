// Hints for a task in three steps, each asked for: its words in a notice that stays, its place marked.

import { HintPanel } from "../panels/hint_panel.js";
import { loadHint, TaskRefusal } from "./task_requests.js";

/** The last step is a right answer. */
export const STEPS = 3;

export class TaskHints {
  /** @param {import("./task_board.js").TaskBoard} board */
  constructor(board) {
    this.board = board;
    /** How many steps were told of this task, over all tries. */
    this.count = 0;
    this.step = 0;
    /** @type {HintPanel | null} */
    this.panel = null;
  }

  /** The next try begins with the first step again. */
  begin() {
    this.step = 0;
    this.panel?.stopWaiting();
    this.panel = new HintPanel(this.board.mounted.view, () => void this.tell());
    this.board.mounted.parts.notices.classList.remove("high");
    const { notices, marks, stock } = this.board.mounted.view;
    notices.hide("hint", "refused", "again");
    marks.showHint([]);
    stock.hint([]);
  }

  /** Tells the next step; the last one as often as it is asked for. @param {number} step */
  async tell(step = Math.min(this.step + 1, STEPS)) {
    const { board } = this;
    const { mounted, words, source, isOver, asked } = board;
    if (isOver) return mounted.tell("refused", board.result.why);
    try {
      const hint = await loadHint(source, step, words);
      if (asked !== board.asked) return; // it was answered meanwhile
      this.count = Math.max(this.count, step);
      this.step = step;
      this.panel?.show(hint, mounted.state.table, words);
      // It lies on the rim of the board that it does not speak of.
      const isLow = (hint.squares ?? []).some((square) => square[1] > "2");
      mounted.parts.notices.classList.toggle("high", isLow);
      mounted.parts.notices.scrollIntoView({ block: "nearest" });
      mounted.announcer.say(hint.sentences);
      if (step === STEPS) board.options.onTold?.();
    } catch (error) {
      this.panel?.stopWaiting();
      mounted.tell("refused", error instanceof TaskRefusal ? error.message : words.say("task-failed"));
    }
  }
}
