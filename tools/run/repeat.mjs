/** @typedef {import('./results.mjs').Result} Result */

/** Failed tests of a run that are run again, alone; with more failures none is (decision 088). */
export const MOST_AGAIN = 4;

/** What fast-check says: its counterexample is a bug, however rare. */
const COUNTEREXAMPLE = /Property failed after/;

/**
 * Unit tests to run again, alone: all that failed, or none if there are too many, if a file did not load or if a
 * property has a counterexample.
 * @param {Result} crowd
 * @returns {{ failure: string, file: string, name: string }[]} `name`: of the test with its groups.
 */
export function testsToRepeat({ failures, output = [] }) {
  const tests = failures.flatMap((failure) => {
    const [file = '', ...name] = failure.split(' > ');
    return name.length > 0 ? [{ failure, file, name: name.join(' > ') }] : [];
  });
  const repeatable =
    tests.length === failures.length &&
    tests.length <= MOST_AGAIN &&
    !output.some((text) => COUNTEREXAMPLE.test(text));
  return repeatable ? tests : [];
}

/**
 * Merges the results of tests with those of the failed ones, rerun alone. A test that passes alone counts as passed,
 * and as flaky (`unsteady`).
 * @param {Result} crowd @param {Result} alone
 * @returns {Result & { unsteady: string[] }}
 */
export function joinAlone(crowd, alone) {
  const unsteady = crowd.failures.filter((title) => !alone.failures.includes(title));
  const ran = alone.passed + alone.failures.length === crowd.failures.length;
  if (!ran) return { ...crowd, unsteady: [] };
  return { ...crowd, passed: crowd.passed + alone.passed, failures: alone.failures, unsteady };
}
