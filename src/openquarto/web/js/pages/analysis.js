// The page of the analysis: joins the board to its panels, keys, command field, set-up and copying.

import { AnalysisBoard } from "../analysis/analysis_board.js";
import { CommandLine } from "../analysis/command_line.js";
import { Explorer } from "../analysis/explorer.js";
import { Inquiry } from "../analysis/inquiry.js";
import { addressOf, beginning, keep } from "../analysis/kept_tree.js";
import { SetupPanel } from "../analysis_setup/setup_panel.js";
import { valueChip } from "../analysis/value_chip.js";
import { VariationTree } from "../analysis/variation_tree.js";
import { Verdict } from "../analysis/verdict.js";
import { WhyPanel } from "../analysis/why_panel.js";
import { recordOf } from "../analysis_model/record.js";
import { setupText, START } from "../analysis_model/setup.js";
import { rulesWords, turnAndValue, turnWords } from "../analysis_model/told.js";
import { Variations } from "../analysis_model/variations.js";
import { stepByKeys } from "../after/step_input.js";
import { Steps } from "../after/steps.js";
import { CopyDialog } from "../dialogs/copy_dialog.js";
import { KernelClient } from "../kernel/kernel_client.js";
import { load } from "../model/settings.js";
import { Catalogue } from "../model/words.js";
import { Permission } from "../net/analysis.js";
import { AnalysisTransport } from "../net/analysis_transport.js";
import { setLanguage } from "../net/language.js";
import { tableAt } from "../net/local_transport.js";
import { loadWords } from "../net/words.js";
import { MessageLog } from "../panels/message_log.js";
import { createTable } from "../table/create_table.js";
import { byId, setText } from "../view/dom.js";
import { prepareHeader } from "./header.js";
import { tile } from "../view/pieces.js";

const place = byId("analysis");
const begun = beginning();
let { edition } = begun;
// Whatever is tried can be left again: no second tap.
const settings = { ...load(), confirm: /** @type {const} */ ("never") };
const wordsOf = (/** @type {string} */ wanted) =>
  loadWords(place, /** @type {any} */ ({ rules: { edition: wanted }, view: {} }));
const first = await wordsOf(edition);
const log = new MessageLog();
/** @type {{seq: number, text: string}[]} */
let entries = [];

const transport = new AnalysisTransport(
  (action) => (setup.isOpen ? setup.act(action) : board.act(action)),
  answer,
);
const mounted = createTable(place, {
  transport,
  words: () => first,
  pieces: place.dataset.pieces ?? "",
  table: tableAt({ board: Array(16).fill(null), hand: null }, first),
  settings,
  calls: false,
  keys: {
    log,
    command: () => command.focus(),
    why: (grid) => void board.why(mounted.view[grid].key),
    help: () => command.help(),
  },
});
await mounted.start();

const inquiry = new Inquiry(KernelClient.of(place), new Permission());
const verdict = new Verdict({
  play: (turns) => board.playLine(turns),
  again: () => void board.show(),
});
const whyPanel = new WhyPanel((row) => {
  for (const cell of mounted.view.board.cells) {
    cell.classList.toggle("named", row?.squares?.includes(cell.dataset.square ?? "") ?? false);
  }
});
const explorer = new Explorer({ play: (turn) => board.play(turn), measure: () => void board.measure() });
const tree = new VariationTree(byId("variations"), {
  goTo: (id) => board.goTo(id),
  remove: (id) => remove(id),
});
const steps = new Steps(byId("steps"), step);
const board = new AnalysisBoard(mounted, transport, inquiry, begun.tree, {
  verdict,
  say,
  gives: (label, share) => {
    setText(byId("gives"), label);
    setText(byId("share"), share);
  },
  why: whyPanel,
  explorer,
  tree: showTree,
});
const setup = new SetupPanel({
  mounted,
  show: (table) => transport.show(table),
  say,
  edition: changeEdition,
  done: (made) => begin(setupText(made)),
  close: () => leaveSetup(),
});
const copy = new CopyDialog((text) => say([text]));
const command = new CommandLine(mounted, board, {
  say,
  words: {
    why: () => void board.why(),
    best: () => board.playLine(board.analysis?.line.slice(0, 1) ?? []),
    before: () => step("before"),
    next: () => step("next"),
    first: () => step("first"),
    last: () => step("last"),
    setup: () => openSetup(),
    analyse: () => setup.isOpen && setup.analyse(),
    copy: () => openCopy(),
    delete: () => remove(board.tree.at),
  },
});

