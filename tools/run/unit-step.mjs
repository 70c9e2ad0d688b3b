import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { titlePattern } from '../defences/row.mjs';
import { runTests } from '../defences/vitest-run.mjs';
import { log, red } from '../workspace/log.mjs';
import { at, bin, root } from '../workspace/paths.mjs';
import { logOf, nxTaskLine, runStep } from '../workspace/step.mjs';
import { joinAlone, testsToRepeat } from './repeat.mjs';
import { failed, failedOutput, nxTasks, sum, vitestResult } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./test-steps.mjs').Scope} Scope */

const NX_RUN = at('.nx/cache/run.json');
/** A third project uses the processors while two wait for timers or the disk. */
const CI_FLAGS = ['--parallel=3', '--outputStyle=static'];

/** Reports of unit tests whose name differs from the project's: `storybook.json` is the report of the stories. */
const REPORTS = /** @type {Record<string, string>} */ ({ storybook: 'contrast' });

/** Names of the projects with unit tests, in order. @returns {string[]} */
function tested() {
  const args = [bin.nx, 'show', 'projects', '--with-target', 'test', '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).sort();
}

/** Runs the tests of every project, or of the affected ones. @param {string[]} select Arguments of Nx. */
async function runProjects(select) {
  rmSync(NX_RUN, { force: true });
  const good = await runStep({
    title: 'Running the unit and screen tests',
    log: 'test',
    command: process.execPath,
    args: [bin.nx, ...select, '-t', 'test', ...CI_FLAGS],
    tell: nxTaskLine,
    quietFailure: true,
  });
  const tasks = nxTasks(NX_RUN)?.filter(({ target }) => target === 'test') ?? [];
  const bad = tasks.filter((task) => !task.good).map(({ project }) => `${project}:test`);
  const output = readFileSync(logOf('test'), 'utf8');
  if (!good) log(failedOutput(output, bad) || output);
  return { good, tasks };
}

/** Runs failed tests once more, alone. @param {Result} crowd @returns {Promise<Result>} */
async function repeat(crowd) {
  const tests = testsToRepeat(crowd);
  if (tests.length === 0) return crowd;
  log('Running again, alone, what failed ...');
  /** @type {Result} */
  const alone = { passed: 0, failures: [], skipped: 0 };
  for (const { failure, file, name } of tests) {
    const { tests: ran } = await runTests(root, [file], titlePattern(name));
    const passed = ran.length > 0 && ran.every(({ status }) => status === 'passed');
    if (passed) alone.passed += 1;
    else alone.failures.push(failure);
  }
  const { unsteady, ...result } = joinAlone(crowd, alone);
  for (const title of unsteady) log(red(`unsteady: ${title}`));
  return result;
}

/**
 * Runs the unit and screen tests; a few failed ones once more, alone (decision 088).
 * @param {Scope | undefined} scope @param {{ has: (item: unknown, index: number) => boolean } | undefined} shard
 */
export async function unit(scope, shard) {
  rmSync(at('dist/tests'), { recursive: true, force: true });
  const part = shard ? ['-p', tested().filter(shard.has).join(',')] : [];
  const { good, tasks } = await runProjects(
    scope ? ['affected', `--base=${scope.base}`] : ['run-many', ...part],
  );
  if (tasks.length === 0 && !(scope && good)) return failed('test: no project was tested');
  const crowd = sum(
    tasks.map((task) =>
      vitestResult(at('dist/tests', `${REPORTS[task.project] ?? task.project}.json`), task.good),
    ),
  );
  if (!good && crowd.failures.length === 0) return sum([crowd, failed('test: nx failed')]);
  return repeat(crowd);
}
