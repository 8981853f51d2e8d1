// The status in few words: who acts and what for.

import assert from "node:assert/strict";
import { test } from "node:test";

import { briefStatus } from "../../src/openquarto/web/js/model/brief_status.js";
import { Catalogue } from "../../src/openquarto/web/js/model/words.js";

const MESSAGES = {
  "brief-give-you": "Your turn: give",
  "brief-place-you": "Your turn: place",
  "brief-look-you": "Your last look",
  "brief-give": "{Who} gives",
  "brief-place": "{Who} places",
  "brief-look": "{Who}: last look",
  "brief-waiting": "Waiting",
  "brief-computer": "the computer",
};
const words = new Catalogue(/** @type {any} */ ({ pieces: {}, messages: MESSAGES }));
const player = { name: "ada", isMe: false, isComputer: false, points: 0 };

/** @param {object} view @param {object} more */
function told(view, more = {}) {
  const table = { seat: "first", first: { ...player, isMe: true }, second: player, status: "whole", ...more };
  return briefStatus(/** @type {any} */ ({ ...table, view }), words);
}

test("who sits here is told what to do", () => {
  assert.equal("Your turn: give", told({ phase: "give", toAct: "first" }));
  assert.equal("Your turn: place", told({ phase: "place", toAct: "first" }));
  assert.equal("Your last look", told({ phase: "last look", toAct: "first" }));
});

test("anybody else is named, with a capital", () => {
  assert.equal("Ada places", told({ phase: "place", toAct: "second" }));
  assert.equal("Ada: last look", told({ phase: "last look", toAct: "second" }));
  assert.equal(
    "The computer gives",
    told({ phase: "give", toAct: "second" }, { second: { ...player, isComputer: true } }),
  );
});

test("at one screen nobody is you", () => {
  assert.equal("Ada gives", told({ phase: "give", toAct: "first" }, { seat: "both" }));
});

test("before the start and after the end nobody acts", () => {
  assert.equal("Waiting", told({ phase: "give", toAct: null }, { isWaiting: true }));
  assert.equal("You win.", told({ phase: "over", toAct: null, ending: { title: "You win." } }));
  assert.equal("whole", told({ phase: "over", toAct: null }));
});
