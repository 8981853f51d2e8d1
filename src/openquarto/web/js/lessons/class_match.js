// The small match of a lesson that is played for a class: the class is told when it is over. What could not
// be told is kept in this browser, and told when the class is opened again; the server asks the table itself.

const KEPT = "openquarto.class-matches";
const MOST = 50;
/** Games that were told from this page. */
const told = new Set();

/** @returns {[string, string][]} class and game */
function kept() {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(read) ? read.filter((each) => Array.isArray(each) && each.length === 2) : [];
  } catch {
    return [];
  }
}

/** @param {[string, string][]} pairs */
function keep(pairs) {
  try {
    if (pairs.length) localStorage.setItem(KEPT, JSON.stringify(pairs.slice(-MOST)));
    else localStorage.removeItem(KEPT);
  } catch {
    // nothing is kept in this browser: it was tried once
  }
}

/** Tells a class of the game of this page, once. @param {string} name */
export async function tellClass(name) {
  const game = location.pathname.split("/")[2] ?? "";
  if (told.has(game)) return;
  told.add(game);
  keep([...kept().filter(([, other]) => other !== game), [name, game]]);
  await tellKept();
}

/** Tells what could not be told before; whether something was noted. @returns {Promise<boolean>} */
export async function tellKept() {
  let isNews = false;
  for (const [name, game] of kept()) {
    const answer = await fetch(`/api/class/${name}/match`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ game }),
    }).catch(() => null);
    if (!answer || answer.status >= 500 || answer.status === 429) return isNews; // later
    isNews ||= answer.ok;
    keep(kept().filter(([, other]) => other !== game));
  }
  return isNews;
}
