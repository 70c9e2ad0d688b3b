import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Scalar's script for browsers, self-contained. It is taken from Scalar's package for Fastify: that one ships
 * the script as a file, `@scalar/api-reference` brings 272 packages besides (decision 49).
 */
export function scalarScript(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  return readFile(join(dirname(entry), 'js/standalone.js'), 'utf8');
}
