// The line to the server, without one.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SocketTransport } from "../../src/openquarto/web/js/net/socket_transport.js";

function world() {
  let now = 0;
  /** @type {{task: () => void, at: number}[]} */
  const tasks = [];
  /** @type {any[]} */
  const lines = [];
  /** @type {string[]} */
  const states = [];
  /** @type {any[]} */
  const heard = [];
  const table = { isPressing: true };
  const socket = new SocketTransport({
    open: (seen) => {
      const line = {
        seen,
        sent: /** @type {any[]} */ ([]),
        readyState: 1,
        closed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send(/** @type {string} */ text) {
          this.sent.push(JSON.parse(text));
        },
        close() {
          this.closed = true;
        },
      };
      lines.push(line);
      return line;
    },
    now: () => now,
    chance: () => 0.5,
    later: (task, delay) => tasks.push({ task, at: now + delay }),
  });
  /** @type {import("../../src/openquarto/web/js/net/transport.d.ts").Listener} */
  const listener = {
    hello: () => ({ language: "en" }),
    isPressing: () => table.isPressing,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
  };
  return {
    start: () => socket.start(listener),
    socket,
    lines,
    states,
    heard,
    table,
    line: () => lines.at(-1),
    say: (/** @type {any} */ message) => lines.at(-1).onmessage({ data: JSON.stringify(message) }),
    sleep: (/** @type {number} */ time) => (now += time),
    pass(/** @type {number} */ time) {
      for (const end = now + time; now < end;) {
        now += 250;
        socket.tick();
        for (const due of tasks.filter(({ at }) => at <= now)) {
          tasks.splice(tasks.indexOf(due), 1);
          due.task();
        }
      }
    },
  };
}

const types = (/** @type {any} */ line) => line.sent.map((/** @type {any} */ frame) => frame.t);

test("it says hello first, and what was typed ahead goes in order, one answer at a time", () => {
  const { start, socket, line, say } = world();
  start();
  const first = socket.ask("line", { text: "b2" });
  const second = socket.ask("line", { text: "dsth" });
  assert.deepEqual([], types(line()));
  line().onopen();
  assert.deepEqual(["hello"], types(line()));
  say({ t: "table", v: 6, d: {} });
  assert.deepEqual(["hello", "line"], types(line()));
  say({ t: "news", v: 7, d: {} });
  assert.deepEqual(["hello", "line"], types(line()));
  say({ t: "done", v: 7, d: { id: first } });
  assert.deepEqual({ t: "line", d: { text: "dsth", id: second }, v: 7 }, line().sent[2]);
  say({ t: "refused", v: 7, d: { id: second, code: "x", sentence: "" } });
  assert.equal(0, socket.queue.length);
});

test("ids are never used twice", () => {
  const { socket } = world();
  assert.equal(100, new Set(Array.from({ length: 100 }, () => socket.ask("ask", { question: "hand" }))).size);
});

test("a broken line resumes from what was seen, and sends what was under way again under its id", () => {
  const { start, socket, lines, line, say, states, pass } = world();
  start();
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  const id = socket.ask("act", { action: "b2" });
  line().onclose({ code: 1006 });
  assert.deepEqual(["open", "lost"], states);
  pass(5000);
  assert.equal(2, lines.length);
  assert.equal(3, line().seen);
  line().onopen();
  assert.deepEqual({ t: "act", d: { action: "b2", id }, v: 3 }, line().sent[1]);
  say({ t: "news", v: 4, d: {} });
  say({ t: "done", v: 4, d: { id } });
  assert.equal(0, socket.queue.length);
  assert.deepEqual(["open", "lost", "open"], states);
});

test("what is sent again is meant for the table that was seen when it was sent first", () => {
  const { start, socket, line, say, pass } = world();
  start();
  line().onopen();
  say({ t: "table", d: { table: {} }, v: 3 });
  socket.ask("act", { action: "A" });
  say({ t: "news", d: {}, v: 5 }); // what somebody else did
  line().onclose({ code: 1006 });
  pass(5000);
  line().onopen();
  const acts = line().sent.filter((/** @type {any} */ frame) => frame.t === "act");
  assert.deepEqual(
    [3],
    acts.map((/** @type {any} */ frame) => frame.v),
  );
  say({ t: "refused", d: { id: acts[0].d.id, code: "stale", sentence: "" }, v: 5 });
  socket.ask("act", { action: "B" });
  assert.equal(5, line().sent.at(-1).v);
});

