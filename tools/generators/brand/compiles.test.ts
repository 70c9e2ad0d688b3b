import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { expect, it, onTestFinished } from 'vitest';
import { at } from '../../workspace/paths.mjs';
import brandGenerator from './generator.mjs';

const COMPILER = 'node_modules/typescript-native/bin/tsc';

/** What the generator edits, and what names brands beside it. The whole workspace takes four times as long. */
const CHECKED = [
  'apps/xopal/brand',
  'tools/sandbox/src',
  'tools/art/src',
  'tools/storybook/src/contrast',
  'libs/session/src/safer-play',
];

/** Copies the workspace's sources into a temporary folder, which the end of the test removes. */
function copyWorkspace(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'lobby-brand-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const name of ['apps', 'libs', 'tools', 'e2e', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(at(name), path.join(dir, name), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|\.vite)$/.test(file),
    });
  symlinkSync(at('node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

// Ten seconds: not in watch mode.
it.skipIf(process.env['VITEST_MODE'] === 'WATCH')(
  'a generated brand compiles with everything that names brands',
  async () => {
    const dir = copyWorkspace();
    const tree = new FsTree(dir, false);
    await brandGenerator(tree, { name: 'xopal' });
    flushChanges(dir, tree.listChanges());
    const config = {
      extends: './tsconfig.json',
      include: CHECKED,
      compilerOptions: { incremental: false, noEmit: true },
    };
    writeFileSync(path.join(dir, 'tsconfig.brand.json'), JSON.stringify(config));
    const { stdout } = spawnSync(path.join(dir, COMPILER), ['-p', 'tsconfig.brand.json'], {
      cwd: dir,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  },
);
