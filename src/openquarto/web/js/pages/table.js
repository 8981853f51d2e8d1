// The page of a game: mounts the table with the socket of its server, and joins to it what stands around.

import { TableEnd } from "../after/table_end.js";
import { Coaching } from "../coach/coaching.js";
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
import { PortConnection, isOffline } from "../offline/port_connection.js";
import { SocketTransport } from "../net/socket_transport.js";
import { loadWords } from "../net/words.js";
import { rematchWords } from "../panels/ending.js";
import { HintPanel } from "../panels/hint_panel.js";
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
const coach = new Coaching(() => mounted, save);
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
    hint: askHint,
  },
  coaching: () => coach.sent,
});
const end = new TableEnd(mounted, game.dataset.game ?? "", () => wish("rematch"));
const { announcer, sounds, view } = mounted;
const { notices } = view;
const tell = (/** @type {string} */ text) => announcer.say([text]);
const field = new CommandField(
  (text) => mounted.request("line", { text, ...coach.sent }),
  () => announcer.pause(),
);
const invite = new InvitePanel(tell, () => view.board.focus());
/** The question for a hint that was sent last, and whether the server has allowed and counted it. */
const hintAsked = { id: "", isCounted: false };
const hints = new HintPanel(view, () => {
  const id = mounted.request("hint", {});
  Object.assign(hintAsked, { id: id ?? "", isCounted: false });
  return id;
});
const turnAlert = new TurnAlert(
  () => mounted.state.table,
  () => mounted.words,
  () => mounted.settings.notify,
);
/** Whether this page asked for the rematch, and so goes there by itself. */
let wantsRematch = false;

/** @param {number} seen the last event that is known here */
function connection(seen) {
  if (isOffline()) return new PortConnection(game.dataset.game ?? "", seen);
  const url = new URL(`/table/${game.dataset.game}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (seen > 0) url.searchParams.set("seen", String(seen));
  return new WebSocket(url);
}

/** Asks for the next step of a hint; where there is none, the server says why. */
function askHint() {
  hints.ask(mounted.state.table, mounted.words);
}

/**
 * Offers to find a hint here that is allowed and counted, but that the server is too busy for.
 * @param {string} why
 */
async function offerOwnHint(why) {
  const { canHint, ownHint } = await import("../kernel/own_hint.js");
  const { state, words } = mounted;
  if (!canHint(state.table)) return;
  notices.hide("refused");
  hints.offer(why, state.table, words, async () => {
    try {
      const hint = await ownHint(state.table, words, game);
      if (mounted.state.table.view !== state.table.view) return; // it has gone on
      hints.show(hint, state.table, words);
      announcer.say(hint.sentences);
    } catch {
      mounted.tell("refused", words.say("analysis-failed"));
    }
  });
}

/** @param {string} wanted */
function wish(wanted) {
  if (wanted === "hint") return askHint();
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
  hints.follow(table);
  coach.panel.follow(table);
  showMenu(table);
  showLinks(table);
  showTalk(table, mounted.settings);
  end.show(table, words);
  if (before?.table.rules !== table.rules) showBadge(table.rules, words);
  const offer = offerOf(table, words);
  if (offer) mounted.askYesOrNo(offer);
  else notices.hide("offer");
  invite.show(table, words);
  if (wantsRematch && table.next) location.assign(`/table/${table.next}`);
  else if (table.byLink && table.next && before && !before.table.next) tell(words.say(rematchWords(table)));
});

mounted.on("message", ({ message, before }) => {
  turnAlert.show(before.table);
  coach.hear(message);
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
    case "hinted":
      hints.show(message.d.hint, mounted.state.table, mounted.words);
      break;
    case "coached":
      field.taken(message.d.id);
      break;
    case "refused":
      hints.stopWaiting();
      if (hintAsked.isCounted && message.d.id === hintAsked.id) void offerOwnHint(message.d.sentence);
      break;
    case "spoken":
      notices.show("good", message.d.sentence);
      break;
    case "felt":
    case "done":
      hintAsked.isCounted ||= message.d.id === hintAsked.id;
      if (field.taken(message.d.id)) notices.hide("refused");
      break;
  }
});

/**
 * What nobody asked for is shown, and what the command field did; a question has its own way to be seen.
 * @param {import("../model/wire.d.ts").Said} said
 */
function answered({ id, sentences, ask, step }) {
  if (step) end.goBy(step);
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
  prepareMenu(wish, (wanted) => coach.set(wanted));
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
if (first.lesson) void end.joinLesson(first.lesson);
document.body.classList.add("ready");
