import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { log, red, runMain } from '../workspace/log.mjs';
import { bin, brands, root } from '../workspace/paths.mjs';
import { aloneArgs, failuresIn, journeyArgs, orderOf, replay } from './order.mjs';
import { MOST_AGAIN } from './repeat.mjs';
import { aloneReport, journeyReport, journeysResult } from './results.mjs';

/**
 * Runs journeys and prints their output.
 * @param {string} report File of their results. @param {string[]} args
 * @returns {Promise<{ good: boolean, output: string }>}
 */
function run(report, args) {
  const child = spawn(process.execPath, [bin.playwright, ...args], {
    cwd: root,
    // Without colours: `failuresIn` could not find where failures begin.
    env: { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((done) => {
    child.once('error', (error) => done({ good: false, output: String(error) }));
    child.once('close', (code) => done({ good: code === 0, output }));
  });
}

/**
 * Runs one brand's journeys, then the failed ones again, alone. Returns Playwright's output about the remaining
 * failures; empty without one.
 * @param {string} brand @param {string[]} args
 */
async function failuresOf(brand, args) {
  rmSync(aloneReport(brand), { force: true });
  const { good, output } = await run(journeyReport(brand), args);
  if (good) return '';
  if (journeysResult(brand).failures.length <= MOST_AGAIN) {
    log(`Running again, alone, what failed at ${brand} ...`);
    await run(aloneReport(brand), aloneArgs(args));
  }
  const { failures, unsteady } = journeysResult(brand);
  for (const title of unsteady) log(red(`unsteady: ${title}`));
  if (unsteady.length > 0) log(failuresIn(output));
  if (failures.length === 0 && unsteady.length > 0) return '';
  return failuresIn(output) || red(`The journeys of ${brand} failed.`);
}

/**
 * Runs the journeys in a random order, or that of `ORDER`. Brand after brand, since a worker that switches brands
 * restarts its sandbox and its browser.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string', multiple: true },
      shard: { type: 'string' },
      grep: { type: 'string' },
    },
  });
  const { shard, grep } = values;
  const order = orderOf(process.env['ORDER']);
  const again = `The same order again: ${replay(order, shard)}`;
  log(again);

  const failures = [];
  for (const brand of values.brand ?? brands()) {
    failures.push(await failuresOf(brand, journeyArgs({ brand, order, shard, grep })));
  }
  const left = failures.filter(Boolean);
  if (left.length === 0) return 0;
  log([...left, again].join('\n'));
  return 1;
});
