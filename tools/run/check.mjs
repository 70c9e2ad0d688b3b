import '../workspace/node-check.cjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../workspace/install.mjs';
import { CliError, log, runMain } from '../workspace/log.mjs';
import { at, root } from '../workspace/paths.mjs';

/** Tags of the journeys to run for a change in a folder; the first match counts. @type {[RegExp, string[]][]} */
const TAGS = [
  [/^libs\/feature-account\//, ['@account']],
  [/^libs\/feature-games\//, ['@games']],
  [/^(libs|apps|e2e|tools\/(sandbox|art|vite))\//, ['@account', '@games']],
];

/** @param {string[]} args */
function git(...args) {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return output.split('\n').filter(Boolean);
}

/** Returns the revision of the remote's main branch, else the last commit. */
function defaultBase() {
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Returns the files that differ from a revision, including new ones. @param {string} base */
function changedFiles(base) {
  try {
    return [
      ...git('diff', '--name-only', base, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    throw new CliError(`Git knows no revision "${base}": name a branch or a commit.`);
  }
}

/** @param {string[]} files */
function storyFolders(files) {
  const libs = files
    .map((file) => /^libs\/[^/]+\//.exec(file)?.[0])
    .filter((lib) => lib !== undefined);
  return [...new Set(libs)];
}

/** @param {string[]} files */
function journeyTags(files) {
  const tags = files.flatMap((file) => TAGS.find(([folder]) => folder.test(file))?.[1] ?? []);
  return [...new Set(tags)];
}

await runMain(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const base = values.base ?? defaultBase();
  await ensureInstalled();
  const changed = changedFiles(base);
  log(`${changed.length} files differ from ${base}`);
  if (changed.length === 0) return 0;
  // The steps import packages, which may have been installed only now.
  const { runSteps } = await import('./run-steps.mjs');
  const { TEST_STEPS } = await import('./test-steps.mjs');
  return runSteps(Object.keys(TEST_STEPS), {
    base,
    files: changed.filter((file) => existsSync(at(file))),
    stories: storyFolders(changed),
    tags: journeyTags(changed),
  });
});
