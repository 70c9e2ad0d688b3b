import { DROPPED_PERCENT, LIST_GAMES, SLOW_FRAME_MS } from './budget.mjs';
import { growCatalogue } from './catalogue.mjs';
import { SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} CDPSession */

const DISTANCE_PX = 12_000;
const SPEED_PX_S = 3_000;
const FRAME_MS = 1000 / 60;
const SETTLE_MS = 2_000;
const LIST_CALL = /GCSGAME_gameList/;
/** Maximum page size of the contract. */
const MAX_PAGE_SIZE = 100;

/**
 * Cost of a fling over a long list.
 * @typedef {object} Fling
 * @property {number} games Games that the list had loaded.
 * @property {number} droppedPercent Share of late frames.
 * @property {number} slowFrameMs 95th percentile of the frame time.
 * @property {number} elements Elements of the document afterwards.
 * @property {number} heapBytes Growth of the heap after garbage collection.
 * @property {number} layoutShift
 * @property {number} largestPictureBytes
 */

/**
 * Answers the list call with all games of the sandbox as one page; scrolling would load 25 per second.
 * @param {Page} page
 * @returns {Promise<() => number>} Number of games.
 */
async function answerAtOnce(page) {
  /** @type {unknown[]} */
  const games = [];
  await page.route(LIST_CALL, async (route) => {
    const url = new URL(route.request().url());
    // Node cannot resolve `aurora.localhost`; the plain address serves aurora.
    url.hostname = '127.0.0.1';
    url.searchParams.set('pageSize', String(MAX_PAGE_SIZE));
    let last = 1;
    games.length = 0;
    for (let pageNo = 1; pageNo <= last && games.length < LIST_GAMES; pageNo += 1) {
      url.searchParams.set('pageNo', String(pageNo));
      const { value } = await (await route.fetch({ url: url.href })).json();
      games.push(...value.games);
      last = value.totalPages;
    }
    await route.fulfill({
      json: { success: true, value: { games, pageNum: 1, totalPages: 1 } },
    });
  });
  return () => games.length;
}

/** Scrolls once so that the sandbox renders the pictures before the measurement. @param {Page} page */
async function warmUp(page) {
  for (let top = 0; top <= DISTANCE_PX; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForLoadState('networkidle');
  }
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page: records frame durations until `stop` is called. */
function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  let last = 0;
  let on = true;
  const tick = (/** @type {number} */ now) => {
    if (last) frames.push(now - last);
    last = now;
    if (on) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const stop = () => {
    on = false;
    return frames;
  };
  Object.assign(window, { stopFrames: stop });
}

/** Runs in the page: starts to add up layout shifts. */
function watchShifts() {
  const sums = { shifts: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sums.shifts += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { sums });
}

/** Bytes of the heap after garbage collection. @param {CDPSession} cdp */
async function heapBytes(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Runs in the page: bytes of the largest picture of a game. */
function largestPicture() {
  const pictures = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/cdn/game/'));
  return Math.max(0, ...pictures.map((one) => /** @type {any} */ (one).encodedBodySize));
}

/**
 * @typedef {object} Frames
 * @property {number} droppedPercent Share of late frames.
 * @property {number} slowFrameMs 95th percentile of the frame time.
 */

/**
 * Frames of a fling at 4x CPU throttling.
 * @param {Page} page
 * @param {CDPSession} cdp
 * @returns {Promise<Frames>}
 */
export async function flingFrames(page, cdp) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchFrames);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -DISTANCE_PX,
    speed: SPEED_PX_S,
    gestureSourceType: 'touch',
  });
  /** @type {number[]} */
  const frames = await page.evaluate(() => /** @type {any} */ (window).stopFrames());
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    droppedPercent: (100 * dropped) / (dropped + frames.length),
    slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}

/**
 * Measures a fling over a list of games at 4x CPU throttling.
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<Fling>}
 */
export async function measureFling(page, address) {
  await growCatalogue(address, LIST_GAMES);
  const games = await answerAtOnce(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await warmUp(page);

  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(watchShifts);
  const before = await heapBytes(cdp);
  const frames = await flingFrames(page, cdp);
  return {
    ...frames,
    games: games(),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    heapBytes: (await heapBytes(cdp)) - before,
    layoutShift: await page.evaluate(() => /** @type {any} */ (window).sums.shifts),
    largestPictureBytes: await page.evaluate(largestPicture),
  };
}

/**
 * Measures the same fling over an empty page: the frames that this machine drops anyway.
 * @param {Page} page
 */
export async function measureFloor(page) {
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><div style="block-size: ${2 * DISTANCE_PX}px">`,
  );
  return flingFrames(page, await page.context().newCDPSession(page));
}

/**
 * @param {string} where
 * @param {Frames} frames
 * @returns {import('./table.mjs').Figure[]}
 */
export const frameFigures = (where, { droppedPercent, slowFrameMs }) => [
  {
    what: `${where}: dropped frames`,
    value: droppedPercent,
    goal: DROPPED_PERCENT,
    unit: '%',
    digits: 1,
  },
  {
    what: `${where}: 95th percentile`,
    value: slowFrameMs,
    goal: SLOW_FRAME_MS,
    unit: 'ms',
    digits: 1,
  },
];
