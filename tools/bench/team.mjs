import { LIST_ELEMENTS, TEAM_MEMBERS, TEAM_ROWS_MS, TEAM_SEARCH_MS } from './budget.mjs';
import { flingFrames, frameFigures } from './fling.mjs';
import { signIn } from './sign-in.mjs';
import { SLOWDOWN } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} CDPSession */

const AGENT = 'agent01';
const HOME = '/m/agentCenter';
const TEAM = '/m/member/team';
const CALL = 'ODSFE2_Subordinate\\?';
const ROW = 'main ul li a[href*="member="]';
/** Number of openings of the team; their median counts. */
const OPENINGS = 5;
/** Parts of names, typed one after the other: each finds some fifty to a hundred members. */
const TEXTS =
  'mai lan truc sen bong cam dao quynh tuyet suong bien song nui rung gio may nang mua sao trang ngoc vang bac dong lua khoi tam'.split(
    ' ',
  );
/** Milliseconds after which a step's changes have settled. */
const SETTLE_MS = 1_500;
/** Pages of a team are 100 rows. */
const MOST_PAGES = 200;

/**
 * Cost of a team of thousands for its agent.
 * @typedef {object} Team
 * @property {number} members
 * @property {number} firstRowsMs From the platform's answer to the frame with the first rows; median.
 * @property {number} searchMs From the call of a search to the frame with its results; 95th percentile.
 * @property {import('./fling.mjs').Frames} loading Frames of a fling that loads the next pages on its way.
 * @property {import('./fling.mjs').Frames} loaded Frames of a fling over all members.
 * @property {number} elements Elements of the document with all members loaded.
 */

/** Sets the size of the agent's team. @param {string} origin */
async function growTeam(origin) {
  const { port, hostname } = new URL(origin);
  const answer = await fetch(`http://127.0.0.1:${port}/__sandbox/knobs/team`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand: hostname.split('.')[0], user: AGENT, members: TEAM_MEMBERS }),
  });
  const { members } = await answer.json();
  return Number(members);
}

/**
 * Runs in the page: records the times of the next call of the team and of the first painted frame after its
 * answer whose first row is another.
 * @param {{ call: string, row: string }} watched
 */
function watchRows({ call, row }) {
  const first = () => document.querySelector(row)?.getAttribute('href');
  const before = first();
  const called = new RegExp(call);
  /** @type {PerformanceResourceTiming | undefined} */
  let answered;
  const observer = new PerformanceObserver((list) => {
    const calls = list.getEntries().filter(({ name }) => called.test(name));
    answered ??= /** @type {PerformanceResourceTiming | undefined} */ (calls[0]);
  });
  observer.observe({ type: 'resource' });
  const shown = new Promise((done) => {
    const look = () => {
      if (!answered || [undefined, before].includes(first()))
        return void requestAnimationFrame(look);
      const { startTime, responseEnd } = answered;
      observer.disconnect();
      // A task posted in a frame callback runs after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        done({ call: startTime, answer: responseEnd, painted: performance.now() }),
      );
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  Object.assign(window, { shown });
}

/**
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<{ call: number, answer: number, painted: number }>}
 */
async function timed(page, act) {
  await page.evaluate(watchRows, { call: CALL, row: ROW });
  await act();
  const times = await page.evaluate(() => /** @type {any} */ (window).shown);
  await page.waitForTimeout(SETTLE_MS);
  return times;
}

/** @param {number[]} values @param {number} share */
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Opens the team from the agent's home, again and again. @param {Page} page @param {string} origin */
async function firstRows(page, origin) {
  const waits = [];
  for (let time = 0; time < OPENINGS; time += 1) {
    await page.goto(origin + HOME, { waitUntil: 'networkidle' });
    const tap = () => page.locator(`main a[href$="${TEAM}"]`).first().tap();
    const { answer, painted } = await timed(page, tap);
    waits.push(painted - answer);
  }
  return percentile(waits, 0.5);
}

/** Types names into the search of the team. @param {Page} page */
async function searches(page) {
  const waits = [];
  const field = page.locator('main input[type="search"]');
  for (const text of TEXTS) {
    const { call, painted } = await timed(page, () => field.fill(text));
    waits.push(painted - call);
  }
  return percentile(waits, 0.95);
}

/** Scrolls until every page of the team is loaded, and back to the top. @param {Page} page */
async function loadAll(page) {
  let height = 0;
  for (let time = 0; time < MOST_PAGES; time += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    const now = await page.evaluate(() => document.documentElement.scrollHeight);
    if (now === height) break;
    height = now;
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
}

/**
 * Measures an agent's use of a team of thousands at 4x CPU throttling.
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Team>}
 */
export async function measureTeam(page, origin) {
  const members = await growTeam(origin);
  await signIn(page, origin, AGENT);
  const cdp = await page.context().newCDPSession(page);
  const throttle = (/** @type {number} */ rate) =>
    cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await throttle(SLOWDOWN);
  const firstRowsMs = await firstRows(page, origin);
  const searchMs = await searches(page);
  await throttle(1);
  await page.goto(origin + TEAM, { waitUntil: 'networkidle' });
  const loading = await flingFrames(page, cdp);
  await loadAll(page);
  const loaded = await flingFrames(page, cdp);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { members, firstRowsMs, searchMs, loading, loaded, elements };
}

/** @param {Team} team @returns {import('./table.mjs').Figure[]} */
export function teamFigures({ members, firstRowsMs, searchMs, loading, loaded, elements }) {
  const where = `team of ${members} members`;
  const ms = (
    /** @type {string} */ what,
    /** @type {number} */ value,
    /** @type {number} */ goal,
  ) => ({ what: `${where}: ${what}`, value, goal, unit: 'ms' });
  return [
    ms('answer to first rows', firstRowsMs, TEAM_ROWS_MS),
    ms('call of a search to what it found', searchMs, TEAM_SEARCH_MS),
    ...frameFigures(`fling that loads a ${where}`, loading),
    ...frameFigures(`fling over a ${where}`, loaded),
    { what: `${where}: elements`, value: elements, goal: LIST_ELEMENTS },
  ];
}
