import { recordNetwork } from './network.mjs';
import { SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */

/** A task longer than this blocks a person by the rest of it. */
const LONG_MS = 50;
const WATCHED_MS = 5_000;
const IDLE_MS = 65_000;
const SETTLE_MS = 10_000;

/** Runs in the page: adds up what long tasks block. @param {number} long */
function watchTasks(long) {
  const seen = { blocked: 0 };
  Object.assign(window, { tasks: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - long;
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Milliseconds that long tasks block in the first five seconds of a page, at 4x CPU throttling.
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<number>}
 */
export async function measureBlocking(page, address) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchTasks, LONG_MS);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate(() => /** @type {any} */ (window).tasks.blocked);
}

/**
 * What a page at rest costs.
 * @typedef {object} Idle
 * @property {number} requests
 * @property {number} busyPercent Of one core, of the page's main thread.
 */

/** Seconds that the main thread has worked. @param {import('playwright').CDPSession} cdp */
async function workedSeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/**
 * Leaves a page alone for 65 seconds.
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
  const before = { requests: sent().length, worked: await workedSeconds(cdp) };
  await page.waitForTimeout(IDLE_MS);
  return {
    requests: sent().length - before.requests,
    busyPercent: (100_000 * ((await workedSeconds(cdp)) - before.worked)) / IDLE_MS,
  };
}
