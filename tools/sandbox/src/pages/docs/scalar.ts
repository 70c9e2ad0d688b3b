import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Scalar's self-contained browser script, from Scalar's Fastify package, which ships
 * it as a file; `@scalar/api-reference` would add 272 packages (decision 49).
 */
export function scalarScript(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  return readFile(join(dirname(entry), 'js/standalone.js'), 'utf8');
}
