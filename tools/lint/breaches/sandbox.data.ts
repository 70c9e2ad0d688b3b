import { all, type Breach, type Permitted } from './breach.ts';

/** Breaches of the sandbox's own rules. */
export const BREACHES: readonly Breach[] = [
  ...all('lobby/sandbox-testing', 'tools/sandbox/src/pages/a.ts', [
    "export { a } from '../testing/visitor';",
    "import type { a } from '../testing/examples'; export type b = a;",
    "export const a = () => import('../../testing/visitor');",
  ]),
  ['lobby/sandbox-testing', 'tools/sandbox/src/app.ts', "export { a } from './testing/visitor';"],
  ...all('lobby/nameless-insert', 'tools/sandbox/src/play/a.ts', [
    "export const a = 'INSERT INTO bets VALUES (?, ?)';",
    "export const a = 'INSERT OR REPLACE INTO bets VALUES (?, ?)';",
    'export const a = `insert into bets\n select * from b`;',
    'export const a = (table: string) => `INSERT INTO ${table} SELECT 1`;',
  ]),
];

export const PERMITTED: readonly Permitted[] = [
  [
    'testing code in the entry point for tests of other projects',
    'tools/sandbox/src/index.ts',
    "export { a } from './testing/visitor';",
  ],
  [
    'testing code in a test of the sandbox',
    'tools/sandbox/src/play/a.test.ts',
    "export { a } from '../testing/visitor';",
  ],
  [
    'an INSERT with named columns',
    'tools/sandbox/src/play/a.ts',
    'export const a = (to: string) => [`INSERT INTO ${to} (a) SELECT 1`, "INSERT INTO b (c) VALUES (1)"];',
  ],
];
