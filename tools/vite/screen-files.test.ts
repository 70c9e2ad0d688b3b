import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { screenFiles } from './screen-files';

const MODULES: Record<string, string> = {
  '/lobby/apps/aurora/src/main.tsx': "import('/lobby/libs/shell/src/home/home-screen.tsx');",
  '/lobby/libs/shell/src/home/home-screen.tsx': 'export const home = document.title;',
};

test('the files of each screen are written outside of the build’s output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  const target = join(folder, 'screens/aurora.json');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in MODULES ? id : null),
        load: (id) => MODULES[id],
      },
      screenFiles(target),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: '/lobby/apps/aurora/src/main.tsx' },
    },
  });
  const written: unknown = JSON.parse(readFileSync(target, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(written).toEqual({
    'libs/shell/src/home/home-screen.tsx': [
      expect.stringMatching(/^assets\/home-screen-[\w-]+\.js$/),
    ],
  });
  const files = 'output' in result ? result.output.map(({ fileName }) => fileName) : [];
  expect(files.filter((name) => !name.startsWith('assets/'))).toEqual([]);
});
