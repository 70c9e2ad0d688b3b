import { bold, log, red } from '../workspace/log.mjs';
import { failed, sum } from './results.mjs';
import { TEST_STEPS } from './test-steps.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./test-steps.mjs').Scope} Scope */

/** Steps that run in parallel; each uses one processor. */
const TOGETHER = ['format', 'lint', 'typecheck'];
/** Parallel steps for a change: few items each, and start-up time dominates. */
const TOGETHER_OF_CHANGE = [...TOGETHER, 'unit', 'stories'];

/** Groups the steps that run in parallel. @param {readonly string[]} names @param {readonly string[]} group */
function groupsOf(names, group) {
  const together = names.filter((name) => group.includes(name));
  const others = names.filter((name) => !group.includes(name));
  return [...(together.length > 0 ? [together] : []), ...others.map((name) => [name])];
}

/** @param {string} name @param {Scope | undefined} scope @returns {Promise<Result>} */
async function runStep(name, scope) {
  try {
    return (await TEST_STEPS[name]?.(scope)) ?? failed(`${name}: did not run`);
  } catch (error) {
    log(red(/** @type {Error} */ (error).message));
    return failed(`${name}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Runs test steps in order, prints a line for each and `N passed, N failed` at the end.
 * @param {readonly string[]} names @param {Scope} [scope]
 * @returns {Promise<number>} Exit code.
 */
export async function runSteps(names, scope) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const group of groupsOf(names, scope ? TOGETHER_OF_CHANGE : TOGETHER)) {
    log(`\n${bold(group.join(', '))}`);
    await Promise.all(group.map(async (name) => results.set(name, await runStep(name, scope))));
  }

  const { passed, failures, skipped, output = [] } = sum([...results.values()]);
  log('');
  names.forEach((name) => {
    const result = results.get(name) ?? failed(name);
    log(`${name.padEnd(12)}${result.passed} passed, ${result.failures.length} failed`);
  });
  if (skipped > 0) log(`${skipped} skipped (counted neither way)`);
  if (output.length > 0) log(`\n${output.join('\n\n')}\n`);
  for (const failure of failures) log(red(`failed: ${failure}`));
  log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}
