// The tree of variations as a record (.qgn): the path through where one is, its variations in brackets.

import { turnParts } from "./values.js";

/**
 * @typedef {import("./variations.js").Variations} Variations
 * @typedef {import("./variations.js").Node} Node
 */

const START = "4/4/4/4 - - classic";
const DRAW = "1/2-1/2";
const WIDTH = 79;

/**
 * The record of a tree. Its main line goes through where one is, and on along what was looked at last.
 * @param {Variations} tree
 * @param {string} edition
 */
export function recordOf(tree, edition) {
  const main = mainLine(tree);
  const variant = tree.start.position.split(" ")[3] ?? "classic";
  const isSetUp = tree.start.position !== START.replace("classic", variant);
  const result = resultOf(main, tree.start.position);
  const tags = [
    ["Event", "Analysis"],
    ["Result", result],
    ...(variant === "classic" ? [] : [["Variant", variant]]),
    ...(edition === "access" ? [["Edition", "access"]] : []),
    ...(isSetUp
      ? [
          ["SetUp", "1"],
          ["Position", tree.start.position],
        ]
      : []),
  ];
  const head = tags.map(([name, value]) => `[${name} "${value}"]`).join("\n");
  // The other player's last look is no turn that anybody tries, and closes the game.
  const closing = result === DRAW && turnParts(main[main.length - 1].turn).isDone ? ["="] : [];
  return `${head}\n\n${wrapped([...line(tree, tree.start, main), ...closing, result])}\n`;
}

/** The nodes after the start, through where one is to the end. @param {Variations} tree */
function mainLine(tree) {
  const path = tree.path().slice(1);
  let { next } = tree.here;
  while (next !== null) {
    const node = tree.node(next);
    path.push(node);
    next = node.next;
  }
  return path;
}

/**
 * The tokens of a line; what else was tried instead of a turn follows it in brackets.
 * @param {Variations} tree
 * @param {Node} from
 * @param {Node[]} main
 * @returns {string[]}
 */
function line(tree, from, main) {
  const [first, ...rest] = main;
  if (!first) return [];
  const others = from.children.filter((id) => id !== first.id).map((id) => tree.node(id));
  return [first.turn, ...others.flatMap((node) => bracketed(tree, from, node)), ...line(tree, first, rest)];
}

/** @param {Variations} tree @param {Node} from @param {Node} node */
function bracketed(tree, from, node) {
  const rest = [node];
  while (rest.at(-1)?.children.length) rest.push(tree.node(/** @type {Node} */ (rest.at(-1)).children[0]));
  // What was tried beside this one stands after the main line's turn already.
  const alone = { ...from, children: [node.id] };
  const tokens = line(tree, alone, rest);
  return [`(${tokens[0]}`, ...tokens.slice(1)].map((token, at, all) =>
    at === all.length - 1 ? `${token})` : token,
  );
}

/**
 * The result, if the line ends the game.
 * @param {Node[]} main
 * @param {string} start
 */
function resultOf(main, start) {
  const last = main.at(-1);
  if (!last || last.position !== "") return "*";
  if (last.value === "D") return DRAW;
  if (turnParts(last.turn).isDone) return "*";
  return makerOf(main, start) === "first" ? "1-0" : "0-1";
}

/**
 * Who made the last turn: first gives on boards with an even number of pieces.
 * @param {Node[]} main
 * @param {string} start
 */
function makerOf(main, start) {
  const [board, hand] = start.split(" ");
  const before = main.slice(0, -1);
  const placed =
    (board.match(/[A-P]/g) ?? []).length + before.filter(({ turn }) => turnParts(turn).square).length;
  const givesOnEven = placed % 2 === 0;
  const hasHand = before.length > 0 ? turnParts(before[before.length - 1].turn).piece !== "" : hand !== "-";
  const opponentActs = hasHand || before.some(({ turn }) => turnParts(turn).isDone);
  return givesOnEven !== opponentActs ? "first" : "second";
}

/** @param {string[]} tokens */
function wrapped(tokens) {
  return tokens
    .reduce((/** @type {string[]} */ lines, token) => {
      const last = lines.at(-1);
      if (last !== undefined && last.length + token.length < WIDTH) lines.splice(-1, 1, `${last} ${token}`);
      else lines.push(token);
      return lines;
    }, [])
    .join("\n");
}
