// The worker that searches, so that no search holds the table up: one message in, one message out.

import { kernelInstances } from "./kernel_instances.js";
import { fetched, startPython } from "./python.js";

/** @type {Promise<(body: Uint8Array) => Uint8Array> | null} */
let searching = null;

/** @param {string} base */
async function begin(base) {
  const [python, kernel] = await Promise.all([startPython(base), fetched(`${base}kernel.wasm`)]);
  const openKernel = await kernelInstances(kernel);
  return python.pyimport("openquarto.server.offline.in_worker").start_search({ openKernel });
}

onmessage = async ({ data }) => {
  if (data.base) searching = begin(data.base);
  if (!data.body) return;
  try {
    const answer = await /** @type {NonNullable<typeof searching>} */ (searching);
    postMessage({ body: answer(data.body) });
  } catch (problem) {
    postMessage({ problem: String(problem) });
  }
};
