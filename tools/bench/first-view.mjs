import { recordNetwork } from './network.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./network.mjs').Sent} Sent */

/** Platform calls; excludes pictures and the page's own files. */
const API = /^\/(wps|lgw|lotto)\//;
const WATCHED_MS = 5_000;
/** Milliseconds without a request after which the network counts as idle. */
const QUIET_MS = 1_000;
/** Delay of every answer in ms while round trips are counted: far more than a page's processor time. */
const LATENCY_MS = 1_000;

/**
 * Cost of a guest's first view with a cold cache, counted as the browser does: bytes on the wire with headers.
 * @typedef {object} FirstView
 * @property {number} htmlBytes The HTML.
 * @property {number} scriptBytes Scripts requested before the page was interactive: content shown, and its controls work.
 * @property {number} overShellBytes Part of `scriptBytes` not named in the HTML: the screen's own scripts.
 * @property {number} scriptBytesInFiveSeconds
 * @property {number} styleBytes Style sheets requested before the page was interactive.
 * @property {number} fontBytes Fonts requested until the network is idle: they load after the first paint.
 * @property {number} bytesInFiveSeconds Without videos.
 * @property {number} requestsInFiveSeconds Without videos.
 * @property {number} allBytes Everything but videos until the network is idle, including prefetching after five seconds.
 * @property {number} requests Requests until then, without videos.
 * @property {number} callsBeforeContent Platform calls before the page was interactive.
 * @property {number} callsInFiveSeconds
 * @property {number} contentMs Milliseconds from navigation to content.
 * @property {number} aliveMs Milliseconds from navigation until the controls of the content work.
 * @property {number} furtherFiles Scripts and style sheets before the page was interactive that the HTML does not name: they
 *   wait for a script that requests them.
 * @property {number} layoutShift Cumulative layout shift in five seconds.
 */

/**
 * Runs in the page: records when `content` first becomes visible, when it is interactive, and layout shifts without user input.
 * @param {string} content
 */
function watchPage(content) {
  const seen = { contentMs: 0, aliveMs: 0, layoutShift: 0 };
  Object.assign(window, { firstView: seen });
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
    if (inView) seen.contentMs ||= performance.now();
    // A published page has no script at first.
    if (inView && document.documentElement.dataset.published === undefined)
      seen.aliveMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: returns the record, and the time origin of the page. */
const readPage = () => ({
  .../** @type {{ contentMs: number, aliveMs: number, layoutShift: number }} */ (
    /** @type {any} */ (window).firstView
  ),
  origin: performance.timeOrigin,
});

const bytesOf = (/** @type {Sent[]} */ list) => list.reduce((sum, { bytes }) => sum + bytes, 0);
const ofKind = (/** @type {Sent[]} */ list, /** @type {RegExp} */ kind) =>
  list.filter((one) => kind.test(one.kind));
const SCRIPT = /javascript/;
const STYLE = /css/;

/** @param {Page} page @param {string} address @param {string} content */
async function open(page, address, content) {
  await page.addInitScript(watchPage, content);
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().isNavigationRequest()),
    page.goto(address, { waitUntil: 'commit' }),
  ]);
  const html = response.text();
  await page.waitForFunction(() => /** @type {any} */ (window).firstView?.contentMs > 0);
  return html;
}

/**
 * Loads a page with a cold cache and returns its cost.
 * @param {Page} page
 * @param {string} address
 * @param {string} content Selector of the main content.
 * @returns {Promise<FirstView>}
 */
export async function measureFirstView(page, address, content) {
  const { sent, quiet, close } = await recordNetwork(page);
  const started = Date.now();
  const html = await open(page, address, content);
  await page.waitForTimeout(Math.max(0, started + WATCHED_MS - Date.now()));
  const { contentMs, aliveMs, layoutShift } = await page.evaluate(readPage);
  // Prefetching for the next screens starts here.
  await page.waitForTimeout(QUIET_MS);
  await quiet(QUIET_MS);
  // Match by file name too: the content type arrives late.
  const isFilm = (/** @type {Sent} */ { kind, path }) =>
    kind.startsWith('video/') || path.endsWith('.webm');
  const all = sent().filter((one) => !isFilm(one));
  await close();

  // Use the clock of the requests only: the page's time origin and the wall clock drift apart.
  const begun = all[0]?.at ?? 0;
  const until = (/** @type {number} */ ms) => all.filter(({ at }) => at < begun + ms / 1000);
  const before = until(aliveMs);
  const five = until(WATCHED_MS);
  const scripts = ofKind(before, SCRIPT);
  const text = await html;
  const unnamed = (/** @type {Sent[]} */ list) => list.filter(({ path }) => !text.includes(path));
  const calls = (/** @type {Sent[]} */ list) => list.filter(({ path }) => API.test(path)).length;
  return {
    htmlBytes: bytesOf(ofKind(all, /html/)),
    scriptBytes: bytesOf(scripts),
    overShellBytes: bytesOf(unnamed(scripts)),
    scriptBytesInFiveSeconds: bytesOf(ofKind(five, SCRIPT)),
    styleBytes: bytesOf(ofKind(before, STYLE)),
    fontBytes: bytesOf(ofKind(all, /font/)),
    bytesInFiveSeconds: bytesOf(five),
    requestsInFiveSeconds: five.length,
    allBytes: bytesOf(all),
    requests: all.length,
    callsBeforeContent: calls(before),
    callsInFiveSeconds: calls(five),
    furtherFiles: ofKind(before, /javascript|css/).filter(
      ({ path }) => !text.includes(path.slice(1)),
    ).length,
    contentMs,
    aliveMs,
    layoutShift,
  };
}

/** Runs in the page: addresses of the pictures in view, once everything in view is loaded; else undefined. */
function picturesInView() {
  const inView = (/** @type {Element} */ element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width * height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const pictures = [...document.images].filter(inView);
  const isWaiting = [...document.querySelectorAll('main [class*="skeleton" i]')].some(inView);
  if (isWaiting || pictures.some((picture) => !picture.complete)) return undefined;
  return pictures.map(({ currentSrc }) => currentSrc);
}

/**
 * Round trip of each request: it began after an answer of the previous trip arrived.
 * @param {readonly Sent[]} sent
 */
export function tripsOf(sent) {
  /** @type {Map<Sent, number>} */
  const trips = new Map();
  for (const request of [...sent].sort((one, other) => one.at - other.at)) {
    const earlier = [...trips].filter(([{ end }]) => end > 0 && end < request.at);
    trips.set(request, 1 + Math.max(0, ...earlier.map(([, trip]) => trip)));
  }
  return trips;
}

/**
 * Counts the round trips until everything in view is loaded, with a cold cache and slow answers.
 * @param {Page} page
 * @param {string} address
 * @param {string} content
 * @returns {Promise<number>}
 */
export async function measureTrips(page, address, content) {
  const { sent, cdp, close } = await recordNetwork(page);
  await cdp.send('Network.clearBrowserCache');
  const rates = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', { ...rates, latency: LATENCY_MS });
  await open(page, address, content);
  const shown = await page.waitForFunction(picturesInView);
  const pictures = await shown.jsonValue();
  const { contentMs, origin } = await page.evaluate(readPage);
  const trips = tripsOf(sent());
  await close();
  const needed = [...trips].filter(
    ([{ url, wall, end }]) =>
      pictures?.includes(url) || (end > 0 && wall + LATENCY_MS < origin + contentMs),
  );
  return Math.max(...needed.map(([, trip]) => trip));
}
