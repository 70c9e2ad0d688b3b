import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { at, bin } from '../workspace/paths.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'oxlint-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Rules that oxlint reports for these files, with this workspace's configuration. */
function broken(files: Record<string, string>): string[] {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), code);
  }
  const args = [bin.oxlint, '-c', at('.oxlintrc.json'), '-f', 'json', ...Object.keys(files)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { code: string }[] } = JSON.parse(stdout);
  return [...new Set(diagnostics.map(({ code }) => code))];
}

it('finds a circle of modules', () => {
  const files = {
    'one.ts': "import { two } from './two';\nexport const one = (): number => two();\n",
    'two.ts': "import { one } from './one';\nexport const two = (): number => one();\n",
  };
  expect(broken(files)).toEqual(['import(no-cycle)']);
});

it.each([
  ['a.ts', 'export const a = (b: any) => String(b);\n', 'typescript(no-explicit-any)'],
  ['b.tsx', 'export const B = () => <img src="b.png" />;\n', 'jsx-a11y(alt-text)'],
  ['libs/core/src/a.ts', "console.log('a');\n", 'eslint(no-console)'],
  ['c.ts', '// @ts-expect-error\nexport const c: string = 1;\n', 'typescript(ban-ts-comment)'],
  [
    'd.test.ts',
    "import { it } from 'vitest';\nit('runs', () => void String(1));\n",
    'vitest(expect-expect)',
  ],
])('finds what %s does wrong', (name, code, rule) => {
  const found = broken({ [name]: code }).map((one) => one.replaceAll('_', '-'));
  expect(found).toContain(rule);
});
