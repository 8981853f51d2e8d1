// A page of a running server in jsdom with a virtual reader: JSON lines tell what to do and what it said.

import { createInterface } from "node:readline";

import { virtual } from "@guidepup/virtual-screen-reader";
// @ts-expect-error  it declares no types
import { CookieJar, JSDOM } from "jsdom";

/**
 * A key to press, to read on to the end of the page, or what gets the focus; and whether to wait until a live
 * region speaks.
 * @typedef {{press?: string, all?: boolean, focus?: string, live?: boolean}} Step
 */

/**
 * The module of the page, what is there once the page has come, which day it is, "" for today, and what is
 * said only where the server takes long.
 * @type {{url: string, cookie: string, module: string, awaited: string, day: string, waiting: string}}
 */
const { url, cookie, module, awaited, day, waiting } = JSON.parse(process.argv[2]);
const jar = new CookieJar();
if (cookie) jar.setCookieSync(cookie, url);
const dom = await JSDOM.fromURL(url, { cookieJar: jar, pretendToBeVisual: true });
const { window } = dom;
for (const part of window.document.querySelectorAll("noscript")) part.remove(); // scripts run here

// What jsdom has not got: a page is calm, silent and never scrolls here.
window.matchMedia = (/** @type {string} */ query) => ({ matches: query.includes("reduced-motion") });
window.AudioContext = class {
  state = "suspended";
  async resume() {}
};
window.Element.prototype.scrollIntoView = window.scrollTo = () => {};
window.CSS = { escape: (/** @type {string} */ text) => text.replace(/[^\w-]/g, "\\$&") };
const dialogOf = (/** @type {unknown} */ self) => /** @type {HTMLDialogElement} */ (self);
/** What had the focus before each dialog. */
const before = new WeakMap();
Object.assign(window.HTMLDialogElement.prototype, {
  show() {
    const dialog = dialogOf(this);
    before.set(dialog, window.document.activeElement);
    dialog.open = true;
    /** @type {HTMLElement | null} */ (
      dialog.querySelector("button, [href], input, select, [tabindex]")
    )?.focus();
  },
  /** @param {string} [value] */
  close(value) {
    const dialog = dialogOf(this);
    if (!dialog.open) return;
    dialog.open = false;
    if (value !== undefined) dialog.returnValue = value;
    before.get(dialog)?.focus();
    dialog.dispatchEvent(new window.Event("close"));
  },
});

// The modules of the page run here, and what they reach for is the page's.
const { fetch } = globalThis;
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
}
/**
 * What the server says waits until a key is done with: on a quick machine it would come in the middle of it.
 */
let isFree = Promise.resolve();
class PatientWebSocket extends window.WebSocket {
  set onmessage(/** @type {(event: MessageEvent) => void} */ hear) {
    super.onmessage = (/** @type {MessageEvent} */ event) => void isFree.then(() => hear(event));
  }
}
window.WebSocket = PatientWebSocket;
for (const name of ["window", "document", "location", "navigator", "WebSocket"]) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
globalThis.addEventListener = window.addEventListener.bind(window);
globalThis.fetch = (/** @type {any} */ address, /** @type {any} */ options) =>
  fetch(new URL(String(address), url), options);

// Its clock stands still, or a machine that is too busy to read the page would be taken for a lost line.
const now = day ? Date.parse(`${day}T12:00:00`) : Date.now();
globalThis.Date = new Proxy(Date, {
  construct: (real, given) => new real(.../** @type {[number]} */ (given.length > 0 ? given : [now])),
});
Date.now = () => now;

await import(`../../src/openquarto/web/js/pages/${module}.js`);
await until(() => window.document.querySelector(awaited));
await virtual.start({ container: window.document.body, window: /** @type {any} */ (window) });

let told = 0;
for await (const line of createInterface({ input: process.stdin })) {
  /** @type {Step} */
  const { press, all, focus, live } = JSON.parse(line);
  if (all) await readAll();
  if (focus) window.document.querySelector(focus).focus();
  if (press) await pressed(press);
  if (live) await until(async () => (await unheard()).some(isAnswer));
  await settled();
  const heard = await unheard();
  told += heard.length;
  console.log(JSON.stringify(heard));
}
process.exit(0); // the page would tick on

/** @param {string} key */
async function pressed(key) {
  let free = () => {};
  isFree = new Promise((resolve) => {
    free = resolve;
  });
  await virtual.press(key);
  await settled();
  free();
}

/** Whether a live region speaks, and not of waiting. @param {string} phrase */
function isAnswer(phrase) {
  return /^(polite|assertive): /.test(phrase) && phrase.trimEnd() !== `polite: ${waiting}`;
}

/** What was said since the last answer. */
async function unheard() {
  return (await virtual.spokenPhraseLog()).slice(told);
}

/** From here to the end of the page. */
async function readAll() {
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== "end of document");
}

/** Waits for the page, whose server may be busy. @param {() => unknown} holds */
async function until(holds) {
  for (const end = performance.now() + 120_000; !(await holds());) {
    if (performance.now() > end)
      throw new Error(`waited in vain: ${JSON.stringify(await virtual.spokenPhraseLog())}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Lets all that was asked for with the last event happen. */
async function settled() {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}
