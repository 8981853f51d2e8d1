// Asks for the index of all puzzles, once a page.

/** @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/**
 * The index as it is sent; a failure is not remembered, so that the next who asks may have more luck.
 * @template Columns
 * @param {string} url
 * @returns {Promise<Columns>}
 */
export function loadIndex(url) {
  const known = asked.get(url);
  if (known) return /** @type {Promise<Columns>} */ (known);
  const coming = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.json();
  });
  asked.set(url, coming);
  coming.catch(() => asked.delete(url));
  return coming;
}
