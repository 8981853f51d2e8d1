// Python in a worker: loaded from the kept package, with our own source unpacked beside its library.

const FOLDER = "/site"; // in the file system that Python has in its memory

/**
 * What is used of Pyodide, and of what it makes of our modules.
 * @typedef {{
 *   unpackArchive: (body: ArrayBuffer, format: string, how: {extractDir: string}) => void,
 *   runPython: (code: string) => unknown,
 *   pyimport: (name: string) => any,
 * }} Python
 */

/** @param {string} base where the package is, with a slash at its end @returns {Promise<Python>} */
export async function startPython(base) {
  const [{ loadPyodide }, source] = await Promise.all([
    import(`${base}pyodide.mjs`),
    fetched(`${base}openquarto.zip`),
  ]);
  const python = await loadPyodide({ indexURL: base, packages: [] });
  python.unpackArchive(source, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/** @param {string} url @returns {Promise<ArrayBuffer>} */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be had: ${answer.status}`);
  return answer.arrayBuffer();
}
