import { SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */

const TIMES = 10;
const NAME = 'player01player02';
/** Milliseconds between two keys of a fast typist. */
const BETWEEN_KEYS_MS = 80;
const SETTLE_MS = 1_500;

/**
 * Milliseconds from an input to the frame with its effect; 75th percentile, as in Core Web Vitals.
 * @typedef {object} Feedback
 * @property {number} typing A key in the user name.
 * @property {number} tabs The other login method is selected.
 * @property {number} refusal An empty form shows what is missing.
 */

/** Runs in the page: records the delay from each key to its frame. */
function watchKeys() {
  /** @type {number[]} */
  const keys = [];
  Object.assign(window, { keyWaits: keys });
  const note = (/** @type {PerformanceObserverEntryList} */ list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^key|input/.test(name)) keys.push(duration);
    }
  };
  const options = /** @type {any} */ ({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver(note).observe(options);
}

/**
 * Runs in the page: measures the ms from the next tap or key until a painted frame contains the selector.
 * @param {string} selector
 */
function watchFor(selector) {
  const waited = new Promise((done) => {
    const begin = (/** @type {Event} */ event) => {
      for (const kind of ['click', 'keydown']) removeEventListener(kind, begin, true);
      const look = () => {
        if (!document.querySelector(selector)) return void requestAnimationFrame(look);
        // A task posted in a frame callback runs after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(performance.now() - event.timeStamp));
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    for (const kind of ['click', 'keydown']) addEventListener(kind, begin, true);
  });
  Object.assign(window, { waited });
}

/**
 * @param {Page} page
 * @param {string} selector
 * @param {() => Promise<void>} act
 * @returns {Promise<number>}
 */
async function waitFor(page, selector, act) {
  await page.evaluate(watchFor, selector);
  await act();
  return page.evaluate(() => /** @type {any} */ (window).waited);
}

/** @param {number[]} waits */
const percentile75 = (waits) =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.75)] ?? 0;

/** Enables the second login method. @param {string} origin */
async function enableBothLogins(origin) {
  const { port } = new URL(origin);
  await fetch(`http://127.0.0.1:${port}/__sandbox/flags`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand: 'aurora', flags: { SMSLOGIN3: true } }),
  });
}

/**
 * Opens a page, then throttles it.
 * @param {Page} page
 * @param {string} address
 */
async function openThrottled(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Chooses the second tab of a page, and the first again; from each tap to the frame that shows it chosen, ms.
 * @param {Page} page
 */
async function tapTabs(page) {
  const waits = [];
  for (const index of [1, 0]) {
    const chosen = `[role='tab']:nth-child(${index + 1})[aria-selected='true']`;
    const tab = page.getByRole('tab').nth(index);
    waits.push(await waitFor(page, chosen, () => tab.click()));
    await page.waitForTimeout(SETTLE_MS / 3);
  }
  return waits;
}

/**
 * Measures taps on the tabs of aurora's list of slots at 4x CPU throttling: ms, 75th percentile.
 * @param {Page} page
 * @param {string} origin
 */
export async function measureListFeedback(page, origin) {
  await openThrottled(page, `${origin}/m/gameList?gameType=RNG`);
  const tabs = [];
  for (let time = 0; time < TIMES; time += 1) tabs.push(...(await tapTabs(page)));
  return percentile75(tabs);
}

/**
 * Measures typing and taps on aurora's login at 4x CPU throttling.
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Feedback>}
 */
export async function measureFeedback(page, origin) {
  await enableBothLogins(origin);
  await openThrottled(page, `${origin}/m/login`);

  const refusals = [];
  const tabs = [];
  for (let time = 0; time < TIMES; time += 1) {
    tabs.push(...(await tapTabs(page)));
    const submit = page.locator('form button[type="submit"]');
    refusals.push(await waitFor(page, '[aria-invalid="true"]', () => submit.click()));
  }

  await page.locator('form input').first().focus();
  await page.evaluate(watchKeys);
  await page.keyboard.type(NAME, { delay: BETWEEN_KEYS_MS });
  await page.waitForTimeout(SETTLE_MS);
  const keys = await page.evaluate(() => /** @type {any} */ (window).keyWaits);
  return { typing: percentile75(keys), tabs: percentile75(tabs), refusal: percentile75(refusals) };
}
