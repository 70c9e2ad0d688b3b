import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { log, red, runMain } from '../workspace/log.mjs';
import { bin, brands, root } from '../workspace/paths.mjs';
import { failuresIn, journeyArgs, orderOf, replay } from './order.mjs';
import { journeyReport } from './results.mjs';

/**
 * Runs one brand's journeys and shows what they say.
 * @param {string} brand @param {string[]} args
 * @returns {Promise<{ good: boolean, output: string }>}
 */
function runBrand(brand, args) {
  const child = spawn(process.execPath, [bin.playwright, ...args], {
    cwd: root,
    // Without colours, which would hide from `failuresIn` where failures begin.
    env: { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport(brand) },
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
 * Runs the journeys in a random order: `ORDER` names one. Brand after brand, since a worker that goes from one
 * brand to another starts anew, with its sandbox and its browser.
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
    const { good, output } = await runBrand(brand, journeyArgs({ brand, order, shard, grep }));
    if (!good) failures.push(failuresIn(output) || red(`The journeys of ${brand} failed.`));
  }
  if (failures.length === 0) return 0;
  log([...failures, again].join('\n'));
  return 1;
});
