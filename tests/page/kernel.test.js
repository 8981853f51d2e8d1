// The kernel in the page, without a browser: its door, its messages, and who is asked before it computes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";

import { Inquiry } from "../../src/openquarto/web/js/analysis/inquiry.js";
import { Kernel, NoRoom, Stopped } from "../../src/openquarto/web/js/kernel/kernel.js";
import { KernelClient, NoKernel } from "../../src/openquarto/web/js/kernel/kernel_client.js";
import { KernelServer } from "../../src/openquarto/web/js/kernel/serving.js";
import { Catalogue } from "../../src/openquarto/web/js/model/words.js";
import { Permission, Refused } from "../../src/openquarto/web/js/net/analysis.js";

const WASM = readFileSync(new URL("../../src/openquarto/kernel/kernel.wasm", import.meta.url));
const MIDGAME = "1J1E/L2B/4/KOH1 I - classic";
const EMPTY = { board: Array(16).fill(null), hand: null, traits: 15, blocks: false };
const messages = {
  "analysis-value-draw": "draw",
  "turn-over": "The game is over.",
  labelled: "{label}: {text}",
};
const words = new Catalogue(
  /** @type {any} */ ({ language: "en", edition: "classic", pieces: {}, sides: {}, traits: [], messages }),
);
const waiting = () => new AbortController().signal;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

// The door

test("a search stops at its limit, and goes on with what it found", async () => {
  const kernel = await Kernel.load(WASM, 4);
  assert.throws(() => kernel.solve(EMPTY, { valueOnly: true, limit: 50_000 }), Stopped);
  assert.ok(kernel.nodes >= 50_000 && kernel.nodes < 60_000);
  const few = { ...EMPTY, board: EMPTY.board.map((_, at) => [0, 7, null, 9, null, 14, 3][at] ?? null) };
  kernel.forget();
  const whole = kernel.solve(few);
  const { nodes } = kernel;
  kernel.forget();
  const limit = Math.ceil(nodes / 3);
  assert.throws(() => kernel.solve(few, { limit }), Stopped);
  assert.equal(kernel.solve(few), whole);
});

test("what is no position is refused", async () => {
  const kernel = await Kernel.load(WASM, 1);
  const twice = { ...EMPTY, board: EMPTY.board.with(3, 7), hand: 7 };
  for (const wrong of [twice, { ...EMPTY, traits: 0 }, { ...EMPTY, traits: 16 }, { ...EMPTY, hand: 16 }]) {
    assert.throws(() => kernel.solve(wrong), RangeError);
  }
  assert.throws(() => kernel.bestTurn(EMPTY, 16), RangeError);
  assert.throws(() => kernel.completed(EMPTY, 0), RangeError); // there is no hand
  assert.throws(() => kernel.completed({ ...EMPTY, hand: 1 }, 16), RangeError);
});

test("it tells which lines a piece completes", async () => {
  const kernel = await Kernel.load(WASM, 1);
  const board = EMPTY.board.map((_, at) => [0, 1, 2, null, 5, 12][at] ?? null);
  assert.deepEqual(kernel.completed({ ...EMPTY, board, hand: 3 }, 3), [0]);
  assert.deepEqual(kernel.completed({ ...EMPTY, board, hand: 15 }, 3), []);
  const block = EMPTY.board.map((_, at) => [0, 1, null, null, 4, null][at] ?? null);
  assert.deepEqual(kernel.completed({ ...EMPTY, board: block, hand: 5, blocks: true }, 5), [10]);
  assert.deepEqual(kernel.completed({ ...EMPTY, board: block, hand: 5 }, 5), []);
});

test("without memory there is no kernel, and a smaller table is tried first", async (context) => {
  const exports = /** @type {any} */ ({ open: (/** @type {number} */ size) => (size > 4 ? 0 : size) });
  assert.throws(() => new Kernel(exports, 8), NoRoom);
  /** @type {number[]} */
  const tried = [];
  context.mock.method(Kernel, "load", async (/** @type {unknown} */ _, /** @type {number} */ size) => {
    tried.push(size);
    return new Kernel(exports, size);
  });
  assert.deepEqual(await asked([{ ask: "open", wasm: WASM, megabytes: 32 }]), [{ found: { megabytes: 2 } }]);
  assert.deepEqual(tried, [32, 8, 2]);
});

