// Settings, clocks and cues.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Clocks, clockText } from "../../src/openquarto/web/js/model/clock.js";
import { DEFAULTS, needsTwo, parsed } from "../../src/openquarto/web/js/model/settings.js";
import { CUES, length } from "../../src/openquarto/web/js/view/sounds.js";

test("a clock never shows more than there is", () => {
  assert.deepEqual(
    ["0:00", "0:59", "1:00", "1:00:05", "0:00"],
    [0, 59_999, 60_000, 3_605_000, -5].map(clockText),
  );
});

test("only the running clock runs", () => {
  let now = 100;
  const clocks = new Clocks(() => now);
  clocks.set({ first: 60_000, second: null, running: "first" });
  now += 1500;
  assert.equal(58_500, clocks.left("first"));
  assert.equal(null, clocks.left("second"));
  clocks.set({ first: 58_500, second: 30_000, running: "second" });
  now += 60_000;
  assert.equal(58_500, clocks.left("first"));
  assert.equal(0, clocks.left("second"));
});

test("low time is that of the running clock alone", () => {
  let now = 0;
  const clocks = new Clocks(() => now);
  assert.equal("", clocks.lowTime);
  clocks.set({ first: 60_000, second: 5_000, running: "first" });
  assert.deepEqual([false, false, ""], [clocks.isLow("first"), clocks.isLow("second"), clocks.lowTime]);
  now += 51_500;
  assert.deepEqual([true, false, "0:08"], [clocks.isLow("first"), clocks.isLow("second"), clocks.lowTime]);
  now += 60_000;
  assert.equal("0:00", clocks.lowTime);
});

test("settings that cannot be read are the defaults", () => {
  for (const text of [null, "", "{", "[]", "1", "null"]) assert.deepEqual(DEFAULTS, parsed(text));
  assert.equal("dark", parsed('{"theme":"dark"}').theme);
});

test("a gift by finger is asked for twice, unless it is not wanted", () => {
  assert.equal(true, needsTwo("touch", "give", "touch"));
  assert.equal(false, needsTwo("touch", "give", "mouse"));
  assert.equal(false, needsTwo("touch", "place", "touch"));
  assert.equal(true, needsTwo("gifts", "give", "key"));
  assert.equal(true, needsTwo("all", "place", "touch"));
  assert.equal(false, needsTwo("never", "give", "touch"));
});

test("every cue is short", () => {
  for (const cue of Object.keys(CUES)) assert.ok(length(cue) <= 0.6, cue);
  for (const cue of [
    "place",
    "give",
    "your turn",
    "edge",
    "refused",
    "tick",
    "low time",
    "quarto",
    "false call",
    "draw",
  ])
    assert.ok(cue in CUES, cue);
});
