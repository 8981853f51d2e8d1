// The page of a game: mounts the table with the socket of its server, and joins to it what stands around.

import { openDialog } from "../dialogs/dialog.js";
import { KeysDialog } from "../dialogs/keys_dialog.js";
import { prepareLinkDialog, showLinks } from "../dialogs/link_dialog.js";
import { prepareMenu, showMenu } from "../dialogs/menu.js";
import { prepareRecordDialog } from "../dialogs/record_dialog.js";
import { prepareSettingsDialog } from "../dialogs/settings_dialog.js";
import { prepareTalkDialog, showTalk } from "../dialogs/talk_dialog.js";
import { CommandField } from "../input/command_field.js";
import { Clocks } from "../model/clock.js";
import { load, save } from "../model/settings.js";
import { logEntries } from "../model/state.js";
import { setLanguage } from "../net/language.js";
import { SocketTransport } from "../net/socket_transport.js";
import { loadReplay } from "../net/replay.js";
import { loadWords } from "../net/words.js";
import { rematchWords, showEnding } from "../panels/ending.js";
import { InvitePanel } from "../panels/invite_panel.js";
import { animateLot } from "../panels/lot_animation.js";
import { explainMask } from "../panels/mask_hint.js";
import { MessageLog } from "../panels/message_log.js";
import { offerOf } from "../panels/offers.js";
import { Players } from "../panels/players.js";
import { showBadge } from "../panels/rules_badge.js";
import { TurnAlert } from "../panels/turn_alert.js";
import { createTable } from "../table/create_table.js";
import { byId, setText } from "../view/dom.js";

const game = byId("game");
const first = JSON.parse(byId("table").textContent ?? "{}");
const socket = new SocketTransport({ open: connection });
const [players, clocks, log] = [new Players(), new Clocks(), new MessageLog()];
const mounted = createTable(document.body, {
  transport: socket,
  words: (table) => loadWords(game, table),
  pieces: game.dataset.pieces ?? "",
  table: first,
  settings: load(),
  keys: {
    log,
    menu: () => openDialog("menu"),
    help: () => openDialog("keys-dialog"),
    command: () => field.focus(),
  },
});
const { announcer, sounds, view } = mounted;
const { notices } = view;
const tell = (/** @type {string} */ text) => announcer.say([text]);
const field = new CommandField(
  (text) => mounted.request("line", { text }),
  () => announcer.pause(),
);
const invite = new InvitePanel(tell, () => view.board.focus());
const turnAlert = new TurnAlert(
  () => mounted.state.table,
  () => mounted.words,
  () => mounted.settings.notify,
);
/** Whether this page asked for the rematch, and so goes there by itself. */
let wantsRematch = false;

