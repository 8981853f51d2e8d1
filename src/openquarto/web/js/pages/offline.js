// The page around the kept site: gets the package where it is missing, and shows its pages in a frame.

import { KeepingError, canKeep, forgetOthers, keep, keptVersion, offered } from "../offline/kept_package.js";
import { Leading } from "../offline/leading.js";
import { byId } from "../view/dom.js";

const PATIENCE = 30_000; // milliseconds for the service worker
const shell = byId("offline");
const frame = /** @type {HTMLIFrameElement} */ (byId("site"));
const [told, bar, again] = [
  byId("told"),
  /** @type {HTMLProgressElement} */ (byId("progress")),
  byId("again"),
];
/** @type {Record<string, Record<string, string>>} */
const all = JSON.parse(byId("words").textContent ?? "{}");
const language = [...navigator.languages].map((each) => each.slice(0, 2)).find((each) => each in all) ?? "en";
const words = all[language];

/** @param {string} name @param {Record<string, string>} values */
function tell(name, values = {}) {
  told.textContent = words[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** @param {number} share */
function showShare(share) {
  bar.hidden = share >= 1;
  bar.value = share;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
}

/** Whether somebody who was told the size has said yes. */
let isWanted = false;

/** Has the package here: one that was cut off goes on with what is left as often as somebody wants it to. */
async function prepare() {
  while (!(await keptVersion())) await fetchPackage().catch(stopped);
}

/** Fetches the package: where this page is all that there is, after its size was said. */
async function fetchPackage() {
  const wanted = await offered();
  if (!isWanted) {
    tell("offer", { size: megabytes(wanted.compressed) });
    await pressed("start");
    isWanted = true;
  }
  tell("fetching");
  await keep(wanted, showShare);
}

/** @param {"start" | "again"} name @returns {Promise<void>} */
function pressed(name) {
  again.textContent = words[name];
  again.hidden = false;
  again.focus();
  return new Promise((resolve) => {
    again.onclick = () => {
      again.hidden = true;
      resolve();
    };
  });
}

/** The service worker looks after this page: without it nobody could answer the frame. */
async function controlled() {
  await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve, reject) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    // A page that was loaded past its cache is never looked after; loaded again, it is.
    setTimeout(() => reject(new Error("the service worker does not come")), PATIENCE);
  });
}

async function open() {
  tell("starting");
  await controlled();
  const { base = "", table = "", search = "" } = shell.dataset;
  const leading = new Leading(table, { base, search, origin: location.origin, language });
  const own = leading.lead(() => {});
  const isElsewhere = await Leading.isElsewhere();
  const { isLasting } = isElsewhere ? { isLasting: true } : await own;
  if (!isElsewhere) await forgetOthers((await keptVersion())?.cache ?? "");
  showSite();
  if (!isLasting) byId("fleeting").hidden = false;
  own.catch(failed);
}

/** Shows the page that the address names; from then on the address follows the frame. */
function showSite() {
  const here = location.pathname === "/offline" ? "/" : location.pathname + location.search + location.hash;
  frame.onload = () => {
    const inside = frame.contentWindow;
    if (!inside || inside.location.href === "about:blank") return;
    const { pathname, search, hash } = inside.location;
    history.replaceState(null, "", pathname + search + hash);
    document.title = inside.document.title;
    document.documentElement.lang = inside.document.documentElement.lang;
    frame.title = inside.document.title;
    inside.focus();
  };
  frame.src = here;
  frame.hidden = false;
  byId("waiting").hidden = true;
}

/** Says what is wrong, until somebody wants to go on. @param {unknown} problem */
async function stopped(problem) {
  console.warn(problem);
  frame.hidden = true;
  byId("waiting").hidden = false;
  showShare(1);
  tell(problem instanceof KeepingError ? `fault-${problem.why}` : "fault-start");
  await pressed("again");
}

/** What was started and failed begins anew, with the page. @param {unknown} problem */
async function failed(problem) {
  await stopped(problem);
  location.reload();
}

document.documentElement.lang = language;
byId("fleeting").textContent = words["fleeting"];
if (canKeep()) prepare().then(open).catch(failed);
else tell("fault-old");
