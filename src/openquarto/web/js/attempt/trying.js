// Trying a slip again: the board before it, one turn, and whether that turn keeps what there was to keep.

import { pastTable } from "../model/replay.js";
import { loadTurn, Refusal } from "../net/review.js";
import { showGhost } from "../review/board_marks.js";
import { drawnAnswer, drawnReason, nextMark } from "../review/marks.js";
import { heldParts } from "../review/reason_panel.js";
import { readTurn } from "../review/turn_text.js";
import { begun, stockOf } from "./attempt.js";
import { AttemptPanel } from "./attempt_panel.js";

/**
 * @typedef {import("../model/wire.d.ts").ReviewedTurn} ReviewedTurn
 * @typedef {import("./attempt.js").Attempt} Attempt
 */

export class Trying {
  /**
   * @param {import("../review/reviewing.js").Reviewing} reviewing
   * @param {import("./attempt_transport.js").AttemptTransport} transport
   * @param {HTMLElement} place beside the board
   * @param {() => void} onEnd
   */
  constructor(reviewing, transport, place, onEnd) {
    this.reviewing = reviewing;
    this.mounted = reviewing.mounted;
    this.transport = transport;
    this.panel = new AttemptPanel(place);
    this.onEnd = onEnd;
    /** @type {ReviewedTurn | null} */
    this.slip = null;
    transport.onTurn = (attempt) => void this.#judge(attempt);
  }

  /**
   * Goes to the position before a slip; the focus goes to the board or the stock.
   * @param {ReviewedTurn} slip
   */
  start(slip) {
    const { mounted, reviewing } = this;
    const { words } = mounted;
    const attempt = begun(slip.position);
    this.slip = slip;
    document.body.classList.add("trying");
    showGhost(mounted.view.board, null, "");
    const { table } = reviewing;
    mounted.past = null;
    this.transport.begin({
      table: { ...table, seat: slip.seat, view: { ...table.view, toAct: slip.seat } },
      attempt,
      words,
      status: (now) => this.#status(now),
      isWhole: (now) => slip.keep.includes(now.text) && now.automatic,
    });
    // Before the buttons of the last try go: a reader hears of a focus that moves, not of one that is lost.
    const isAgain = this.panel.hasFocus;
    (attempt.phase === "give" ? mounted.view.stock : mounted.view.board).focus();
    const title = words.say("review-try-title", { turn: reviewing.replay.turns[slip.at].turn });
    const goal = words.say(`review-goal-${slip.before[0].toLowerCase()}`);
    const { held, back } = this.#ways;
    this.panel.ask({ title, sentences: [goal] }, [held, back], { isSoon: isAgain });
    mounted.announcer.say([`${title}.`, this.#status(attempt), goal]);
    this.#look();
  }

  /** Back to the turns, at the slip or at the next mark. @param {number} at */
  end(at) {
    this.transport.begin(null);
    document.body.classList.remove("trying");
    this.onEnd();
    this.reviewing.goTo(at);
    this.reviewing.focusReason();
    this.panel.hide();
  }

  /** What is to be done now. @param {Attempt} attempt */
  #status({ phase, hand, last, text, board }) {
    const { words } = this.mounted;
    if (phase === "place") {
      const isLast = stockOf({ board, hand }).length === 0;
      const piece = words.piece(/** @type {string} */ (hand));
      return words.say(isLast ? "review-try-place-last" : "review-try-place", { piece });
    }
    if (phase === "give") {
      return text && last
        ? words.say("review-try-then-give", { square: words.square(last) })
        : words.say("review-try-give");
    }
    return words.say(phase === "last look" ? "review-try-look" : "review-checking");
  }

  /** What can be done, by name; there is not always a mark to go on to. */
  get #ways() {
    const slip = /** @type {ReviewedTurn} */ (this.slip);
    const { review } = this.reviewing;
    const { words } = this.mounted;
    const next = review ? nextMark(review, slip.at, 1) : -1;
    return {
      again: { text: words.say("review-again"), act: () => this.start(slip) },
      held: { text: words.say("review-held-show"), act: () => this.#showHeld(slip) },
      onward: next >= 0 ? [{ text: words.say("review-mark-next"), act: () => this.end(next) }] : [],
      back: { text: words.say("review-back"), act: () => this.end(slip.at) },
    };
  }

  /** What would have kept the class, with the pieces drawn. @param {ReviewedTurn} slip */
  #showHeld(slip) {
    const { words, announcer } = this.mounted;
    const parts = heldParts(slip, this.reviewing.table.rules.edition, words);
    this.panel.place.querySelector(".held-place")?.remove();
    const place = document.createElement("div");
    place.className = "held-place";
    place.append(...parts);
    this.panel.place.append(place);
    const turns = slip.better.map(({ text }) => text).join(words.say("review-run-separator"));
    announcer.say([words.say("review-better-said", { turns }), slip.kept]);
    place.scrollIntoView({ block: "nearest" });
  }

