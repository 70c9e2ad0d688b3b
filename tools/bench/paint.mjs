import * as budget from './budget.mjs';
import { median } from './median.mjs';
import { SLOW_4G, SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./table.mjs').Figure} Figure */

const RUNS = 3;
/** Milliseconds after the content in which the largest part may still paint. */
const LARGEST_MS = 4_000;
/** Milliseconds until the worker has cached a page: it starts when the page is idle. */
const KEPT_MS = 60_000;

/** Runs in the page: records its first and largest paint, and when `content` is first in view. @param {string} content */
function watchPaint(content) {
  const seen = { first: 0, largest: 0, content: 0 };
  Object.assign(window, { paints: seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.first = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const isInView = [...document.querySelectorAll(content)].some((element) => {
      const { height, top, bottom } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    });
    if (isInView) seen.content = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: returns the record. */
const paints = () =>
  /** @type {{ first: number, largest: number, content: number }} */ (
    /** @type {any} */ (window).paints
  );

/** Runs in the page: whether it is cached and controlled by its worker. @param {string} address */
const isKept = async (address) => {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return Boolean(active && (await caches.match(address, { ignoreVary: true })));
};

/**
 * A page on a slow phone, at an address, once its content is in view.
 * @param {BrowserContext} context
 * @param {string} address
 * @param {string} content
 */
async function open(context, address, content) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPaint, content);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (window).paints?.content > 0);
  return page;
}

/** A first visit, a repeated one and one without a network. @param {BrowserContext} context @param {string} address @param {string} content */
async function visits(context, address, content) {
  const first = await open(context, address, content);
  await first.waitForTimeout(LARGEST_MS);
  const cold = await first.evaluate(paints);
  for (const end = Date.now() + KEPT_MS; !(await first.evaluate(isKept, address));)
    if (Date.now() > end) throw new Error(`the worker does not keep ${address}`);
    else await first.waitForTimeout(500);
  await first.close();
  const again = await open(context, address, content);
  const repeated = await again.evaluate(paints);
  await again.close();
  await context.setOffline(true);
  const alone = await open(context, address, content);
  const offline = await alone.evaluate(paints);
  return { ...cold, again: repeated.content, offline: offline.content };
}

/**
 * A guest's first visit of a page, the next one and one without a network, at 4x CPU throttling and slow 4G. Medians of
 * three, in milliseconds from the navigation.
 * @param {(visit: (context: BrowserContext) => Promise<Visits>) => Promise<Visits>} onPhone Runs a visit on a fresh phone.
 * @param {string} where
 * @param {string} address
 * @param {string} content Selector of the main content.
 * @returns {Promise<Figure[]>}
 *
 * @typedef {Awaited<ReturnType<typeof visits>>} Visits
 */
export async function measurePaint(onPhone, where, address, content) {
  /** @type {Visits[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await onPhone((context) => visits(context, address, content)));
  return budget.PAINTS.map(({ what, key, ms }) => ({
    what: `${where} over slow 4G: ${what}`,
    value: median(runs.map((run) => run[key])),
    goal: ms,
    unit: 'ms',
  }));
}
