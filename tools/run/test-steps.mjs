import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { DEFENCES } from '../defences/rows/rows.mjs';
import { runDefences } from '../defences/run-defences.mjs';
import { changedRows, sampleOf, seedOfTree } from '../defences/sample.mjs';
import { runChecks } from '../lint/checks.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { at, bin, brands, root } from '../workspace/paths.mjs';
import {
  aloneReport,
  failed,
  failedOutput,
  journeyReport,
  journeysResult,
  nxTasks,
  sum,
  vitestResult,
} from './results.mjs';
import { log } from '../workspace/log.mjs';
import { askedOrder } from './order.mjs';
import { shardOf } from './shard.mjs';
import { logOf, nxTaskLine, runStep } from '../workspace/step.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/**
 * What a run is limited to; without it, everything.
 * @typedef {object} Scope
 * @property {string} base Git revision that Nx compares the tree with.
 * @property {string[]} files Changed files that exist, below the workspace.
 * @property {string[]} stories Folders whose stories run.
 * @property {string[]} tags Tags of the journeys that run, in the first brand.
 */

/** The brand that runs what needs only one. */
const first = String(brands()[0]);

/** Part of the whole that this machine runs: `SHARD=1/3`. */
const shard = shardOf(process.env['SHARD']);

/** An order of the journeys that is asked for, `ORDER=4711`, is run, whatever the cache knows. */
const ANEW = askedOrder(process.env['ORDER']) === undefined ? [] : ['--skipNxCache'];

const NOTHING = /** @type {Result} */ ({ passed: 0, failures: [], skipped: 0 });

const NX_RUN = at('.nx/cache/run.json');
/** A third project computes while two wait: for timers, for a disk. */
const CI_FLAGS = ['--parallel=3', '--outputStyle=static'];

/** Reports of unit tests that do not bear their project's name: `storybook.json` is that of the stories. */
const UNIT_REPORTS = /** @type {Record<string, string>} */ ({ storybook: 'contrast' });

/** @param {boolean} good @param {string} name @returns {Result} */
const one = (good, name) => (good ? { passed: 1, failures: [], skipped: 0 } : failed(name));

/** @param {string} title @param {string} logName @param {string[]} args */
function node(title, logName, args) {
  return runStep({ title, log: logName, command: process.execPath, args });
}

/** @param {Scope} [scope] */
async function format(scope) {
  if (shard && !shard.first) return NOTHING;
  const good = await node('Checking the format', 'format', [
    bin.prettier,
    '--check',
    '--ignore-unknown',
    '--log-level',
    'warn',
    ...(scope?.files ?? ['.']),
  ]);
  return one(good, 'format: `npm run format` mends it');
}

/** Projects with a target. @param {string} target @returns {string[]} */
function projectsOf(target) {
  const args = [bin.nx, 'show', 'projects', '--with-target', target, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).sort();
}

/**
 * Runs one target of every project that has it, or of those that a change affects.
 * @param {string} target
 * @param {string} title
 * @param {Scope} [scope]
 */
async function nxTarget(target, title, scope) {
  const part = shard && projectsOf(target).filter(shard.has).join(',');
  const select = scope
    ? ['affected', `--base=${scope.base}`]
    : ['run-many', ...(part ? ['-p', part] : [])];
  rmSync(NX_RUN, { force: true });
  const good = await runStep({
    title,
    log: target,
    command: process.execPath,
    args: [bin.nx, ...select, '-t', target, ...CI_FLAGS],
    tell: nxTaskLine,
    quietFailure: true,
  });
  const tasks = nxTasks(NX_RUN)?.filter((task) => task.target === target) ?? [];
  const bad = tasks.filter((task) => !task.good).map(({ project }) => `${project}:${target}`);
  const output = readFileSync(logOf(target), 'utf8');
  if (!good) log(failedOutput(output, bad) || output);
  return { good, tasks };
}

/** The whole workspace as one program: 6 s, and 1.5 s after a change. */
async function typecheck() {
  if (shard && !shard.first) return NOTHING;
  const good = await node('Checking the types', 'typecheck', [bin.tsc, '--noEmit', '-p', root]);
  return one(good, 'typecheck');
}

/** Files that ESLint reads. */
const CODE = /\.[cm]?[jt]sx?$/;

