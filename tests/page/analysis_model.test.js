// The analysis without a browser: values, set-ups, variations, records, words and commands.

import assert from "node:assert/strict";
import { test } from "node:test";

const MODEL = "../../src/openquarto/web/js/analysis_model";
const { bestShare, callsAt, pieceValues, rank, squareValues, turnParts, turnValue } = await import(
  `${MODEL}/values.js`
);
const { faultsOf, held, placed, put, readSetup, setupText, START, taken, variantParts, variantText } =
  await import(`${MODEL}/setup.js`);
const { Variations } = await import(`${MODEL}/variations.js`);
const { recordOf } = await import(`${MODEL}/record.js`);
const { chosenTable, played, positionAfter, setupOf, tableOf } = await import(`${MODEL}/play.js`);

const MIDDLE = "1J1E/L2B/4/KOH1 I - classic";
const turn = (/** @type {string} */ token, /** @type {string} */ value) => ({
  turn: token,
  value,
  word: "",
  text: "",
  after: "",
});
const TURNS = [
  turn("#a1-d1", "W0"),
  turn("a3F", "W3"),
  turn("b3F", "D"),
  turn("a3A", "L2"),
  turn("d4#a4-d4", "W1"),
  turn("b2A", "L8"),
];

test("a turn has a call, a square, a call, a piece and done", () => {
  const parts = (/** @type {string} */ token) => Object.values(turnParts(token)).map(String).join(" ");
  assert.equal(" a3  F false", parts("a3F"));
  assert.equal("   M false", parts("M"));
  assert.equal(" d2 a2-d2  false", parts("d2#a2-d2"));
  assert.equal("a1-d1    false", parts("#a1-d1"));
  assert.equal(" d4   true", parts("d4="));
  assert.equal("    false", parts("bananas"));
});

test("values are compared as players compare them", () => {
  const sorted = ["L2", "D", "W5", "L8", "W0", "W3"].sort((one, other) => rank(other) - rank(one));
  assert.deepEqual(["W0", "W3", "W5", "D", "L8", "L2"], sorted);
});

test("a square shows the best of its turns, a piece that of the chosen square", () => {
  assert.deepEqual(
    [
      ["a3", "W3"],
      ["b3", "D"],
      ["d4", "W1"],
      ["b2", "L8"],
    ],
    [...squareValues(TURNS)],
  );
  assert.deepEqual(
    [
      ["F", "W3"],
      ["A", "L2"],
    ],
    [...pieceValues(TURNS, "a3")],
  );
  assert.deepEqual([], [...pieceValues(TURNS, "")]);
  assert.deepEqual([["M", "D"]], [...pieceValues([turn("M", "D")], "")]);
});

test("calls belong to their square, or to none", () => {
  assert.deepEqual(
    ["d4#a4-d4"],
    callsAt(TURNS, "d4").map((/** @type {any} */ each) => each.turn),
  );
  assert.deepEqual(
    ["#a1-d1"],
    callsAt(TURNS, "").map((/** @type {any} */ each) => each.turn),
  );
});

test("how many are as good as the best", () => {
  assert.deepEqual(
    { letter: "W", count: 1, of: 8 },
    bestShare(["L2", "W3", "L2", "L2", "L2", "L2", "L2", "L2"]),
  );
  assert.deepEqual({ letter: "D", count: 2, of: 3 }, bestShare(["L2", "D", "D"]));
});

test("the value of a turn comes from that of the position after it", () => {
  assert.deepEqual(
    ["W3", "L2", "D", "L0"],
    [turnValue("L2", "a3F"), turnValue("W1", "a3F"), turnValue("D", "a3F"), turnValue("W0", "E")],
  );
});

