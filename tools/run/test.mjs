import './node-check.cjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { failed, sum } from './results.mjs';
import { CliError, bold, red, runMain, log } from './log.mjs';
import { TEST_STEPS } from './test-steps.mjs';

/** @param {string | undefined} only */
function chosenSteps(only) {
  if (!only) return Object.keys(TEST_STEPS);
  const names = only.split(',');
  const unknown = names.filter((name) => !(name in TEST_STEPS));
  if (unknown.length > 0) {
    const known = Object.keys(TEST_STEPS).join(', ');
    throw new CliError(`There is no test step "${unknown.join(', ')}": choose among ${known}.`);
  }
  return names;
}

/** @param {string} name @returns {Promise<import('./results.mjs').Result>} */
async function runOne(name) {
  log(`\n${bold(name)}`);
  try {
    return (await TEST_STEPS[name]?.()) ?? failed(`${name}: did not run`);
  } catch (error) {
    log(red(/** @type {Error} */ (error).message));
    return failed(`${name}: ${/** @type {Error} */ (error).message}`);
  }
}

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = chosenSteps(values.only);
  await ensureInstalled();
  /** @type {import('./results.mjs').Result[]} */
  const results = [];
  for (const name of names) results.push(await runOne(name));

  const { passed, failures, skipped } = sum(results);
  log('');
  names.forEach((name, index) => {
    const result = results[index] ?? failed(name);
    log(`${name.padEnd(12)}${result.passed} passed, ${result.failures.length} failed`);
  });
  if (skipped > 0) log(`${skipped} skipped (counted neither way)`);
  for (const failure of failures) log(red(`failed: ${failure}`));
  log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});
