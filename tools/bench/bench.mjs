import '../workspace/node-check.cjs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from '../run/browser.mjs';
import { ensureBuilt } from '../run/build.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { at, brands } from '../workspace/paths.mjs';
import { startSandbox } from '../run/sandbox.mjs';
import { CliError, log, runMain } from '../workspace/log.mjs';
import { runStep } from '../workspace/step.mjs';
import * as budget from './budget.mjs';
import { measureFeedback, measureListFeedback } from './feedback.mjs';
import { measureFirstView, measureTrips } from './first-view.mjs';
import { frameFigures, measureFling, measureFloor } from './fling.mjs';
import { measureExport, measureRecords } from './records.mjs';
import { measurePaint } from './paint.mjs';
import { measureBlocking, measureIdle } from './rest.mjs';
import { measureSearch } from './search.mjs';
import { table } from './table.mjs';
import { measureTeam, teamFigures } from './team.mjs';
import { viewFigures } from './view-figures.mjs';
import { measureVisit } from './visit.mjs';

/** @typedef {import('./table.mjs').Figure} Figure */
/** @typedef {import('playwright').Browser} Browser */

/** Figures of the last run. */
const FIGURES = 'dist/bench/browser.json';
const LONG_LIST = '/m/gameList?gameType=ALL';
const SANDBOX_BENCH = 'tools/sandbox/load/mix.mjs';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // A service worker would fetch further chunks and distort the first-view figures.
  serviceWorkers: /** @type {const} */ ('block'),
};

/**
 * @template T
 * @param {Browser} browser
 * @param {(page: import('playwright').Page) => Promise<T>} measure
 */
