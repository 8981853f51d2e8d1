// Served in the place of a module of another version, to a page that was opened while the server was brought
// up to date: it comes again in its new version; once, should that not help.
(() => {
  try {
    const last = Number(sessionStorage.getItem("outdated") ?? "0");
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem("outdated", String(Date.now()));
  } catch {
    return; // Storage is switched off: nobody would know how often it was tried.
  }
  location.reload();
})();
