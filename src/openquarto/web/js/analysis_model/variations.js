// The tree of variations: every turn that was tried, where one is in it, and steps through it. No DOM here.

/**
 * One turn of the tree, or the start of it.
 * - `turn`: the token, "" at the start; `value`: for whoever made it, "" where it is not known yet.
 * - `position`: the text of the position that it leads to, "" where the game is over.
 * - `next`: the child that was looked at last, which a step forward leads to.
 * @typedef {{id: number, parent: number | null, turn: string, value: string, position: string,
 *   children: number[], next: number | null}} Node
 * @typedef {import("../model/replay.js").Step} Step
 */

const KIND = "openquarto variations 1";
/** A tree of more turns than somebody looks at would only fill the storage. */
const MOST = 2000;

export class Variations {
  /** @param {string} start the text of the position that it begins with */
  constructor(start) {
    /** @type {Map<number, Node>} */
    this.nodes = new Map([
      [0, { id: 0, parent: null, turn: "", value: "", position: start, children: [], next: null }],
    ]);
    this.at = 0;
  }

  /** The node of an id. @param {number} id */
  node(id) {
    return /** @type {Node} */ (this.nodes.get(id));
  }

  /** Where one is. */
  get here() {
    return this.node(this.at);
  }

  /** @returns {Node} */
  get start() {
    return this.node(0);
  }

  /**
   * Plays a turn: a known one is gone to, a new one is kept beside the others.
   * @param {{turn: string, value: string, position: string}} played
   */
  play({ turn, value, position }) {
    const { here } = this;
    const known = here.children.find((child) => this.node(child).turn === turn);
    if (known === undefined && this.nodes.size >= MOST) return false;
    const id = known ?? Math.max(...this.nodes.keys()) + 1;
    if (known === undefined) {
      this.nodes.set(id, { id, parent: here.id, turn, value, position, children: [], next: null });
      here.children.push(id);
    }
    this.goTo(id);
    return true;
  }

  /** Goes to a node; steps forward lead here from now on. @param {number} id */
  goTo(id) {
    this.at = id;
    for (const node of this.path(id)) if (node.parent !== null) this.node(node.parent).next = node.id;
  }

  /** The nodes from the start to this one, both included. @param {number} id @returns {Node[]} */
  path(id = this.at) {
    const node = this.node(id);
    return node.parent === null ? [node] : [...this.path(node.parent), node];
  }

  /** Where a step leads to; at the ends it stays. @param {Step} step */
  stepped(step) {
    const { here } = this;
    if (step === "first") return 0;
    if (step === "before") return here.parent ?? 0;
    if (step === "next") return here.next ?? here.id;
    let last = here;
    while (last.next !== null) last = this.node(last.next);
    return last.id;
  }

  /** Removes a turn with all that follows it; whoever is in there goes back before it. @param {number} id */
  remove(id) {
    const { parent } = this.node(id);
    if (parent === null) return;
    if (this.path().some((node) => node.id === id)) this.goTo(parent);
    const before = this.node(parent);
    before.children = before.children.filter((child) => child !== id);
    if (before.next === id) before.next = before.children.at(-1) ?? null;
    this.#forget(id);
  }

  /** @param {number} id */
  #forget(id) {
    for (const child of this.node(id).children) this.#forget(child);
    this.nodes.delete(id);
  }

  /** The tree as rows from top to bottom, with how deep each is: 0 for the start. */
  rows() {
    /** @type {{node: Node, depth: number}[]} */
    const rows = [];
    const visit = (/** @type {number} */ id, /** @type {number} */ depth) => {
      const node = this.node(id);
      rows.push({ node, depth });
      for (const child of node.children) visit(child, depth + 1);
    };
    visit(0, 0);
    return rows;
  }

  /** The text under which the tree is kept. */
  toText() {
    return JSON.stringify({ kind: KIND, at: this.at, nodes: [...this.nodes.values()] });
  }

  /**
   * A tree that was kept; null where the text is of something else.
   * @param {string | null} text
   */
  static fromText(text) {
    try {
      const kept = JSON.parse(text ?? "null");
      if (kept?.kind !== KIND) return null;
      const tree = new Variations(kept.nodes[0].position);
      tree.nodes = new Map(kept.nodes.map((/** @type {Node} */ node) => [node.id, node]));
      tree.goTo(kept.at);
      return tree;
    } catch {
      return null; // cut off, or not ours
    }
  }

  /** The first node with a position, or null. @param {string} position */
  find(position) {
    return [...this.nodes.values()].find((node) => node.position === position) ?? null;
  }
}
