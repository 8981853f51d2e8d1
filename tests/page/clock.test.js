// The clock at a real board: what each press makes of it, what is undone, what survives a reload.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as clocks from "../../src/openquarto/web/js/clock_model/board_clock.js";
import { parseControl } from "../../src/openquarto/web/js/clock_model/control.js";
import { read, written } from "../../src/openquarto/web/js/clock_model/kept_clock.js";
import { passed, shownTime } from "../../src/openquarto/web/js/clock_model/warnings.js";

/** @param {string} first @param {string} second */
function fresh(first = "60/turn", second = first) {
  const of = (/** @type {string} */ text) => {
    const control = parseControl(text);
    assert.ok(control);
    return control;
  };
  const names = { first: "Anna", second: "Jonas" };
  return clocks.created({
    names,
    controls: { first: of(first), second: of(second) },
    label: "",
    near: "first",
  });
}

const running = (/** @type {string[]} */ ...controls) => clocks.started(fresh(...controls), 0);

test("controls are read as the rules write them", () => {
  assert.deepEqual({ kind: "turn", seconds: 60, increment: 0 }, parseControl("60/turn"));
  assert.deepEqual({ kind: "game", seconds: 450, increment: 5 }, parseControl("450+5"));
  for (const text of ["", "-", "4/turn", "86401/turn", "60+3601", "60", "1e3/turn", "60/turn ", "x+1"]) {
    assert.equal(null, parseControl(text), text);
  }
});

test("nothing runs before the start, then the first player's time does", () => {
  const clock = fresh();
  assert.equal(60_000, clocks.leftOf(clock, "first", 99_000));
  assert.equal(clock, clocks.turnEnded(clock, "first", 5));
  const begun = clocks.started(clock, 1000);
  assert.equal(58_000, clocks.leftOf(begun, "first", 3000));
  assert.equal(60_000, clocks.leftOf(begun, "second", 3000));
  assert.equal(begun, clocks.started(begun, 2000));
});

test("a turn's time is whole again, a bank gains its increment", () => {
  const turn = clocks.turnEnded(running(), "first", 20_000);
  assert.equal(60_000, clocks.leftOf(turn, "first", 50_000));
  assert.equal(30_000, clocks.leftOf(turn, "second", 50_000));
  assert.equal(2, turn.now.turn);
  const game = clocks.turnEnded(running("300+5"), "first", 20_000);
  assert.equal(285_000, clocks.leftOf(game, "first", 50_000));
  const mixed = clocks.turnEnded(running("60/turn", "90+0"), "first", 1000);
  assert.equal(89_000, clocks.leftOf(mixed, "second", 2000));
});

test("only the player to act ends a turn or calls", () => {
  const clock = running();
  assert.equal(clock, clocks.turnEnded(clock, "second", 5));
  assert.equal(clock, clocks.called(clock, "second", 5));
});

test("a call stops both clocks, and is entered or played on", () => {
  const clock = clocks.called(clocks.turnEnded(running(), "first", 1000), "second", 11_000);
  assert.equal("called", clock.now.phase);
  assert.equal(50_000, clocks.leftOf(clock, "second", 90_000));
  assert.deepEqual(clock, clocks.ticked(clock, 90_000));
  const over = clocks.entered(clock, 95_000);
  assert.deepEqual(["over", "second", "quarto"], [over.now.phase, over.now.winner, over.now.reason]);
  const on = clocks.playedOn(clock, 100_000);
  assert.equal(49_000, clocks.leftOf(on, "second", 101_000));
  assert.equal("second", on.now.toAct);
});

test("the flag falls at nothing, never before, and no press comes after it", () => {
  const clock = running();
  assert.equal(clock, clocks.ticked(clock, 59_999));
  const fallen = clocks.ticked(clock, 60_000);
  assert.equal("flag", fallen.now.phase);
  assert.equal(clock, clocks.turnEnded(clock, "first", 60_000));
  assert.equal(clock, clocks.called(clock, "first", 60_500));
  const over = clocks.entered(fallen, 61_000);
  assert.deepEqual(["second", "time"], [over.now.winner, over.now.reason]);
});

test("a flag that is undone gives the turn back as it began, standing still", () => {
  const bank = clocks.turnEnded(clocks.turnEnded(running("30+0"), "first", 10_000), "second", 15_000);
  const fallen = clocks.ticked(bank, 35_000);
  assert.equal("flag", fallen.now.phase);
  const back = clocks.undone(fallen, 50_000);
  assert.equal("paused", back.now.phase);
  assert.equal(20_000, clocks.leftOf(back, "first", 99_000));
});

test("a wrong tap is undone, and the time since then is nobody's", () => {
  const wrong = clocks.turnEnded(running(), "first", 10_000);
  const back = clocks.undone(wrong, 14_000);
  assert.deepEqual(["running", "first", 1], [back.now.phase, back.now.toAct, back.now.turn]);
  assert.equal(49_000, clocks.leftOf(back, "first", 15_000));
  assert.equal(60_000, clocks.leftOf(back, "second", 15_000));
  const paused = clocks.undone(clocks.pauseSwitched(wrong, 12_000), 14_000);
  assert.equal("paused", paused.now.phase);
  const start = clocks.undone(back, 16_000);
  assert.equal("ready", start.now.phase);
  assert.equal(start, clocks.undone(start, 17_000));
});

