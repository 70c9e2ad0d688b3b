import { parseArgs } from 'node:util';
import { CliError, log, red, runMain } from '../workspace/log.mjs';
import { DEFENCES } from './rows/rows.mjs';
import { runDefences } from './run-defences.mjs';

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const rows = DEFENCES.filter(({ name }) => name.includes(values.only ?? ''));
  if (rows.length === 0)
    throw new CliError(`No defence has "${values.only}" in its name: see tools/defences/rows.`);
  const started = Date.now();
  const { passed, failures } = await runDefences(rows, { untouched: true });
  for (const failure of failures) log(red(`failed: ${failure}`));
  log(
    `${((Date.now() - started) / 1000).toFixed(0)} s; the tests' output is in dist/logs/by-title.log`,
  );
  log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});
