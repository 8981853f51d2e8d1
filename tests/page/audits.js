// Runs pa11y and Lighthouse on pages of a running server: what to do and what was found are JSON.

import lighthouse from "lighthouse";
// @ts-expect-error  it declares no types
import pa11y from "pa11y";
import puppeteer from "puppeteer-core";

/**
 * @typedef {{name: string, value: string, domain: string, path: string}} Cookie
 * @typedef {{chromium: string, switches: string[], tool: "pa11y" | "lighthouse", pages: {url: string,
 *   cookies: Cookie[]}[]}} Task
 */

/** @type {Task} */
const { chromium, switches, tool, pages } = JSON.parse(process.argv[2]);
const browser = await puppeteer.launch({ executablePath: chromium, args: switches });

/** @param {string} url @returns {Promise<string[]>} */
async function byPa11y(url) {
  // At a table the rest comes by the socket.
  const { issues } = await pa11y(url, {
    browser,
    standard: "WCAG2AA",
    runners: ["htmlcs", "axe"],
    wait: 1000,
    timeout: 60_000,
  });
  return issues.map(
    (/** @type {Record<string, string>} */ issue) => `${issue.code}: ${issue.selector} ${issue.message}`,
  );
}

/** @param {string} url @returns {Promise<string[]>} */
async function byLighthouse(url) {
  const port = Number(new URL(browser.wsEndpoint()).port);
  // As the page is, with its cookies: nothing is slowed down and nothing wiped.
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["accessibility"],
    disableStorageReset: true,
    throttlingMethod: "provided",
    logLevel: "error",
    formFactor: "desktop",
    screenEmulation: { disabled: true },
    disableFullPageScreenshot: true,
  });
  const { categories, audits } = /** @type {NonNullable<typeof result>} */ (result).lhr;
  const failed = categories.accessibility.auditRefs
    .filter(({ weight }) => weight > 0) // the others are experiments that do not count
    .map(({ id }) => audits[id])
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "error" || (score !== null && score < 1))
    .map(({ id, title }) => `${id}: ${title}`);
  const score = Math.round(100 * (categories.accessibility.score ?? 0));
  return score === 100 && failed.length === 0 ? [] : [`accessibility ${score} of 100`, ...failed];
}

/** @type {Record<string, string[]>} */
const found = {};
try {
  for (const { url, cookies } of pages) {
    await browser.setCookie(...cookies);
    found[url] = await (tool === "pa11y" ? byPa11y : byLighthouse)(url);
  }
} finally {
  await browser.close();
}
console.log(JSON.stringify(found));
