import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureWorkspace, type LintText } from './fixture/workspace.ts';

const BOUNDARIES = '@nx/enforce-module-boundaries';

interface Arrow {
  from: string;
  may: string[];
}

/** One project of each type and the projects it may import. */
const ARROWS: Arrow[] = [
  { from: 'aurora', may: ['shell', 'core'] },
  {
    from: 'shell',
    may: ['feature-games', 'feature-member', 'session', 'api-client', 'i18n', 'ui-kit', 'core'],
  },
  { from: 'feature-games', may: ['session', 'api-client', 'i18n', 'ui-kit', 'core'] },
  { from: 'session', may: ['api-client', 'core'] },
  { from: 'i18n', may: ['core'] },
  { from: 'ui-kit', may: [] },
  { from: 'core', may: [] },
  { from: 'api-client', may: [] },
  { from: 'sandbox', may: ['api-client/contract'] },
  {
    from: 'testing',
    may: ['sandbox', 'shell', 'session', 'api-client', 'i18n', 'core', 'ui-kit'],
  },
];

const DOORS = [
  'shell',
  'feature-games',
  'feature-member',
  'session',
  'api-client',
  'i18n',
  'ui-kit',
  'core',
  'sandbox',
  'testing',
];

const BREACHES = [
  ['lobby/no-drawers', 'libs/shell/src/utils/a.ts', 'export const a = 1;'],
  ['lobby/platform-words', 'libs/session/src/a.ts', 'export const vassalage = 1;'],
  ['lobby/no-cast', 'libs/feature-games/src/a.ts', 'export const a = (b: unknown) => b as string;'],
  ['lobby/no-cast', 'libs/ui-kit/src/a.ts', 'export const a = (b: unknown) => b as string;'],
  ['lobby/no-colour-literal', 'libs/ui-kit/src/a.tsx', "export const a = '#123456';"],
  ['lobby/no-colour-literal', 'apps/aurora/src/main.tsx', "export const a = '#123456';"],
  ['lobby/small-files', 'libs/core/src/a.ts', 'export {};\n'.repeat(301)],
  ['lobby/small-files', 'libs/core/src/a.test.ts', 'export {};\n'.repeat(401)],
  ['lobby/package-homes', 'libs/core/src/a.ts', "export * from 'zod';"],
  ['lobby/package-homes', 'libs/core/src/b.ts', "export { door } from '@lobby/i18n/src/format';"],
  ['lobby/storage-home', 'libs/session/src/a.ts', "export const a = localStorage.getItem('a');"],
  [BOUNDARIES, 'libs/feature-games/src/a.ts', "export { door } from '../../core/src/index';"],
  [BOUNDARIES, 'libs/feature-games/src/a.tsx', "export { door } from '@lobby/testing';"],
] as const;

/** Disable comments have no effect. */
const SILENCED = {
  file: 'libs/core/src/silenced.ts',
  code: "// eslint-disable-next-line lobby/package-homes\nexport * from 'zod';",
};

const PERMITTED = [
  ['the border keeps the platform’s words', 'libs/api-client/src/a.ts', 'export const numero = 1;'],
  ['the sandbox speaks them', 'tools/sandbox/src/a.ts', 'export const vassalage = 1;'],
  ['a brand has colours', 'apps/aurora/brand/brand.ts', "export const a = '#123456';"],
  ['data may be long', 'libs/core/src/a.data.ts', 'export {};\n'.repeat(301)],
  ['a test may cast', 'libs/feature-games/src/a.test.ts', 'export const a = {} as string;'],
  ['storage has its home', 'libs/core/src/storage/a.ts', 'export const a = localStorage;'],
  [
    'a test may render',
    'libs/feature-games/src/a.test.tsx',
    "export { door } from '@lobby/testing';",
  ],
] as const;

/** Import specifiers to try from a project: all libraries but its own. */
const triedAt = ({ from, may }: Arrow) =>
  [...new Set([...DOORS, ...may])].filter((door) => door !== from);

const throughDoor = (from: string, door: string): LintText => ({
  file: `${workspace.folders.get(from)}/src/a.ts`,
  code: `import { door } from '@lobby/${door}';\nexport const a = door;\n`,
});

const found = new Map<string, string[]>();
const keyOf = ({ file, code }: LintText) => `${file}\n${code}`;
const messagesOf = (text: LintText) => found.get(keyOf(text));

let workspace: FixtureWorkspace;
beforeAll(() => {
  workspace = new FixtureWorkspace();
  // One process for all texts: start-up takes about a second.
  const texts = [
    ...ARROWS.flatMap((arrow) => triedAt(arrow).map((door) => throughDoor(arrow.from, door))),
    ...[...BREACHES, ...PERMITTED].map(([, file, code]) => ({ file, code })),
    SILENCED,
  ];
  workspace.lint(texts).forEach((messages, index) => {
    const text = texts[index];
    if (text) found.set(keyOf(text), messages);
  });
});
afterAll(() => rmSync(workspace.dir, { recursive: true, force: true }));

describe('who may import whom', () => {
  it.each(ARROWS)('$from: exactly $may', (arrow) => {
    const tried = triedAt(arrow).map((door) => ({
      door,
      messages: messagesOf(throughDoor(arrow.from, door)),
    }));
    const refused = tried.filter(({ messages }) => messages?.length !== 0);
    expect(refused.map(({ door }) => door)).toEqual(
      triedAt(arrow).filter((door) => !arrow.may.includes(door)),
    );
    for (const { messages } of refused) {
      expect(messages?.[0]).toMatch(
        /can only depend on libs tagged with|cannot depend on any libs with tags|is not for this place/,
      );
    }
  });

  it('is on where it counts: `nx lint` fails at a breach', () => {
    const before = workspace.nxLint('feature-games');
    expect(before.output).toContain('Successfully ran target lint');
    workspace.write(
      'libs/feature-games/src/breach.ts',
      "import { door } from '@lobby/feature-member';\nexport const a = door;\n",
    );
    const after = workspace.nxLint('feature-games');
    expect(after.output).toContain('A project tagged with "type:feature" can only depend on');
    expect([before.good, after.good]).toEqual([true, false]);
  });
});

describe('the house rules', () => {
  it.each(BREACHES)('%s is on in %s', (rule, file, code) => {
    expect(messagesOf({ file, code })).toEqual([expect.stringContaining(rule)]);
  });

  it('cannot be switched off by a comment', () => {
    expect(messagesOf(SILENCED)).toContainEqual(expect.stringContaining('lobby/package-homes: '));
  });

  it.each(PERMITTED)('%s', (_why, file, code) => {
    expect(messagesOf({ file, code })).toEqual([]);
  });
});
