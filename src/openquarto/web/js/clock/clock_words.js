// The words of the clock: they stand in the page; times are said as the browser's own language data say them.

import { Catalogue } from "../model/words.js";
import { byId } from "../view/dom.js";

/** @typedef {import("../clock_model/control.js").Control} Control */

/** The catalogue of the page. */
export function clockWords() {
  const { language, messages } = JSON.parse(byId("clock-words").textContent ?? "{}");
  const words = { language, messages, edition: "classic", pieces: {}, sides: {}, traits: [], empty: "" };
  return new Catalogue(words);
}

/**
 * A time in words: 1 minute 5 seconds.
 * @param {number} milliseconds
 * @param {string} language
 * @param {"long" | "short"} how
 */
export function timeWords(milliseconds, language, how = "long") {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    ["hour", Math.floor(seconds / 3600)],
    ["minute", Math.floor((seconds % 3600) / 60)],
    ["second", seconds % 60],
  ];
  const said = parts.filter(([, count]) => count !== 0);
  return (said.length > 0 ? said : [parts[2]])
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: "unit", unit: String(unit), unitDisplay: how }).format(
        Number(count),
      ),
    )
    .join(" ");
}

/** What a control is called: 60 sec a turn. @param {Control} control @param {Catalogue} words */
export function controlWords({ kind, seconds, increment }, words) {
  const said = (/** @type {number} */ count) => timeWords(count * 1000, words.words.language, "short");
  if (kind === "turn") return words.say("per-turn", { time: said(seconds) });
  if (increment === 0) return words.say("per-game", { time: said(seconds) });
  return words.say("bonus", { time: said(seconds), increment: said(increment) });
}
