import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { filesOfScreens } from './first-trip.ts';

/** A module of a screen, within the workspace. */
const SCREEN = /\/(libs\/[\w-]+\/src\/.+-screen\.tsx)$/;

/** The module that starts an app. */
const START = /\/src\/main\.tsx$/;

/**
 * Writes to `target`, outside of what is served, a JSON object by module of a screen: the files that it loads besides
 * those of the page.
 */
export function screenFiles(target: string): Plugin {
  return {
    name: 'lobby:screen-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const frame = chunks.find(({ moduleIds }) => moduleIds.some((id) => START.test(id)));
        if (!frame) return this.error('no chunk starts the app');
        const named = [frame.fileName, ...frame.imports].join(' ');
        const screens = chunks
          .flatMap(({ moduleIds }) => moduleIds)
          .flatMap((id) => SCREEN.exec(id)?.[1] ?? []);
        const files = screens.map((module) => {
          const [screen] = filesOfScreens([{ modules: [module], paths: [] }], bundle, named);
          return [module, screen?.files ?? []];
        });
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, JSON.stringify(Object.fromEntries(files), null, 1));
      },
    },
  };
}
