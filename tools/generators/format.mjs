import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseJson } from '@nx/devkit';
import { format } from 'oxfmt';
import { at } from '../workspace/paths.mjs';

const FORMATTED = new Set(['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.md']);

/**
 * Formats what a generator created or changed, with the workspace's options. Throws if a file does not parse.
 * @param {import('@nx/devkit').Tree} tree
 */
export async function formatFiles(tree) {
  const { $schema, ignorePatterns, ...options } = parseJson(
    readFileSync(at('.oxfmtrc.json'), 'utf8'),
  );
  const changes = tree
    .listChanges()
    .filter(({ type, path }) => type !== 'DELETE' && FORMATTED.has(extname(path)))
    .filter(({ path }) => !ignorePatterns.includes(path));
  for (const { path, content } of changes) {
    const { code, errors } = await format(path, String(content), options);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    if (code !== String(content)) tree.write(path, code);
  }
}
