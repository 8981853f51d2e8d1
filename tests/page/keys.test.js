// The table of keys.

import assert from "node:assert/strict";
import { test } from "node:test";

import { KEYS, meaning, remapped } from "../../src/openquarto/web/js/input/keys.js";

test("letters and punctuation by what they write", () => {
  for (const { id, key } of KEYS) {
    assert.deepEqual({ id }, meaning({ key, code: "Whatever" }));
    if (/[a-z]/.test(key)) assert.deepEqual({ id }, meaning({ key: key.toUpperCase(), shiftKey: true }));
  }
});

test("digits by where they are: on a French keyboard the key 2 writes é", () => {
  assert.deepEqual({ digit: 2, isShifted: false }, meaning({ key: "é", code: "Digit2" }));
  assert.deepEqual({ digit: 2, isShifted: true }, meaning({ key: "2", code: "Digit2", shiftKey: true }));
  assert.deepEqual({ digit: 4, isShifted: false }, meaning({ key: "4", code: "Numpad4" }));
  assert.equal(null, meaning({ key: "5", code: "Digit5" }));
});

test("on a German keyboard the letter z is not where the American one is", () => {
  assert.deepEqual({ id: "lens" }, meaning({ key: "z", code: "KeyY" }));
});

test("on a French keyboard , ; : and ? are other keys", () => {
  assert.deepEqual({ id: "older" }, meaning({ key: ",", code: "KeyM" }));
  assert.deepEqual({ id: "newer" }, meaning({ key: ".", code: "Comma", shiftKey: true }));
  assert.deepEqual({ id: "help" }, meaning({ key: "?", code: "KeyM", shiftKey: true }));
});

test("movement and use work with the single keys switched off", () => {
  assert.deepEqual({ move: "ArrowLeft", far: false }, meaning({ key: "ArrowLeft" }, { isOn: false }));
  assert.deepEqual({ move: "Home", far: true }, meaning({ key: "Home", ctrlKey: true }, { isOn: false }));
  assert.deepEqual({ use: true }, meaning({ key: " " }, { isOn: false }));
  assert.equal(null, meaning({ key: "q" }, { isOn: false }));
});

test("the browser's and the reader's own keys are left alone", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey"])
    assert.equal(null, meaning({ key: "r", [held]: true }));
  assert.equal(null, meaning({ key: "Tab" }));
  assert.equal(null, meaning({ key: "F1" }));
});

test("a key can be changed, and then does only one thing", () => {
  const keys = remapped({}, "call", "R");
  assert.deepEqual({ id: "call" }, meaning({ key: "r" }, { keys }));
  assert.equal(null, meaning({ key: "q" }, { keys }));
  assert.equal("", keys.row);
  assert.deepEqual(
    { id: "menu" },
    meaning({ key: "1", code: "Digit1" }, { keys: remapped({}, "menu", "1") }),
  );
});

test("one row a key: no id and no key twice", () => {
  for (const field of /** @type {const} */ (["id", "key", "message"])) {
    assert.equal(KEYS.length, new Set(KEYS.map((row) => row[field])).size, field);
  }
});

test("under a mask a key that reads is refused, and the hand is touched", () => {
  const works = KEYS.filter(({ underMask }) => underMask === "works").map(({ id }) => id);
  assert.deepEqual(
    ["where", "turn", "time", "stock", "board", "command", "call", "done", "hint", "menu", "help"],
    works,
  );
  const others = KEYS.filter(({ underMask }) => typeof underMask === "function");
  assert.deepEqual(
    ["hand"],
    others.map(({ id }) => id),
  );
});
