import '../workspace/node-check.cjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../workspace/install.mjs';
import { CliError, runMain } from '../workspace/log.mjs';

/** @param {string | undefined} only @param {string[]} all */
function chosenSteps(only, all) {
  if (!only) return all;
  const names = only.split(',');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    const known = all.join(', ');
    throw new CliError(`There is no test step "${unknown.join(', ')}": choose among ${known}.`);
  }
  return names;
}

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  await ensureInstalled();
  // The steps import packages, which may have been installed only now.
  const { runSteps } = await import('./run-steps.mjs');
  const { TEST_STEPS } = await import('./test-steps.mjs');
  return runSteps(chosenSteps(values.only, Object.keys(TEST_STEPS)));
});
