// The answers of the page are those of the Python words: both read the same cases.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  cellName,
  homeName,
  nextLens,
  readBoard,
  readLine,
  readSquare,
  readStock,
} from "../../src/openquarto/web/js/model/reading.js";
import { Catalogue } from "../../src/openquarto/web/js/model/words.js";

const { board, hand, lines, words, cases } = JSON.parse(
  readFileSync(new URL("reading.json", import.meta.url), "utf8"),
);

for (const one of cases) {
  test(`${one.language} ${one.edition} ${one.pieces} ${one.squares} lens ${one.lens}`, () => {
    const catalogue = new Catalogue(words[`${one.language}/${one.edition}`], {
      pieces: one.pieces,
      squares: one.squares,
      terse: false,
    });
    const { lens } = one;
    assert.deepEqual(
      one.readLines,
      lines.map((/** @type {string} */ line) => readLine(line, board, lens, catalogue)),
    );
    assert.deepEqual(
      one.lineNames,
      lines.map((/** @type {string} */ line) => catalogue.line(line)),
    );
    assert.deepEqual(one.readBoard, readBoard(board, lens, catalogue));
    assert.equal(one.readStock, readStock(board, hand, lens, catalogue));
    assert.equal(one.readSquare, readSquare("b2", board, catalogue));
    assert.equal(one.emptyBoard, readBoard(Array(16).fill(null), lens, catalogue)[0]);
  });
}

const english = new Catalogue(words["en/classic"]);

test("cells say what stands there, and homes where a piece went", () => {
  assert.equal("b2 empty", cellName("b2", null, english));
  assert.equal("b2 dark round tall hollow", cellName("b2", "J", english));
  const some = Array(16).fill(null);
  some[5] = "J";
  assert.equal("dark round tall hollow, on b2", homeName("J", some, "A", english));
  assert.equal("light round tall solid, in hand", homeName("A", some, "A", english));
  assert.equal("dark square short hollow", homeName("P", some, "A", english));
});

test("the lens goes through all four traits and back to all", () => {
  const seen = [];
  for (let lens = nextLens(null); ; lens = nextLens(lens)) {
    seen.push(lens);
    if (lens === null) break;
  }
  assert.deepEqual([0, 1, 2, 3, null], seen);
});

test("a missing message is loud", () => {
  assert.throws(() => english.say("nonsense"), /there is no message nonsense/);
});
