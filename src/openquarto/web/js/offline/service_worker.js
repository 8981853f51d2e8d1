// The service worker: opens the kept site where the network is cut, and hands the requests of its pages to
// the worker that answers them. What is asked of a server is never kept, and not looked at while it answers.

const META = "openquarto-offline"; // the cache that says which version is kept
const CURRENT = "/offline/current.json";
const OWN = /^\/(?:offline\/|assets\/|icon)/; // files of the page around the kept site
const FROM_NETWORK = "X-From-Network"; // what is fetched to be kept
const PATIENCE = 90_000; // milliseconds for an answer of the page's own worker
// TypeScript has no types of a service worker beside those of a page.
const serviceWorker = /** @type {any} */ (self);

/** The ids of frames that show pages of the kept site and of their workers; of pages a server has sent. */
const framed = new Set();
const served = new Set();
/** The id of the page that holds the tables. */
let leader = "";

serviceWorker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(serviceWorker.clients.claim());
});

serviceWorker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.headers.has(FROM_NETWORK)) return;
  if (request.destination === "document") event.respondWith(opened(request));
  else if (request.destination === "iframe") {
    framed.add(event.resultingClientId);
    event.respondWith(answered(request));
  } else if (framed.has(clientId)) {
    // A worker of a kept page asks for what is its own, such as the kernel, under an id of its own.
    if (request.destination === "worker" && event.resultingClientId) framed.add(event.resultingClientId);
    event.respondWith(answered(request));
  } else if (OWN.test(url.pathname)) event.respondWith(kept(request));
  else if (!served.has(clientId)) event.respondWith(forWhomever(request, clientId));
});

serviceWorker.addEventListener("message", (/** @type {any} */ event) => {
  const { data, ports, source } = event;
  if (data.type === "lead") leader = source.id;
  else if (data.type === "connect") event.waitUntil(connected(data, ports[0]));
  else if (data.type === "leader?")
    event.waitUntil(found().then((each) => ports[0].postMessage(Boolean(each))));
});

/**
 * A page that somebody opens: from the network, or the kept site where there is none.
 * @param {Request} request
 */
async function opened(request) {
  const current = await currentVersion();
  const shell = current && (await caches.match(current.shell, { cacheName: current.cache }));
  if (shell && current.isAlone) return shell;
  try {
    return await fetch(request);
  } catch (problem) {
    if (shell) return shell;
    throw problem;
  }
}

/** @returns {Promise<{cache: string, isAlone: boolean, shell: string} | null>} */
async function currentVersion() {
  const told = await caches.match(CURRENT, { cacheName: META });
  return told ? told.json() : null;
}

/** A file of the package or of the page, whose address has its digest in it. @param {Request} request */
async function kept(request) {
  const own = await caches.match(request);
  if (own) return own;
  // One that a worker of a kept page asks for is in the package alone; whose it is may be forgotten here.
  const told = await fetch(request).catch(() => null);
  if (told?.ok) return told;
  const answer = await answered(request, told);
  return told && !answer.ok ? told : answer;
}

/** A request of a page that is not known any more, because this worker was asleep. */
async function forWhomever(/** @type {Request} */ request, /** @type {string} */ clientId) {
  const client = clientId && (await serviceWorker.clients.get(clientId));
  const isFramed = client?.frameType === "nested";
  (isFramed ? framed : served).add(clientId);
  return isFramed ? answered(request) : fetch(request);
}

/**
 * What the site in the page answers; where there is none, what the network has told.
 * @param {Request} request
 * @param {Response | null} told
 */
async function answered(request, told = null) {
  const { pathname, search } = new URL(request.url);
  const asked = {
    type: "ask",
    method: request.method,
    target: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: await request.arrayBuffer(),
  };
  const page = await found(PATIENCE);
  if (!page) return told ?? fetch(request);
  const reply = await replyOf(page, asked);
  if (reply.problem) return new Response(reply.problem, { status: 500 });
  const isBare = [101, 204, 205, 304].includes(reply.status);
  return new Response(isBare ? null : reply.body, { status: reply.status, headers: reply.headers });
}

/**
 * The page that holds the tables; null where none does. One that was closed is followed by another, which has
 * to start Python first: with patience it is waited for.
 * @param {number} patience
 */
async function found(patience = 0) {
  for (const until = Date.now() + patience; ; await pause()) {
    const known = leader && (await serviceWorker.clients.get(leader));
    if (known) return known;
    const pages = await serviceWorker.clients.matchAll({ type: "window" });
    const tops = pages.filter((/** @type {any} */ page) => page.frameType !== "nested");
    const asked = tops.map((/** @type {any} */ page) => replyOf(page, { type: "leader?" }, 2000));
    const answers = await Promise.all(asked);
    const leading = tops[answers.indexOf(true)];
    leader = leading?.id ?? "";
    if (leading) return leading;
    const isComing = answers.includes(false); // a page of the kept site: it leads as soon as it can
    if (!isComing || Date.now() > until) return null;
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

/** @param {any} page @param {object} message @param {number} patience @returns {Promise<any>} */
function replyOf(page, message, patience = PATIENCE) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ problem: "no answer" }), patience);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    };
    page.postMessage(message, [port2]);
  });
}

/** @param {object} message @param {MessagePort} port */
async function connected(message, port) {
  const page = await found(PATIENCE);
  if (page) page.postMessage(message, [port]);
  else port.postMessage({ code: 4001 });
}
