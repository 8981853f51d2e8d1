// The board that is analysed: what a square, a piece, a turn or a step does.

import { positionAfter } from "../analysis_model/play.js";
import { placed } from "../analysis_model/setup.js";
import { sentence, turnWords, valueWords } from "../analysis_model/told.js";
import { callsAt, turnParts, turnsAt } from "../analysis_model/values.js";
import { PIECES, SQUARES } from "../model/geometry.js";
import { AnalysisView } from "./analysis_view.js";

/** @typedef {import("../model/wire.d.ts").ValuedTurn} ValuedTurn */

export class AnalysisBoard extends AnalysisView {
  /** A square, a piece, a call or done. @param {string} action */
  act(action) {
    const { words, setup } = this;
    if (this.isOver) return this.#refuse(words.say("turn-over"));
    if (action === "=") return this.play("=", action);
    if (action.startsWith("#")) return this.play(`${this.chosen}${action}`, action);
    if (SQUARES.includes(action)) return this.#useSquare(action);
    if (!PIECES.includes(action)) return;
    if (setup.hand && !this.chosen) {
      return this.#refuse(words.say("place-expected", { hand: words.piece(setup.hand) }));
    }
    this.play(`${this.chosen}${action}`, action);
  }

  /** @param {string} square */
  #useSquare(square) {
    const { words, setup } = this;
    if (setup.hand === null) return this.#refuse(words.say("give-expected"));
    if (setup.board[SQUARES.indexOf(square)] !== null) {
      return this.#refuse(words.say("square-taken", { square: words.square(square) }));
    }
    const turns = turnsAt(this.analysis?.turns ?? [], square);
    const calls = callsAt(turns, square);
    // The last piece, or a quarto that wins by itself: there is nothing to choose after it.
    const ending = turns.find(({ turn }) => turn === square || turn === `${square}=`);
    if (ending && calls.length === 0) return this.play(ending.turn, square);
    if (square !== this.chosen) return this.choose(square);
    if (calls.length > 0) return this.play(calls[0].turn, square);
    this.unchoose();
  }

  /** Plays a turn as a variation. @param {string} turn @param {string} action what moves on the board */
  play(turn, action = "") {
    const { words, analysis } = this;
    const listed = analysis?.turns.find((each) => each.turn === turn);
    const { isDone, before, after } = turnParts(turn);
    const position = isDone ? "" : (listed?.after ?? positionAfter(this.setup, turn));
    if (!listed && !position) {
      const line = before || after;
      return this.#refuse(
        words.say(line ? "analysis-no-call" : "give-expected", { line: line && words.line(line) }),
      );
    }
    if (!this.tree.play({ turn, value: listed?.value ?? "", position })) {
      return this.#refuse(words.say("analysis-too-many"));
    }
    const value = listed ? `: ${valueWords(listed.value, words)}` : "";
    void this.show({ action, said: [`${sentence(turnWords(turn, words))}${value}.`] });
  }

  /** Plays several turns of a line, each as a variation of the one before. @param {ValuedTurn[]} turns */
  playLine(turns) {
    for (const { turn, value, after } of turns) {
      if (this.isOver) break; // what follows is the other player's last look
      this.tree.play({ turn, value, position: turnParts(turn).isDone ? "" : after });
    }
    void this.show();
  }

  /** Goes to a turn of the tree. @param {number} id */
  goTo(id) {
    this.tree.goTo(id);
    const { turn } = this.tree.here;
    void this.show({ said: turn ? [`${sentence(turnWords(turn, this.words))}.`] : [] });
  }

  /** @param {string} text */
  #refuse(text) {
    if (!text) return;
    this.mounted.view.notices.show("refused", text);
    this.mounted.sounds.play("refused");
    this.panels.say([text]);
  }

  /**
   * The turn whose reason is asked for: of a cell, or of the chosen square; "" for the position.
   * @param {string} cell
   */
  turnOf(cell) {
    const turns = this.analysis?.turns ?? [];
    const { chosen } = this;
    if (SQUARES.includes(cell)) return turnsAt(turns, cell)[0]?.turn ?? "";
    const wanted = `${chosen}${cell}`;
    if (cell && turns.some(({ turn }) => turn === wanted)) return wanted;
    return chosen ? (turnsAt(turns, chosen)[0]?.turn ?? "") : "";
  }

  /** Why a cell's turn, the chosen square's or the position is worth what it is. @param {string} cell */
  async why(cell = "") {
    const { words, analysis, panels } = this;
    if (this.isOver) return panels.say([words.say("analysis-why-nothing")]);
    if (!analysis) return panels.say([this.mounted.state.table.status]);
    const turn = this.turnOf(cell);
    if (turn || !analysis.why) {
      panels.why.wait(words.say("analysis-why-wait"));
      panels.why.open();
    }
    try {
      const told = turn ? await this.inquiry.askTurn(analysis.position, turn, words) : null;
      const reason = told?.why ?? analysis.why ?? (await this.inquiry.explain(analysis.position, words));
      if (this.analysis !== analysis) return;
      const subject = told
        ? `${words.say("labelled", { label: sentence(told.turn.text), text: told.turn.word })}.`
        : "";
      if (!told) this.analysis = { ...analysis, why: reason };
      panels.why.show(reason, subject);
      panels.why.open();
      panels.say([subject, ...reason.sentences]);
    } catch (error) {
      if (this.analysis === analysis) panels.why.restore(analysis.why);
      this.#refuse(this.told(error));
    }
  }

  /** Measures the pressure of the drawn turns, and tells how far it is. */
  async measure() {
    const { words, analysis, panels } = this;
    if (!analysis) return;
    const how = { placed: placed(this.setup), words };
    try {
      panels.explorer.showProgress(0, analysis.groups.filter(({ value }) => value === "D").length, words);
      await this.inquiry.measure(analysis.position, words, ({ groups, finished, total }) => {
        panels.explorer.show(groups, how);
        if (finished < total) return panels.explorer.showProgress(finished, total, words);
        panels.say([words.say("analysis-pressure-progress", { finished, total })]);
      });
    } catch (error) {
      panels.explorer.show(analysis.groups, how);
      this.#refuse(this.told(error));
    }
  }
}