  /** @param {Attempt} attempt */
  async #judge(attempt) {
    const slip = /** @type {ReviewedTurn} */ (this.slip);
    const { words } = this.mounted;
    if (slip.keep.includes(attempt.text)) return this.#right(slip, attempt);
    this.panel.wait(words.say("review-checking"));
    try {
      const told = await loadTurn(slip.position, attempt.text, words);
      if (this.slip !== slip || !document.body.classList.contains("trying")) return;
      if (told.isRight) this.#right(slip, attempt);
      else this.#wrong(attempt, told);
    } catch (error) {
      const sentence = this.#refusal(attempt, error);
      this.#show(attempt, sentence);
      this.#answer({ isRight: false, sentences: [sentence], why: null });
    }
  }

  /**
   * Why a turn could not be judged: a call that is none, or the server.
   * @param {Attempt} attempt
   * @param {unknown} error
   */
  #refusal({ text }, error) {
    const { words } = this.mounted;
    const { line } = readTurn(text);
    if (!(error instanceof Refusal)) return words.say("review-failed");
    return line ? words.say("review-no-quarto", { line: words.line(line) }) : error.message;
  }

  /** @param {ReviewedTurn} slip @param {Attempt} attempt */
  #right(slip, attempt) {
    const { words } = this.mounted;
    const sentences = [words.say(`review-keeps-${slip.before[0].toLowerCase()}`)];
    this.#show(attempt, sentences[0]);
    this.#answer({ isRight: true, sentences, why: null });
  }

  /**
   * The answer is put on the board half seen, with its line, and said.
   * @param {Attempt} attempt
   * @param {import("../model/wire.d.ts").TurnAnalysis} told
   */
  #wrong(attempt, { turn, why, line }) {
    const { mounted, reviewing } = this;
    const { words, view } = mounted;
    const { hand } = attempt;
    this.#show(attempt, `${turn.text}.`);
    const claimed = drawnReason(why.claims, hand);
    const isDrawn = claimed.lines.length > 0 || claimed.ghost !== null;
    const drawn = isDrawn ? claimed : drawnAnswer(line[0]?.turn ?? "", hand);
    view.marks.showLines(drawn.lines, "chosen");
    showGhost(view.board, drawn.ghost, reviewing.table.rules.edition);
    const answered = line.length > 0 ? [words.say("review-answer", { turn: line[0].text })] : [];
    const sentences = [...why.sentences, ...answered];
    this.#answer({ isRight: false, sentences, why });
  }

  /** Leaves the turn that was tried on the board. @param {Attempt} attempt @param {string} status */
  #show({ board, hand, last }, status) {
    const turn = { turn: 0, move: "", label: status, sentences: [], board, hand, last };
    this.mounted.showPast({ table: pastTable(this.reviewing.table, turn), answer: () => [status] });
  }

  /** Says how it went. @param {Omit<import("./attempt_panel.js").Verdict, "title">} verdict */
  #answer(verdict) {
    const { words, announcer } = this.mounted;
    const { again, held, onward, back } = this.#ways;
    const { isRight } = verdict;
    const [first, ...others] = isRight ? [...onward, back, again] : [again, held, ...onward, back];
    const title = words.say(isRight ? "review-right" : "review-wrong");
    this.panel.answer({ ...verdict, title }, [{ ...first, isPrimary: true }, ...others], words);
    announcer.say(verdict.sentences);
    this.#look();
  }

  /** On a small screen the board goes to the top: what is said of it stands below or beside it. */
  #look() {
    if (matchMedia("(max-width: 56.25em)").matches) this.mounted.parts.platter.scrollIntoView();
  }
}
