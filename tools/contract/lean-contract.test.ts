import type { Call } from '@lobby/api-client/contract';
import { contract } from '@lobby/api-client/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { at, root } from '../run/paths.mjs';
import { leaned } from '../vite/lean-contract.ts';

const FOLDER = at('libs/api-client/src/contract');

/** What the page's script reads of a call. */
const READ = new Set([
  'method',
  'path',
  'module',
  'auth',
  'money',
  'tokenInPayload',
  'body',
  'value',
]);

const areas: Record<string, Record<string, Call>> = contract;

test('what the page reads of every call is left as it is, and nothing else is left', async () => {
  const { module } = await runnerImport<{ contract: typeof areas }>(`${FOLDER}/index.ts`, {
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      {
        name: 'lean',
        enforce: 'pre',
        transform: (code: string, id: string) => (id.startsWith(FOLDER) ? leaned(code) : undefined),
      },
    ],
  });
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(calls)) {
      const kept = Object.entries(call).filter(([key]) => READ.has(key));
      const lean = module.contract[area]?.[name];
      expect(Object.keys(lean ?? {}), `${area}.${name}`).toEqual(kept.map(([key]) => key));
      expect(lean, `${area}.${name}`).toMatchObject(
        Object.fromEntries(kept.filter(([key]) => key !== 'value')),
      );
    }
  }
});

test('schemas stay whole, whatever their fields are called', () => {
  const code = `const row = z.object({
  deep: z.object({
    flag: z.string(),
    errors: z.array(z.string()),
  }),
});
export const area = {
  one: defineCall({
    method: 'GET',
    flag: 'X',
    input: z.object({
      a: z.string(),
    }),
    // The value says more than its name.
    value: z.object({
      summary: z.string(),
    }),
    errors: [
      'a.b',
    ],
    summary:
      'Long',
  }),
};
`;
  expect(leaned(code)).toBe(`const row = z.object({
  deep: z.object({
    flag: z.string(),
    errors: z.array(z.string()),
  }),
});
export const area = {
  one: defineCall({
    method: 'GET',
    // The value says more than its name.
    value: z.object({
      summary: z.string(),
    }),
  }),
};
`);
});

test('every entry is laid out as the build expects it', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  for (const name of files) {
    const code = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const entries = code.match(/defineCall\(\{/g)?.length ?? 0;
    expect(code.match(/^ {2}\w+: defineCall\(\{$/gm)?.length ?? 0, name).toBe(entries);
  }
});
