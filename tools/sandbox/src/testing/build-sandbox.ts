import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Below node_modules, so that the bundle resolves its packages. */
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache');

/** Builds the server into a temporary folder; returns its path. */
export async function buildSandbox(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'sandbox-'));
  await build({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    mode: 'test',
    build: { outDir: folder, emptyOutDir: true, sourcemap: false },
  });
  return folder;
}
