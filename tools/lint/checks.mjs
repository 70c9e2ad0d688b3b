import { checkLabels } from './check-labels.mjs';
import { checkLinks } from './check-links.mjs';
import { checkMeanings } from './check-meanings.mjs';
import { checkReferences } from './check-references.mjs';
import { checkFolders } from './check-folders.mjs';
import { checkUrging } from './check-urging.mjs';
import { checkWords } from './check-words.mjs';
import { at, root as workspace } from '../workspace/paths.mjs';
import { runMain, log } from '../workspace/log.mjs';

/** Checks that no lint rule can make: of non-code files, and of the whole sandbox. */
const CHECKS = [
  { name: 'labels', find: checkLabels },
  { name: 'words', find: checkWords },
  { name: 'meanings', find: checkMeanings },
  { name: 'urging texts', find: checkUrging },
  { name: 'references', find: checkReferences },
  { name: 'links', find: checkLinks },
  { name: 'folders of the sandbox', find: checkFolders },
];

/**
 * Runs every check and prints its problems.
 * @param {string} [root]
 * @returns {{ name: string, problems: string[] }[]}
 */
export function runChecks(root = workspace) {
  return CHECKS.map(({ name, find }) => {
    const problems = find(root);
    log(`Checking ${name} ... ${problems.length === 0 ? 'done' : `${problems.length} problems`}`);
    for (const problem of problems) log(`  ${problem}`);
    return { name, problems };
  });
}

if (process.argv[1] === at('tools/lint/checks.mjs')) {
  await runMain(async () => (runChecks().some(({ problems }) => problems.length > 0) ? 1 : 0));
}
