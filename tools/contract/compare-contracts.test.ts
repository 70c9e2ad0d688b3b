import type { Call } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compareContracts } from './compare-contracts.mjs';
import { countsOf, report } from './diff.mjs';
import { plainContract } from './load-contract.mjs';

const call: Call = {
  method: 'GET',
  path: '/wps/sample',
  module: 'COMM3',
  auth: 'optional',
  body: 'query',
  input: z.object({ page: z.optional(z.string()) }),
  value: z.object({ total: z.number() }),
  errors: ['game.not.found'],
  provenance: 'chosen',
  section: 'D1 §7',
  summary: 'A sample',
};

const compare = (before: Partial<Call>, after: Partial<Call>) =>
  compareContracts(
    plainContract({ area: { name: { ...call, ...before } } }),
    plainContract({ area: { name: { ...call, ...after } } }),
  ).map(({ what, verdict }) => `${what}: ${verdict}`);

type Case = [before: Partial<Call>, after: Partial<Call>, ...found: string[]];

const CASES: Case[] = [
  [{}, { summary: 'Said otherwise', section: 'D2 §7' }],
  [{}, { path: '/wps/other' }, 'address changed: breaks'],
  [{}, { method: 'POST' }, 'address changed: breaks'],
  [{}, { module: 'REG3' }, 'module changed: breaks'],
  [{}, { body: 'json' }, 'body changed: breaks'],
  [{}, { auth: 'session' }, 'session required: breaks'],
  [{ auth: 'none' }, {}, 'session taken into account: note'],
  [{}, { auth: 'none' }, 'session no longer required: safe'],
  [{}, { roles: 'real' }, 'fewer may call: breaks'],
  [{ roles: 'agent' }, { roles: 'realAgent' }, 'fewer may call: breaks'],
  [{ roles: 'real' }, { roles: 'agent' }, 'fewer may call: breaks'],
  [{ roles: 'realAgent' }, { roles: 'agent' }, 'more may call: safe'],
  [{ roles: 'real' }, {}, 'more may call: safe'],
  [{}, { flag: 'MAILCEN' }, 'flag required: breaks'],
  [{ flag: 'MAILCEN' }, {}, 'flag no longer required: safe'],
  [{ flag: 'MAILCEN' }, { flag: 'PTSYS3' }, 'another flag required: breaks'],
  [{}, { money: true }, 'key required: breaks'],
  [{ money: true }, {}, 'key no longer required: safe'],
  [{}, { maxBodyBytes: 900 }, 'smaller body taken: breaks'],
  [{ maxBodyBytes: 900 }, {}, 'larger body taken: safe'],
  [{}, { errors: [] }, 'error code removed: safe'],
  [{ errors: [] }, {}, 'error code added: note'],
  [{}, { provenance: 'spec' }, 'provenance changed: note'],
  [{}, { input: z.object({ page: z.string() }) }, 'now required: breaks'],
  [{}, { value: z.object({}) }, 'required field removed: breaks'],
];

test.each(CASES)('from %o to %o', (before, after, ...found) => {
  expect(compare(before, after)).toEqual(found);
});

test('calls come, go and stay', () => {
  const rows = compareContracts(
    plainContract({ area: { gone: call, kept: call } }),
    plainContract({ area: { kept: { ...call, module: 'REG3' }, come: call } }),
  );
  expect(rows.map((row) => `${row.call}, ${row.what}: ${row.verdict}`)).toEqual([
    'area.come, call added: safe',
    'area.gone, call removed: breaks',
    'area.kept, module changed: breaks',
  ]);
  expect(countsOf(rows)).toEqual({ added: 1, removed: 1, changed: 1, breaking: 2 });
  expect(report(rows, { base: 'HEAD', level: 'major' })).toContain('COMM3 -> REG3');
  expect(report(rows, { base: 'HEAD', level: 'major' })).toMatch(
    /1 calls added, 1 removed, 1 changed; .*2 break clients/,
  );
});

test('a contract that did not change says so', () => {
  const plain = plainContract({ area: { name: call } });
  expect(report(compareContracts(plain, plain), { base: 'v1', level: 'none' })).toBe(
    'The contract is as it was at v1.',
  );
});
