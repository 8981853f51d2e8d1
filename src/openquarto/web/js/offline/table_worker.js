// The worker that is the server where there is none: the same Python answers requests and holds the tables.

import { kernelInstances } from "./kernel_instances.js";
import { fetched, startPython } from "./python.js";
import { openShelf } from "./shelf.js";

/**
 * Where all is, and whose it is.
 * @typedef {{base: string, search: string, origin: string, language: string}} Start
 * @typedef {{method: string, target: string, headers: Record<string, string>, body: ArrayBuffer}} Asked
 */

const TOKEN = "own:token"; // keys of the shelf beside the games
const LANGUAGE = "own:language";
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** The site, as Python has it; @type {any} */
let site = null;
let pages = 0;
/** @type {Search | null} */
let search = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let warming;
/** Milliseconds without a request after which the search is started: first comes the page that is opened. */
const QUIET = 500;

/** The other worker. It takes seconds to start, so it is there before something is to be searched. */
class Search {
  /** @param {Start} start */
  constructor({ base, search }) {
    this.base = base;
    this.url = search;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {((problem: Error) => void) | null} */
    this.fail = null;
  }

  /** Starts the worker, if it is not there. */
  warm() {
    return (this.worker ??= this.#started());
  }

  /** @param {Uint8Array} message @returns {Promise<Uint8Array>} */
  ask(message) {
    const worker = this.warm();
    return new Promise((resolve, reject) => {
      this.fail = reject;
      worker.onmessage = ({ data }) => (data.problem ? reject(new Error(data.problem)) : resolve(data.body));
      worker.onerror = ({ message: problem }) => reject(new Error(problem));
      worker.postMessage({ body: message });
    });
  }

  #started() {
    const worker = new Worker(this.url, { type: "module" });
    worker.postMessage({ base: this.base });
    return worker;
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
    this.fail?.(new Error("the search was ended"));
  }
}

/** @param {Start} start */
async function begin(start) {
  const [python, kernel, shelf] = await Promise.all([
    startPython(start.base),
    fetched(`${start.base}kernel.wasm`),
    openShelf(),
  ]);
  const kept = new Map(await shelf.read());
  const own = (/** @type {string} */ key) => decoder.decode(kept.get(key) ?? new Uint8Array());
  const searching = (search = new Search(start));
  site = await python.pyimport("openquarto.server.offline.in_worker").start_table({
    openKernel: await kernelInstances(kernel),
    pace: 1,
    origin: start.origin,
    language: own(LANGUAGE) || start.language,
    token: own(TOKEN),
    readShelf: async () => [...kept],
    /** @param {string[]} keys @param {Uint8Array[]} bodies @param {string[]} gone */
    writeShelf: (keys, bodies, gone) =>
      shelf.write(
        keys.map((key, at) => [key, bodies[at]]),
        gone,
      ),
    /** @param {string} token @param {string} language */
    keepCookies(token, language) {
      const pair = [
        [TOKEN, encoder.encode(token)],
        [LANGUAGE, encoder.encode(language)],
      ];
      void shelf.write(/** @type {import("./shelf.js").Kept[]} */ (pair), []).catch(() => {});
    },
    search: (/** @type {Uint8Array} */ message) => searching.ask(message),
    endSearch: () => searching.end(),
  });
  postMessage({ type: "ready", isLasting: shelf.isLasting });
}

/** @param {Asked} asked @param {MessagePort} port */
async function answer({ method, target, headers, body }, port) {
  clearTimeout(warming);
  const [status, told, bytes] = await site.answer(method, target, headers, new Uint8Array(body));
  port.postMessage({ status, headers: told, body: bytes });
  warming = setTimeout(() => search?.warm(), QUIET);
}

/** @param {{game: string, seen: string}} asked @param {MessagePort} port */
async function connect({ game, seen }, port) {
  const number = ++pages;
  const close = (/** @type {number} */ code) => port.postMessage({ code });
  const send = (/** @type {string} */ text) => port.postMessage(text);
  const sitting = (async () => void (await site.connect(number, game, seen, send, close)))();
  port.onmessage = async ({ data }) => {
    await sitting; // a page that left while it was waited for must not stay seated
    if (typeof data === "string") site.receive(number, data);
    else void site.disconnect(number);
  };
  await sitting;
  port.postMessage({ code: 0 });
}

onmessage = ({ data, ports }) => {
  const failed = (/** @type {unknown} */ problem) =>
    postMessage({ type: "failed", problem: String(problem) });
  if (data.type === "start") void begin(data).catch(failed);
  else if (data.type === "connect") void connect(data, ports[0]).catch(failed);
  else void answer(data, ports[0]).catch((problem) => ports[0].postMessage({ problem: String(problem) }));
};
