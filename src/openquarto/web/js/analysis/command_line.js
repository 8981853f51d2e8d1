// The command field of the analysis: what is typed is understood here, in a few words of the page's language.

import { commandOf, spellings, WORDS } from "../analysis_model/commands.js";
import { CommandField } from "../input/command_field.js";
import { HOMES } from "../model/geometry.js";

/**
 * What the words do, by their names in the catalogue.
 * @typedef {{say: (sentences: string[]) => void, words: Record<string, () => void>}} Doings
 */

export class CommandLine {
  /**
   * @param {import("../table/create_table.js").MountedTable} mounted
   * @param {import("./analysis_board.js").AnalysisBoard} board
   * @param {Doings} doings
   */
  constructor(mounted, board, doings) {
    this.mounted = mounted;
    this.board = board;
    this.doings = doings;
    this.count = 0;
    this.field = new CommandField(
      (text) => this.#obey(text),
      () => {},
    );
    this.field.showPrompt(mounted.words.say("analysis-command-hint"));
  }

  focus() {
    this.field.focus();
  }

  /** Says what can be typed. */
  help() {
    this.#tell(this.mounted.words.say("analysis-command-helped", { words: this.#known() }));
  }

  #known() {
    return WORDS.map((name) => spellings(name, this.mounted.words)[0]).join(", ");
  }

  /** @param {string} text */
  #tell(text) {
    this.mounted.view.notices.show("hint", text);
    this.doings.say([text]);
  }

  /** A line that is not known stays in the field, to be mended. @param {string} text */
  #obey(text) {
    const { words } = this.mounted;
    const { board, hand } = this.board.setup;
    const stock = HOMES.filter((piece) => piece !== hand && !board.includes(piece));
    const meant = commandOf(text, words, stock);
    if (!meant) {
      this.#tell(words.say("analysis-command-unknown", { text, words: this.#known() }));
      return null;
    }
    if ("act" in meant) this.mounted.act(meant.act);
    else if ("turn" in meant) this.board.play(meant.turn);
    else if (meant.word === "help") this.help();
    else this.doings.words[meant.word]?.();
    const id = `line-${++this.count}`;
    queueMicrotask(() => this.field.taken(id));
    return id;
  }
}