test("a set-up is read and written as the rules have it", () => {
  for (const text of [MIDDLE, "4/4/4/4 - - classic", "AFMN/I1C1/4/HG1O J b1 blocks+traits=cs+auto"]) {
    assert.equal(text, setupText(readSetup(text).setup));
  }
  assert.equal(MIDDLE, setupText(readSetup("1J1E/L2B/4/KOH1 I -").setup));
  assert.equal("4/4/4/4 - - classic", setupText(readSetup("4/4/4/4 - - traits=cshf").setup));
});

test("a text that cannot be read says everything that is wrong", () => {
  const codes = (/** @type {string} */ text) =>
    readSetup(text).faults.map((/** @type {any} */ fault) => fault.code);
  assert.deepEqual(["position-fields"], codes(""));
  assert.deepEqual(["position-rows"], codes("4/4/4 - -"));
  assert.deepEqual(["row-unreadable", "row-unreadable", "row-length"], codes("Q3/22/4/3 - -"));
  assert.deepEqual(["row-length", "piece-unreadable", "square-unreadable"], codes("4/4/4/3 Z e9"));
  assert.deepEqual(["variant-flag-unknown"], codes("4/4/4/4 - - rocks"));
  assert.deepEqual(["variant-flag-twice"], codes("4/4/4/4 - - auto+auto"));
  assert.deepEqual(["variant-traits"], codes("4/4/4/4 - - traits=fs"));
});

test("an impossible set-up has all its faults at once", () => {
  const { setup } = readSetup("AA2/4/B3/4 B d4");
  assert.deepEqual(
    ["piece-twice", "hand-on-board", "last-empty"],
    faultsOf(setup).map((/** @type {any} */ fault) => fault.code),
  );
  assert.deepEqual({ piece: "A", squares: "a1, b1" }, faultsOf(setup)[0].values);
  assert.deepEqual([], faultsOf(setupOf(MIDDLE)));
});

test("a piece is put, taken and held in one place only", () => {
  const one = put(START, "M", "b2");
  assert.equal("4/1M2/4/4 - - classic", setupText(one));
  assert.equal("4/4/4/3M - - classic", setupText(put(one, "M", "d4")));
  assert.equal("4/1A2/4/4 - - classic", setupText(put(one, "A", "b2")));
  assert.equal("4/4/4/4 M - classic", setupText(held(one, "M")));
  assert.equal("4/4/4/4 - - classic", setupText(taken({ ...one, last: "b2" }, "M")));
  assert.equal(1, placed(one));
});

test("a variant is its parts", () => {
  for (const text of ["classic", "blocks", "traits=sf", "blocks+traits=c+auto"])
    assert.equal(text, variantText(variantParts(text)));
  assert.deepEqual({ traits: ["c", "s", "h", "f"], blocks: true, automatic: false }, variantParts("blocks"));
});

test("a turn makes a position, listed or not", () => {
  const setup = setupOf(MIDDLE);
  assert.equal("1J1E/L2B/I3/KOH1 F a3 classic", setupText(played(setup, "a3F")));
  assert.equal("1J1E/L2B/I3/KOH1 F a3 classic", positionAfter(setup, "a3F"));
  assert.deepEqual(
    ["", "", "", ""],
    ["b1F", "a3J", "F", "a3I"].map((token) => positionAfter(setup, token)),
  );
  assert.equal("4/4/4/4 M - classic", positionAfter(START, "M"));
});

test("a table shows a set-up, and a chosen square", () => {
  const table = tableOf(/** @type {any} */ ({ rules: {}, view: {} }), setupOf(MIDDLE), { status: "Place." });
  assert.deepEqual(["place", "first", true], [table.view.phase, table.view.toAct, table.view.isMyTurn]);
  const chosen = chosenTable(table, "a3", "Give.");
  assert.deepEqual(["I", null, "give"], [chosen.view.board[8], chosen.view.hand, chosen.view.phase]);
  const over = tableOf(table, setupOf(MIDDLE), { status: "Over.", isOver: true, line: "a1-d1" });
  assert.deepEqual(["over", null, "a1-d1"], [over.view.phase, over.view.toAct, over.view.shown[0].line]);
});

