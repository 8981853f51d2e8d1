// The connection to the server: pings, resumes from what was seen, and sends what waits one after the other.

/** When to ping after having said nothing, and when to give a silent connection up, in milliseconds. */
const PRESSING = { ping: 2500, dead: 9000 };
const AT_EASE = { ping: 12_000, dead: 30_000 };
const FIRST_RETRY = { least: 200, most: 1000 };
const RETRY_AFTER = 3500;
const GONE = [4003, 4004]; // not allowed, no such game: no use in trying again

/**
 * @typedef {import("./transport.d.ts").Transport} Transport
 * @typedef {import("../model/wire.d.ts").FromServer} FromServer
 * @typedef {{t: string, d: Record<string, unknown>, v?: number}} Sent
 * What is used of a WebSocket.
 * @typedef {{readyState: number, send: (text: string) => void, close: () => void,
 *   onopen: unknown, onmessage: unknown, onclose: unknown}} Connection
 * How to connect, from the last event that was seen; and time and chance, for tests.
 * @typedef {{
 *   open: (seen: number) => Connection, now?: () => number, chance?: () => number,
 *   later?: (task: () => void, delay: number) => unknown,
 * }} Ways
 */

/** @implements {Transport} */
export class SocketTransport {
  /** @param {Ways} ways */
  constructor(ways) {
    const later = (/** @type {() => void} */ task, /** @type {number} */ delay) => setTimeout(task, delay);
    this.ways = { now: Date.now, chance: Math.random, later, ...ways };
    this.seen = 0;
    /** What waits, the first one perhaps under way; each leaves when it is answered. @type {Sent[]} */
    this.queue = [];
    this.isFirstSent = false;
    this.isOpen = false;
    this.isGone = false;
    this.heard = 0;
    this.spoke = 0;
    /** Since when an answer is due: what was said first after the last message. */
    this.asked = 0;
    /** Connections that were lost since the last message. */
    this.losses = 0;
    this.count = 0;
    this.name = Math.floor(this.ways.chance() * 2 ** 40).toString(36);
    /** @type {Connection | null} */
    this.connection = null;
    /** @type {import("./transport.d.ts").Listener} */
    this.listener = { hello: () => ({}), isPressing: () => false, onMessage: () => {}, onState: () => {} };
  }

  /**
   * Connects, and tells the listener whatever comes.
   * @param {import("./transport.d.ts").Listener} listener
   */
  start(listener) {
    this.listener = listener;
    this.#connect();
  }

  /** Ends it for good. */
  close() {
    const { connection } = this;
    this.connection = null;
    this.isOpen = false;
    this.isGone = true;
    connection?.close();
  }

  #connect() {
    const connection = this.ways.open(this.seen);
    this.connection = connection;
    this.heard = this.ways.now();
    connection.onopen = () => {
      if (connection !== this.connection) return;
      this.isOpen = true;
      this.isFirstSent = false;
      this.#write("hello", this.listener.hello());
      this.listener.onState("open", 0);
      this.#pump(); // what was under way when it broke goes again under its old id, and counts once
    };
    connection.onmessage = (/** @type {{data: string}} */ event) =>
      connection === this.connection && this.#hear(JSON.parse(event.data));
    connection.onclose = (/** @type {{code: number}} */ event) =>
      connection === this.connection && this.#lost(event.code);
  }

  /**
   * Asks for something: an act, a line, a question or a wish.
   * @param {string} t
   * @param {Record<string, unknown>} d
   */
  ask(t, d) {
    const id = `${this.name}-${++this.count}`;
    this.queue.push({ t, d: { ...d, id } });
    this.#pump();
    return id;
  }

  /** Says hello once more, in another manner. */
  greet() {
    if (this.isOpen) this.#write("hello", this.listener.hello());
  }

  /** How soon a dead connection has to be noticed: soon, where somebody waits for what comes over it. */
  get #rhythm() {
    const isPressing = !this.isOpen || this.queue.length > 0 || this.listener.isPressing();
    return isPressing ? PRESSING : AT_EASE;
  }

  /** To be called every now and then: pings, and notices a dead connection. */
  tick() {
    const now = this.ways.now();
    if (!this.connection || this.isGone) return;
    const { ping, dead } = this.#rhythm;
    if (this.#isDead(now, ping, dead)) {
      this.#giveUp();
    } else if (this.isOpen && now - this.spoke > ping) {
      this.#ping();
    }
  }

  /**
   * A page that nobody looks at is called once a minute, and one at ease hears nothing for a while: a silence
   * is that of a dead connection only where an answer is due, and for long.
   * @param {number} now
   * @param {number} ping
   * @param {number} dead
   */
  #isDead(now, ping, dead) {
    const isSilent = now - this.heard > dead;
    if (!this.isOpen) return isSilent;
    return isSilent && this.spoke > this.heard && now - this.asked > dead - ping;
  }

  /** Something has woken up, the machine or its network: what waits for its time is done at once. */
  wake() {
    if (this.isGone) return;
    if (this.connection && this.ways.now() - this.heard > this.#rhythm.dead) this.#giveUp();
    if (!this.connection) this.#connect();
    else if (this.isOpen) this.#ping();
  }

  #ping() {
    this.#write("ping", {});
  }

  #giveUp() {
    const connection = this.connection;
    this.#lost(1006);
    connection?.close();
  }

  /** @param {FromServer} message */
  #hear(message) {
    this.heard = this.ways.now();
    this.losses = 0;
    if (message.t === "table") this.seen = message.v;
    if (message.t === "news") this.seen = Math.max(this.seen, message.v);
    if (["done", "said", "felt", "refused", "coached"].includes(message.t) && "id" in message.d) {
      if (this.queue[0]?.d.id === message.d.id) {
        this.queue.shift();
        this.isFirstSent = false;
      }
    }
    this.listener.onMessage(message);
    this.#pump();
  }

  /** Sends the first that waits; before the first table is there, it would be meant for nothing. */
  #pump() {
    if (!this.isOpen || this.seen === 0 || this.isFirstSent || this.queue.length === 0) return;
    this.isFirstSent = true;
    const [first] = this.queue;
    // Sent again it is still meant for the table that the player saw when choosing it.
    first.v ??= this.seen;
    this.#write(first.t, first.d, first.v);
  }

  /** @param {string} t @param {Record<string, unknown>} d */
  #write(t, d, v = this.seen) {
    const now = this.ways.now();
    if (this.spoke <= this.heard) this.asked = now;
    this.spoke = now;
    this.connection?.send(JSON.stringify({ t, d, v }));
  }

  /** @param {number} code */
  #lost(code) {
    this.connection = null;
    this.isOpen = false;
    this.isGone = GONE.includes(code);
    this.listener.onState(this.isGone ? "gone" : "lost", code);
    if (this.isGone) return;
    this.losses += 1;
    this.ways.later(() => this.connection || this.isGone || this.#connect(), this.#retryAfter());
  }

  /** Soon after a connection that worked, then more seldom; by chance, so that not all pages come at once. */
  #retryAfter() {
    const chance = this.ways.chance();
    const { least, most } = FIRST_RETRY;
    return this.losses === 1 ? least + (most - least) * chance : RETRY_AFTER * (0.75 + 0.5 * chance);
  }
}
