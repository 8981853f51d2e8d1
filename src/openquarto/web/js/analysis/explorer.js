// All turns of a position, those together that a symmetry makes equal; with pressure where it is asked for.

import { groupParts, groupWords, valueWords } from "../analysis_model/told.js";
import { byId, element, setText } from "../view/dom.js";
import { valueChip } from "./value_chip.js";
import { tile } from "../view/pieces.js";

/**
 * @typedef {import("../model/wire.d.ts").TurnGroup} TurnGroup
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/** Up to so many pieces the answers come from the book, and people look for openings. */
const OPENING = 4;
/** So many rows are seen at once. */
const FIRST = 6;

export class Explorer {
  /** @param {{play: (turn: string) => void, measure: () => void}} on */
  constructor(on) {
    this.on = on;
    this.place = /** @type {HTMLDetailsElement} */ (byId("explorer"));
    this.title = byId("explorer-title");
    this.count = byId("explorer-count");
    this.list = byId("explorer-groups");
    this.more = /** @type {HTMLDetailsElement} */ (byId("explorer-more"));
    this.moreTitle = byId("explorer-more-title");
    this.moreList = byId("explorer-rest");
    this.ask = byId("pressure-ask");
    this.progress = byId("pressure-progress");
    this.ask.addEventListener("click", () => on.measure());
    this.isOpening = false;
  }

  /**
   * Shows the groups; of an opening at once, later on demand.
   * @param {TurnGroup[]} groups
   * @param {{placed: number, words: Catalogue}} how
   */
  show(groups, { placed, words }) {
    const isOpening = placed <= OPENING;
    if (isOpening !== this.isOpening) this.place.open = isOpening && innerWidth > 600;
    this.isOpening = isOpening;
    this.place.hidden = groups.length === 0;
    setText(this.title, words.say(isOpening ? "analysis-explorer" : "analysis-all-turns"));
    const turns = groups.reduce((sum, group) => sum + group.turns.length, 0);
    setText(this.count, words.say("analysis-turn-count", { count: turns }));
    this.ask.hidden = !groups.some(({ value, pressure }) => value === "D" && !isKnown(pressure));
    setText(this.progress, "");
    const rows = groups.map((group) => this.#row(group, words));
    const rest = rows.slice(FIRST);
    this.list.replaceChildren(...rows.slice(0, FIRST));
    const isMoreOpen = this.more.open;
    this.more.hidden = rest.length === 0;
    this.more.open = isMoreOpen;
    setText(this.moreTitle, words.say("analysis-more", { count: rest.length }));
    this.moreList.replaceChildren(...rest);
  }

  /**
   * How much is measured by now; nothing where all is.
   * @param {number} finished
   * @param {number} total
   * @param {Catalogue} words
   */
  showProgress(finished, total, words) {
    this.ask.hidden = true;
    setText(this.progress, words.say("analysis-pressure-progress", { finished, total }));
  }

  /** @param {TurnGroup} group @param {Catalogue} words */
  #row({ turns, value, pressure }, words) {
    const notes = [
      ...(turns.length > 1 ? [words.say("analysis-group-count", { count: turns.length })] : []),
      ...(!isKnown(pressure)
        ? []
        : [words.say("labelled", { label: words.say("analysis-pressure"), text: percent(pressure, words) })]),
    ];
    const button = element("button", { class: "group", attributes: { type: "button" } }, [
      valueChip(value),
      element("span", { class: "group-words" }, [
        ...shown(turns, words),
        element("span", { class: "unseen", text: `: ${valueWords(value, words)}. ` }),
        ...(notes.length > 0 ? [element("span", { class: "group-note", text: notes.join(" · ") })] : []),
      ]),
    ]);
    button.addEventListener("click", () => this.on.play(turns[0]));
    return element("li", {}, [button]);
  }
}

/** More pieces than these are told as a number. */
const MOST_TILES = 4;

/**
 * A group for the eye, with pictures of few pieces, and in words.
 * @param {string[]} turns
 * @param {Catalogue} words
 */
function shown(turns, words) {
  const read = groupWords(turns, words);
  const group = groupParts(turns);
  if (!group || group.squares.length === 0 || group.pieces.length > MOST_TILES) {
    return [element("span", { text: read })];
  }
  const squares = group.squares.map((square) => words.square(square)).join(words.say("list-separator"));
  return [
    element("span", { class: "unseen", text: read }),
    element("span", { class: "group-seen", attributes: { "aria-hidden": "true" } }, [
      squares,
      ...group.pieces.map((piece) => tile(piece, words.words.edition)),
    ]),
  ];
}

/**
 * @param {number | null | undefined} pressure
 * @returns {pressure is number}
 */
function isKnown(pressure) {
  return pressure !== null && pressure !== undefined;
}

/** @param {number} share @param {Catalogue} words */
function percent(share, { words }) {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}
