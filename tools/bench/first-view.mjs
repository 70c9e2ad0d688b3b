/** Calls of the platform, as against pictures and the page's own files. */
const API = /^\/(wps|lgw|lotto)\//;
const WATCHED_MS = 5_000;

/**
 * What a first view cost. Bytes are those of the wire, after compression.
 * @typedef {object} FirstView
 * @property {number} scriptBytes Scripts begun before the content stood there.
 * @property {number} overShellBytes Those of them that the page's HTML does not name: what the screen adds to the shell.
 * @property {number} styleBytes Style sheets begun before that.
 * @property {number} allBytes Everything begun before that, the document included.
 * @property {number} requests Everything begun before that.
 * @property {number} callsBeforeContent Calls of the platform begun before that.
 * @property {number} callsInFiveSeconds
 * @property {number} contentMs When the content stood there, since the navigation began.
 * @property {number} layoutShift The sum of all in five seconds.
 */

/**
 * Runs in the page: notes when the content first stands in the view, and the shifts nobody caused.
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

/** Runs in the page: what was noted, what was loaded until the content stood there, and what the HTML names. */
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
    entries: entries.map(({ name, startTime, encodedBodySize }) => ({
      name,
      startTime,
      encodedBodySize,
    })),
  };
}

/**
 * Loads a page for the first time and says what it cost.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {string} content Selector of what a person came for.
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
    allBytes: bytes(before),
    requests: before.length,
    callsBeforeContent: matching(API).length,
    callsInFiveSeconds: calls,
    contentMs,
    layoutShift,
  };
}
