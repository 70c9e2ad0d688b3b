import '../workspace/node-check.cjs';
import { parseArgs } from 'node:util';
import { columns } from '../workspace/columns.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { at } from '../workspace/paths.mjs';
import { green, red, runMain, log } from '../workspace/log.mjs';

/** @typedef {import('./compare-contracts.mjs').Row} Row */

const VERDICTS = { breaks: 'breaks clients', note: 'look at it', safe: 'safe' };
const WIDEST = 60;

/** @param {string} text */
const short = (text) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** @param {Row} row */
function line({ call, where, what, from, to, verdict }) {
  const change = from && to ? `${short(from)} -> ${short(to)}` : short(from || to);
  return [call, where, what, change, VERDICTS[verdict]];
}

/** @param {readonly Row[]} rows How many calls came, went and changed. */
export function countsOf(rows) {
  /** @param {(row: Row) => boolean} test */
  const calls = (test) => new Set(rows.filter(test).map(({ call }) => call)).size;
  const added = calls(({ what }) => what === 'call added');
  const removed = calls(({ what }) => what === 'call removed');
  return {
    added,
    removed,
    changed: calls(() => true) - added - removed,
    breaking: rows.filter(({ verdict }) => verdict === 'breaks').length,
  };
}

/** @param {readonly Row[]} rows @param {{ base: string, level: import('./version.mjs').Level }} since */
export function report(rows, { base, level }) {
  if (level === 'none') return `The contract is as it was at ${base}.`;
  if (level === 'patch')
    return `Since ${base} only words of the contract changed: a patch version.`;
  const { added, removed, changed, breaking } = countsOf(rows);
  const verdict =
    breaking === 0 ? green('nothing breaks clients') : red(`${breaking} break clients`);
  const table = columns([['Call', 'Where', 'What', 'Change', 'Verdict'], ...rows.map(line)]);
  return `${table}\n\nSince ${base}: ${added} calls added, ${removed} removed, ${changed} changed; ${verdict}: a ${level} version.`;
}

async function main() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'HEAD' },
      json: { type: 'boolean', default: false },
      'fail-on-breaking': { type: 'boolean', default: false },
      raise: { type: 'boolean', default: false },
    },
  });
  await ensureInstalled();
  const [{ compareContracts }, { loadAt, loadPresent }, { hashOf, levelOf, raise }] =
    await Promise.all([
      import('./compare-contracts.mjs'),
      import('./load-contract.mjs'),
      import('./version.mjs'),
    ]);
  if (values.raise) {
    const { level, version } = await raise();
    log(`The contract is at version ${version} (${level}).`);
    return 0;
  }
  const [before, present] = [await loadAt(values.base), await loadPresent()];
  const rows = compareContracts(before, present);
  const level = levelOf(rows, hashOf(before) !== hashOf(present));
  log(values.json ? JSON.stringify(rows, null, 2) : report(rows, { base: values.base, level }));
  return values['fail-on-breaking'] && countsOf(rows).breaking > 0 ? 1 : 0;
}

if (process.argv[1] === at('tools/contract/diff.mjs')) await runMain(main);
