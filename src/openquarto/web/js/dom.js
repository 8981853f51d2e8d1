// Small ways to find and make elements.

/**
 * The element of an id, which is there: the page is ours.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function found(id) {
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
export function made(name, { text, class: kind, attributes = {} } = {}, inside = []) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/**
 * A new SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Node[]} inside
 */
export function drawn(name, attributes = {}, inside = []) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/** Writes a text only where it differs, so that nothing is announced or laid out again. @param {Element} element @param {string} text */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
