import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, root } from '../workspace/paths.mjs';
import { compareContracts } from './compare-contracts.mjs';
import { loadAt, loadPresent } from './load-contract.mjs';

/** @typedef {import('./compare-contracts.mjs').Row} Row */
/** @typedef {import('./load-contract.mjs').PlainContract} PlainContract */
/** @typedef {'major' | 'minor' | 'patch' | 'none'} Level */
/** @typedef {{ version: string, contract: string }} Released The version, and the hash of the contract that it names. */

const FILE = 'tools/contract/version.json';

/** @param {unknown} value With keys in order, so that moving a line changes nothing. @returns {unknown} */
function ordered(value) {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}

/** Hash of a contract: addresses, schemas, error codes, summaries; doc comments are left out. @param {PlainContract} contract */
export const hashOf = (contract) =>
  createHash('sha256')
    .update(JSON.stringify(ordered(contract)))
    .digest('hex')
    .slice(0, 16);

/**
 * Version level that a change requires: `major` if it breaks clients, `minor` if a client can notice it, `patch` if only
 * texts changed.
 * @param {readonly Row[]} rows @param {boolean} changed Whether the contracts differ at all. @returns {Level}
 */
export function levelOf(rows, changed) {
  if (rows.some(({ verdict }) => verdict === 'breaks')) return 'major';
  if (rows.length > 0) return 'minor';
  return changed ? 'patch' : 'none';
}

/** @param {string} version @param {Level} level */
export function raised(version, level) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const next = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
    none: [major, minor, patch],
  };
  return next[level].join('.');
}

/** @returns {Released} */
export const released = () => JSON.parse(readFileSync(at(FILE), 'utf8'));

/** @param {...string} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** The last commit that set the version, and the version there; undefined before the first. */
function lastRaise() {
  const commit = git('log', '-1', '--format=%H', '--', FILE);
  if (commit === '') return undefined;
  /** @type {Released} */
  const { version } = JSON.parse(git('show', `${commit}:${FILE}`));
  return { commit, version };
}

/**
 * Raises the version as the changes of the contract since the commit that last set it require, and writes version and hash.
 * Repeating it before the commit changes nothing; after a merge that left both sides in the file it writes the file anew.
 */
export async function raise() {
  const present = await loadPresent();
  const last = lastRaise();
  const contract = hashOf(present);
  const before = last && (await loadAt(last.commit));
  const level = before
    ? levelOf(compareContracts(before, present), hashOf(before) !== contract)
    : 'none';
  const version = last ? raised(last.version, level) : released().version;
  writeFileSync(at(FILE), `${JSON.stringify({ version, contract }, null, 2)}\n`);
  return { level, version };
}
