import type { Call } from '@lobby/api-client/contract';
import { contract } from '@lobby/api-client/contract';
import { build } from 'vite';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LEAN_CONTRACT } from './brand-app.ts';
import { workspaceRoot } from '../unit/root.ts';

/** Properties of a call that the page's script reads, besides its value. */
const READ = [
  'method',
  'path',
  'module',
  'auth',
  'money',
  'retry',
  'waitMs',
  'tokenInPayload',
  'body',
] as const;

const KEPT = new Set<string>([...READ, 'input', 'value']);

type Areas = Record<string, Record<string, Call>>;
const areas: Areas = contract;

/** Bundles the contract as a brand's build does, with `zod` in it. */
async function bundleLean(): Promise<string> {
  const input = `${workspaceRoot}/libs/api-client/src/contract/index.ts`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', ...LEAN_CONTRACT },
    },
  });
  if (!('output' in result)) throw new Error('the build is one of several, or watches');
  return result.output[0].code;
}

const code = await bundleLean();
const lean = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  contract: Areas;
};

const calls = Object.entries(areas).flatMap(([area, entries]) =>
  Object.entries(entries).map(([name, call]) => ({ area, name, call })),
);

const read = (call: Call | undefined) => READ.map((key) => call?.[key]);
const takesInput = ({ input }: Call) => {
  const schema = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' });
  return schema.oneOf !== undefined || Object.keys(schema.properties ?? {}).length > 0;
};

test.each(calls)('$area.$name keeps what the page reads, and no words', ({ area, name, call }) => {
  const left = lean.contract[area]?.[name];
  expect(read(left)).toEqual(read(call));
  expect(left?.value).toBeTypeOf('object');
  // The input's schema is removed; `false` marks that the call has one.
  expect(left?.input).toEqual(takesInput(call) ? false : expect.any(Object));
  expect(Object.keys(left ?? {}).filter((key) => !KEPT.has(key))).toEqual([]);
  expect(code).not.toContain(call.summary);
});
