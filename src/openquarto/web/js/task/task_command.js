// The command field of a task: the server understands what is typed, and the board does it.

import { CommandField } from "../input/command_field.js";
import { STEPS } from "./task_hints.js";
import { readTyped, TaskRefusal } from "./task_requests.js";

const ACTION = /#[a-d][1-4]-[a-d][1-4]|[a-d][1-4]|[A-P]|=/g;

export class TaskCommand {
  /** @param {import("./task_board.js").TaskBoard} board */
  constructor(board) {
    this.board = board;
    this.count = 0;
    this.field = new CommandField(
      (text) => this.#send(text),
      () => {},
    );
  }

  focus() {
    this.field.focus();
  }

  /** Says what can be typed. */
  help() {
    void this.#obey("help", "");
  }

  /** @param {string} text */
  #send(text) {
    const id = `typed-${++this.count}`;
    void this.#obey(text, id);
    return id;
  }

  /**
   * A line that is not understood stays in the field, to be mended.
   * @param {string} text
   * @param {string} id
   */
  async #obey(text, id) {
    const { source = "", mounted, begun, words } = this.board;
    try {
      const reading = await readTyped(source, text, this.board.isOver ? "" : begun, words);
      if (id) this.field.taken(id);
      this.#do(reading, begun);
    } catch (error) {
      mounted.tell("refused", error instanceof TaskRefusal ? error.message : words.say("task-failed"));
    }
  }

  /** @param {import("../model/wire.d.ts").Reading} reading @param {string} begun */
  #do({ kind, answer = "", spot = "", sentences = [] }, begun) {
    const { board } = this;
    const { mounted } = board;
    if (kind === "next") {
      // Whoever goes on without an answer is told it first.
      return board.isOver || board.hints.step === STEPS
        ? board.onward[0]?.act()
        : void board.hints.tell(STEPS);
    }
    if (kind === "said") {
      mounted.view.notices.show("hint", sentences.join(" "));
      return mounted.announcer.say(sentences);
    }
    if (board.isOver) return mounted.tell("refused", board.result.why);
    if (kind === "hint") return void board.hint();
    if (kind === "call") return mounted.call();
    if (kind === "touch") return void mounted.request("touch", { spot });
    if (kind === "give") return mounted.act(spot);
    const { form } = board.task;
    if (kind === "part" && form === "lines") return board.asking.name(answer.split("+"));
    if (form === "line" || form === "lines") return void board.answer(answer);
    for (const action of answer.slice(begun.length).match(ACTION) ?? []) mounted.act(action);
  }
}
