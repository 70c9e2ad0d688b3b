import { rmSync } from 'node:fs';
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
  journeyReport,
  journeysResult,
  sum,
  vitestResult,
} from './results.mjs';
import { askedOrder } from './order.mjs';
import { shardOf } from './shard.mjs';
import { unit } from './unit-step.mjs';
import { runStep } from '../workspace/step.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/**
 * Limits of a run; without them everything runs.
 * @typedef {object} Scope
 * @property {string} base Git revision that Nx compares the tree with.
 * @property {string[]} files Changed files that exist, below the workspace.
 * @property {string[]} stories Folders whose stories run.
 * @property {string[]} tags Tags of the journeys that run, in the first brand.
 */

/** Brand for what runs in one brand only. */
const first = String(brands()[0]);

/** Shard that this machine runs: `SHARD=1/3`. */
const shard = shardOf(process.env['SHARD']);

/** Journeys with a requested order, `ORDER=4711`, bypass the cache. */
const ANEW = askedOrder(process.env['ORDER']) === undefined ? [] : ['--skipNxCache'];

const NOTHING = /** @type {Result} */ ({ passed: 0, failures: [], skipped: 0 });

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
    bin.oxfmt,
    '--check',
    '--no-error-on-unmatched-pattern',
    ...(scope?.files ?? []),
  ]);
  return one(good, 'format: `npm run format` mends it');
}

/** Checks the whole workspace as one program: 6 s, 1.5 s after a change. */
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

/** A sample, or the rows that a change touches. The unmodified tests run in `unit`. @param {Scope} [scope] */
async function defences(scope) {
  if (shard && !shard.first) return NOTHING;
  const seed = seedOfTree();
  const rows = scope ? changedRows(DEFENCES, scope.files, seed) : sampleOf(DEFENCES, seed);
  return rows.length === 0 ? NOTHING : runDefences(rows, { untouched: false });
}

/**
 * Runs a target of one project; cached if none of its inputs has changed.
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

/** Runs the stories of a change: those of features in the first brand only. @param {Scope} scope */
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

/** Runs the journeys of a change in the first brand. @param {Scope} scope */
const journeysOf = ({ tags }) => [
  at('tools/run/journeys.mjs'),
  `--brand=${first}`,
  `--grep=${tags.join('|')}`,
];

/** Lines of a journey run to print immediately. */
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
  unit: (scope) => unit(scope, shard),
  defences,
  stories,
  journeys,
};