async function onFreshPhone(browser, measure) {
  const context = await browser.newContext(PHONE);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function firstViews(browser, port) {
  const figures = [];
  for (const brand of brands()) {
    for (const goals of budget.FIRST_VIEWS) {
      const { name, path, content } = goals;
      log(`First view of ${name}, ${brand} ...`);
      const address = `http://${brand}.localhost:${port}${path}`;
      const view = await onFreshPhone(browser, (page) => measureFirstView(page, address, content));
      figures.push(...viewFigures(`${brand} ${name}`, view, goals));
      const trips = await onFreshPhone(browser, (page) => measureTrips(page, address, content));
      figures.push({ what: `${brand} ${name}: trips`, value: trips, goal: goals.trips });
    }
  }
  return figures;
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function paint(browser, port) {
  const figures = [];
  for (const brand of brands()) {
    for (const { name, path, content } of [...budget.FIRST_VIEWS, budget.LIST_VIEW]) {
      log(`Paints of ${name}, ${brand} ...`);
      const address = `http://${brand}.localhost:${port}${path}`;
      const onPhone = async (
        /** @type {Parameters<Parameters<typeof measurePaint>[0]>[0]} */ run,
      ) => {
        const context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' });
        return run(context).finally(() => context.close());
      };
      figures.push(...(await measurePaint(onPhone, `${brand} ${name}`, address, content)));
    }
  }
  return figures;
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function fling(browser, port) {
  log(`Fling over ${budget.LIST_GAMES} games at a quarter of the speed ...`);
  const address = `http://aurora.localhost:${port}${LONG_LIST}`;
  const result = await onFreshPhone(browser, (page) => measureFling(page, address));
  const floor = await onFreshPhone(browser, measureFloor);
  const where = `fling over ${result.games} games`;
  return [
    ...frameFigures(where, result),
    ...frameFigures('the same over an empty page', floor),
    { what: `${where}: elements`, value: result.elements, goal: budget.LIST_ELEMENTS },
    {
      what: `${where}: heap`,
      value: result.heapBytes / (budget.KIB * budget.KIB),
      goal: budget.LIST_HEAP_MIB,
      unit: 'MiB',
      digits: 1,
    },
    {
      what: `${where}: layout shift`,
      value: result.layoutShift,
      goal: budget.LAYOUT_SHIFT,
      digits: 4,
    },
    {
      what: `${where}: largest picture`,
      value: result.largestPictureBytes / budget.KIB,
      goal: budget.TILE_KIB,
      unit: 'KiB',
      digits: 1,
    },
  ];
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function records(browser, port) {
  log(`Fling over ${budget.RECORD_ROWS} transactions at a quarter of the speed ...`);
  const origin = `http://aurora.localhost:${port}`;
  const result = await onFreshPhone(browser, (page) => measureRecords(page, origin));
  const where = `fling over ${budget.RECORD_ROWS} transactions`;
  const { rows, value } = await onFreshPhone(browser, (page) => measureExport(page, origin));
  const what = `export of a year: ${rows} transactions`;
  return [
    ...frameFigures(where, result),
    { what: `${where}: elements`, value: result.elements, goal: budget.LIST_ELEMENTS },
    { what, value, goal: budget.EXPORT_MS, unit: 'ms' },
  ];
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function team(browser, port) {
  log(`A team of ${budget.TEAM_MEMBERS} members at a quarter of the speed ...`);
  const origin = `http://aurora.localhost:${port}`;
  return teamFigures(await onFreshPhone(browser, (page) => measureTeam(page, origin)));
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function feedback(browser, port) {
  log('Keys and taps on the login and a list at a quarter of the speed ...');
  const origin = `http://aurora.localhost:${port}`;
  const login = await onFreshPhone(browser, (page) => measureFeedback(page, origin));
  const list = await onFreshPhone(browser, (page) => measureListFeedback(page, origin));
  const waits = [
    ...Object.entries(login).map(([what, value]) => ({ what: `login: ${what}`, value })),
    { what: 'list: tabs', value: list },
  ];
  return waits.map(({ what, value }) => ({
    what: `at a quarter of the speed, ${what}`,
    value,
    goal: budget.FEEDBACK_MS,
    unit: 'ms',
  }));
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function search(browser, port) {
  log(`Search over ${budget.SEARCH_GAMES} games at a quarter of the speed ...`);
  const origin = `http://aurora.localhost:${port}`;
  const { games, keyMs } = await onFreshPhone(browser, (page) => measureSearch(page, origin));
  const what = `search over ${games} games: key to results`;
  return [{ what, value: keyMs, goal: budget.SEARCH_KEY_MS, unit: 'ms' }];
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function blocking(browser, port) {
  const figures = [];
  for (const { name, path } of [...budget.FIRST_VIEWS, budget.LIST_VIEW, budget.SEARCH_VIEW]) {
    log(`Long tasks of ${name} at a quarter of the speed ...`);
    const address = `http://aurora.localhost:${port}${path}`;
    const value = await onFreshPhone(browser, (page) => measureBlocking(page, address));
    const what = `${name} at a quarter of the speed: blocked in 5 s`;
    figures.push({ what, value, goal: budget.BLOCKED_MS, unit: 'ms' });
  }
  return figures;
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
async function idle(browser, port) {
  const address = `http://aurora.localhost:${port}${budget.FIRST_VIEWS[0]?.path}`;
  const figures = [];
  for (const where of ['left alone', 'in the background']) {
    const isHidden = where !== 'left alone';
    log(`Home ${where} for 65 s ...`);
    const { requests, busyPercent } = await onFreshPhone(browser, (page) =>
      measureIdle(page, address, isHidden),
    );
    const goal = isHidden ? 0 : budget.IDLE_REQUESTS;
    figures.push(
      { what: `home ${where} for 65 s: requests`, value: requests, goal },
      {
        what: `home ${where} for 65 s: of a core`,
        value: busyPercent,
        goal: budget.IDLE_PERCENT,
        unit: '%',
        digits: 2,
      },
    );
  }
  return figures;
}

/** @param {Browser} browser @param {number} port @returns {Promise<Figure[]>} */
const visit = (browser, port) =>
  onFreshPhone(browser, (page) => measureVisit(page, `http://aurora.localhost:${port}`));

/** Browser benchmarks, in order. The search comes last: it enlarges the catalogue. */
const PARTS = { firstViews, paint, blocking, feedback, fling, records, team, visit, idle, search };

const isPart = () => process.argv.includes('--only');

/** Parts selected with `--only fling,search`, or all. @returns {typeof PARTS[keyof typeof PARTS][]} */
function chosenParts() {
  const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
  if (typeof values.only !== 'string') return Object.values(PARTS);
  const names = values.only.split(',');
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new CliError(
      `There is no part "${unknown.join(', ')}": choose among ${Object.keys(PARTS).join(', ')}.`,
    );
  return Object.entries(PARTS).flatMap(([name, part]) => (names.includes(name) ? [part] : []));
}

/** @returns {Promise<Figure[]>} */
async function inBrowser() {
  const parts = chosenParts();
  const { chromium } = await import('playwright');
  const sandbox = await startSandbox({ data: at('.cache/bench') });
  const { port } = sandbox;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures = [];
    for (const part of parts) figures.push(...(await part(browser, port)));
    return figures;
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}

/** @returns {Figure[]} */
const lastFigures = () =>
  existsSync(at(FIGURES)) ? JSON.parse(readFileSync(at(FIGURES), 'utf8')) : [];

await runMain(async () => {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  const [busy = 0] = os.loadavg();
  const last = lastFigures();
  const figures = await inBrowser();
  mkdirSync(at('dist/bench'), { recursive: true });
  if (!isPart()) writeFileSync(at(FIGURES), JSON.stringify(figures, null, 2));
  log(`\n${table(figures, last)}\n`);
  if (busy > os.cpus().length / 2)
    log(
      `The machine was busy (load ${busy.toFixed(1)}): measure times and frames again when it is not.\n`,
    );
  if (isPart() || !existsSync(at(SANDBOX_BENCH))) return 0;
  const shown = (/** @type {string} */ line) => line;
  const args = [at(SANDBOX_BENCH), ...process.argv.slice(2)];
  const load = {
    title: 'Sandbox under load',
    log: 'bench-sandbox',
    command: process.execPath,
    args,
  };
  return (await runStep({ ...load, tell: shown })) ? 0 : 1;
});
