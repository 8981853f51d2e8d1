// The package that makes the site work without a network: fetched once, with progress, checked, and kept.

const META = "openquarto-offline";
const LOCK = "openquarto-table"; // of the page that holds the tables, in whatever version
const CURRENT = "/offline/current.json";
const LISTED = "/offline/package.json";
/** What is to be kept never comes from what is kept already: the service worker lets such a request pass. */
export const FROM_NETWORK = { "X-From-Network": "1" };

/**
 * One file: where it is, how large it is, as it is and as it comes, and its hash. A host of plain files has
 * it as gzip elsewhere, and does not know its media type.
 * @typedef {{
 *   url: string, size: number, compressed: number, sha256: string, packed: string, kind: string,
 * }} Entry
 * @typedef {{version: string, compressed: number, isAlone: boolean, shell: string, entries: Entry[]}} Package
 */

/** Why nothing can be kept here: no such browser, no room, or what came is not what was meant. */
export class KeepingError extends Error {
  /** @param {"old" | "room" | "broken" | "network"} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/** Whether this browser can keep the site at all. */
export function canKeep() {
  return (
    isSecureContext &&
    "serviceWorker" in navigator &&
    "caches" in globalThis &&
    "locks" in navigator &&
    "DecompressionStream" in globalThis &&
    "any" in Promise
  );
}

/** What a site offers now. @returns {Promise<Package>} */
export async function offered() {
  const answer = await fetch(LISTED, { cache: "no-store", headers: FROM_NETWORK });
  if (!answer.ok) throw new KeepingError("network");
  return answer.json();
}

/**
 * The version that is kept here; null where none is.
 * @returns {Promise<{version: string, cache: string} | null>}
 */
export async function keptVersion() {
  try {
    const told = await caches.match(CURRENT, { cacheName: META });
    return told ? await told.json() : null;
  } catch {
    return null; // storage is switched off
  }
}

/**
 * Fetches all that is not here yet, tells the share that is done, and makes it the version that is opened.
 * @param {Package} wanted
 * @param {(share: number) => void} onProgress
 */
export async function keep(wanted, onProgress) {
  if (!canKeep()) throw new KeepingError("old");
  void navigator.storage?.persist?.(); // it may ask first, which nothing waits for
  const name = `${META}-${wanted.version}`;
  const cache = await caches.open(name).catch((problem) => {
    throw new KeepingError(problem.name === "QuotaExceededError" ? "room" : "old"); // or a private window
  });
  const total = wanted.entries.reduce((sum, entry) => sum + entry.size, 0);
  let done = 0;
  for (const entry of wanted.entries) {
    const before = done;
    await keepEntry(cache, entry, (bytes) => onProgress((before + bytes) / total));
    done += entry.size;
    onProgress(done / total);
  }
  await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  const { version, isAlone, shell } = wanted;
  const told = { version, cache: name, isAlone, shell };
  await (await caches.open(META)).put(CURRENT, Response.json(told));
  const { held = [] } = await navigator.locks.query();
  // Where the lock is held, a game goes on in the old one.
  if (!held.some((lock) => lock.name === LOCK)) await forgetOthers(name);
}

/** Lets go of what is kept; the games stay. */
export async function letGo() {
  for (const name of await caches.keys()) if (name.startsWith(META)) await caches.delete(name);
  const registration = await navigator.serviceWorker.getRegistration("/");
  await registration?.unregister();
}

/** Lets go of all versions but the one that is opened. @param {string} name */
export async function forgetOthers(name) {
  for (const other of await caches.keys()) {
    if (other.startsWith(`${META}-`) && other !== name) await caches.delete(other);
  }
}

/** @param {Cache} cache @param {Entry} entry @param {(bytes: number) => void} onBytes */
async function keepEntry(cache, entry, onBytes) {
  if (await cache.match(entry.url)) return; // fetched before it was interrupted, and checked then
  const [body, told] = await read(entry, onBytes);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (entry.sha256 && found !== entry.sha256) throw new KeepingError("broken");
  const headers = new Headers(told);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name); // it is kept as it is
  try {
    await cache.put(entry.url, new Response(body, { headers }));
  } catch {
    throw new KeepingError("room");
  }
}

/**
 * @param {Entry} entry
 * @param {(bytes: number) => void} onBytes
 * @returns {Promise<[ArrayBuffer, Headers]>}
 */
async function read(entry, onBytes) {
  const answer = await fetch(entry.packed || entry.url, { cache: "no-store", headers: FROM_NETWORK }).catch(
    () => {
      throw new KeepingError("network");
    },
  );
  if (!answer.ok || !answer.body) throw new KeepingError("network");
  const [chunks, reader] = [/** @type {BlobPart[]} */ ([]), answer.body.getReader()];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new KeepingError("network");
    });
    if (done) break;
    chunks.push(value);
    bytes += value.length;
    onBytes(Math.min(entry.size, entry.packed ? (bytes / entry.compressed) * entry.size : bytes));
  }
  const body = new Blob(chunks);
  if (!entry.packed) return [await body.arrayBuffer(), answer.headers];
  return [await unpacked(body), new Headers({ "content-type": entry.kind })];
}

/**
 * What came as gzip. Hosts that say so in a header have had the browser unpack it already.
 * @param {Blob} body
 */
async function unpacked(body) {
  const [first, second] = new Uint8Array(await body.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return body.arrayBuffer();
  const stream = body.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer().catch(() => {
    throw new KeepingError("broken");
  });
}
