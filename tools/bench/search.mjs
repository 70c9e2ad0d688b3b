import { SEARCH_GAMES } from './budget.mjs';
import { growCatalogue } from './catalogue.mjs';
import { SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */

/** Typed one after the other, each letter a search: common and rare beginnings, accents, an error, nothing. */
const TEXTS = ['golden dragon', 'moon', 'cá rồng', 'phoneix', 'zzzz'];
const BETWEEN_KEYS_MS = 300;
/** Milliseconds after which a key counts as changing nothing. */
const LONGEST_MS = 1_000;
/** Games of a part of the index. */
const PART = 100;
/** Parts of the index besides those of games. */
const OTHER_PARTS = 2;
const MOST_VISITS = 12;

/**
 * Cost of typing into the search.
 * @typedef {object} SearchWaits
 * @property {number} games Games of the index.
 * @property {number} keyMs From a key to the frame with its results; 95th percentile.
 */

/** Runs in the page: number of stored parts. */
const countParts = async () => {
  const there = await indexedDB.databases();
  if (!there.some(({ name }) => name === 'lobby-search')) return 0;
  return new Promise((done) => {
    const opening = indexedDB.open('lobby-search');
    opening.addEventListener('success', () => {
      const { result } = opening;
      const count = result.transaction('parts').objectStore('parts').count();
      count.addEventListener('success', () => {
        result.close();
        done(count.result);
      });
    });
  });
};

/** Visits the search until its index holds every game. @param {Page} page @param {string} address @param {number} games */
async function fillIndex(page, address, games) {
  const wanted = games / PART + OTHER_PARTS;
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const parts = Number(await page.evaluate(countParts));
    if (parts >= wanted) return;
  }
  throw new Error(`the index does not hold ${games} games after ${MOST_VISITS} visits`);
}

/** Runs in the page: records the ms from each key to the painted frame after the results changed. @param {number} longestMs */
function watchResults(longestMs) {
  /** @type {number[]} */
  const waits = [];
  const panel = document.querySelector('form[role="search"]')?.closest('main');
  addEventListener(
    'input',
    ({ timeStamp }) => {
      const observer = new MutationObserver((changes) => {
        const isField = (/** @type {MutationRecord} */ { target }) =>
          target instanceof Element && target.closest('form') !== null;
        if (changes.every(isField)) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A task posted in a frame callback runs after that frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => waits.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      });
      if (panel) observer.observe(panel, { subtree: true, childList: true, characterData: true });
      setTimeout(() => observer.disconnect(), longestMs);
    },
    true,
  );
  Object.assign(window, { searchWaits: waits });
}

/**
 * Measures typing into the search over a full index at 4x CPU throttling.
 * @param {Page} page
 * @param {string} origin
 * @param {number} [games]
 * @returns {Promise<SearchWaits>}
 */
export async function measureSearch(page, origin, games = SEARCH_GAMES) {
  await growCatalogue(origin, games);
  const address = `${origin}/m/search`;
  await fillIndex(page, address, games);
  await page.waitForTimeout(LONGEST_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchResults, BETWEEN_KEYS_MS);
  const field = page.locator('main input[type="search"]');
  for (const text of TEXTS) {
    await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
    await page.waitForTimeout(LONGEST_MS);
    await field.fill('');
    await page.waitForTimeout(LONGEST_MS);
  }
  /** @type {number[]} */
  const waits = await page.evaluate(() => /** @type {any} */ (window).searchWaits);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const sorted = waits.toSorted((a, b) => a - b);
  return { games, keyMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}
