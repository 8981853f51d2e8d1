// The table: joins the parts, hands them what the server says, and sends what the player does.

import { CallDialog } from "../dialogs/call_dialog.js";
import { open } from "../dialogs/dialog.js";
import { KeysDialog } from "../dialogs/keys_dialog.js";
import { prepareLinkDialog } from "../dialogs/link_dialog.js";
import { prepareMenu } from "../dialogs/menu.js";
import { prepareRecordDialog } from "../dialogs/record_dialog.js";
import { prepareSettingsDialog } from "../dialogs/settings_dialog.js";
import { CommandField } from "../input/command_field.js";
import { allowDragging } from "../input/drag.js";
import { KeyDispatch } from "../input/key_dispatch.js";
import { Mask } from "../input/mask.js";
import { load, needsTwo, save } from "../model/settings.js";
import { reduced } from "../model/state.js";
import { Catalogue } from "../model/words.js";
import { setLanguage } from "../net/language.js";
import { SocketTransport } from "../net/socket_transport.js";
import { loadWords } from "../net/words.js";
import { rematchWords } from "../panels/ending.js";
import { InvitePanel } from "../panels/invite_panel.js";
import { animateLot } from "../panels/lot_animation.js";
import { TurnAlert } from "../panels/turn_alert.js";
import { ConnectionNotice } from "../table/connection_notice.js";
import { TableView } from "../table/table_view.js";
import { liveRegionAnnouncer } from "../view/announcer.js";
import { byId, setText } from "../view/dom.js";
import { hideNotice, showNotice } from "../view/notices.js";
import { insertSymbols } from "../view/pieces.js";
import { panOf, Sounds } from "../view/sounds.js";

const game = byId("game");
let settings = load();
/** @type {import("../model/state.js").State} */
let state = { table: JSON.parse(byId("table").textContent ?? "{}"), seen: 0 };
/** @type {Catalogue} */
let words;
/** @type {Mask} */
let mask;
/** What was tapped once and waits for the second tap: a square or a piece. */
let chosen = "";
/** Whether this page asked for the rematch, and so goes there by itself. */
let wantsRematch = false;

