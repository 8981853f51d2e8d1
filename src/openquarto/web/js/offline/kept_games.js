// The games on the shelf of this browser, as a page of the server reads them: without Python.

import { NAME, STORE } from "./shelf.js";

const GAME = "game:"; // keys of the shelf, as Python writes them
const BROUGHT = "brought:"; // beside each game that the server has: how many bytes it had then
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** @param {string} key */
function markOf(key) {
  return BROUGHT + key.slice(GAME.length);
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => request.transaction?.abort(); // there is no shelf, and none is made
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * The games that the server has not got, or not as they are now.
 * @returns {Promise<import("./shelf.js").Kept[]>}
 */
export async function readExisting() {
  const database = await opened();
  try {
    const kept = await read(database);
    const games = [...kept].filter(([key]) => key.startsWith(GAME));
    return games.filter(([key, body]) => decoder.decode(kept.get(markOf(key))) !== String(body.length));
  } finally {
    database.close();
  }
}

/** @param {IDBDatabase} database @returns {Promise<Map<string, Uint8Array>>} */
function read(database) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE);
    const store = transaction.objectStore(STORE);
    const [keys, bodies] = [store.getAllKeys(), store.getAll()];
    transaction.oncomplete = () =>
      resolve(new Map(keys.result.map((key, at) => [String(key), bodies.result[at]])));
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** The server has this one, as it is. @param {import("./shelf.js").Kept} game */
export async function writeExisting([key, body]) {
  const database = await opened();
  try {
    await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.objectStore(STORE).put(encoder.encode(String(body.length)), markOf(key));
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
