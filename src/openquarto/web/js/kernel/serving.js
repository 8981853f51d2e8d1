// What the kernel answers to messages, one after another, in slices between which it hears whether to stop.
// docs/kernel.md documents the messages; whoever has a port can use it: a page, or another worker.

import { faultsOf, readSetup } from "../analysis_model/setup.js";
import { analyse, findLine, findTurns, findValue } from "./analysing.js";
import { Kernel, NoRoom, Stopped } from "./kernel.js";

/**
 * @typedef {import("../analysis_model/setup.js").Setup} Setup
 * @typedef {import("./analysing.js").Progress} Progress
 * @typedef {import("./kernel.js").KernelPosition} KernelPosition
 * Where the file is, as an address, bytes or a module; how large the table may be.
 * @typedef {{ask: "open", wasm: string | BufferSource | WebAssembly.Module, megabytes: number}} OpenQuestion
 * A position as text, of which a value, all turns, best play or all of these are asked, in slices.
 * @typedef {{ask: "value" | "turns" | "line" | "analysis", position: string}} PositionQuestion
 * One call of the kernel as it is; whoever wants to be able to stop sets a limit and asks again.
 * @typedef {{
 *   ask: "kernel", task: "solve" | "holding" | "best_turn", position: KernelPosition, wanted: number,
 *   limit: number,
 * }} KernelQuestion
 * @typedef {OpenQuestion | PositionQuestion | KernelQuestion} Question
 * A question with its number, or the number of one to stop.
 * @typedef {({id: number} & Question) | {stop: number}} Message
 * @typedef {"stopped" | "no room" | "unreadable" | "failed"} FaultCode
 * @typedef {{id: number, found: unknown} | {id: number, fault: FaultCode, text: string}
 *   | {id: number, progress: Progress}} Reply
 */

/** Where there is no room for a table, one that is so many times smaller is tried. */
const SMALLER = 4;
/** Milliseconds between two looks for messages, and between two replies about progress. */
const LOOK = 30;
const PATIENCE = 250;

export class KernelServer {
  /** @type {Kernel | null} */
  #kernel = null;
  /** @type {Set<number>} */
  #stopped = new Set();
  /** What was asked before comes first. */
  #last = Promise.resolve();

  /** @param {(reply: Reply) => void} send */
  constructor(send) {
    this.send = send;
  }

  /** Takes a message. @param {Message} message */
  receive(message) {
    if ("stop" in message) {
      this.#stopped.add(message.stop);
      return;
    }
    this.#last = this.#last.then(() => this.#answer(message));
  }

  /** @param {{id: number} & Question} message */
  async #answer(message) {
    const { id } = message;
    try {
      this.send({ id, found: await this.#found(message) });
    } catch (error) {
      this.send({ id, fault: codeOf(error), text: String(error) });
    }
    this.#stopped.delete(id);
  }

  /** @param {{id: number} & Question} message @returns {Promise<unknown>} */
  async #found(message) {
    if (message.ask === "open") return this.#open(message);
    if (!this.#kernel) throw new Error("open comes first");
    if (message.ask === "kernel") return called(this.#kernel, message);
    return this.#run(message.id, slices(this.#kernel, message));
  }

  /** @param {OpenQuestion} question */
  async #open({ wasm, megabytes }) {
    const source = typeof wasm === "string" ? await bytesAt(wasm) : wasm;
    for (let size = megabytes; ; size = Math.floor(size / SMALLER)) {
      try {
        this.#kernel = await Kernel.load(source, size);
        return { megabytes: this.#kernel.megabytes };
      } catch (error) {
        const hasSmaller = size >= SMALLER;
        if (!(hasSmaller && (error instanceof NoRoom || error instanceof RangeError))) throw error;
      }
    }
  }

  /**
   * Runs slices until the end, and hears messages between them.
   * @param {number} id
   * @param {Generator<Progress, unknown, void>} running
   */
  async #run(id, running) {
    let told = Date.now();
    let looked = told;
    for (;;) {
      if (this.#stopped.has(id)) throw new Ended("nobody waits for it");
      const { done, value } = running.next();
      if (done) return value;
      const now = Date.now();
      if (now - told > PATIENCE) this.send({ id, progress: value });
      told = now - told > PATIENCE ? now : told;
      if (now - looked < LOOK) continue;
      await nextMessage();
      looked = Date.now();
    }
  }
}

class Ended extends Error {}
class Unreadable extends Error {}

/** @param {unknown} error @returns {FaultCode} */
function codeOf(error) {
  if (error instanceof Ended) return "stopped";
  if (error instanceof Unreadable || error instanceof RangeError) return "unreadable";
  return error instanceof NoRoom ? "no room" : "failed";
}

/** @param {string} address */
async function bytesAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * What is to be done for a question about a position.
 * @param {Kernel} kernel
 * @param {PositionQuestion} question
 * @returns {Generator<Progress, unknown, void>}
 */
function slices(kernel, { ask, position }) {
  const { setup, faults } = readSetup(position);
  const codes = setup ? faultsOf(setup) : faults;
  if (!setup || codes.length > 0) throw new Unreadable(codes.map(({ code }) => code).join(", "));
  if (ask === "value") return findValue(kernel, setup);
  if (ask === "turns") return findTurns(kernel, setup);
  return ask === "line" ? lineOf(kernel, setup) : analyse(kernel, setup);
}

/** @param {Kernel} kernel @param {KernelQuestion} question */
function called(kernel, { task, position, wanted, limit }) {
  try {
    const answer =
      task === "holding"
        ? kernel.holding(position, { limit })
        : task === "solve"
          ? kernel.solve(position, { valueOnly: Boolean(wanted), limit })
          : kernel.bestTurn(position, wanted, { limit });
    return { answer, nodes: kernel.nodes, isFinished: true };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { answer: null, nodes: kernel.nodes, isFinished: false };
  }
}

/** @param {Kernel} kernel @param {Setup} setup @returns {Generator<Progress, unknown, void>} */
function* lineOf(kernel, setup) {
  return yield* findLine(kernel, setup, yield* findValue(kernel, setup));
}

/** Lets the messages in that wait. */
function nextMessage() {
  return new Promise((resume) => setTimeout(resume, 0));
}