const announcer = liveRegionAnnouncer(byId("polite"), byId("assertive"));
const sounds = new Sounds();
const tableView = new TableView(wish, (name) => {
  sounds.play("edge");
  announcer.say([name]);
});
const line = new ConnectionNotice(() => words, announcer);
const invite = new InvitePanel(
  (text) => announcer.say([text]),
  () => tableView.board.focus(),
);
const turnAlert = new TurnAlert(
  () => state.table,
  () => words,
  () => settings.notify,
);
const callDialog = new CallDialog(
  tableView.marks,
  (line) => act(`#${line}`),
  () => announcer.say([state.table.status]),
);
const field = new CommandField(
  (text) => (refuses() ? null : socket.ask("line", { text })),
  () => announcer.pause(),
);
const socket = new SocketTransport({
  open: (seen) => {
    const url = new URL(`/table/${game.dataset.game}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (seen > 0) url.searchParams.set("seen", String(seen));
    return new WebSocket(url);
  },
  hello: () => ({
    language: game.dataset.language,
    pieces: settings.pieces,
    squares: settings.squares,
    terse: settings.terse,
  }),
  onMessage: hear,
  onState: (kind, code) => line.changed(kind, code),
});

// What the server says.

/** @param {import("../model/wire.d.ts").FromServer} message */
function hear(message) {
  const before = state;
  const { state: after, effects } = reduced(state, message);
  state = after;
  if (after !== before) show(message.t === "table" ? null : before, effects.action);
  turnAlert.show(before.table);
  announcer.say(effects.said);
  announcer.say(effects.urgent, { urgent: true });
  for (const cue of effects.cues) sounds.play(cue, cue === "place" ? panOf(effects.action) : 0);
  mask.hear(message);
  switch (message.t) {
    case "table":
      announcer.forget(); // a name in what was said may be forgotten by now
      animateLot(state.table); // by link it is drawn when both are there
      if (message.d.language && message.d.language !== game.dataset.language)
        void setLanguage(message.d.language);
      break;
    case "said":
      answered(message.d);
      break;
    case "felt":
    case "done":
      if (field.taken(message.d.id)) hideNotice("refused");
      break;
    case "refused":
      announcer.say([message.d.sentence]);
      sounds.play("refused");
      showNotice("refused", message.d.sentence);
      break;
  }
}

/** @param {import("../model/wire.d.ts").Said} said */
function answered({ id, sentences, ask }) {
  const text = sentences.join(" ");
  announcer.say(sentences);
  if (ask === "line" && state.table.view.mayCall) callDialog.open(state.table, words);
  else if (ask === "yes") tableView.askYesOrNo(text, words);
  else if (id === "" || field.id === id) showNotice("good", text); // nobody asked, or the command field did
  field.taken(id);
}

/** @param {import("../model/state.js").State | null} before @param {string} action */
function show(before, action) {
  const { table } = state;
  if (words.isMasked && !table.view.masked) return void furnish().then(() => show(null, "")); // the end
  tableView.show(state, before, action, words);
  tableView.turn(settings.turn, table.view.toAct);
  if (action) choose("");
  if (!table.view.mayCall) callDialog.close();
  invite.show(table, words);
  if (wantsRematch && table.next) location.assign(`/table/${table.next}`);
  else if (table.byLink && table.next && before && !before.table.next)
    announcer.say([words.say(rematchWords(table))]);
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
  tableView.choose(what);
}

/**
 * Places the hand on a square, or gives a piece.
 * @param {"board" | "stock"} grid
 * @param {number} at
 * @param {string} pointer
 */
function use(grid, at, pointer) {
  const { view } = state.table;
  const { keys, cells } = tableView[grid];
  const deed = grid === "board" ? "place" : "give";
  const isFree =
    cells[at].classList.contains("empty") || (grid === "stock" && !cells[at].classList.contains("gone"));
  const isDue = view.isMyTurn && view.phase === deed && (isFree || view.masked);
  if (!isDue || chosen === keys[at] || !needsTwo(settings.confirm, deed, pointer)) {
    choose("");
    return act(keys[at]);
  }
  choose(keys[at]);
  const what =
    grid === "board"
      ? words.square(keys[at])
      : view.masked
        ? words.say("stock-place", { number: keys[at] })
        : words.piece(keys[at]);
  const told = words.say(`again-${deed}`, { what });
  showNotice("good", told);
  announcer.say([told]);
}

/** The button is the same in every phase; outside a window it only answers. */
function call() {
  const { view, rules } = state.table;
  if (view.mayCall && view.lines.length > 0) return callDialog.open(state.table, words);
  const told = words.say(
    view.phase === "over" ? "call-over" : rules.automatic ? "call-automatic" : "call-window",
  );
  announcer.say([told]);
  showNotice("refused", told);
}

/** @param {Partial<import("../model/settings.js").Settings>} changed */
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
  new KeysDialog(
    () => settings,
    (keys) => change({ keys }),
    () => words,
  ).show();
  mask = new Mask({
    pieces: /** @type {string} */ (game.dataset.pieces),
    board: tableView.board,
    stock: tableView.stock,
    table: () => state.table,
    words: () => words,
    settings: () => settings,
    say: (sentences) => announcer.say(sentences),
    use,
    ask: (spot) => (refuses() ? null : socket.ask("touch", { spot })),
  });
  new KeyDispatch({
    board: tableView.board,
    stock: tableView.stock,
    log: tableView.log,
    table: () => state.table,
    words: () => words,
    settings: () => settings,
    say: (sentences) => announcer.say(sentences),
    ask: (question) => void socket.ask("ask", { question }),
    use,
    call,
    done: () => act("="),
    menu: () => open("menu"),
    help: () => open("keys-dialog"),
    command: () => field.focus(),
  });
  for (const name of /** @type {const} */ (["board", "stock"])) {
    tableView[name].table.addEventListener("click", (event) => {
      const at = tableView[name].placeOf(event.target);
      if (at >= 0) use(name, at, /** @type {PointerEvent} */ (event).pointerType || "mouse");
    });
  }
  allowDragging(
    game,
    () => state.table.view,
    act,
    () => !state.table.view.masked,
  );
  byId("quarto").addEventListener("click", call);
  byId("done").addEventListener("click", () => act("="));
  prepareMenu(wish);
  prepareLinkDialog(
    () => state.table,
    () => words,
    (text) => announcer.say([text]),
    invite,
  );
  prepareSettingsDialog(
    () => settings,
    change,
    () => {
      setText(byId("settings-told"), words.say("notify-blocked"));
      announcer.say([words.say("notify-blocked")]);
    },
  );
  prepareRecordDialog(
    () => state.table,
    () => words,
    (text) => announcer.say([text]),
  );
  addEventListener("pointerdown", () => sounds.wake(), { once: true });
  addEventListener("online", () => socket.wake());
  document.addEventListener("visibilitychange", () => document.hidden || socket.wake());
  setInterval(tick, 1000);
}

function tick() {
  const { clock, view } = state.table;
  socket.tick();
  tableView.players.showClocks(tableView.clocks);
  const left = clock.running ? tableView.clocks.left(clock.running) : null;
  callDialog.showClock(left);
  if (left !== null && left > 0 && left <= 10_000 && view.isMyTurn) sounds.play("tick");
}

/** Words and pictures; under a mask neither of a piece, so that none is in the page. */
async function furnish() {
  const pieces = state.table.view.masked ? null : insertSymbols(/** @type {string} */ (game.dataset.pieces));
  [words] = await Promise.all([loadWords(game, state.table, settings), pieces]);
}

async function openTable() {
  await furnish();
  prepare();
  show(null, "");
  animateLot(state.table);
  socket.connect();
  document.body.classList.add("ready");
}

await openTable();
