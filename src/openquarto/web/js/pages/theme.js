// Runs before the first paint, so that a chosen theme never flashes in the other one.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("openquarto") ?? "{}").theme;
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off: the system's theme is shown.
  }
})();
