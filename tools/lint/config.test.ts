import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { BREACHES, PERMITTED } from './breaches/breaches.ts';
import { FixtureWorkspace, type LintText } from './fixture/workspace.ts';
import lobby from './index.mjs';
import { RESTRICTIONS } from './restrictions.mjs';

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
  { from: 'sandbox', may: ['api-client/contract', 'art'] },
  { from: 'art', may: [] },
  {
    from: 'testing',
    may: ['sandbox', 'shell', 'session', 'api-client', 'i18n', 'core', 'ui-kit'],
  },
];

const ENTRY_POINTS = [
  'shell',
  'feature-games',
  'feature-member',
  'session',
  'api-client',
  'i18n',
  'ui-kit',
  'core',
  'sandbox',
  'art',
  'testing',
];

/** Disable comments have no effect. */
const DISABLED_BY_COMMENT = {
  file: 'libs/core/src/silenced.ts',
  code: "// eslint-disable-next-line lobby/package-zod\nexport * from 'zod';",
};

/** Import specifiers to try from a project: all libraries but its own. */
const triedImports = ({ from, may }: Arrow) =>
  [...new Set([...ENTRY_POINTS, ...may])].filter((entry) => entry !== from);

const throughEntryPoint = (from: string, entry: string): LintText => ({
  file: `${workspace.folders.get(from)}/src/a.ts`,
  code: `import { entry } from '@lobby/${entry}';\nexport const a = entry;\n`,
});

const found = new Map<string, string[]>();
const keyOf = ({ file, code }: LintText) => `${file}\n${code}`;
const messagesOf = (text: LintText) => found.get(keyOf(text));

let workspace: FixtureWorkspace;
beforeAll(() => {
  workspace = new FixtureWorkspace();
  // One process for all texts: start-up takes about a second.
  const texts = [
    ...ARROWS.flatMap((arrow) =>
      triedImports(arrow).map((entry) => throughEntryPoint(arrow.from, entry)),
    ),
    ...[...BREACHES, ...PERMITTED].map(([, file, code]) => ({ file, code })),
    DISABLED_BY_COMMENT,
  ];
  workspace.lint(texts).forEach((messages, index) => {
    const text = texts[index];
    if (text) found.set(keyOf(text), messages);
  });
});
afterAll(() => rmSync(workspace.dir, { recursive: true, force: true }));

describe('project boundaries', () => {
  it.each(ARROWS)('$from: exactly $may', (arrow) => {
    const tried = triedImports(arrow).map((entry) => ({
      entry,
      messages: messagesOf(throughEntryPoint(arrow.from, entry)),
    }));
    const refused = tried.filter(({ messages }) => messages?.length !== 0);
    expect(refused.map(({ entry }) => entry)).toEqual(
      triedImports(arrow).filter((entry) => !arrow.may.includes(entry)),
    );
    for (const { messages } of refused) {
      expect(messages?.[0]).toMatch(
        /can only depend on libs tagged with|cannot depend on any libs with tags|must not share code/,
      );
    }
  });

  it('the lint step fails at a breach', () => {
    const before = workspace.run();
    workspace.write(
      'libs/feature-games/src/breach.ts',
      "import { entry } from '@lobby/feature-member';\nimport * as z from 'zod';\nexport { entry, z };\n",
    );
    const after = workspace.run();
    expect(after.output).toContain('lobby/package-zod');
    expect(after.output).toContain('A project tagged with "type:feature" can only depend on');
    expect([before.good, after.good]).toEqual([true, false]);
  });
});

describe('the house rules', () => {
  it.each(BREACHES)('report %s in %s', (rule, file, code) => {
    expect(messagesOf({ file, code })).toEqual([expect.stringContaining(rule)]);
  });

  it('each have a breach here', () => {
    const breached = new Set<string>(BREACHES.map(([rule]) => rule));
    const rules = Object.keys(lobby.rules).map((name) => `lobby/${name}`);
    expect(rules.filter((rule) => !breached.has(rule))).toEqual([]);
  });

  it('name existing exceptions', () => {
    const homes = RESTRICTIONS.flatMap(({ homes = {} }) => Object.keys(homes));
    const gone = homes.filter((home) => !existsSync(at(home.replace(/\/\*\*$/, ''))));
    expect(gone).toEqual([]);
  });

  it('ignore disable comments', () => {
    expect(messagesOf(DISABLED_BY_COMMENT)).toContainEqual(
      expect.stringContaining('lobby/package-zod: '),
    );
  });

  it.each(PERMITTED)('permit %s', (_title, file, code) => {
    expect(messagesOf({ file, code })).toEqual([]);
  });
});
