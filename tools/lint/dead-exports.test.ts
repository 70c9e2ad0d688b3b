import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, bin } from '../workspace/paths.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'knip-'));
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'knip.json']) {
    cpSync(at(file), path.join(dir, file));
  }
  symlinkSync(at('node_modules'), path.join(dir, 'node_modules'));
});
afterEach(() => rmSync(dir, { recursive: true }));

interface Report {
  issues: {
    file: string;
    files: unknown[];
    exports: { name: string }[];
    types: { name: string }[];
  }[];
}

/** Names that knip finds dead in these files, with this workspace's configuration. */
function dead(files: Record<string, string>): string[] {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), code);
  }
  const args = [bin.knip, '--no-config-hints', '--reporter', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  expect(stderr).toBe('');
  const { issues }: Report = JSON.parse(stdout);
  return issues.flatMap(({ file, files: whole, exports, types = [] }) =>
    whole.length > 0 ? [file] : [...exports, ...types].map(({ name }) => `${file} ${name}`),
  );
}

it('finds an export that nothing imports, one of an entry point too, and a file of none', () => {
  const found = dead({
    'apps/aurora/src/main.tsx': "import { used } from '@lobby/core';\nused();\n",
    'libs/core/src/index.ts': "export { used, onDoor } from './a';\n",
    'libs/core/src/a.ts':
      'export const used = () => 1;\nexport const onDoor = 2;\nexport const alone = 3;\n',
    'libs/core/src/b.ts': 'export const b = 1;\n',
  });
  expect(found.toSorted()).toEqual([
    'libs/core/src/a.ts alone',
    'libs/core/src/a.ts onDoor',
    'libs/core/src/b.ts',
    'libs/core/src/index.ts onDoor',
  ]);
});

it('finds a type that nothing imports, one of an entry point too', () => {
  const found = dead({
    'apps/aurora/src/main.tsx':
      "import type { Used } from '@lobby/core';\nexport const one: Used = 1;\n",
    'libs/core/src/index.ts': "export type { OnDoor, Used } from './a';\n",
    'libs/core/src/a.ts':
      'export type Used = 1;\nexport type OnDoor = 2;\nexport interface Alone {\n  a: 3;\n}\n',
  });
  expect(found.toSorted()).toEqual([
    'libs/core/src/a.ts Alone',
    'libs/core/src/a.ts OnDoor',
    'libs/core/src/index.ts OnDoor',
  ]);
});

it('lets a test, a story and what is loaded by name keep theirs', () => {
  const found = dead({
    'apps/aurora/src/main.tsx': "import './routes';\n",
    'apps/aurora/src/routes.ts':
      'export const tested = 1;\nexport const told = 2;\n/** @public Loaded by name. */\nexport const loaded = 3;\n',
    'apps/aurora/src/routes.test.ts': "import { tested } from './routes';\nvoid tested;\n",
    'apps/aurora/src/routes.stories.tsx': "import { told } from './routes';\nvoid told;\n",
  });
  expect(found).toEqual([]);
});
