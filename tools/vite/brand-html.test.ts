import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import aurora from '../../apps/aurora/brand/brand.ts';
import { workspaceRoot } from '../unit/root.ts';
import { brandHtml } from './brand-html.ts';

test.each([
  ['its brand.ts', 'apps/aurora/brand/brand.ts', 1],
  ['another brand', 'apps/jade/brand/brand.ts', 0],
  ['another file of the brand', 'apps/aurora/src/face.ts', 0],
])('the dev server and a change of %s (%s): restarts %d times', (_, file, restarts) => {
  const watcher = new EventEmitter();
  const restart = vi.fn(() => Promise.resolve());
  const server = { watcher, restart, middlewares: { use: vi.fn() } };
  const { configureServer } = brandHtml(aurora);
  if (typeof configureServer !== 'function') throw new Error('no hook');
  void configureServer.call({} as never, server as unknown as ViteDevServer);
  watcher.emit('change', `${workspaceRoot}/${file}`);
  expect(restart).toHaveBeenCalledTimes(restarts);
});
