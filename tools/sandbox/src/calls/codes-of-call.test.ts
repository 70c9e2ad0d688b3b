import { contract, ERROR_CODES, type ErrorCode } from '@lobby/api-client/contract';
import { expect, it } from 'vitest';
import { unknownDetail } from './codes-of-call';
import { refuse, type RefusalDetail } from './refusal';

const { request } = contract.withdraw;

it.each<[ErrorCode, RefusalDetail | undefined, string | undefined]>([
  ['withdraw.turnover.open', { fields: { remaining: '5' } }, undefined],
  ['withdraw.turnover.open', { fields: { left: '5' } }, 'fields.left'],
  ['withdraw.turnover.open', { retryAfterMs: 5 }, 'retryAfterMs'],
  ['request_param_err', { fields: { 'amount.0': 'x', Merchant: 'wrong' } }, undefined],
  ['request_param_err', { fields: { colour: 'x' } }, 'fields.colour'],
  ['record.not.found', undefined, undefined],
])('%s with %j: undocumented is %s', (code, detail, unknown) => {
  expect(unknownDetail(request, refuse(code, detail))).toBe(unknown);
});

it('every error code is used outside of the messages', () => {
  const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const text = Object.entries(sources)
    .filter(([path]) => !/messages\.data|codes-of-call/.test(path))
    .map(([, source]) => source)
    .join('\n');
  const unused = Object.keys(ERROR_CODES).filter((code) => !text.includes(`'${code}'`));
  expect(unused, 'codes of the contract that the sandbox never answers').toEqual([]);
});
