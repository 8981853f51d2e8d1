// The review of a game: joins the turns, the board, the reasons and the curve, and goes from one to the next.

import { stepByKeys, stepByWiping } from "../after/step_input.js";
import { Steps } from "../after/steps.js";
import { pastAnswer, pastTable, stepped } from "../model/replay.js";
import { loadReview, Refusal } from "../net/review.js";
import { byId, element, setText } from "../view/dom.js";
import { showGhost } from "./board_marks.js";
import { drawCurve, markCurve } from "./curve.js";
import { beginning, drawnReason, isSlip, nextMark, reviewedAt } from "./marks.js";
import { reasonParts } from "./reason_panel.js";
import { listenToReviewKeys } from "./review_keys.js";
import { seatName, TurnList } from "./turn_list.js";

/**
 * @typedef {import("../model/wire.d.ts").Replay} Replay
 * @typedef {import("../model/wire.d.ts").Review} Review
 * @typedef {import("../model/wire.d.ts").ReviewedTurn} ReviewedTurn
 * @typedef {import("../table/create_table.js").MountedTable} MountedTable
 */

export class Reviewing {
  /**
   * @param {MountedTable} mounted
   * @param {{replay: Replay, known: Review | null, url: string,
   * onTurn: (reviewed: ReviewedTurn | null) => void}} game `known` is a review that came with the page,
   * `url`
   *   is where it is asked for otherwise, `onTurn` hears which turn is shown
   */
  constructor(mounted, { replay, known, url, onTurn }) {
    this.mounted = mounted;
    this.replay = replay;
    this.url = url;
    this.onTurn = onTurn;
    /** The table at the end of the game: what is tried on the mounted one does not change it. */
    this.table = mounted.state.table;
    this.known = known;
    /** @type {Review | null} */
    this.review = null;
    this.at = replay.turns.length - 1;
    /** How many rows of a reason were told. */
    this.told = 0;
    this.steps = new Steps(byId("steps"), (step) => this.step(step));
    this.list = new TurnList(byId("turn-list"), (at, isHeard) => this.goTo(at, { isHeard }));
    this.reason = byId("reason");
    for (const [id, step] of /** @type {const} */ ([
      ["mark-before", -1],
      ["mark-next", 1],
    ]))
      byId(id).addEventListener("click", () => this.goToMark(step));
    stepByKeys((step) => this.step(step));
    stepByWiping(mounted.parts.platter, (step) => this.step(step));
    listenToReviewKeys(mounted.settings, {
      next: () => this.goToMark(1),
      before: () => this.goToMark(-1),
      why: () => this.tellWhy(),
    });
  }

  /** Whether a turn is tried again: then the turns stay where they are. */
  get isTrying() {
    return document.body.classList.contains("trying");
  }

  /** The turn on the board, as far as it is reviewed. */
  get reviewed() {
    return reviewedAt(this.review, this.at);
  }

  /** Shows the turns at once, and asks what they were worth. */
  async begin() {
    const { replay, table, mounted } = this;
    this.list.show(replay.turns, null, table, mounted.words);
    this.goTo(this.at, { isHeard: true });
    if (!this.known) return this.ask();
    this.review = this.known;
    this.#showReview();
  }

  /** Asks for the review; what is refused is told, and can be asked again. */
  async ask() {
    const { words, announcer } = this.mounted;
    this.#wait(words.say("review-computing"));
    announcer.say([words.say("review-computing")]);
    try {
      this.review = await loadReview(this.url, words);
    } catch (error) {
      return this.#fail(error instanceof Refusal ? error.message : words.say("review-failed"));
    }
    this.#showReview();
  }

