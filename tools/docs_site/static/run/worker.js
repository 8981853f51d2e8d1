// The worker that runs examples: Python of the offline package, with the kernel as WebAssembly.
// python.js and kernel_instances.js are the game's own; tools/docs_site/runnable.py copies them here.

import { kernelInstances } from "./kernel_instances.js";
import { fetched, startPython } from "./python.js";

const BASE = new URL("./", import.meta.url).href;
const DOOR = "openquarto.server.offline.kernel_door";

/** What runs code and answers with what it printed, once Python is there. */
const started = (async () => {
  const [python, kernel, prompt] = await Promise.all([
    startPython(BASE),
    fetched(`${BASE}kernel.wasm`),
    fetched(`${BASE}prompt.py`),
  ]);
  python.pyimport(DOOR).install(await kernelInstances(kernel));
  python.runPython(new TextDecoder().decode(prompt));
  return /** @type {(code: string) => string} */ (python.runPython("run"));
})();
started.catch((problem) => postMessage({ problem: String(problem) }));

onmessage = async ({ data: { id, code } }) => {
  const run = await started;
  postMessage({ id, printed: run(code) });
};