test("what was entered is undone to the question", () => {
  const asked = clocks.called(running(), "first", 1000);
  assert.equal("called", clocks.undone(clocks.entered(asked, 2000), 3000).now.phase);
  assert.equal("running", clocks.undone(asked, 3000).now.phase);
  const drawn = clocks.decided(running(), null, 1000);
  assert.deepEqual(["over", null, "decided"], [drawn.now.phase, drawn.now.winner, drawn.now.reason]);
  assert.equal(drawn, clocks.decided(drawn, "first", 2000));
});

test("a pause costs nobody anything", () => {
  const paused = clocks.pauseSwitched(running(), 10_000);
  assert.equal(50_000, clocks.leftOf(paused, "first", 500_000));
  assert.equal(paused, clocks.turnEnded(paused, "first", 11_000));
  assert.equal(49_000, clocks.leftOf(clocks.pauseSwitched(paused, 20_000), "first", 21_000));
});

test("time is added by hand, also after a flag", () => {
  const fallen = clocks.ticked(running(), 60_000);
  const more = clocks.adjusted(fallen, "first", 30_000, 70_000);
  assert.equal("paused", more.now.phase);
  assert.equal(30_000, clocks.leftOf(more, "first", 99_000));
  const other = clocks.adjusted(fallen, "second", 30_000, 70_000);
  assert.equal("flag", other.now.phase);
  assert.equal(1000, clocks.leftOf(clocks.adjusted(running(), "second", -90_000, 1), "second", 2));
});

test("seats are changed for the next game, clocks go with their players", () => {
  const next = clocks.seatsChanged(running("60/turn", "300+0"));
  assert.deepEqual(["Jonas", "second"], [next.agreed.names.first, next.agreed.near]);
  assert.equal(300_000, clocks.leftOf(next, "first", 0));
  assert.equal("ready", next.now.phase);
});

test("a clock survives a reload standing still, and rubbish is none", () => {
  const clock = clocks.turnEnded(running("300+5"), "first", 20_000);
  const back = read(written(clock, 30_000));
  assert.ok(back);
  assert.equal("paused", back.now.phase);
  assert.equal(290_000, clocks.leftOf(back, "second", 1));
  assert.equal(289_000, clocks.leftOf(clocks.pauseSwitched(back, 5), "second", 1005));
  const good = JSON.parse(written(clock, 30_000));
  for (const text of [null, "", "{}", "[]", "null", '{"version":1}', "{"]) assert.equal(null, read(text));
  assert.equal(null, read(JSON.stringify({ ...good, version: 2 })));
  assert.equal(null, read(JSON.stringify({ ...good, now: { ...good.now, phase: "won" } })));
  assert.equal(null, read(JSON.stringify({ ...good, now: { ...good.now, left: { first: "x" } } })));
  const controls = { ...good.agreed.controls, first: { kind: "turn", seconds: 0, increment: 0 } };
  assert.equal(null, read(JSON.stringify({ ...good, agreed: { ...good.agreed, controls } })));
});

test("any presses at all leave times that add up", () => {
  let seed = 7;
  const chance = (/** @type {number} */ most) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % most;
  };
  let [clock, time] = [running("300+0"), 0];
  const acts = [
    clocks.pauseSwitched,
    clocks.playedOn,
    clocks.ticked,
    clocks.undone,
    (/** @type {clocks.BoardClock} */ c, /** @type {number} */ t) => clocks.turnEnded(c, "first", t),
    (/** @type {clocks.BoardClock} */ c, /** @type {number} */ t) => clocks.turnEnded(c, "second", t),
    (/** @type {clocks.BoardClock} */ c, /** @type {number} */ t) => clocks.called(c, "first", t),
  ];
  for (let step = 0; step < 5000; step += 1) {
    time += chance(2000);
    const before = ["first", "second"].map((seat) => clocks.leftOf(clock, /** @type {any} */ (seat), time));
    const act = acts[chance(acts.length)];
    clock = act(clock, time);
    const after = ["first", "second"].map((seat) => clocks.leftOf(clock, /** @type {any} */ (seat), time));
    if (act !== clocks.undone) assert.deepEqual(before, after);
    assert.ok(after.every((left) => left >= 0 && left <= 300_000));
    assert.ok(clock.past.length <= 40);
  }
});

test("30, 10 and 5 seconds are said once, and the last five ticked", () => {
  assert.deepEqual({ spoken: 30, isTick: false }, passed(30_100, 29_900));
  assert.deepEqual({ spoken: null, isTick: false }, passed(30_000, 29_900));
  assert.deepEqual({ spoken: 10, isTick: false }, passed(10_050, 9990));
  assert.deepEqual({ spoken: 5, isTick: true }, passed(5010, 4990));
  assert.deepEqual({ spoken: null, isTick: true }, passed(4010, 3990));
  assert.deepEqual({ spoken: 5, isTick: true }, passed(31_000, 4000)); // a device that slept
  assert.deepEqual({ spoken: null, isTick: false }, passed(900, 0));
});

test("a clock shows nothing only when nothing is left", () => {
  assert.equal(60_000, shownTime(60_000));
  assert.equal(60_000, shownTime(59_001));
  assert.equal(1000, shownTime(1));
  assert.equal(0, shownTime(0));
});