test("it pings when it was silent, and gives a dead line up", () => {
  const { start, lines, line, say, states, pass } = world();
  start();
  line().onopen();
  pass(2750);
  assert.deepEqual(["hello", "ping"], types(line()));
  say({ t: "pong", v: 0, d: {} });
  pass(9500);
  assert.equal(true, lines[0].closed);
  assert.deepEqual(["open", "lost"], states);
  pass(1000);
  assert.equal(2, lines.length);
});

test("where nobody waits for it, it pings seldom and gives a dead line up late", () => {
  const { start, lines, line, say, states, pass, table } = world();
  table.isPressing = false;
  start();
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  pass(12_000);
  assert.deepEqual(["hello"], types(line()));
  pass(250);
  assert.deepEqual(["hello", "ping"], types(line()));
  pass(17_750); // no answer for 30 s
  assert.deepEqual(["open"], states);
  pass(500);
  assert.equal(true, lines[0].closed);
  assert.deepEqual(["open", "lost"], states);
});

test("when it becomes somebody's turn, it pings at once if it was silent", () => {
  const { start, line, say, pass, table } = world();
  table.isPressing = false;
  start();
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  pass(5000);
  table.isPressing = true;
  pass(250);
  assert.deepEqual(["hello", "ping"], types(line()));
});

test("an answer that is due is waited for as long as any other, however long nothing was heard", () => {
  const { start, socket, lines, line, say, pass, table } = world();
  table.isPressing = false;
  start();
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  pass(11_000);
  socket.ask("ask", { question: "turn" });
  pass(6000);
  assert.equal(false, lines[0].closed);
  assert.deepEqual(["hello", "ask", "ping", "ping"], types(line()));
  pass(1000);
  assert.equal(true, lines[0].closed);
});

test("it comes back soon the first time, and then more seldom until it hears something", () => {
  const { start, lines, line, say, pass } = world();
  start();
  const lose = (/** @type {number} */ silence) => {
    line().onclose({ code: 1006 });
    const count = lines.length;
    pass(silence - 250);
    assert.equal(count, lines.length);
    pass(250);
    assert.equal(count + 1, lines.length);
  };
  lose(750); // 0.6 s, half-way between 0.2 and 1
  lose(3500);
  line().onopen(); // and sent away at once
  lose(3500);
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  lose(750);
});

test("a hidden page that browsers call once a minute stays, as long as it is answered", () => {
  const { start, socket, lines, line, say, sleep, states } = world();
  start();
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  for (let minute = 0; minute < 3; minute++) {
    sleep(60_000);
    socket.tick();
    assert.equal("ping", types(line()).at(-1));
    sleep(1);
    say({ t: "pong", v: 3, d: {} });
  }
  assert.deepEqual(["open"], states);
  sleep(60_000);
  socket.tick();
  sleep(60_000); // and no answer
  socket.tick();
  assert.equal(true, lines[0].closed);
});

test("what an old line still says is not heard", () => {
  const { start, lines, pass, heard } = world();
  start();
  lines[0].onopen();
  lines[0].onclose({ code: 1006 });
  pass(5000);
  lines[0].onmessage({ data: '{"t":"pong","d":{},"v":0}' });
  assert.deepEqual([], heard);
});

test("a game that is not there is not asked for again", () => {
  const { start, lines, line, states, pass } = world();
  start();
  line().onclose({ code: 4004 });
  pass(60_000);
  assert.deepEqual(["gone"], states);
  assert.equal(1, lines.length);
});

test("what wakes up connects at once, and only once", () => {
  const { start, socket, lines, line, say, states, pass } = world();
  start();
  line().onopen();
  say({ t: "table", v: 3, d: {} });
  line().onclose({ code: 4001 });
  socket.wake();
  assert.equal(2, lines.length);
  line().onopen();
  pass(5000);
  assert.equal(2, lines.length);
  assert.deepEqual(["open", "lost", "open"], states);
  socket.wake();
  assert.equal("ping", types(line()).at(-1));
});

test("a line that died in its sleep is left at once", () => {
  const { start, socket, lines, line, states, sleep } = world();
  start();
  line().onopen();
  sleep(60_000);
  socket.wake();
  assert.equal(true, lines[0].closed);
  assert.equal(2, lines.length);
  assert.deepEqual(["open", "lost"], states);
});

test("nothing wakes a game that is gone", () => {
  const { start, socket, lines, line } = world();
  start();
  line().onclose({ code: 4003 });
  socket.wake();
  assert.equal(1, lines.length);
});

test("what is closed stays closed", () => {
  for (const isLost of [true, false]) {
    const { start, socket, lines, line, pass } = world();
    start();
    line().onopen();
    if (isLost) line().onclose({ code: 1006 });
    socket.close();
    pass(60_000);
    socket.wake();
    assert.equal(1, lines.length);
    assert.equal(!isLost, line().closed);
  }
});
