// Small ways to find and make elements.

/**
 * The element of an id, which is there: the page is ours.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no #${id}`);
  return element;
}

/**
 * A new element with text and attributes.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {{text?: string, class?: string, attributes?: Record<string, string>}} how
 * @param {(Node | string)[]} inside
 */
export function element(name, { text, class: kind, attributes = {} } = {}, inside = []) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  if (text !== undefined) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

/**
 * A new SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Node[]} inside
 */
export function svgElement(name, attributes = {}, inside = []) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, String(value));
  drawn.append(...inside);
  return drawn;
}

/**
 * Writes a text only where it differs, so that nothing is announced or laid out again.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
