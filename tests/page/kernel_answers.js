// Answers questions to the page's kernel, one JSON array on the standard input, so that Python can compare: each with an
// empty table, one instance for all. Prints the answers with their nodes, and the processor seconds of all.

import { readFileSync } from "node:fs";
import { Kernel } from "../../src/openquarto/web/js/kernel/kernel.js";

const WASM = new URL("../../src/openquarto/kernel/kernel.wasm", import.meta.url);

/**
 * @typedef {import("../../src/openquarto/web/js/kernel/kernel.js").KernelPosition} KernelPosition
 * @type {{
 *   megabytes: number, warm: boolean,
 *   questions: {task: "solve" | "holding" | "best_turn", position: KernelPosition, wanted: number}[],
 * }}
 */
const { megabytes, questions, warm } = JSON.parse(readFileSync(0, "utf-8"));
const kernel = await Kernel.load(readFileSync(WASM), megabytes);

/** @param {(typeof questions)[number]} question */
function answer({ task, position, wanted }) {
  if (task === "holding") return kernel.holding(position);
  if (task === "solve") return kernel.solve(position, { valueOnly: Boolean(wanted) });
  const turn = kernel.bestTurn(position, wanted);
  return turn === null ? -1 : 16 * (turn.square ?? 0) + turn.piece;
}

// A page compiles the busy parts again, better, while it runs: what is measured is what follows.
if (warm) for (const question of questions.slice(0, 20)) answer(question);

let micros = 0;
const answers = questions.map((question) => {
  kernel.forget();
  const before = process.cpuUsage();
  const found = answer(question);
  const { user, system } = process.cpuUsage(before);
  micros += user + system;
  return [found, kernel.nodes];
});
process.stdout.write(JSON.stringify({ answers, seconds: micros / 1e6 }));
