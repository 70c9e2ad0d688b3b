import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { callsOf } from '../contract/call';
import { opt, wireInt } from '../contract/wire';
import { bind, type MoneyOptions, type SendOptions } from './send';
import { failure, good, platform } from './transport.setup';

const call = callsOf({ module: 'COMM3', auth: 'none', docs: { section: 'D1 §7' } });

const bare = call({
  path: '/wps/bare',
  value: z.object({ at: opt(z.int()), rows: z.array(z.object({ id: z.string() })) }),
  docs: { summary: 'Without input' },
});
const filtered = call({
  path: '/wps/filtered',
  input: z.object({ page: z.optional(wireInt(1, 9)) }),
  docs: { summary: 'With an input that may be left out' },
});
const named = call({
  method: 'POST',
  path: '/wps/named',
  auth: 'session',
  input: z.object({ id: z.string() }),
  docs: { summary: 'With an input' },
});
const paid = call({
  method: 'POST',
  path: '/wps/paid',
  money: true,
  input: z.object({ id: z.string() }),
  value: z.object({ orderNo: z.string() }),
  docs: { summary: 'Moves money' },
});
const claimed = call({
  method: 'POST',
  path: '/wps/claimed',
  money: true,
  docs: { summary: 'Claims all' },
});
const once = call({ path: '/wps/once', retry: false, docs: { summary: 'Changes something' } });

test('defaults are those of the area, and of the method', () => {
  expect(bare).toMatchObject({
    method: 'GET',
    body: 'query',
    auth: 'none',
    module: 'COMM3',
    section: 'D1 §7',
    provenance: 'chosen',
    errors: [],
  });
  expect(named).toMatchObject({ auth: 'session', body: 'json' });
  expect(call({ method: 'DELETE', path: '/x', docs: { summary: '' } }).body).toBe('query');
  expect(call({ method: 'PUT', path: '/x', body: 'encrypted', docs: { summary: '' } }).body).toBe(
    'encrypted',
  );
});

test('the arguments are the input of the call, where it has one, and its options', () => {
  expectTypeOf(bind(bare)).parameters.toEqualTypeOf<[options?: SendOptions | undefined]>();
  expectTypeOf(bind(filtered)).parameters.toEqualTypeOf<
    [input?: { page?: number | undefined }, options?: SendOptions | undefined]
  >();
  expectTypeOf(bind(named)).parameters.toEqualTypeOf<
    [input: { id: string }, options?: SendOptions | undefined]
  >();
  expectTypeOf(bind(paid)).parameters.toEqualTypeOf<
    [input: { id: string }, options: MoneyOptions]
  >();
  expectTypeOf(bind(claimed)).parameters.toEqualTypeOf<[options: MoneyOptions]>();
});

test('an answer has no null: neither in its type nor in its value', async () => {
  platform([good({ at: null, rows: [{ id: '1' }] })]);
  const answer = await bind(bare)();
  expectTypeOf(answer).toEqualTypeOf<{ at?: number | undefined; rows: { id: string }[] }>();
  expect(answer).toEqual({ rows: [{ id: '1' }] });
  expect('at' in answer).toBe(false);
});

test('an answer without a value is undefined, whatever came', async () => {
  platform([good({ some: 'thing' }), good(null), good(undefined)]);
  for (let time = 0; time < 3; time++) expect(await bind(named)({ id: '1' })).toBeUndefined();
});

test('options without input go to the request, not into its query', async () => {
  const { sent } = platform([good({ rows: [] })]);
  await bind(bare)({ signal: new AbortController().signal });
  expect(sent[0]?.url).toBe('http://aurora.localhost/wps/bare');
});

test('an input that may be left out is the query', async () => {
  const { sent } = platform([good(null)]);
  await bind(filtered)();
  await bind(filtered)({ page: 2 });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['', '?page=2']);
});

test('a money call carries its key, with and without input', async () => {
  const { sent } = platform([good({ orderNo: 'A' })]);
  await bind(paid)({ id: '1' }, { key: 'key-0001' });
  await bind(claimed)({ key: 'key-0002' });
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
    'key-0001',
    'key-0002',
  ]);
  expect(await sent[1]?.json()).toEqual({});
});

test('a read that changes something is never retried', async () => {
  const { sent } = platform([() => new Response('', { status: 503 })]);
  await failure(bind(once)());
  expect(sent).toHaveLength(1);
});

test('rows that an answer lost are reported once, with the path of the call', async () => {
  const lost: unknown[] = [];
  platform([good({ rows: [{ id: '1' }, { id: 2 }, {}] })], {
    onDroppedRows: (one) => lost.push(one),
  });
  expect((await bind(bare)()).rows).toEqual([{ id: '1' }]);
  const rows = ['rows.1.id invalid_type', 'rows.2.id invalid_type'];
  expect(lost).toEqual([{ path: '/wps/bare', rows }]);
});
