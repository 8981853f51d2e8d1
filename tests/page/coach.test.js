// The coach on the page without a page: when it is offered, what is sent and kept, and what its offer shows.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CoachPanel, isCoachOffered, remembered } from "../../src/openquarto/web/js/coach/coach_panel.js";
import { Coaching } from "../../src/openquarto/web/js/coach/coaching.js";

/** A table before a piece is given, with what differs. @param {object} rules @param {object} more */
function tableOf(rules = {}, more = {}) {
  return /** @type {import("../../src/openquarto/web/js/model/wire.d.ts").Table} */ (
    /** @type {unknown} */ ({
      seat: "first",
      byLink: false,
      isWaiting: false,
      rules: { coach: "on", counts: false, mask: "none", ...rules },
      view: { phase: "give", isMyTurn: true, board: "ABC1/4/4/4", hand: null },
      ...more,
    })
  );
}

/** What the panel draws on, and all that was drawn. */
function drawing() {
  /** @type {unknown[]} */
  const drawn = [];
  /** @type {{words: string, act: () => void}[]} */
  let buttons = [];
  const view = {
    marks: { showHint: (/** @type {string[]} */ squares) => void drawn.push(["marks", ...squares]) },
    notices: {
      show(
        /** @type {string} */ kind,
        /** @type {string} */ text,
        /** @type {typeof buttons} */ answers = [],
      ) {
        buttons = answers;
        drawn.push([kind, text, ...answers.map(({ words }) => words)]);
      },
      hide: (/** @type {string} */ kind) => void drawn.push(["hide", kind]),
      focus: () => void drawn.push(["focus", "notice"]),
    },
    board: { focus: () => void drawn.push(["focus", "board"]) },
    stock: { focus: () => void drawn.push(["focus", "stock"]) },
  };
  const press = (/** @type {string} */ words) => buttons.find((each) => each.words === words)?.act();
  return { drawn, press, view: /** @type {never} */ (/** @type {unknown} */ (view)) };
}

const WORDS = /** @type {never} */ (
  /** @type {unknown} */ ({
    say: (/** @type {string} */ name, { label = "", text = "" } = {}) =>
      name === "labelled" ? `${label}\u00a0: ${text}` : name,
  })
);

/** @param {object} advice */
function coached(advice = {}) {
  const said = { part: "piece", isBig: true, sentences: ["It loses."], squares: ["a1"], rows: [], ...advice };
  return /** @type {never} */ (
    /** @type {unknown} */ ({ id: "x", seen: "l", advice: said, question: "Back?" })
  );
}

test("it can be had in a casual game without masks that is not played by link", () => {
  assert.equal(true, isCoachOffered(tableOf()));
  assert.equal(false, isCoachOffered(tableOf({ counts: true })));
  assert.equal(false, isCoachOffered(tableOf({ mask: "both" })));
  for (const more of [{ seat: "none" }, { byLink: true }, { isWaiting: true }, { view: { phase: "over" } }])
    assert.equal(false, isCoachOffered(tableOf({}, more)));
});

test("the last forty turns are kept", () => {
  assert.equal("cld", remembered("cl", "d"));
  assert.equal(`${"c".repeat(39)}l`, remembered("c".repeat(40), "l"));
});

test("the offer marks its line, and yes to a piece leads back to the stock", () => {
  const { drawn, press, view } = drawing();
  /** @type {string[]} */
  const answers = [];
  const panel = new CoachPanel(view, (wish) => void answers.push(wish));
  panel.show(coached(), tableOf(), WORDS);
  assert.deepEqual(["marks", "a1"], drawn.at(-2));
  assert.deepEqual(["coach", "It loses. Back?", "coach-back", "coach-keep"], drawn.at(-1));
  press("coach-back");
  assert.deepEqual([["marks"], ["hide", "coach"], ["focus", "stock"]], drawn.slice(-3));
  assert.deepEqual(["accept"], answers);
});

test("keeping on, and a whole turn that is taken back, lead to the board", () => {
  for (const [words, part, wish] of [
    ["coach-keep", "piece", "decline"],
    ["coach-back", "turn", "accept"],
  ]) {
    const { drawn, press, view } = drawing();
    /** @type {string[]} */
    const answers = [];
    new CoachPanel(view, (each) => void answers.push(each)).show(coached({ part }), tableOf(), WORDS);
    press(String(words));
    assert.deepEqual(["focus", "board"], drawn.at(-1));
    assert.deepEqual([wish], answers);
  }
});

