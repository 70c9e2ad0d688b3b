import '../../workspace/node-check.cjs';
import { columns } from '../../workspace/columns.mjs';
import { ensureInstalled } from '../../workspace/install.mjs';
import { at, root } from '../../workspace/paths.mjs';
import { green, log, red, runMain } from '../../workspace/log.mjs';

/** @typedef {ReturnType<typeof import('./report.ts').compareDocuments>} Result */

const COUNTS = /** @type {const} */ (['rows', 'agreements', 'chosen', 'problems']);

/** @param {Result} result */
export function report({ areas, problems }) {
  const lines = areas.map((area) => [area.area, ...COUNTS.map((count) => String(area[count]))]);
  const sums = COUNTS.map((count) => String(areas.reduce((sum, area) => sum + area[count], 0)));
  const table = columns([
    ['Area', 'Rows', 'Agreements', 'Chosen differences', 'Problems'],
    ...lines,
    ['all', ...sums],
  ]);
  const list = problems.map(({ key, what }) => red(`${key} ${what}`));
  return [
    table,
    '',
    ...(list.length > 0 ? list : [green('The contract agrees with the documents.')]),
  ].join('\n');
}

async function main() {
  await ensureInstalled();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(at('tools/contract/documents/report.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    root,
  });
  const result = /** @type {typeof import('./report.ts')} */ (module).compareDocuments();
  log(report(result));
  return result.problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === at('tools/contract/documents/documents.mjs')) await runMain(main);