// Its messages

/** Asks one after another; the replies without progress. @param {any[]} questions @param {number[]} stops */
async function asked(questions, stops = []) {
  /** @type {Map<number, any>} */
  const replies = new Map();
  let all = () => {};
  const done = new Promise((resolve) => (all = () => resolve(null)));
  const server = new KernelServer(({ id, ...reply }) => {
    if (!("progress" in reply)) replies.set(id, reply);
    if (replies.size === questions.length) all();
  });
  for (const [id, question] of questions.entries()) server.receive({ id, ...question });
  for (const stop of stops) setTimeout(() => server.receive({ stop }), 200);
  await done;
  return questions.map((_, id) => replies.get(id));
}

const OPEN = { ask: "open", wasm: WASM, megabytes: 4 };

test("values, turns, best play and raw searches are asked for by messages", async () => {
  const position = MIDGAME;
  const numbers = { board: EMPTY.board.with(0, 1), hand: 2, traits: 1, blocks: false };
  const raw = { ask: "kernel", task: "solve", position: numbers, wanted: 1 };
  const [, value, turns, line, analysis, whole, limited] = await asked([
    OPEN,
    { ask: "value", position },
    { ask: "turns", position },
    { ask: "line", position },
    { ask: "analysis", position },
    { ...raw, limit: 0 },
    { ...raw, position: EMPTY, limit: 5000 },
  ]);
  assert.equal(value.found, "W3");
  assert.deepEqual(turns.found[0], { turn: "a3F", value: "W3", after: "1J1E/L2B/I3/KOH1 F a3 classic" });
  assert.equal(turns.found.length, 72);
  assert.deepEqual(analysis.found.line, line.found);
  assert.deepEqual(analysis.found.turns, turns.found);
  assert.equal(whole.found.answer, 0);
  assert.ok(whole.found.isFinished && whole.found.nodes > 0);
  assert.deepEqual([limited.found.answer, limited.found.isFinished], [null, false]);
});

test("a long search is stopped, and the next question is answered", async () => {
  const [, long, value] = await asked(
    [OPEN, { ask: "analysis", position: "4/4/4/4 - - classic" }, { ask: "value", position: MIDGAME }],
    [1],
  );
  assert.equal(long.fault, "stopped");
  assert.equal(value.found, "W3");
});

test("what cannot be read or comes too early is a fault, and nothing else is lost", async () => {
  const replies = await asked([
    { ask: "value", position: MIDGAME },
    { ask: "open", wasm: new Uint8Array([1, 2, 3]), megabytes: 4 },
    OPEN,
    { ask: "value", position: "nonsense" },
    { ask: "value", position: "AA2/4/4/4 - - classic" },
    { ask: "value", position: MIDGAME },
  ]);
  const codes = replies.map((reply) => reply.fault ?? "");
  assert.deepEqual(codes, ["failed", "failed", "", "unreadable", "unreadable", ""]);
});

// Its worker

/** A worker without a browser. */
class FakeWorker extends EventTarget {
  /** @type {any[]} */
  sent = [];
  isTerminated = false;

  /** @param {any} message */
  postMessage(message) {
    this.sent.push(message);
    if (message.ask === "open") this.reply({ id: message.id, found: { megabytes: 32 } });
  }

  /** @param {any} data */
  reply(data) {
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event("message"), { data })));
  }

  terminate() {
    this.isTerminated = true;
  }
}

test("one worker is started for all questions, and whoever leaves is not waited for", async () => {
  const worker = new FakeWorker();
  let started = 0;
  const client = new KernelClient({ worker: "w", wasm: "k" }, () => {
    started += 1;
    return /** @type {any} */ (worker);
  });
  const leaving = new AbortController();
  const left = client.analyse(MIDGAME, leaving.signal);
  const answered = client.analyse(MIDGAME, waiting());
  await new Promise((resume) => setTimeout(resume, 10));
  leaving.abort();
  await assert.rejects(left, { name: "AbortError" });
  worker.reply({ id: 3, found: "found" });
  assert.equal(await answered, "found");
  assert.equal(started, 1);
  assert.deepEqual(worker.sent.at(-1), { stop: 2 });
});

