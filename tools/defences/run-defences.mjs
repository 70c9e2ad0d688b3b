import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '../workspace/paths.mjs';
import { CliError, green, log, red } from '../workspace/log.mjs';
import { DEFENCES } from './rows/rows.mjs';
import { rowProblems, testOf, titlePattern, withoutDefence } from './row.mjs';
import { scratchCopies } from './scratch.mjs';
import { verdict } from './verdict.mjs';
import { projectOf, runTests } from './vitest-run.mjs';

/** @typedef {import('./row.mjs').Defence} Defence */
/** @typedef {import('./vitest-run.mjs').Ran} Ran */
/** @typedef {{ passed: number, failures: string[], skipped: number }} Result */

/** Rows run in parallel. */
const WORKERS = 2;

/**
 * Distributes items over the copies of the workspace and runs an action for each, in parallel.
 * @template T
 * @param {readonly string[]} dirs @param {readonly T[]} items
 * @param {(item: T, dir: string) => Promise<void>} action
 */
async function inCopies(dirs, items, action) {
  const left = [...items];
  await Promise.all(
    dirs.map(async (dir) => {
      for (let item = left.shift(); item !== undefined; item = left.shift())
        await action(item, dir);
    }),
  );
}

/** @param {readonly Ran[]} tests @param {Defence} row */
function testsOfRow(tests, row) {
  const pattern = new RegExp(titlePattern(testOf(row).title));
  return tests.filter(({ fullName }) => pattern.test(fullName));
}

/**
 * Runs the named tests on unchanged code: a test that fails anyway proves nothing.
 * @param {readonly Defence[]} rows @param {readonly string[]} dirs
 * @returns {Promise<string[]>} Failures.
 */
async function untouchedFailures(rows, dirs) {
  const [dir = ''] = dirs;
  /** @type {Map<string, Defence[]>} */
  const byProject = new Map();
  for (const row of rows) {
    const project = projectOf(dir, testOf(row).file);
    byProject.set(project, [...(byProject.get(project) ?? []), row]);
  }
  /** @type {string[]} */
  const failures = [];
  await inCopies(dirs, [...byProject.values()], async (group, copy) => {
    const files = [...new Set(group.map((row) => testOf(row).file))];
    const pattern = group.map((row) => titlePattern(testOf(row).title)).join('|');
    const { tests, problem } = await runTests(copy, files, pattern);
    if (problem) failures.push(`untouched: ${problem}`);
    for (const row of group) {
      const own = testsOfRow(tests, row);
      if (own.length === 0) failures.push(`${row.name}: ${row.test} did not run`);
      else if (own.some(({ status }) => status !== 'passed'))
        failures.push(`${row.name}: ${row.test} fails untouched`);
    }
  });
  return failures;
}

/** @param {Defence} row @param {string} dir */
async function removeAndTest(row, dir) {
  const source = path.join(dir, row.file);
  const text = readFileSync(source, 'utf8');
  const { file, title } = testOf(row);
  try {
    writeFileSync(source, withoutDefence(row, text));
    const { tests, problem } = await runTests(dir, [file], titlePattern(title));
    return verdict(row, tests, problem);
  } finally {
    writeFileSync(source, text);
  }
}

/**
 * Removes defences one at a time, in copies of the workspace, and runs the test of each. Throws
 * `CliError` if any row of the table does not fit the code.
 * @param {readonly Defence[]} rows
 * @param {{ untouched: boolean }} options `untouched`: first run the tests on unchanged code.
 * @returns {Promise<Result>}
 */
export async function runDefences(rows, { untouched }) {
  const problems = rowProblems(DEFENCES, root);
  if (problems.length > 0) throw new CliError(problems.join('\n'));
  rmSync(at('dist/logs/by-title.log'), { force: true });
  log(`Removing ${rows.length} defences, one at a time ...`);
  const dirs = scratchCopies(WORKERS);
  const failures = untouched ? await untouchedFailures(rows, dirs) : [];
  for (const failure of failures) log(red(failure));
  let passed = 0;
  await inCopies(dirs, rows, async (row, dir) => {
    const started = Date.now();
    const { caught, failure } = await removeAndTest(row, dir);
    const seconds = `(${((Date.now() - started) / 1000).toFixed(1)} s)`;
    if (caught) passed += 1;
    else failures.push(`${row.name}: ${failure}`);
    log(
      caught
        ? `${green('caught')}  ${row.name}: by "${caught}" ${seconds}`
        : `${red('failed')}  ${row.name}: ${failure} ${seconds}`,
    );
  });
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
  return { passed, failures, skipped: 0 };
}
