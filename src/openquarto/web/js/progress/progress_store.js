// Where progress is kept: one document in this browser's storage, shared by all its tabs, and nowhere else.

import { cleaned, nothing, VERSION } from "./progress.js";

/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Place */
/**
 * How far what is known lasts: kept; else the message `progress-…` says why it holds for this visit only.
 * @typedef {"kept" | "off" | "full" | "newer"} Keeping
 */

export const KEY = "openquarto-progress";
/** Where a document that cannot be read is put aside, so that nothing is lost by the next change. */
export const BROKEN_KEY = `${KEY}-unreadable`;

/**
 * Reads and changes the document. Where it cannot be kept for good, it is kept for the tab, and where
 * that cannot be, in memory. A change reads before it writes, so that no tab loses what another kept.
 */
export class ProgressStore {
  /** @type {Progress | null} what could not be kept for good */
  #visit = null;
  /** @type {Keeping} */
  #keeping = "kept";
  /** @type {Set<(progress: Progress) => void>} */
  #listeners = new Set();
  #lasting;
  #passing;

  /**
   * @param {() => Place} lasting may throw, where storage is switched off
   * @param {() => Place} passing as long as the tab is open
   */
  constructor(lasting, passing) {
    this.#lasting = lasting;
    this.#passing = passing;
    const passed = attempted(() => parsed(this.#passing().getItem(KEY)));
    if (passed) {
      this.#visit = cleaned(passed);
      this.#keeping = attempted(() => this.#lasting().getItem(KEY)) === undefined ? "off" : "full";
    }
  }

  /** How far it lasts. @returns {Keeping} */
  get keeping() {
    this.read();
    return this.#keeping;
  }

  /** What is known now. @returns {Progress} */
  read() {
    if (this.#visit) return this.#visit;
    let text;
    try {
      text = this.#lasting().getItem(KEY);
    } catch {
      return this.#forVisit(nothing(), "off");
    }
    if (text === null) return nothing();
    const data = parsed(text);
    if (data === undefined) {
      attempted(() => this.#lasting().setItem(BROKEN_KEY, text));
      return nothing();
    }
    // A newer page of this site has written it: it is shown as far as it is understood, and left as it is.
    if (data?.version > VERSION) return this.#forVisit(cleaned(data), "newer");
    return cleaned(data);
  }

  /**
   * Changes what is known: `change` returns what is to be known then, and may change what it is given.
   * @param {(progress: Progress) => Progress | void} change
   * @returns {Progress}
   */
  change(change) {
    const before = this.read();
    return this.#write(change(before) ?? before);
  }

  /** Forgets everything. @returns {Progress} */
  forget() {
    this.#visit = null;
    this.#keeping = "kept";
    attempted(() => this.#passing().removeItem(KEY));
    attempted(() => this.#lasting().removeItem(BROKEN_KEY));
    attempted(() => this.#lasting().removeItem(KEY));
    const left = this.read();
    this.#tell(left);
    return left;
  }

  /**
   * Calls a listener whenever something has changed, here or in another tab.
   * @param {(progress: Progress) => void} listener
   * @returns {() => void} ends that
   */
  on(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another tab has written. @param {{key: string | null}} event */
  heard({ key }) {
    if (key === null || key === KEY) this.#tell(this.read());
  }

  /** @param {Progress} progress */
  #write(progress) {
    if (this.#visit === null || this.#keeping === "full") {
      try {
        this.#lasting().setItem(KEY, JSON.stringify(progress));
        this.#visit = null;
        this.#keeping = "kept";
        attempted(() => this.#passing().removeItem(KEY));
      } catch {
        this.#forVisit(progress, "full");
      }
    } else {
      this.#forVisit(progress, this.#keeping);
    }
    this.#tell(progress);
    return progress;
  }

  /** @param {Progress} progress @param {Keeping} why */
  #forVisit(progress, why) {
    this.#visit = progress;
    this.#keeping = why;
    if (why === "full") attempted(() => this.#passing().setItem(KEY, JSON.stringify(progress)));
    return progress;
  }

  /** @param {Progress} progress */
  #tell(progress) {
    for (const listener of this.#listeners) listener(progress);
  }
}

/** @param {string | null} text */
function parsed(text) {
  return attempted(() => JSON.parse(text ?? ""));
}

/** @template Value @param {() => Value} act @returns {Value | undefined} */
function attempted(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** @type {ProgressStore | null} */
let shared = null;

/** The store of this browser; tests in node have none. */
function store() {
  if (!shared) {
    const made = new ProgressStore(
      () => localStorage,
      () => sessionStorage,
    );
    addEventListener("storage", (event) => made.heard(event));
    shared = made;
  }
  return shared;
}

/** What this browser knows. @returns {Progress} */
export const readProgress = () => store().read();

/** Changes it. @param {(progress: Progress) => Progress | void} change @returns {Progress} */
export const changeProgress = (change) => store().change(change);

/** Forgets all of it. @returns {Progress} */
export const forgetProgress = () => store().forget();

/** Hears of changes, also those of other tabs. @param {(progress: Progress) => void} listener */
export const onProgress = (listener) => store().on(listener);

/** How far it lasts; unless "kept", the message `progress-…` of this word is shown. @returns {Keeping} */
export const keeping = () => store().keeping;
