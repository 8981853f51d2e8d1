// The table: joins the parts, hands them what the server says, and sends what the player does.

import { hangSymbols } from "./art.js";
import { Attention } from "./attention.js";
import { CallDialog } from "./call.js";
import { CommandField } from "./command.js";
import { Commands } from "./commands.js";
import { open } from "./dialog.js";
import { found, write } from "./dom.js";
import { allowDragging } from "./drag.js";
import { rematchWords } from "./ending.js";
import { Help } from "./help.js";
import { InvitePanel } from "./invite.js";
import { LineState } from "./line_state.js";
import { prepareLinks } from "./link_menu.js";
import { showLot } from "./lot.js";
import { Mask } from "./mask.js";
import { prepareMenu } from "./menu.js";
import { hideNotice, showNotice } from "./notice.js";
import { prepareRecord } from "./record.js";
import { pageSpeaker } from "./say.js";
import { Scene } from "./scene.js";
import { load, needsTwo, save } from "./settings.js";
import { prepareSettings, setLanguage } from "./settings_dialog.js";
import { Socket } from "./socket.js";
import { Sounds, panOf } from "./sound.js";
import { applied } from "./state.js";
import { Catalogue, wordsAt } from "./words.js";

const game = found("game");
let settings = load();
/** @type {import("./state.js").State} */
let state = { table: JSON.parse(found("table").textContent ?? "{}"), seen: 0 };
/** @type {Catalogue} */
let words;
/** @type {Mask} */
let mask;
/** What was tapped once and waits for the second tap: a square or a piece. */
let chosen = "";
/** Whether this page asked for the rematch, and so goes there by itself. */
let wantsRematch = false;

