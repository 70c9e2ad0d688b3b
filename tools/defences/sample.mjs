import { execFileSync } from 'node:child_process';
import { root } from '../workspace/paths.mjs';
import { testOf } from './row.mjs';

/** @typedef {import('./row.mjs').Defence} Defence */

/** Rows of a sample. */
const SIZE = 3;

/** A seed from the commit; from the day without Git. */
export function seedOfTree() {
  try {
    const args = ['rev-parse', 'HEAD'];
    const hash = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(hash.slice(0, 8), 16);
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/**
 * Three rows, spread evenly; the seed sets the start.
 * @param {readonly Defence[]} rows @param {number} seed
 * @returns {Defence[]}
 */
export function sampleOf(rows, seed) {
  const step = Math.ceil(rows.length / SIZE);
  return rows.filter((_, index) => index % step === seed % step);
}

/**
 * Rows whose source or test is among changed files, a sample's number at most.
 * @param {readonly Defence[]} rows @param {readonly string[]} files @param {number} seed
 * @returns {Defence[]}
 */
export function changedRows(rows, files, seed) {
  const touched = rows.filter(
    (row) => files.includes(row.file) || files.includes(testOf(row).file),
  );
  return touched.length > SIZE ? sampleOf(touched, seed) : touched;
}
