import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, bin } from '../workspace/paths.mjs';

/** Time limit of one run, ms. */
const LIMIT_MS = 180_000;

const LOG = at('dist/logs/by-title.log');

/**
 * A test that ran.
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Ran
 */

/** Folder of the Vitest configuration that a test file belongs to. @param {string} dir @param {string} file */
export function projectOf(dir, file) {
  let folder = path.dirname(file);
  while (folder !== '.' && !existsSync(path.join(dir, folder, 'vite.config.ts')))
    folder = path.dirname(folder);
  return folder;
}

/** @param {string} command @param {string[]} args @param {string} cwd @returns {Promise<string>} */
function outputOf(command, args, cwd) {
  const env = { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false' };
  return new Promise((done) => {
    execFile(
      command,
      args,
      { cwd, env, timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 2 ** 28 },
      (_error, stdout, stderr) => done(stdout + stderr),
    );
  });
}

/**
 * Runs the tests of one project whose full name matches a pattern.
 * @param {string} dir The workspace or a copy of it.
 * @param {readonly string[]} files Test files of one project, below the workspace.
 * @param {string} pattern
 * @returns {Promise<{ tests: Ran[], problem?: string }>} `problem`: why a file has no result.
 */
export async function runTests(dir, files, pattern) {
  const report = path.join(dir, 'dist/tests/by-title.json');
  rmSync(report, { force: true });
  const project = path.join(dir, projectOf(dir, files[0] ?? ''));
  const args = ['run', ...files.map((file) => path.join(dir, file)), '-t', pattern];
  const output = await outputOf(
    process.execPath,
    [bin.vitest, ...args, '--maxWorkers=1', '--reporter=json', `--outputFile.json=${report}`],
    project,
  );
  mkdirSync(path.dirname(LOG), { recursive: true });
  appendFileSync(LOG, `${files.join(' ')} › ${pattern}\n${output}\n`);
  if (!existsSync(report)) return { tests: [], problem: 'Vitest ended without a report' };
  /** @type {{ testResults: { status: string, message: string, assertionResults: Ran[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.find(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    tests: tests.filter(({ status }) => status === 'passed' || status === 'failed'),
    ...(broken && { problem: broken.message.split('\n')[0] ?? '' }),
  };
}
