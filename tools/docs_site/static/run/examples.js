// Makes the examples of a page runnable: each can be changed and run, after those that stand before it.

const PROMPT = /^(>>>|\.\.\.)( |$)/;
const SIZE = document.querySelector("script[data-megabytes]")?.getAttribute("data-megabytes") ?? "";

/** The statements of an example, without prompts and answers. @param {string} text */
export function statements(text) {
  const lines = [];
  let isInside = false;
  for (const line of text.split("\n")) {
    const [, prompt] = PROMPT.exec(line) ?? [];
    isInside = prompt === ">>>" || (prompt === "..." && isInside);
    if (isInside) lines.push(line.slice(4));
  }
  return lines.join("\n");
}

/** Python in a worker, which is started by the first question. */
class Python {
  /** @type {Worker | null} */
  #worker = null;
  #count = 0;
  /** @type {Map<number, {resolve: (printed: string) => void, reject: (problem: Error) => void}>} */
  #waiting = new Map();

  get isStarted() {
    return this.#worker !== null;
  }

  /** @param {string} code @returns {Promise<string>} */
  run(code) {
    this.#worker ??= this.#start();
    const id = ++this.#count;
    this.#worker.postMessage({ id, code });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Ends what runs, and forgets all that was made. @param {string} why */
  end(why) {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  #start() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { id, printed, problem } }) => {
      if (problem) return this.end(`Python cannot be had here: ${problem}`);
      this.#waiting.get(id)?.resolve(printed);
      this.#waiting.delete(id);
    };
    worker.onerror = () => this.end("Python cannot be had here: the worker did not start.");
    return worker;
  }
}

const python = new Python();
/** @type {Example[]} */
const examples = [];

class Example {
  isRun = false;

  /** @param {HTMLElement} block */
  constructor(block) {
    this.block = block;
    this.code = statements(block.textContent ?? "");
    this.run = button("Run", () => void this.#run());
    this.stop = button("Stop", () => this.#stop());
    this.reset = button("As it was", () => this.#reset());
    this.editor = document.createElement("textarea");
    this.editor.setAttribute("aria-label", "The example, to be changed; Control and Enter run it");
    this.editor.spellcheck = false;
    this.editor.addEventListener("input", () => this.#fit());
    this.editor.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.ctrlKey) this.run.click();
    });
    this.note = document.createElement("span");
    this.note.setAttribute("role", "status");
    this.printed = document.createElement("pre");
    this.printed.setAttribute("role", "log");
    this.printed.setAttribute("aria-label", "What it prints");
    const row = document.createElement("div");
    row.className = "run-row";
    row.append(this.run, this.stop, this.reset, this.note);
    this.place = document.createElement("div");
    this.place.className = "run";
    this.place.append(this.editor, row, this.printed);
    block.after(this.place);
    this.#reset();
  }

  /** Runs it as it is written, once, for what comes after it. */
  async before() {
    if (!this.isRun) await python.run(this.code);
    this.isRun = true;
  }

  async #run() {
    this.#open();
    this.#busy(python.isStarted ? "It runs." : `Python is being fetched, once: up to ${SIZE} MB.`);
    try {
      for (const each of examples.slice(0, examples.indexOf(this))) await each.before();
      const printed = await python.run(this.editor.value);
      this.isRun = true;
      this.printed.textContent = printed;
      this.#busy("", printed ? "" : "It prints nothing.");
    } catch (problem) {
      for (const each of examples) each.isRun = false;
      this.#busy("", /** @type {Error} */ (problem).message);
    }
    this.printed.hidden = !this.printed.textContent;
  }

  #stop() {
    python.end("It was stopped. What was made before will be made again.");
  }

  #open() {
    this.block.hidden = true;
    this.editor.hidden = this.reset.hidden = false;
    this.#fit();
    this.printed.textContent = "";
    this.printed.hidden = true;
  }

  #reset() {
    this.editor.value = this.code;
    this.block.hidden = false;
    this.editor.hidden = this.reset.hidden = this.printed.hidden = true;
    this.#busy("");
  }

  /** What goes on, or what is to be said now that nothing does. @param {string} doing */
  #busy(doing, said = "") {
    this.run.hidden = doing !== "";
    this.stop.hidden = doing === "";
    this.note.textContent = doing || said;
  }

  #fit() {
    this.editor.rows = this.editor.value.split("\n").length;
  }
}

/** @param {string} words @param {() => void} act */
function button(words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}

for (const block of document.querySelectorAll("div.highlight-pycon"))
  examples.push(new Example(/** @type {HTMLElement} */ (block)));
