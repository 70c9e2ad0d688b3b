import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at, root } from '../workspace/paths.mjs';
import { joinAlone } from './repeat.mjs';

/**
 * Result of a test step. A skipped test is not a pass. `output`: what the failed tests said.
 * @typedef {{ passed: number, failures: string[], skipped: number, output?: string[] }} Result
 */

/** @param {string} what @returns {Result} */
export const failed = (what) => ({ passed: 0, failures: [what], skipped: 0 });

/** @param {Result[]} results @returns {Result} */
export function sum(results) {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
    skipped: results.reduce((total, result) => total + result.skipped, 0),
    output: results.flatMap((result) => result.output ?? []),
  };
}

/** Lines shown of what a failed test said. */
const LINES_OF_A_TEST = 15;

/** @param {string} title @param {readonly string[]} messages @returns {string} */
function outputOfTest(title, messages) {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return [title, ...lines.slice(0, LINES_OF_A_TEST).map((line) => `  ${line}`)].join('\n');
}

/** @param {string} file @returns {any} */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} file */
const shortName = (file) => path.relative(root, file).replaceAll('\\', '/');

/**
 * Reads a report of Vitest's JSON reporter. A file that failed to load counts as one failure.
 * @param {string} file
 * @param {boolean} good Whether the run itself ended well.
 * @returns {Result}
 */
export function vitestResult(file, good) {
  const report = readJson(file);
  if (!report) return failed(`${shortName(file)}: no result, so its tests did not run`);
  /** @type {Result} */
  const result = { passed: 0, failures: [], skipped: 0, output: [] };
  for (const { name, status, message, assertionResults } of report.testResults) {
    const before = result.failures.length;
    for (const test of assertionResults) {
      if (test.status === 'passed') result.passed += 1;
      else if (test.status === 'failed') {
        const title = `${shortName(name)} > ${test.fullName}`;
        result.failures.push(title);
        result.output?.push(outputOfTest(title, test.failureMessages));
      } else result.skipped += 1;
    }
    if (status === 'failed' && result.failures.length === before) {
      result.failures.push(`${shortName(name)}: ${String(message).split('\n')[0]}`);
    }
  }
  if (!good && result.failures.length === 0) {
    result.failures.push(`${shortName(file)}: the run failed outside its tests`);
  }
  return result;
}

/** Returns the file of Playwright's report of a brand's journeys. @param {string} brand */
export const journeyReport = (brand) => at('dist/tests', `e2e-${brand}.json`);

/** Returns the file of its report of the failed journeys, rerun alone. @param {string} brand */
export const aloneReport = (brand) => at('dist/tests', `e2e-${brand}-alone.json`);

/** @param {any} suite @param {string[]} titles @returns {{ status: string, title: string }[]} */
function playwrightTests(suite, titles = []) {
  const here = suite.title ? [...titles, suite.title] : titles;
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      status: test.status,
      title: [test.projectName, ...here, spec.title].join(' > '),
    })),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => playwrightTests(inner, here)),
  ];
}

/**
 * Reads a report of Playwright's JSON reporter.
 * @param {string} file
 * @param {boolean} good Whether the run itself ended well.
 * @returns {Result}
 */
export function playwrightResult(file, good) {
  const report = readJson(file);
  if (!report) return failed(`${shortName(file)}: no result, so the journeys did not run`);
  const tests = (report.suites ?? []).flatMap((/** @type {any} */ s) => playwrightTests(s));
  const bad = tests.filter(
    (/** @type {any} */ test) => !['expected', 'skipped'].includes(test.status),
  );
  const errors = (report.errors ?? []).map(
    (/** @type {any} */ error) => String(error.message).split('\n')[0],
  );
  const failures = [...bad.map((/** @type {any} */ test) => test.title), ...errors];
  if (!good && failures.length === 0)
    failures.push(`${shortName(file)}: the run failed outside its tests`);
  return {
    passed: tests.filter((/** @type {any} */ test) => test.status === 'expected').length,
    failures,
    skipped: tests.filter((/** @type {any} */ test) => test.status === 'skipped').length,
  };
}

/** Result of a brand's journeys. @param {string} brand @returns {Result & { unsteady: string[] }} */
export function journeysResult(brand) {
  const crowd = playwrightResult(journeyReport(brand), true);
  const again = aloneReport(brand);
  return existsSync(again)
    ? joinAlone(crowd, playwrightResult(again, true))
    : { ...crowd, unsteady: [] };
}

/**
 * Reads Nx's record of its last run.
 * @param {string} file
 * @returns {{ target: string, project: string, good: boolean }[] | undefined}
 */
export function nxTasks(file) {
  const report = readJson(file);
  return report?.tasks.map((/** @type {any} */ task) => ({
    target: task.target,
    project: task.projectName,
    good: task.status === 0,
  }));
}

const TASK_HEAD = /^> nx run (\S+)/;
const LINES_OF_A_TASK = 60;

/**
 * Extracts the output of the failed tasks from the log of an Nx run.
 * @param {string} log
 * @param {readonly string[]} failures Tasks, as `core:lint`.
 */
export function failedOutput(log, failures) {
  const blocks = log.split(/(?=^> nx run )|(?=^ NX {3}Running target)/m);
  const failing = blocks.filter((block) => failures.includes(TASK_HEAD.exec(block)?.[1] ?? ''));
  return failing
    .map((block) => {
      const lines = block.trimEnd().split('\n');
      const left = lines.length - LINES_OF_A_TASK;
      return [
        ...lines.slice(0, LINES_OF_A_TASK),
        ...(left > 0 ? [`... ${left} lines more`] : []),
      ].join('\n');
    })
    .join('\n\n');
}
