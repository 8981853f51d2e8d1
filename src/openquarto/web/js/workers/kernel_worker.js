// The worker of the kernel: messages of the page that started it go to one kernel with a table of its own.

import { KernelServer } from "../kernel/serving.js";

const server = new KernelServer((reply) => postMessage(reply));
addEventListener("message", ({ data }) => server.receive(data));
