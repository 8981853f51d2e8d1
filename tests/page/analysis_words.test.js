// What an analysis says and understands, without a browser: groups of turns, values, commands.

import assert from "node:assert/strict";
import { test } from "node:test";

const JS = "../../src/openquarto/web/js";
const { Catalogue } = await import(`${JS}/model/words.js`);
const { groupParts, groupWords, rulesWords, sentence, turnAndValue, turnWords, valueWords } = await import(
  `${JS}/analysis_model/told.js`
);
const { shownAnalysis } = await import(`${JS}/analysis_model/found.js`);
const { commandOf, WORDS } = await import(`${JS}/analysis_model/commands.js`);

const PIECES = { A: "light round tall solid", B: "light round tall hollow", M: "dark square tall solid" };
const words = new Catalogue({
  language: "en",
  edition: "classic",
  pieces: PIECES,
  sides: {},
  traits: ["colour", "shape", "height", "fill"],
  empty: "empty",
  messages: {
    "list-separator": ", ",
    labelled: "{label}\u00a0: {text}",
    "line-row": "row {row}",
    "badge-blocks": "blocks too",
    "badge-automatic": "no calling",
    "analysis-classic": "classic variant",
    "analysis-exact": "exact values",
    "turn-over": "The game is over.",
    "analysis-turn": "{square}, then give {piece}",
    "analysis-turn-give": "give {piece}",
    "analysis-turn-call": "quarto, {line}",
    "analysis-turn-place-call": "{square}, quarto, {line}",
    "analysis-or": "{one} or {other}",
    "analysis-pieces": "any of {count} pieces",
    "analysis-value-win": "win in {count}",
    "analysis-value-win-now": "win now",
    "analysis-value-draw": "draw",
    "analysis-value-loss": "loss in {count}",
    ...Object.fromEntries(WORDS.map((/** @type {string} */ name) => [`analysis-command-${name}`, name])),
    "analysis-command-before": "previous, turn before",
    "analysis-command-give": "give, the",
  },
});

test("values and turns in words; a square keeps its small letter", () => {
  const values = ["W3", "W0", "D", "L2"].map((value) => valueWords(value, words));
  assert.deepEqual(["win in 3", "win now", "draw", "loss in 2"], values);
  assert.equal("d2, quarto, row 2", turnWords("d2#a2-d2", words));
  assert.equal("quarto, row 1", turnWords("#a1-d1", words));
  assert.equal("a3, then give", sentence("a3, then give"));
  assert.equal("Give it", sentence("give it"));
  assert.equal("Quarto, row 1\u00a0: win now", turnAndValue("#a1-d1", "W0", words));
});

test("equal turns are told together only where that is true of all of them", () => {
  assert.equal(
    "a1, d1, then give light round tall hollow or dark square tall solid",
    groupWords(["d1M", "a1B", "a1M", "d1B"], words),
  );
  assert.equal("Give any of 16 pieces", groupWords(Array.from("ABCDEFGHIJKLMNOP"), words));
  assert.equal(null, groupParts(["a1B", "d1M"]));
  assert.equal("a1, then give light round tall hollow", groupWords(["a1B", "d1M"], words));
});

test("the rules are told as what they are, or as what is different", () => {
  const told = (/** @type {string} */ variant) => rulesWords(variant, words);
  assert.equal("classic variant\u00a0· exact values", told("classic"));
  assert.equal("blocks too\u00a0· exact values", told("blocks"));
  assert.equal(
    "blocks too\u00a0· colour, height\u00a0· no calling\u00a0· exact values",
    told("blocks+traits=ch+auto"),
  );
});

test("a line is a turn, a part of one, or a word", () => {
  const meant = (/** @type {string} */ line) => commandOf(line, words, ["A", "B", "M"]);
  assert.deepEqual({ act: "a3" }, meant("A3"));
  assert.deepEqual({ turn: "a3M" }, meant("a3 m"));
  assert.deepEqual({ turn: "d2#a2-d2" }, meant("d2#a2-d2"));
  assert.deepEqual({ act: "M" }, meant("give the dark square"));
  assert.deepEqual({ act: "B" }, meant("hollow"));
  assert.deepEqual({ word: "before" }, meant("Turn before"));
  assert.deepEqual([null, null, null], ["light", "bananas", " "].map(meant));
});

test("where the game is over nothing is promised", () => {
  const over = { value: "W0", turns: [], line: [], groups: [] };
  const shown = shownAnalysis("D3/AO2/JF1G/IM1H - a1 auto", over, words);
  assert.equal(shown.headline, "The game is over.");
});