test("a worker that fails is the end of it, and everybody is told", async () => {
  const worker = new FakeWorker();
  const client = new KernelClient({ worker: "w", wasm: "k" }, () => /** @type {any} */ (worker));
  const asked = client.analyse(MIDGAME, waiting());
  await new Promise((resume) => setTimeout(resume, 10));
  worker.dispatchEvent(new Event("error"));
  await assert.rejects(asked, NoKernel);
  await assert.rejects(client.analyse(MIDGAME, waiting()), NoKernel);
  assert.ok(worker.isTerminated);
  const none = new KernelClient({ worker: "w", wasm: "k" }, () => {
    throw new ReferenceError("Worker is not defined");
  });
  await assert.rejects(none.analyse(MIDGAME, waiting()), NoKernel);
});

// Who is asked first

/** Answers of the server one after another; an Error is a cut line. @param {(Response | Error)[]} answers */
function serverSays(...answers) {
  /** @type {string[]} */
  const paths = [];
  globalThis.fetch = async (url) => {
    paths.push(String(url).split("?")[0]);
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer ?? new TypeError("away");
    return answer;
  };
  return paths;
}

const yes = () => new Response(null, { status: 204 });
const no = () => Response.json({ code: "analysis under a mask", sentence: "Not now." }, { status: 409 });
const busy = () => Response.json({ code: "analysis busy", sentence: "Busy." }, { status: 503 });

test("the last answer of the server holds while it cannot be asked", async () => {
  const permission = new Permission();
  serverSays(new TypeError("away"), yes(), busy(), no(), busy(), new TypeError("away"), yes());
  for (let count = 0; count < 3; count++) await permission.ask(words, waiting());
  for (let count = 0; count < 3; count++) await assert.rejects(permission.ask(words, waiting()), Refused);
  await permission.ask(words, waiting());
});

test("whoever leaves is not told that they may", async () => {
  const gone = AbortSignal.abort();
  globalThis.fetch = async (_, how) => {
    how?.signal?.throwIfAborted();
    throw new TypeError("away");
  };
  await assert.rejects(new Permission().ask(words, gone), { name: "AbortError" });
});

const FOUND = { value: "D", turns: [], line: [], groups: [] };

/** An inquiry whose kernel says this, and what it was asked. @param {unknown} says */
function inquiring(says) {
  /** @type {string[]} */
  const computed = [];
  const kernel = /** @type {any} */ ({
    analyse: async (/** @type {string} */ position) => {
      computed.push(position);
      if (says instanceof Error) throw says;
      return says;
    },
  });
  return { inquiry: new Inquiry(kernel, new Permission()), computed };
}

test("what is forbidden is computed by nobody", async () => {
  const { inquiry, computed } = inquiring(FOUND);
  const paths = serverSays(no());
  await assert.rejects(
    inquiry.ask(MIDGAME, words, () => {}),
    /Not now/,
  );
  assert.deepEqual([computed, paths], [[], ["/api/analysis/permission"]]);
  const early = serverSays(no());
  await assert.rejects(
    inquiry.ask("A3/4/4/4 B - classic", words, () => {}),
    /Not now/,
  );
  assert.deepEqual([computed, early], [[], ["/api/analysis"]]);
});

test("the page computes, the server where it cannot, and the first turns the other way round", async () => {
  const { inquiry, computed } = inquiring(FOUND);
  const paths = serverSays(yes(), busy(), yes());
  assert.equal((await inquiry.ask(MIDGAME, words, () => {})).why, null);
  await inquiry.ask("A3/4/4/4 B - classic", words, () => {});
  assert.deepEqual(paths, ["/api/analysis/permission", "/api/analysis", "/api/analysis/permission"]);
  assert.deepEqual(computed, [MIDGAME, "A3/4/4/4 B - classic"]);
  const without = inquiring(new NoKernel("none")).inquiry;
  const told = { position: MIDGAME, value: "W3" };
  serverSays(yes(), Response.json(told), yes(), busy());
  assert.deepEqual(await without.ask(MIDGAME, words, () => {}), told);
  await assert.rejects(
    without.ask(`${MIDGAME}+auto`.replace("classic+", ""), words, () => {}),
    /Busy/,
  );
});