  #showReview() {
    const review = /** @type {Review} */ (this.review);
    const { words, announcer } = this.mounted;
    this.list.show(this.replay.turns, review, this.table, words);
    setText(byId("review-summary"), review.summary);
    byId("attention-list").replaceChildren(...review.attention.map((text) => element("li", { text })));
    byId("attention").hidden = review.attention.length === 0;
    const isMe = this.table[review.seat].isMe && this.table.seat !== "both";
    setText(
      byId("curve-title"),
      isMe
        ? words.say("review-curve-you")
        : words.say("review-curve", { who: seatName(this.table, review.seat, words) }),
    );
    const placed = review.turns.flatMap((reviewed) => {
      const { turn } = this.replay.turns[reviewed.at];
      return turn > 0 ? [{ reviewed, turn }] : [];
    });
    byId("curve-place").hidden = placed.length === 0;
    byId("curve").replaceChildren(drawCurve(placed, words, (at) => this.goTo(at)));
    announcer.say([review.summary]);
    this.goTo(beginning(review, this.replay.turns.length - 1, isMe));
  }

  /** One step. @param {import("../model/replay.js").Step} step */
  step(step) {
    if (!this.isTrying) this.goTo(stepped(step, this.at, this.replay.turns.length));
  }

  /** To the mark before or behind this turn; where there is none, that is said. @param {1 | -1} step */
  goToMark(step) {
    const { words, announcer } = this.mounted;
    if (this.isTrying) return;
    const at = this.review ? nextMark(this.review, this.at, step) : -1;
    if (at >= 0) this.goTo(at);
    else announcer.say([words.say(this.review ? "review-mark-none" : "review-computing")]);
  }

  /**
   * Shows a turn on the board and what is to be said of it.
   * @param {number} at
   * @param {{isHeard?: boolean}} how `isHeard`: a reader says it by itself
   */
  goTo(at, { isHeard = false } = {}) {
    if (this.isTrying) return;
    const turn = this.replay.turns[at];
    const { words, announcer } = this.mounted;
    this.at = at;
    this.told = 0;
    this.showTurn();
    const where = { isFirst: at === 0, isLast: at === this.replay.turns.length - 1 };
    this.steps.show(turn, where, words);
    this.list.mark(at);
    markCurve(document.querySelector(".curve"), at);
    const { reviewed } = this;
    if (reviewed) {
      this.reason.replaceChildren(...reasonParts(reviewed, turn.label, this.table.rules.edition, words));
    } else if (this.review) {
      this.#wait(turn.sentences.join(" ")); // nothing was played in it
    }
    this.#showMarkButtons();
    this.onTurn(reviewed);
    if (isHeard) return;
    if (this.list.hasFocus) return this.list.focus();
    announcer.say([reviewed?.text ?? [`${turn.label}.`, ...turn.sentences].join(" ")]);
  }

  /** Moves the focus to what is said of the turn. */
  focusReason() {
    const title = this.reason.querySelector(".reason-title");
    if (title instanceof HTMLElement) title.focus({ preventScroll: true });
  }

  /** Puts the turn on the board: the line of its reason as a capsule, the answer to it half seen. */
  showTurn() {
    const { mounted, table, reviewed } = this;
    const turn = this.replay.turns[this.at];
    const isEnd = this.at === this.replay.turns.length - 1 && table.view.shown.length > 0;
    const status = [`${turn.label}.`, ...turn.sentences].join(" ");
    const shown = isEnd ? table : { ...pastTable(table, turn), status };
    mounted.showPast({
      table: shown,
      answer: (question) =>
        question === "turn" && reviewed ? [reviewed.text] : pastAnswer(question, turn, mounted.words),
    });
    const isTold = reviewed && (reviewed.mark !== "" || isSlip(reviewed));
    const drawn = isTold ? drawnReason(reviewed.why.claims, turn.hand) : { lines: [], ghost: null };
    if (drawn.lines.length > 0) mounted.view.marks.showLines(drawn.lines, "chosen");
    showGhost(mounted.view.board, drawn.ghost, table.rules.edition);
  }

  /** Says why; asked again, the parts of the reason one by one. */
  tellWhy() {
    const { reviewed, mounted } = this;
    const { announcer, words } = mounted;
    if (this.isTrying) return;
    if (!reviewed) return announcer.say([words.say("review-computing")]);
    const { why, change, kept, better } = reviewed;
    const rows = (why.rows ?? []).map(({ heading, text }) => words.say("labelled", { label: heading, text }));
    const details = this.reason.querySelector("details");
    const held = better.map(({ text }) => text);
    const main = [
      ...[change, ...why.sentences, kept].filter(Boolean),
      ...(held.length > 0
        ? [words.say("review-better-said", { turns: held.join(words.say("review-run-separator")) })]
        : []),
      ...(rows.length > 0 ? [why.summary ?? ""] : []),
    ];
    if (details && this.told > 0) details.open = true;
    announcer.say(
      this.told === 0 ? (main.length > 0 ? main : [words.say("review-no-reason")]) : [rows[this.told - 1]],
    );
    this.told = (this.told + 1) % (rows.length + 1);
  }

  #showMarkButtons() {
    for (const [id, step] of /** @type {const} */ ([
      ["mark-before", -1],
      ["mark-next", 1],
    ])) {
      const isThere = this.review !== null && nextMark(this.review, this.at, step) >= 0;
      byId(id).setAttribute("aria-disabled", String(!isThere));
    }
    byId("mark-buttons").hidden = !this.review?.turns.some(({ mark }) => mark !== "");
  }

  /** @param {string} text */
  #wait(text) {
    this.reason.replaceChildren(element("p", { class: "review-wait", text }));
  }

  /** @param {string} sentence */
  #fail(sentence) {
    const { words, announcer } = this.mounted;
    const again = element("button", {
      class: "quiet-button",
      text: words.say("review-ask-again"),
      attributes: { type: "button" },
    });
    again.addEventListener("click", () => void this.ask());
    this.reason.replaceChildren(element("p", { class: "review-refused", text: sentence }), again);
    announcer.say([sentence]);
  }
}
