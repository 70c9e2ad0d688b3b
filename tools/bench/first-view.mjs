/** Platform calls; excludes pictures and the page's own files. */
const API = /^\/(wps|lgw|lotto)\//;
const WATCHED_MS = 5_000;

/**
 * Cost of a first view. Bytes as transferred, compressed.
 * @typedef {object} FirstView
 * @property {number} scriptBytes Scripts requested before the content was shown.
 * @property {number} overShellBytes Part of `scriptBytes` not named in the HTML: the screen's own scripts.
 * @property {number} styleBytes Style sheets requested before that.
 * @property {number} fontBytes Fonts requested in five seconds: they come after the first paint.
 * @property {number} allBytes All files requested before that, including the document.
 * @property {number} requests Requests before that.
 * @property {number} callsBeforeContent Platform calls before that.
 * @property {number} callsInFiveSeconds
 * @property {number} contentMs Milliseconds from navigation to content.
 * @property {number} furtherFiles Scripts and style sheets before the content that the HTML does not name: they wait for
 *   a script that asks for them.
 * @property {number} layoutShift Cumulative layout shift in five seconds.
 */

/**
 * Runs in the page: records when `content` first becomes visible, and layout shifts without user input.
 * @param {string} content
 */
function watchPage(content) {
  const seen = { contentMs: 0, layoutShift: 0 };
  Object.assign(window, { firstView: seen });
  performance.setResourceTimingBufferSize(2000);
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const inView = [...document.querySelectorAll(content)].some((element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    });
    if (inView) seen.contentMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: returns the recorded times, the resources loaded before the content, and the scripts
 * named in the HTML.
 */
async function readPage() {
  const seen = /** @type {any} */ (window).firstView;
  const html = await (await fetch(location.href)).text();
  const entries = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]);
  return {
    ...seen,
    html,
    // A file is fetched, and then used out of the browser's cache: its first entry counts.
    entries: entries
      .filter(
        ({ name }, i) =>
          !/\.(js|css)$/.test(name) || entries.findIndex((one) => one.name === name) === i,
      )
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize })),
  };
}

/**
 * Loads a page with a cold cache and returns its cost.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {string} content Selector of the main content.
 * @returns {Promise<FirstView>}
 */
export async function measureFirstView(page, address, content) {
  let calls = 0;
  page.on('request', (request) => {
    if (API.test(new URL(request.url()).pathname)) calls += 1;
  });
  await page.addInitScript(watchPage, content);
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (window).firstView?.contentMs > 0);
  await page.waitForTimeout(Math.max(0, started + WATCHED_MS - Date.now()));

  const { contentMs, layoutShift, html, entries } = await page.evaluate(readPage);
  /** @type {{ name: string, startTime: number, encodedBodySize: number }[]} */
  const before = entries.filter((/** @type {any} */ entry) => entry.startTime < contentMs);
  /** @param {RegExp} path */
  const matching = (path) => before.filter(({ name }) => path.test(new URL(name).pathname));
  /** @param {{ encodedBodySize: number }[]} list */
  const bytes = (list) => list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const scripts = matching(/\.m?js$/);
  return {
    scriptBytes: bytes(scripts),
    overShellBytes: bytes(scripts.filter(({ name }) => !html.includes(new URL(name).pathname))),
    styleBytes: bytes(matching(/\.css$/)),
    fontBytes: bytes(entries.filter((/** @type {any} */ { name }) => name.endsWith('.woff2'))),
    allBytes: bytes(before),
    requests: before.length,
    callsBeforeContent: matching(API).length,
    callsInFiveSeconds: calls,
    furtherFiles: matching(/\.(m?js|css)$/).filter(
      ({ name }) => !html.includes(new URL(name).pathname.slice(1)),
    ).length,
    contentMs,
    layoutShift,
  };
}
