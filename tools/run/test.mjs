import './node-check.cjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { CliError, runMain } from '../workspace/log.mjs';
import { runSteps } from './run-steps.mjs';
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

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = chosenSteps(values.only);
  await ensureInstalled();
  return runSteps(names);
});
