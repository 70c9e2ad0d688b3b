import { recordNetwork } from './network.mjs';
import { SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */

/** Longer tasks block the user; the excess counts as blocking time. */
const LONG_MS = 50;
const WATCHED_MS = 5_000;
const IDLE_MS = 65_000;
const SETTLE_MS = 10_000;

/** Runs in the page: records its long tasks and its first paint. */
function watchTasks() {
  const seen = { tasks: /** @type {PerformanceEntry[]} */ ([]), paint: 0 };
  Object.assign(window, { atWork: seen });
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page: ms that long tasks blocked after the first paint. @param {number} long */
function blockedMs(long) {
  const { tasks, paint } = /** @type {{ tasks: PerformanceEntry[], paint: number }} */ (
    /** @type {any} */ (window).atWork
  );
  const blocked = tasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, paint) - long,
  );
  return blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/**
 * Milliseconds that long tasks block after the first paint, in the first five seconds of a page, at 4x CPU throttling.
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<number>}
 */
export async function measureBlocking(page, address) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchTasks);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate(blockedMs, LONG_MS);
}

/**
 * Cost of an idle page.
 * @typedef {object} Idle
 * @property {number} requests
 * @property {number} busyPercent Of one core, of the page's main thread.
 */

/** Seconds of work of the main thread. @param {import('playwright').CDPSession} cdp */
async function busySeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/**
 * Leaves a page idle for 65 seconds.
 * @param {Page} page
 * @param {string} address
 * @param {boolean} isHidden Whether it is in the background.
 * @returns {Promise<Idle>}
 */
export async function measureIdle(page, address, isHidden) {
  const { sent, cdp } = await recordNetwork(page);
  await cdp.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  if (isHidden)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const before = { requests: sent().length, worked: await busySeconds(cdp) };
  await page.waitForTimeout(IDLE_MS);
  return {
    requests: sent().length - before.requests,
    busyPercent: (100_000 * ((await busySeconds(cdp)) - before.worked)) / IDLE_MS,
  };
}