/** @param {number} seen the last event that is known here */
function connection(seen) {
  const url = new URL(`/table/${game.dataset.game}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (seen > 0) url.searchParams.set("seen", String(seen));
  return new WebSocket(url);
}

/** @param {string} wanted */
function wish(wanted) {
  wantsRematch ||= wanted === "rematch";
  mounted.wish(wanted);
}

// What the server says.

mounted.on("shown", ({ state, before, words }) => {
  const { table } = state;
  players.show(table, words, state.presence);
  clocks.set(table.clock);
  clocks.full = { first: table.rules.firstLimit, second: table.rules.secondLimit };
  showClocks();
  log.show(logEntries(state));
  field.showPrompt(table.prompt);
  showMenu(table);
  showLinks(table);
  showTalk(table, mounted.settings);
  showEnding(table, words, { rematch: () => wish("rematch"), share });
  if (table.view.ending) void showTurns(words);
  if (before?.table.rules !== table.rules) showBadge(table.rules, words);
  const offer = offerOf(table, words);
  if (offer) mounted.askYesOrNo(offer);
  else notices.hide("offer");
  invite.show(table, words);
  if (wantsRematch && table.next) location.assign(`/table/${table.next}`);
  else if (table.byLink && table.next && before && !before.table.next) tell(words.say(rematchWords(table)));
});

// After the end.

/** @type {Promise<import("../after/after_end.js").AfterEnd> | null} */
let afterEnd = null;
/** The words in which the turns were asked for last. @type {import("../model/words.js").Catalogue | null} */
let turnWords = null;

/** What there is to do after the end, loaded once. */
function loadAfterEnd() {
  afterEnd ??= import("../after/after_end.js").then(({ AfterEnd }) => new AfterEnd(mounted));
  return afterEnd;
}

/** Lets the turns be stepped through. @param {import("../model/words.js").Catalogue} words */
async function showTurns(words) {
  if (turnWords === words) return;
  turnWords = words;
  try {
    const [after, replay] = await Promise.all([loadAfterEnd(), loadReplay(game.dataset.game ?? "", words)]);
    if (turnWords === words) after.show(replay, words);
  } catch {
    afterEnd = turnWords = null; // it is tried again with what happens next, and when somebody asks for it
  }
}

async function share() {
  await showTurns(mounted.words);
  const after = await afterEnd;
  if (after) after.share();
  else mounted.tell("refused", mounted.words.say("steps-failed"));
}

mounted.on("message", ({ message, before }) => {
  turnAlert.show(before.table);
  switch (message.t) {
    case "table":
      animateLot(message.d.table); // by link it is drawn when both are there
      if (message.d.language && message.d.language !== game.dataset.language) {
        void setLanguage(message.d.language);
      }
      break;
    case "said":
      answered(message.d);
      break;
    case "spoken":
      notices.show("good", message.d.sentence);
      break;
    case "felt":
    case "done":
      if (field.taken(message.d.id)) notices.hide("refused");
      break;
  }
});

/**
 * What nobody asked for is shown, and what the command field did; a question has its own way to be seen.
 * @param {import("../model/wire.d.ts").Said} said
 */
function answered({ id, sentences, ask, step }) {
  if (step) void afterEnd?.then((after) => after.goBy(step));
  const isQuestion = ask === "yes" || (ask === "line" && mounted.state.table.view.mayCall);
  const isWords = sentences.length > 0 && !isQuestion;
  if (isWords && (id === "" || field.id === id)) notices.show("good", sentences.join(" "));
  field.taken(id);
}

// What the player does.

/** @param {Partial<import("../model/settings.js").Settings>} changed */
function change(changed) {
  mounted.change(changed);
  save(mounted.settings);
  document.documentElement.dataset.theme = mounted.settings.theme;
  if ("volume" in changed) sounds.play("place");
}

function prepareDialogs() {
  const context = { table: () => mounted.state.table, words: () => mounted.words, tell, notices };
  const settings = () => mounted.settings;
  new KeysDialog(settings, (keys) => change({ keys }), context.words).show();
  prepareMenu(wish);
  prepareTalkDialog((word) => mounted.request("talk", { word }));
  prepareLinkDialog(context, invite);
  prepareSettingsDialog(settings, change, () => {
    setText(byId("settings-told"), mounted.words.say("notify-blocked"));
    tell(mounted.words.say("notify-blocked"));
  });
  prepareRecordDialog(context);
}

function showClocks() {
  players.showClocks(clocks);
  view.status.showLowTime(clocks.lowTime);
}

function tick() {
  const { clock, view } = mounted.state.table;
  socket.tick();
  showClocks();
  const left = clock.running ? clocks.left(clock.running) : null;
  mounted.callDialog.showClock(left);
  if (left !== null && left > 0 && left <= 10_000 && view.isMyTurn) sounds.play("tick");
}

await mounted.start();
prepareDialogs();
if (first.view.masked && !mounted.settings.maskKnown) {
  explainMask(notices, mounted.words, () => {
    change({ maskKnown: true });
    view.board.focus(); // its button is gone
  });
}
animateLot(first);
addEventListener("online", () => socket.wake());
document.addEventListener("visibilitychange", () => document.hidden || socket.wake());
setInterval(tick, 1000);
document.body.classList.add("ready");
