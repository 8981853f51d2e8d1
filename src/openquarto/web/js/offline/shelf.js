// What this browser keeps of its games: bytes by their keys, in IndexedDB; or in memory, where it has none.

export const NAME = "openquarto";
export const STORE = "shelf";

/** @typedef {[string, Uint8Array]} Kept */

/** Opens the shelf; where the browser refuses, one that is forgotten with the page. */
export async function openShelf() {
  try {
    return new BrowserShelf(await opened());
  } catch {
    return new MemoryShelf();
  }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("another page holds the games"));
  });
}

class BrowserShelf {
  isLasting = true;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    database.onversionchange = () => database.close(); // a newer version in another tab goes first
  }

  /** @returns {Promise<Kept[]>} */
  read() {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE);
      const store = transaction.objectStore(STORE);
      const [keys, bodies] = [store.getAllKeys(), store.getAll()];
      transaction.oncomplete = () => resolve(keys.result.map((key, at) => [String(key), bodies.result[at]]));
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  }

  /**
   * Keeps and forgets, all of it or nothing; what was told is on the disk.
   * @param {Kept[]} kept
   * @param {string[]} gone
   * @returns {Promise<void>}
   */
  write(kept, gone) {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      for (const [key, body] of kept) store.put(body, key);
      for (const key of gone) store.delete(key);
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  }
}

class MemoryShelf {
  isLasting = false;
  /** @type {Map<string, Uint8Array>} */
  kept = new Map();

  /** @returns {Promise<Kept[]>} */
  async read() {
    return [...this.kept];
  }

  /** @param {Kept[]} kept @param {string[]} gone */
  async write(kept, gone) {
    for (const [key, body] of kept) this.kept.set(key, body);
    for (const key of gone) this.kept.delete(key);
  }
}
