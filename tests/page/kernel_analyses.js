// Analyses positions by the page's kernel, one JSON array of texts on the standard input, so that Python can
// compare. Each is asked through the messages of the worker.

import { readFileSync } from "node:fs";
import { KernelServer } from "../../src/openquarto/web/js/kernel/serving.js";

const WASM = new URL("../../src/openquarto/kernel/kernel.wasm", import.meta.url);
/** @type {string[]} */
const positions = JSON.parse(readFileSync(0, "utf-8"));
/** @type {Map<number, (reply: any) => void>} */
const waiting = new Map();
const server = new KernelServer((reply) => {
  if (!("progress" in reply)) waiting.get(reply.id)?.(reply);
});

/** @param {any} question @param {number} id */
function ask(question, id) {
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    server.receive({ id, ...question });
  });
}

await ask({ ask: "open", wasm: readFileSync(WASM), megabytes: 16 }, 0);
const answers = await Promise.all(
  positions.map((position, at) => ask({ ask: "analysis", position }, at + 1)),
);
process.stdout.write(JSON.stringify(answers.map(({ found, fault }) => found ?? { fault })));
