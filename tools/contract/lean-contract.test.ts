import type { Call } from '@lobby/api-client/contract';
import { contract } from '@lobby/api-client/contract';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { at, root } from '../workspace/paths.mjs';
import { stripDocs } from '../vite/lean-contract.ts';

const FOLDER = at('libs/api-client/src/contract');

/** Properties of a call that the page's script reads, beside its value. */
const READ = [
  'method',
  'path',
  'module',
  'auth',
  'money',
  'retry',
  'tokenInPayload',
  'body',
] as const;

type Areas = Record<string, Record<string, Call>>;
const areas: Areas = contract;

const { module: lean } = await runnerImport<{ contract: Areas }>(`${FOLDER}/index.ts`, {
  configFile: false,
  logLevel: 'error',
  root,
  plugins: [
    {
      name: 'lean',
      enforce: 'pre',
      transform: (code: string, id: string) =>
        id.startsWith(FOLDER) ? stripDocs(code) : undefined,
    },
  ],
});

const calls = Object.entries(areas).flatMap(([area, entries]) =>
  Object.entries(entries).map(([name, call]) => ({ area, name, call })),
);

const read = (call: Call | undefined) => READ.map((key) => call?.[key]);
const takesInput = ({ input }: Call) =>
  Object.keys(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }).properties ?? {})
    .length > 0;

test.each(calls)('$area.$name keeps what the page reads, and no words', ({ area, name, call }) => {
  const left = lean.contract[area]?.[name];
  expect(read(left)).toEqual(read(call));
  expect(left?.value).toBeTypeOf('object');
  // The input's schema is removed; a marker that the call takes input remains.
  expect(left?.input).toEqual(takesInput(call) ? true : expect.any(Object));
  const { summary, roles, flag, maxBodyBytes, errors } = left ?? {};
  expect([summary, roles, flag, maxBodyBytes, errors]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    [],
  ]);
});

test('the layout does not matter, and schemas stay whole, whatever their fields are called', () => {
  const code = `const call = callsOf({ module: 'COMM3', roles: 'real', section: 'D1 §3', });
const row = z.object({ path: z.string(), summary: z.string(), errors: z.array(z.string()), });
export const area = { one: call({ path: '/a', summary: 'One (1), two', value: row }), two: call({
  summary: \`Long, \${'longer'}\`,
      ...shared, input: z.object({ flag: z.string(),
   }), // The value says more than its name.
  value: z.object({ summary: z.string() }), 'errors': ['a.b',
  ], path: '/b' }),
};
`;
  expect(stripDocs(code)).toBe(`const call = /* @__PURE__ */ callsOf({ module: 'COMM3',  });
const row = z.object({ path: z.string(), summary: z.string(), errors: z.array(z.string()), });
export const area = { one: /* @__PURE__ */ call({ path: '/a', value: row }), two: /* @__PURE__ */ call({
  ...shared, input: true, // The value says more than its name.
  value: z.object({ summary: z.string() }), path: '/b' }),
};
`);
});

test('a file without calls stays as it is', () => {
  const code = `export const words = { path: '/a', summary: 'No call' };\n`;
  expect(stripDocs(code)).toBe(code);
});