function tree() {
  const made = new Variations(MIDDLE);
  made.play({ turn: "a3F", value: "W3", position: "1J1E/L2B/I3/KOH1 F a3 classic" });
  made.play({ turn: "a1A", value: "L2", position: "FJ1E/L2B/I3/KOH1 A a1 classic" });
  made.play({ turn: "c1#a1-d1", value: "W1", position: "" });
  made.goTo(1);
  made.play({ turn: "d4A", value: "L2", position: "1J1E/L2B/I3/KOHF A d4 classic" });
  made.goTo(0);
  made.play({ turn: "b3F", value: "D", position: "1J1E/L2B/1I2/KOH1 F b3 classic" });
  return made;
}

test("variations are a tree: a known turn is gone to, a new one is kept beside it", () => {
  const made = tree();
  assert.deepEqual(
    ["", "a3F", "a1A", "c1#a1-d1", "d4A", "b3F"],
    made.rows().map((/** @type {any} */ { node }) => node.turn),
  );
  assert.deepEqual(
    [0, 1, 2, 3, 2, 1],
    made.rows().map((/** @type {any} */ { depth }) => depth),
  );
  made.goTo(0);
  made.play({ turn: "a3F", value: "W3", position: "" });
  assert.equal(6, made.nodes.size);
  assert.equal(1, made.at);
});

test("steps follow what was looked at last, and stay at the ends", () => {
  const made = tree();
  assert.deepEqual(
    [0, 0, 5, 5],
    ["first", "before", "next", "last"].map((step) => made.stepped(step)),
  );
  made.goTo(2);
  assert.deepEqual(
    [0, 1, 3, 3],
    ["first", "before", "next", "last"].map((step) => made.stepped(step)),
  );
  made.goTo(0);
  assert.deepEqual(
    [0, 0, 1, 3],
    ["first", "before", "next", "last"].map((step) => made.stepped(step)),
  );
});

test("a variation is deleted with all that follows it", () => {
  const made = tree();
  made.goTo(3);
  made.remove(1);
  assert.deepEqual(
    ["", "b3F"],
    made.rows().map((/** @type {any} */ { node }) => node.turn),
  );
  assert.equal(0, made.at);
  assert.equal(5, made.stepped("next"));
  made.remove(0);
  assert.equal(2, made.nodes.size);
});

test("a tree is kept as text, and nothing else is taken for one", () => {
  const made = tree();
  made.goTo(4);
  const again = Variations.fromText(made.toText());
  assert.deepEqual(made.rows(), again?.rows());
  assert.equal(4, again?.at);
  assert.equal(2, again?.find("FJ1E/L2B/I3/KOH1 A a1 classic")?.id);
  for (const text of [null, "", "{", "[]", '{"kind": "other"}', '{"kind": "openquarto variations 1"}']) {
    assert.equal(null, Variations.fromText(text));
  }
});

test("the record has the path in the middle and all else in brackets", () => {
  const made = tree();
  made.goTo(2);
  const text = recordOf(made, "classic");
  assert.match(
    text,
    /^\[Event "Analysis"\]\n\[Result "1-0"\]\n\[SetUp "1"\]\n\[Position "1J1E\/L2B\/4\/KOH1 I - classic"\]\n\n/,
  );
  assert.match(text, /\n\na3F \(b3F\) a1A \(d4A\) c1#a1-d1 1-0\n$/);
  made.goTo(5);
  assert.match(recordOf(made, "access"), /\[Edition "access"\]/);
  assert.match(recordOf(made, "access"), /\n\nb3F \(a3F a1A \(d4A\) c1#a1-d1\) \*\n$/);
});

test("a draw is closed by the other player's last look", () => {
  const made = new Variations("APBO/CNDM/IHJG/KFL1 E c4 classic");
  made.play({ turn: "d4=", value: "D", position: "" });
  assert.match(recordOf(made, "classic"), /\n\nd4= = 1\/2-1\/2\n$/);
});
