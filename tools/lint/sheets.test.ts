import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { at, bin, root } from '../workspace/paths.mjs';
import config, { HOMES } from '../../stylelint.config.mjs';
import { sourceFiles } from './files.mjs';

/** Stylelint's messages for a sheet with this name, as `rule: message`. */
async function problemsOf(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: at(file), cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule, text }) => `${rule}: ${text}`));
}

/** Classes of every CSS module, as `file class`. */
function classesOfSheets(): string[] {
  return sourceFiles(root, /\.module\.css$/).flatMap(({ name, text }) => {
    const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const selectors = css.match(/[^{};]+(?=\{)/g)?.join(' ') ?? '';
    return (selectors.match(/(?<=\.)[a-z]\w*/gi) ?? []).map((one) => `${name} ${one}`);
  });
}

/** Classes that the code takes from CSS modules, as `file class`. */
function classesInCode(): string[] {
  return sourceFiles(root, /\.tsx?$/).flatMap(({ name, text }) =>
    [...text.matchAll(/import (\w+) from '(\..+\.module\.css)'/g)].flatMap(
      ([, styles = '', sheet = '']) =>
        (text.match(new RegExp(String.raw`(?<=\b${styles}\.)\w+`, 'g')) ?? []).map(
          (used) => `${path.posix.join(path.posix.dirname(name), sheet)} ${used}`,
        ),
    ),
  );
}

const VALUES = 'declaration-property-value-disallowed-list';
const TOKEN = 'Use a token, as in `var(--text)`';
const FOCUS = 'keep the outline, or show the focus on the part around';

const BREACHES = [
  ['a { color: #fff; }', 'color-no-hex', TOKEN],
  ['a { box-shadow: 0 0 4px #123456; }', 'color-no-hex', TOKEN],
  ['a { border: 1px solid gold; }', 'color-named', TOKEN],
  ['a { color: teal; }', 'color-named', TOKEN],
  ['a { mask-image: linear-gradient(black, transparent); }', 'color-named', TOKEN],
  ['a { background: rgb(1 2 3); }', VALUES, TOKEN],
  ['a { --shade: hsl(120 50% 50%); }', VALUES, TOKEN],
  ['a { outline: none; }', VALUES, FOCUS],
  ['a { outline: 0; }', VALUES, FOCUS],
  ['a { outline-style: none; }', VALUES, FOCUS],
  ['@font-face { font-family: A; }', 'at-rule-disallowed-list', '`face.ts` of the brand'],
  ['a {}', 'block-no-empty', 'Empty block'],
  ['a { top: 0; left: 0; top: 1px; }', 'declaration-block-no-duplicate-properties', 'Duplicate'],
  [
    'a { padding-left: 0; padding: 1px; }',
    'declaration-block-no-shorthand-property-overrides',
    'Overridden property',
  ],
  ['a { display: felx; }', 'declaration-property-value-no-unknown', 'Unknown value'],
  ['a { margin: 1xp; }', 'declaration-property-value-no-unknown', 'Unknown value'],
  ['@media (min-wdith: 1px) { a { top: 0; } }', 'media-feature-name-no-unknown', 'Unknown media'],
  ['a { top: 0; } a { left: 0; }', 'no-duplicate-selectors', 'Duplicate selector'],
  ['a { colour: inherit; }', 'property-no-unknown', 'Unknown property'],
  ['a:hoover { top: 0; }', 'selector-pseudo-class-no-unknown', 'Unknown pseudo-class'],
] as const;

describe('style sheets', () => {
  it.each(BREACHES)('refuse `%s` by %s, and say what to do instead', async (css, rule, instead) => {
    const [problem, ...more] = await problemsOf('libs/ui-kit/src/a.module.css', css);
    expect(problem).toMatch(`${rule}: `);
    expect(problem).toContain(instead);
    expect(more).toEqual([]);
  });

  it('breach every rule here', () => {
    const breached = new Set([...BREACHES.map(([, rule]) => rule), 'lobby/sheet-length']);
    expect(Object.keys(config.rules ?? {}).filter((rule) => !breached.has(rule))).toEqual([]);
  });

  it.each([
    'libs/core/src/a.css',
    'tools/vite/skeleton.css',
    'tools/storybook/.storybook/preview.css',
    'tools/sandbox/src/pages/control/client/control.css',
  ])('are checked at %s', async (file) => {
    expect(await problemsOf(file, 'a { color: #fff; }')).toEqual([
      expect.stringContaining('color-no-hex'),
    ]);
  });

  it('may use tokens, shades of a token, no colour, and a width of the outline', async () => {
    const css = `a { color: var(--text); background: rgb(var(--scrim) / 0.5); fill: url('#fade');
      border-color: currentcolor; outline: 2px solid; outline-offset: 0; white-space: nowrap; }`;
    expect(await problemsOf('libs/ui-kit/src/a.module.css', css)).toEqual([]);
  });

  it.each(HOMES)('may use $may in $file: $why', async ({ file, may }) => {
    expect(existsSync(at(file))).toBe(true);
    const problems = await problemsOf(file, 'a { color: #123; fill: rgb(1 2 3); outline: none; }');
    expect(problems.some((problem) => problem.includes(TOKEN))).toBe(!may.includes('colours'));
    expect(problems.some((problem) => problem.includes(FOCUS))).toBe(!may.includes('outline'));
  });

  it('have the classes that the code uses, and no others', () => {
    const [there, used] = [new Set(classesOfSheets()), new Set(classesInCode())];
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((one) => !there.has(one))).toEqual([]);
    expect([...there].filter((one) => !used.has(one))).toEqual([]);
  });

  it('have 300 lines at most', async () => {
    const file = 'libs/ui-kit/src/a.module.css';
    expect(await problemsOf(file, '\n'.repeat(300))).toEqual([]);
    expect(await problemsOf(file, '\n'.repeat(301))).toEqual([
      'lobby/sheet-length: 301 lines, 300 are the most: split the sheet by what it draws. (lobby/sheet-length)',
    ]);
  });

  it('cannot switch a rule off by a comment', async () => {
    const css = '/* stylelint-disable */\na { color: #fff; }';
    expect(await problemsOf('libs/ui-kit/src/a.module.css', css)).toHaveLength(1);
  });

  it('fail the command of `npm run lint`', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [bin.stylelint, '--stdin', '--stdin-filename', 'libs/ui-kit/src/a.module.css'],
      { cwd: root, input: 'a { color: #fff; }', encoding: 'utf8' },
    );
    expect(stderr).toContain('color-no-hex');
    expect(status).toBe(2);
  });
});