/** Says sentences, and keeps them in the log. @param {string[]} sentences */
function say(sentences) {
  const told = sentences.filter(Boolean);
  entries = [...entries, ...told.map((text, at) => ({ seq: entries.length + at, text }))].slice(-200);
  log.show(entries);
  mounted.announcer.say(told);
}

/** What the keys ask. @param {string} question @returns {string[]} */
function answer(question) {
  const { words } = mounted;
  const { hand } = board.setup;
  const { turn, value } = board.tree.here;
  if (question === "hand") {
    return [hand ? words.say("read-hand", { piece: words.piece(hand) }) : words.say("read-hand-empty")];
  }
  if (question === "last") {
    return [turn ? `${turnAndValue(turn, value, words)}.` : words.say("read-no-last")];
  }
  return [mounted.state.table.status, board.analysis?.headline ?? ""];
}

/** Steps, tree, hand and address as they are now. */
function showTree() {
  const { tree: variations } = board;
  const { words } = mounted;
  tree.show(variations, words, edition);
  setText(byId("turn-count"), words.say("analysis-turn-count", { count: variations.nodes.size - 1 }));
  const where = {
    isFirst: variations.at === 0,
    isLast: variations.here.next === null,
  };
  steps.show(/** @type {any} */ ({ label: "", move: "", sentences: [] }), where, words);
  byId("delete").toggleAttribute("hidden", variations.at === 0);
  setText(byId("rules-line"), rulesWords(board.setup.variant, words));
  byId("status-hand").replaceChildren(...(board.hand ? [tile(board.hand, edition)] : []));
  keep(variations, edition);
}

/** @param {import("../model/replay.js").Step} wanted */
function step(wanted) {
  if (setup.isOpen) return;
  const id = board.tree.stepped(wanted);
  if (id !== board.tree.at) board.goTo(id);
}

/** @param {number} id */
function remove(id) {
  const { turn, parent } = board.tree.node(id);
  if (parent === null) return;
  const { words } = mounted;
  const wasHere = board.tree.path().some((node) => node.id === id);
  board.tree.remove(id);
  say([words.say("analysis-deleted", { turn: turnWords(turn, words) })]);
  if (wasHere) void board.show();
  else showTree();
}

/** @param {string} wanted */
async function changeEdition(wanted) {
  edition = wanted;
  mounted.words = new Catalogue((await wordsOf(wanted)).words, settings);
  const { table } = mounted.state;
  transport.show({ ...table, rules: { ...table.rules, edition: /** @type {any} */ (wanted) } });
}

/** Begins a new tree. @param {string} position */
function begin(position) {
  board.tree = new Variations(position);
  toBoard();
}

function openSetup(text = "") {
  inquiry.stop();
  setup.open(text ? START : board.setup, text); // what cannot be read is mended on an empty board
  if (text) byId("setup-text").focus();
  else mounted.view.stock.focus();
  say([mounted.words.say("analysis-setup-how")]);
}

function leaveSetup() {
  document.body.classList.remove("setting-up");
  toBoard();
}

/** Back from setting up. */
function toBoard() {
  mounted.view.choose("");
  void board.show();
  mounted.view.board.focus();
}

function openCopy() {
  const { setup: shown, tree: variations } = board;
  const position = setup.isOpen ? setupText(setup.setup) : setupText(shown);
  const picture = new URLSearchParams({ text: position, edition });
  copy.open(
    {
      position,
      record: recordOf(variations, edition),
      link: new URL(addressOf(position, edition), location.href).href,
      picture: `/position.svg?${picture}`,
    },
    mounted.words,
  );
}

for (const item of document.querySelectorAll(".legend [data-value]")) {
  item.prepend(valueChip(item.getAttribute("data-value") ?? ""));
}
/** @type {[string, () => void][]} */
const BUTTONS = [
  ["why-button", () => void board.why()],
  ["foot-why", () => void board.why()],
  ["why-ask", () => void board.why()],
  ["setup-button", () => openSetup()],
  ["foot-setup", () => openSetup()],
  ["foot-before", () => step("before")],
  ["foot-next", () => step("next")],
  ["copy-button", () => openCopy()],
  ["delete", () => remove(board.tree.at)],
];
for (const [id, act] of BUTTONS) byId(id).addEventListener("click", act);
stepByKeys(step);
place.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && !setup.isOpen) board.unchoose();
});
prepareHeader((language) => void setLanguage(language));
if (edition === "access") await changeEdition(edition);
inquiry.learn(JSON.parse(byId("analysis-data").textContent ?? "null"), first);
if (begun.wrong) openSetup(begun.wrong);
else void board.show();
document.body.classList.add("ready");
