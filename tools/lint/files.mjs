import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below a folder whose path matches; none where there is no such folder.
 * @param {string} dir
 * @param {RegExp} pattern
 * @returns {string[]}
 */
export function filesBelow(dir, pattern) {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(file, pattern);
    return pattern.test(file) ? [file] : [];
  });
}
