// Copying a text, also where the page is not encrypted and a browser offers only the old way.

/** Copies a text; answers whether it worked. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** By marking it in the page, without moving the focus. @param {string} text */
function copiedBySelection(text) {
  // what lies below a dialog cannot be marked
  const place = document.querySelector("dialog[open]") ?? document.body;
  const marked = document.createElement("span");
  marked.className = "copying";
  marked.textContent = text;
  marked.setAttribute("aria-hidden", "true");
  place.append(marked);
  try {
    const selection = getSelection();
    selection?.selectAllChildren(marked);
    const isCopied = document.execCommand("copy");
    selection?.removeAllRanges();
    return isCopied;
  } catch {
    return false; // not allowed here: the text can still be marked by hand
  } finally {
    marked.remove();
  }
}