test("the reason is shown when asked for, and takes the focus of its button", () => {
  const { drawn, press, view } = drawing();
  const rows = [
    { heading: "Better", text: "c1." },
    { heading: "Worse", text: "d1." },
  ];
  new CoachPanel(view, () => {}).show(coached({ rows }), tableOf(), WORDS);
  assert.deepEqual(["coach", "It loses. Back?", "coach-back", "coach-keep", "coach-why"], drawn.at(-1));
  press("coach-why");
  assert.deepEqual(
    [
      ["coach", "Better\u00a0: c1. Worse\u00a0: d1.", "coach-back", "coach-keep"],
      ["focus", "notice"],
    ],
    drawn.slice(-2),
  );
});

test("the offer goes when the table has gone on, and not before", () => {
  const { drawn, view } = drawing();
  const panel = new CoachPanel(view, () => {});
  panel.show(coached(), tableOf(), WORDS);
  const before = drawn.length;
  panel.follow(tableOf());
  panel.stopWaiting();
  assert.equal(before, drawn.length);
  panel.follow(tableOf({}, { view: { phase: "place", isMyTurn: false, board: "ABC1/4/4/4", hand: "D" } }));
  assert.deepEqual([["marks"], ["hide", "coach"]], drawn.slice(before));
});

test("a look that takes a while is told, and one that does not is not", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { drawn, view } = drawing();
  const panel = new CoachPanel(view, () => {});
  panel.wait(tableOf(), WORDS);
  context.mock.timers.tick(500);
  panel.stopWaiting();
  context.mock.timers.tick(5000);
  panel.wait(tableOf({ coach: "off" }), WORDS);
  context.mock.timers.tick(5000);
  assert.deepEqual([["hide", "coach"]], drawn.slice(-1));
  assert.equal(false, drawn.flat().includes("coach-waiting"));
  panel.wait(tableOf(), WORDS);
  context.mock.timers.tick(1000);
  assert.deepEqual(["coach", "coach-waiting"], drawn.at(-1));
  panel.stopWaiting();
  assert.deepEqual(["hide", "coach"], drawn.at(-1));
});

/** A mounted table as far as the coach needs one, and what was saved of it. @param {object} rules @param {object} more */
function mounted(rules = {}, more = {}) {
  const { drawn, view } = drawing();
  const settings = { coachTurns: "c" };
  /** @type {unknown[]} */
  const sent = [];
  const table = {
    state: { table: tableOf(rules, { view: { phase: "place", isMyTurn: true }, ...more }) },
    words: WORDS,
    settings,
    view,
    wish: () => {},
    request: (/** @type {string} */ type, /** @type {object} */ data) => (sent.push([type, data]), "id"),
  };
  /** @type {string[]} */
  const saved = [];
  const save = (/** @type {{coachTurns: string}} */ { coachTurns }) => void saved.push(coachTurns);
  const coaching = new Coaching(/** @type {never} */ (() => table), /** @type {never} */ (save));
  return { coaching, drawn, saved, sent };
}

/** @param {string} t @param {object} d */
const message = (t, d) => /** @type {never} */ (/** @type {unknown} */ ({ t, d, v: 1 }));

test("turns are sent along where there is a coach, and those of two at one screen are not mixed up", () => {
  assert.deepEqual({}, mounted({ coach: "off" }).coaching.sent);
  assert.deepEqual({ turns: "c" }, mounted().coaching.sent);
  assert.deepEqual({ turns: "" }, mounted({}, { seat: "both" }).coaching.sent);
});

test("what the coach has seen is kept, also of a turn that it speaks of", () => {
  const { coaching, drawn, saved } = mounted();
  coaching.hear(message("done", { id: "x", seen: "d" }));
  coaching.hear(message("done", { id: "y", seen: "" }));
  coaching.hear(message("coached", coached()));
  coaching.hear(message("refused", { id: "z" }));
  assert.deepEqual(["cd", "cdl"], saved);
  assert.deepEqual("It loses. Back?", /** @type {string[]} */ (drawn.at(-1))[1]);
  const two = mounted({}, { seat: "both" });
  two.coaching.hear(message("done", { id: "x", seen: "d" }));
  assert.deepEqual([], two.saved);
});

test("a coach is asked for by its name", () => {
  const { coaching, sent } = mounted();
  coaching.set("warn");
  assert.deepEqual([["coach", { coach: "warn" }]], sent);
});
