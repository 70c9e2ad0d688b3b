import { BEYOND_CALL_MS, STEP_MS } from './budget.mjs';
import { median } from './median.mjs';
import { signIn } from './sign-in.mjs';
import { SLOW_4G, SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./table.mjs').Figure} Figure */

const SETTLE_MS = 2_500;
/** Milliseconds; longer than the app ignores a second tap on the same link. */
const BETWEEN_TAPS_MS = 700;
const HOME_TILE = 'main section button[aria-pressed]';
const LIST_TILE = '[role="tabpanel"] button[aria-pressed]';
const LISTS = ['slot-games', 'live-games', 'poker-games', 'fishing-games', 'sport-games'];
/** Pixels; some rows below the first view. */
const SCROLLED_TO = 700;

/** @typedef {{ selector: string, path: string, leaving?: string }} Wanted */

/**
 * Runs in the page: measures the ms from the next tap, or step in history, until a painted frame at the path contains the
 * selector in view, under another title than `leaving`.
 * @param {Wanted} wanted
 */
function watchFor({ selector, path, leaving }) {
  const settled = new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`no ${selector} at ${path} in 30 s`)), 30_000);
    const kinds = ['click', 'popstate'];
    const begin = (/** @type {Event} */ event) => {
      for (const kind of kinds) removeEventListener(kind, begin, true);
      const shown = () =>
        location.pathname.endsWith(path) &&
        document.title !== leaving &&
        [...document.querySelectorAll(selector)].some((element) => {
          const { top, height } = element.getBoundingClientRect();
          return height > 0 && top < innerHeight;
        });
      const look = () => {
        if (!shown()) return void requestAnimationFrame(look);
        // A task posted in a frame callback runs after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          done({ ms: performance.now() - event.timeStamp, top: scrollY });
        });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    for (const kind of kinds) addEventListener(kind, begin, true);
  });
  Object.assign(window, { settled });
}

/**
 * @param {Page} page
 * @param {Wanted} wanted
 * @param {() => Promise<unknown>} act
 * @returns {Promise<{ ms: number, top: number }>}
 */
async function timed(page, wanted, act) {
  await page.evaluate(watchFor, wanted);
  await act();
  return page.evaluate(() => /** @type {any} */ (window).settled);
}

/** Runs in the page: ms of the last call of a pattern, from its start to the end of its answer. @param {string} pattern */
function callMs(pattern) {
  const called = new RegExp(pattern);
  const calls = performance.getEntriesByType('resource').filter(({ name }) => called.test(name));
  return calls.at(-1)?.duration ?? 0;
}

/** Closes dialogs that Home opens automatically. @param {Page} page */
async function closePopups(page) {
  for (let open = true; open;) {
    await page.waitForTimeout(SETTLE_MS);
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
    open = (await dialog.count()) > 0;
    if (open) await page.keyboard.press('Escape');
  }
}

/** Opens uncached lists by their links on Home, then goes back to Home. @param {Page} page */
async function lists(page) {
  const uncached = [];
  const cached = [];
  for (const path of LISTS) {
    const tap = () => page.locator(`main nav a[href$="/${path}"]`).tap();
    const { ms } = await timed(page, { selector: LIST_TILE, path }, tap);
    uncached.push(ms - (await page.evaluate(callMs, 'gameList.*pageNo=1&')));
    await page.waitForTimeout(SETTLE_MS);
    const home = () => page.locator('nav a[href$="/m/home"]').tap();
    cached.push((await timed(page, { selector: HOME_TILE, path: '/m/home' }, home)).ms);
    await page.waitForTimeout(BETWEEN_TAPS_MS);
  }
  return { uncached: median(uncached), cached: median(cached) };
}

/** Runs in the page: the middle of the first game tile fully in view, found by the tiles' hearts. @param {string} hearts */
function middleOfTile(hearts) {
  for (const heart of document.querySelectorAll(hearts)) {
    const { top, bottom, left, width, height } = /** @type {Element} */ (
      heart.parentElement
    ).getBoundingClientRect();
    if (top > innerHeight / 4 && bottom < innerHeight) return [left + width / 2, top + height / 2];
  }
  throw new Error('no tile is whole in view');
}

/** Opens games of a list below the first view, and goes back. @param {Page} page */
async function games(page) {
  const shell = [];
  const back = [];
  const rowOff = [];
  const [list = ''] = LISTS;
  await page.locator(`main nav a[href$="/${list}"]`).tap();
  await page.locator(LIST_TILE).first().waitFor();
  await page.evaluate((top) => scrollTo(0, top), SCROLLED_TO);
  await page.waitForTimeout(SETTLE_MS);
  for (let time = 0; time < LISTS.length; time += 1) {
    const before = await page.evaluate(() => scrollY);
    const [x = 0, y = 0] = await page.evaluate(middleOfTile, LIST_TILE);
    const tap = () => page.touchscreen.tap(x, y);
    const { ms } = await timed(page, { selector: 'iframe', path: '/m/play' }, tap);
    shell.push(ms - (await page.evaluate(callMs, 'launchGame')));
    await page.waitForTimeout(SETTLE_MS);
    const step = () => page.evaluate(() => history.back());
    const returned = await timed(page, { selector: LIST_TILE, path: list }, step);
    back.push(returned.ms);
    rowOff.push(Math.abs(returned.top - before));
    await page.waitForTimeout(BETWEEN_TAPS_MS);
  }
  return { shell: median(shell), back: median(back), rowOff: Math.max(...rowOff) };
}

/** Selects each language in turn in the sheet of the settings. @param {Page} page @param {string} origin */
async function languages(page, origin) {
  const waits = [];
  await page.goto(`${origin}/m/set`, { waitUntil: 'networkidle' });
  for (const code of ['EN', 'VI', 'EN', 'VI', 'EN']) {
    await page.locator('main button').first().tap();
    const choice = page.locator(`[role="dialog"] input[value="${code}"]`);
    await choice.waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    const wanted = { selector: 'main', path: '/m/set', leaving: await page.title() };
    const tap = () => choice.locator('xpath=..').tap();
    waits.push((await timed(page, wanted, tap)).ms);
    await page.waitForTimeout(SETTLE_MS);
  }
  return median(waits);
}

/**
 * Measures a member's visit at 4x CPU throttling and slow 4G; the first view comes before both. Medians in milliseconds
 * from the tap to the painted result.
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Figure[]>}
 */
export async function measureVisit(page, origin) {
  await signIn(page, origin, 'player01');
  await page.goto(`${origin}/m/home`, { waitUntil: 'networkidle' });
  await closePopups(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { uncached, cached } = await lists(page);
  const { shell, back, rowOff } = await games(page);
  const language = await languages(page, origin);
  const ms = (/** @type {string} */ what, /** @type {number} */ value, goal = STEP_MS) => ({
    what: `visit at a quarter of the speed: ${what}`,
    value,
    goal,
    unit: 'ms',
  });
  return [
    ms('a screen whose data is there', cached),
    ms('a list, beyond its call', uncached, BEYOND_CALL_MS),
    ms('a game, beyond its launch', shell, BEYOND_CALL_MS),
    ms('back from a game', back),
    { what: 'visit: pixels between the row left and the row come back to', value: rowOff, goal: 0 },
    ms('another language', language),
  ];
}