/** @param {Scope} [scope] */
async function lint(scope) {
  if (shard && !shard.first) return NOTHING;
  const oxlint = await node('Linting the workspace (oxlint)', 'oxlint', [bin.oxlint]);
  const stylelint = await node('Linting the style sheets (stylelint)', 'stylelint', [
    bin.stylelint,
    '**/*.css',
  ]);
  const knip = await node('Looking for dead exports (knip)', 'knip', [
    bin.knip,
    '--no-config-hints',
  ]);
  const checks = runChecks().map(({ name, problems }) =>
    one(problems.length === 0, `check: ${name}`),
  );
  const eslint = await eslintOf(scope);
  return sum([
    one(oxlint, 'oxlint'),
    one(stylelint, 'stylelint'),
    one(knip, 'knip: delete what nothing imports, or only its `export`'),
    ...checks,
    one(eslint, 'eslint'),
  ]);
}

/** @param {Scope} [scope] */
function eslintOf(scope) {
  const files = scope?.files.filter((file) => CODE.test(file));
  if (files?.length === 0) return true;
  const script = at('tools/lint/eslint.mjs');
  return node('Linting boundaries and house rules (eslint)', 'eslint', [script, ...(files ?? [])]);
}

/** @param {Scope} [scope] */
async function unit(scope) {
  rmSync(at('dist/tests'), { recursive: true, force: true });
  const { good, tasks } = await nxTarget('test', 'Running the unit and screen tests', scope);
  const results = tasks.map((task) =>
    vitestResult(at('dist/tests', `${UNIT_REPORTS[task.project] ?? task.project}.json`), task.good),
  );
  if (tasks.length === 0 && !(scope && good)) return failed('test: no project was tested');
  const result = sum(results);
  return good || result.failures.length > 0 ? result : sum([result, failed('test: nx failed')]);
}

/** A sample, or rows that a change touches. Their tests ran untouched in `unit`. @param {Scope} [scope] */
async function defences(scope) {
  if (shard && !shard.first) return NOTHING;
  const seed = seedOfTree();
  const rows = scope ? changedRows(DEFENCES, scope.files, seed) : sampleOf(DEFENCES, seed);
  return rows.length === 0 ? NOTHING : runDefences(rows, { untouched: false });
}

/**
 * A target of one project, answered from the cache if nothing that it reads has changed.
 * @param {string} target @param {string[]} [flags]
 */
const nxRun = (target, flags = []) => [
  bin.nx,
  'run',
  target,
  '--outputStyle=stream-without-prefixes',
  ...flags,
  ...(shard ? ['--', `--shard=${shard.text}`] : []),
];

/** Stories of a change: features are drawn in the first brand alone. @param {Scope} scope */
const storiesOf = ({ stories }) => [
  bin.vitest,
  'run',
  '--config',
  at('tools/storybook/vitest.storybook.ts'),
  ...(stories.every((lib) => lib.startsWith('libs/feature-')) ? ['--project', first] : []),
  ...stories,
];

/** @param {Scope} [scope] */
async function stories(scope) {
  if (scope?.stories.length === 0) return NOTHING;
  const report = at('dist/tests/storybook.json');
  rmSync(report, { force: true });
  await ensureBrowser();
  const good = await node(
    'Running the stories in a browser',
    'stories',
    scope ? storiesOf(scope) : nxRun('storybook:stories'),
  );
  return vitestResult(report, good);
}

/** Journeys of a change, in the first brand. @param {Scope} scope */
const journeysOf = ({ tags }) => [
  at('tools/run/journeys.mjs'),
  `--brand=${first}`,
  `--grep=${tags.join('|')}`,
];

/** Lines of a run of journeys that are worth showing at once. */
const TOLD = /^\s*[✓✘x-]\s+\d+|\bORDER=\d+|\bunsteady:/;

/** @param {Scope} [scope] */
async function journeys(scope) {
  if (scope?.tags.length === 0) return NOTHING;
  const ran = scope ? [first] : brands();
  for (const brand of ran)
    for (const report of [journeyReport(brand), aloneReport(brand)])
      rmSync(report, { force: true });
  await ensureBrowser();
  if (scope) await ensureBuilt([first, 'sandbox', 'publish']);
  const good = await runStep({
    title: 'Running the journeys in a browser',
    log: 'journeys',
    command: process.execPath,
    args: scope ? journeysOf(scope) : nxRun('e2e:journeys', ANEW),
    tell: (line) => (TOLD.test(line) ? line.trim() : undefined),
  });
  const result = sum(ran.map(journeysResult));
  return good || result.failures.length > 0
    ? result
    : sum([result, failed('journeys: the run failed outside them')]);
}

/** In order; each returns its result or throws. @type {Record<string, (scope?: Scope) => Promise<Result>>} */
export const TEST_STEPS = {
  format,
  lint,
  typecheck,
  unit,
  defences,
  stories,
  journeys,
};
