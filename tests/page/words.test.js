// Values in the messages of the page: a capital where the message asks for one, numbers as the language writes them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Catalogue } from "../../src/openquarto/web/js/model/words.js";

/** @param {string} language @param {string} text */
function catalogue(language, text) {
  const messages = { message: text };
  return new Catalogue({
    language,
    edition: "classic",
    pieces: {},
    sides: {},
    traits: [],
    empty: "",
    messages,
  });
}

test("a value gets a capital where the message asks for one", () => {
  assert.equal("Élan, élan.", catalogue("fr", "{Who}, {who}.").say("message", { who: "élan" }));
});

test("a number is written as the language writes it", () => {
  assert.equal("Score: 0.5", catalogue("en", "Score: {points}").say("message", { points: 0.5 }));
  assert.equal("Punkte: 0,5", catalogue("de", "Punkte: {points}").say("message", { points: 0.5 }));
});

test("a value that is not given stays to be seen", () => {
  assert.equal("{who}", catalogue("en", "{who}").say("message"));
});
