// Changing the language of every page: the server keeps it in a cookie.

/**
 * Tells the server the language, and loads the page in it.
 * @param {string} language
 * @param {{again?: boolean}} how `again`: reload in place, where the address has a part that must not be lost
 */
export async function setLanguage(language, { again = false } = {}) {
  await fetch("/language", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ language }),
  });
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  if (again) location.reload();
  else location.replace(here);
}
