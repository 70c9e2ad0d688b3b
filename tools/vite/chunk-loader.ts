import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { workspaceRoot } from '../unit/root.ts';

/** Vite's helper for every dynamic import of a build. */
const VITE_HELPER = '\0vite/preload-helper.js';

/** Loads a chunk's files before importing it (`chunk-loader.js`). Fails the build if there is no helper to replace. */
export function chunkLoader(): Plugin {
  let replaced = false;
  return {
    name: 'lobby:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== VITE_HELPER) return null;
      replaced = true;
      return readFileSync(`${workspaceRoot}/tools/vite/chunk-loader.js`, 'utf8');
    },
    generateBundle() {
      if (!replaced) this.error(`no module ${VITE_HELPER}: a lost network would break imports`);
    },
  };
}
