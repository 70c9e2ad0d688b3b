/** @typedef {import('./row.mjs').Defence} Defence */
/** @typedef {import('./vitest-run.mjs').Ran} Ran */

/** First lines of failed expectations; any other failure proves nothing. */
const ASSERTION =
  /^(?:AssertionError|TestingLibraryElementError|Error: (?:Property failed|Unable to))/;

/**
 * Evaluates a run without the defence.
 * @param {Defence} row @param {readonly Ran[]} tests @param {string | undefined} problem Why a file has no result.
 * @returns {{ caught?: string, failure?: string }} The test that caught it, or the problem.
 */
export function verdict(row, tests, problem) {
  const failed = tests.filter(({ status }) => status === 'failed');
  const asserted = failed.find(({ failureMessages: [message = ''] = [] }) =>
    row.error === undefined ? ASSERTION.test(message) : message.includes(row.error),
  );
  if (asserted) return { caught: asserted.fullName };
  const why = problem ?? failed[0]?.failureMessages?.[0]?.split('\n')[0];
  if (why !== undefined) return { failure: `no assertion failed: ${why}` };
  if (tests.length === 0) return { failure: `${row.test} did not run` };
  return { failure: `SURVIVED: ${row.test} passes without it` };
}