const speaker = pageSpeaker(found("polite"), found("assertive"));
const sounds = new Sounds();
const scene = new Scene(wish, (name) => {
  sounds.play("edge");
  speaker.say([name]);
});
const line = new LineState(() => words, speaker);
const invite = new InvitePanel((text) => speaker.say([text]), () => scene.board.focus());
const attention = new Attention(() => state.table, () => words, () => settings.notify);
const callDialog = new CallDialog(scene.marks, (line) => act(`#${line}`), () => speaker.say([state.table.status]));
const field = new CommandField((text) => (refuses() ? null : socket.ask("line", { text })), () => speaker.pause());
const socket = new Socket({
  open: (seen) => {
    const url = new URL(`/table/${game.dataset.game}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (seen > 0) url.searchParams.set("seen", String(seen));
    return new WebSocket(url);
  },
  hello: () => ({ language: game.dataset.language, pieces: settings.pieces, squares: settings.squares, terse: settings.terse }),
  onMessage: hear,
  onState: (kind, code) => line.changed(kind, code),
});

// What the server says.

/** @param {import("./wire.d.ts").FromServer} message */
function hear(message) {
  const before = state;
  const { state: after, effects } = applied(state, message);
  state = after;
  if (after !== before) show(message.t === "table" ? null : before, effects.action);
  attention.show(before.table);
  speaker.say(effects.said);
  speaker.say(effects.urgent, { urgent: true });
  for (const cue of effects.cues) sounds.play(cue, cue === "place" ? panOf(effects.action) : 0);
  mask.hear(message);
  switch (message.t) {
    case "table":
      speaker.forget(); // a name in what was said may be forgotten by now
      showLot(state.table); // by link it is drawn when both are there
      if (message.d.language && message.d.language !== game.dataset.language) void setLanguage(message.d.language);
      break;
    case "said":
      answered(message.d);
      break;
    case "felt":
    case "done":
      if (field.taken(message.d.id)) hideNotice("refused");
      break;
    case "refused":
      speaker.say([message.d.sentence]);
      sounds.play("refused");
      showNotice("refused", message.d.sentence);
      break;
  }
}

/** @param {import("./wire.d.ts").Said} said */
function answered({ id, sentences, ask }) {
  const text = sentences.join(" ");
  speaker.say(sentences);
  if (ask === "line" && state.table.view.mayCall) callDialog.open(state.table, words);
  else if (ask === "yes") scene.askYesOrNo(text, words);
  else if (id === "" || field.id === id) showNotice("good", text); // nobody asked, or the command field did
  field.taken(id);
}

/** @param {import("./state.js").State | null} before @param {string} action */
function show(before, action) {
  const { table } = state;
  if (words.isMasked && !table.view.masked) return void furnish().then(() => show(null, "")); // the end
  scene.show(state, before, action, words);
  scene.turn(settings.turn, table.view.toAct);
  if (action) choose("");
  if (!table.view.mayCall) callDialog.close();
  invite.show(table, words);
  if (wantsRematch && table.next) location.assign(`/table/${table.next}`);
  else if (table.byLink && table.next && before && !before.table.next) speaker.say([words.say(rematchWords(table))]);
}

// What the player does.

function refuses() {
  sounds.wake();
  return line.refuses();
}

/** @param {string} action */
function act(action) {
  if (!refuses()) socket.ask("act", { action });
}

/** @param {string} wanted */
function wish(wanted) {
  wantsRematch ||= wanted === "rematch";
  hideNotice("offer");
  if (!refuses()) socket.ask("wish", { wish: wanted });
}

/** @param {string} what */
function choose(what) {
  chosen = what;
  scene.choose(what);
}

/** Places the hand on a square, or gives a piece. @param {"board" | "stock"} grid @param {number} at @param {string} pointer */
function use(grid, at, pointer) {
  const { view } = state.table;
  const { keys, cells } = scene[grid];
  const deed = grid === "board" ? "place" : "give";
  const isFree = cells[at].classList.contains("empty") || (grid === "stock" && !cells[at].classList.contains("gone"));
  const isDue = view.isMyTurn && view.phase === deed && (isFree || view.masked);
  if (!isDue || chosen === keys[at] || !needsTwo(settings.confirm, deed, pointer)) {
    choose("");
    return act(keys[at]);
  }
  choose(keys[at]);
  const what = grid === "board" ? words.square(keys[at]) : view.masked ? words.say("stock-place", { number: keys[at] }) : words.piece(keys[at]);
  const told = words.say(`again-${deed}`, { what });
  showNotice("good", told);
  speaker.say([told]);
}

/** The button is the same in every phase; outside a window it only answers. */
function call() {
  const { view, rules } = state.table;
  if (view.mayCall && view.lines.length > 0) return callDialog.open(state.table, words);
  const told = words.say(view.phase === "over" ? "call-over" : rules.automatic ? "call-automatic" : "call-window");
  speaker.say([told]);
  showNotice("refused", told);
}

/** @param {Partial<import("./settings.js").Settings>} changed */
function change(changed) {
  settings = { ...settings, ...changed };
  save(settings);
  sounds.volume = settings.volume;
  document.documentElement.dataset.theme = settings.theme;
  words = new Catalogue(words.words, settings);
  if ("volume" in changed) sounds.play("place");
  if (["pieces", "squares", "terse"].some((name) => name in changed)) socket.greet();
  show(null, "");
}

// Sitting down.

function prepare() {
  sounds.volume = settings.volume;
  new Help(() => settings, (keys) => change({ keys }), () => words).show();
  mask = new Mask({
    pieces: /** @type {string} */ (game.dataset.pieces), board: scene.board, stock: scene.stock,
    table: () => state.table, words: () => words, settings: () => settings, say: (sentences) => speaker.say(sentences), use,
    ask: (spot) => (refuses() ? null : socket.ask("touch", { spot })),
  });
  new Commands({
    board: scene.board, stock: scene.stock, log: scene.log,
    table: () => state.table, words: () => words, settings: () => settings,
    say: (sentences) => speaker.say(sentences), ask: (question) => void socket.ask("ask", { question }),
    use, call, done: () => act("="), menu: () => open("menu"), help: () => open("keys-dialog"), command: () => field.focus(),
  });
  for (const name of /** @type {const} */ (["board", "stock"])) {
    scene[name].table.addEventListener("click", (event) => {
      const at = scene[name].placeOf(event.target);
      if (at >= 0) use(name, at, /** @type {PointerEvent} */ (event).pointerType || "mouse");
    });
  }
  allowDragging(game, () => state.table.view, act, () => !state.table.view.masked);
  found("quarto").addEventListener("click", call);
  found("done").addEventListener("click", () => act("="));
  prepareMenu(wish);
  prepareLinks(() => state.table, () => words, (text) => speaker.say([text]), invite);
  prepareSettings(() => settings, change, () => {
    write(found("settings-told"), words.say("notify-blocked"));
    speaker.say([words.say("notify-blocked")]);
  });
  prepareRecord(() => state.table, () => words, (text) => speaker.say([text]));
  addEventListener("pointerdown", () => sounds.wake(), { once: true });
  addEventListener("online", () => socket.wake());
  document.addEventListener("visibilitychange", () => document.hidden || socket.wake());
  setInterval(tick, 1000);
}

function tick() {
  const { clock, view } = state.table;
  socket.tick();
  scene.players.showClocks(scene.clocks);
  const left = clock.running ? scene.clocks.left(clock.running) : null;
  callDialog.showClock(left);
  if (left !== null && left > 0 && left <= 10_000 && view.isMyTurn) sounds.play("tick");
}

/** Words and pictures; under a mask neither of a piece, so that none is in the page. */
async function furnish() {
  const pieces = state.table.view.masked ? null : hangSymbols(/** @type {string} */ (game.dataset.pieces));
  [words] = await Promise.all([wordsAt(game, state.table, settings), pieces]);
}

async function sitDown() {
  await furnish();
  prepare();
  show(null, "");
  showLot(state.table);
  socket.connect();
  document.body.classList.add("ready");
}

await sitDown();
