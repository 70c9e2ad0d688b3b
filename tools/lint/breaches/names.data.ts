import { all, type Breach, type Permitted } from './breach.ts';

const WORDS = [
  ['vassalage', 'vendor'],
  ['numeroOf', 'drawnNumber'],
  ['agentRebeat', 'rebate'],
  ['getDevidendContract', 'dividend'],
  ['dividentRate', 'dividend'],
  ['depositTransactioNReport', 'depositRecord'],
  ['sass', 'passwordSalt'],
  ['remPass', 'rememberedPassword'],
] as const;

/** Breaches of the rules of names, sizes, casts and disable comments. */
export const BREACHES: readonly Breach[] = [
  ...['components', 'hooks', 'utils', 'helpers', 'common', 'misc'].map((folder): Breach => [
    'lobby/no-generic-folders',
    `libs/shell/src/home/${folder}/a.ts`,
    'export const a = 1;',
  ]),
  ['lobby/no-generic-folders', 'tools/sandbox/src/utils/a.test.ts', 'export const a = 1;'],
  ...WORDS.map(([theirs, ours]): Breach => [
    `lobby/platform-word-${ours}`,
    'libs/session/src/a.ts',
    `export const a = { ${theirs}: 1 };`,
  ]),
  [
    'lobby/platform-word-vendor',
    'apps/aurora/src/main.tsx',
    'export const a = <b vassalage={1} />;',
  ],
  ...['libs/feature-games', 'libs/ui-kit', 'libs/shell'].map((lib): Breach => [
    'lobby/no-cast',
    `${lib}/src/a.ts`,
    'export const a = (b: unknown) => b as string;',
  ]),
  ['lobby/no-cast', 'libs/ui-kit/src/a.ts', 'export const a = (b: unknown) => <string>b;'],
  ['max-lines', 'libs/core/src/a.ts', 'export {};\n'.repeat(301)],
  ['max-lines', 'libs/core/src/a.test.ts', 'export {};\n'.repeat(401)],
  ...all('lobby/disable-reason', 'libs/core/src/a.ts', [
    '// oxlint-disable-next-line no-var\nexport const a = 1;',
    '/* oxlint-disable */\nexport const a = 1;',
    '// oxlint-disable-next-line no-var --\nexport const a = 1;',
  ]),
];

export const PERMITTED: readonly Permitted[] = [
  ['a platform term in api-client', 'libs/api-client/src/a.ts', 'export const numero = 1;'],
  ['a platform term in the sandbox', 'tools/sandbox/src/a.ts', 'export const vassalage = 1;'],
  [
    'a platform term in an address',
    'libs/session/src/a.ts',
    "export const a = '/wps/getDevidendContract';",
  ],
  [
    'a platform term as part of another word',
    'libs/session/src/a.ts',
    'export const passage = 1, sassy = 2;',
  ],
  ['a generic name for a library', 'tools/lint/utils/src/a.ts', 'export const a = 1;'],
  ['a long data file', 'libs/core/src/a.data.ts', 'export {};\n'.repeat(301)],
  ['a file of 300 lines', 'libs/core/src/a.ts', 'export {};\n'.repeat(300)],
  ['a cast in a test', 'libs/feature-games/src/a.test.ts', 'export const a = {} as string;'],
  ['a const assertion', 'libs/ui-kit/src/a.ts', 'export const a = [1] as const;'],
  [
    'a disable comment with a reason',
    'libs/core/src/a.ts',
    '// oxlint-disable-next-line no-var -- old browsers\nexport const a = 1;',
  ],
];
