import * as z from 'zod/mini';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { api } from '../api';
import { callsOf } from '../contract/call';
import { send, type MoneyOptions } from './send';
import {
  truncatedReply,
  failure,
  good,
  page,
  platform,
  refused,
  noReply,
  thrown,
  unsealed,
} from './transport.setup';

const KEY = '6f1f6a1e-6d0c-4b56-9b8f-0d6f0a1f2c3d';

const call = callsOf({ module: 'COMM3' });
const sample = {
  method: 'POST',
  path: '/wps/sample/order',
  input: z.object({ amount: z.string() }),
  value: z.object({ orderNo: z.string() }),
  docs: { summary: 'A sample' },
} as const;
const order = call({ ...sample, money: true });
const note = call(sample);
const place = (options: Partial<MoneyOptions> = {}) =>
  send(order, { amount: '5.00' }, { key: KEY, ...options });

afterEach(() => vi.useRealTimers());

test('a write is sent as JSON and not retried', async () => {
  const { sent } = platform([page(503)]);
  const error = await failure(api.myGames.addFavourite({ nodeId: '7', vendorCode: 'koi' }));
  expect([error.kind, error.details.sent]).toEqual(['http', true]);
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ nodeId: '7', vendor: 'koi' });
  expect(sent[0]?.headers.get('Idempotency-Key')).toBeNull();
});

test.each([
  ['a page of the edge', page(503)],
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['an answer that breaks off', truncatedReply],
  ['a platform that stumbled', refused('system.busy', 500)],
])('a write that moves money is sent once, whatever comes of it: %s', async (_name, reply) => {
  const { sent } = platform([reply]);
  await failure(place());
  expect(sent).toHaveLength(1);
});

test('a write with a password is sealed', async () => {
  const { sent } = platform([good({ token: 't', userName: 'player01', customerType: 0 })]);
  const session = await api.access.login({ userName: 'player01', password: 'Play1234' });
  expect(session).toMatchObject({ token: 't', userName: 'player01', type: 0 });
  const body = await sent[0]?.text();
  expect(sent[0]?.headers.get('Encryption')).toBe('1');
  expect(body).toMatch(/^\{"data":"[\w+/=]+"\}$/);
  expect(body).not.toContain('Play1234');
});

test.each(['Mật khẩu 24', '"Mật"\\khẩu'])('a write sends %j in composed letters', async (text) => {
  const session = good({ token: 't', userName: 'player01', customerType: 0 });
  const { sent } = platform([good({ orderNo: 'A1' }), session]);
  await send(note, { amount: text.normalize('NFD') });
  await api.access.login({ userName: 'player01', password: text.normalize('NFD') });
  expect(await sent[0]?.json()).toEqual({ amount: text.normalize('NFC') });
  expect(await unsealed(sent[1])).toMatchObject({ password: text.normalize('NFC') });
});

test('a write tells its progress to who asks for it', async () => {
  const { sent } = platform([good({ orderNo: 'A1' })]);
  const shares: number[] = [];
  const input = { amount: '5'.repeat(200_000) };
  await send(note, input, { onProgress: (share) => shares.push(share) });
  expect(await sent[0]?.json()).toEqual(input);
  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});

describe('money', () => {
  test('sends its idempotency key', async () => {
    const { sent } = platform([good({ orderNo: 'A1' })]);
    expect(await place()).toEqual({ orderNo: 'A1' });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(KEY);
  });

  test('does not compile without a key', () => {
    expectTypeOf(send<typeof order>)
      .parameter(2)
      .toEqualTypeOf<MoneyOptions>();
    expectTypeOf(send<typeof note>)
      .parameter(2)
      .not.toExtend<MoneyOptions>();
  });

  test.each(['', 'short', 'has blanks in it', 'x'.repeat(65)])(
    'is not sent with the invalid key “%s”',
    async (key) => {
      const { sent } = platform([good({ orderNo: 'A1' })]);
      const error = await failure(place({ key }));
      expect([error.kind, error.details.sent, sent.length]).toEqual(['contract', false, 0]);
    },
  );

  test.each([
    ['money', 30_000, () => place()],
    ['another write', 15_000, () => send(note, { amount: '1' })],
  ])('%s times out after %i ms', async (_name, limit, call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    platform([noReply]);
    const error = failure(call());
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await error).kind).toBe('timeout');
    expect((await error).details).toEqual({ sent: true });
    expect((await error).message).toBe(`no response in ${limit} ms`);
  });
});

describe('the state of a write that failed', () => {
  const stumble = () => {
    throw new RangeError('no language');
  };
  const wrong = () => Promise.reject(new TypeError('fetch failed'));
  test.each([
    ['no network, which looks like a lost answer', wrong, 'offline', true],
    ['an answer that breaks off', truncatedReply, 'offline', true],
    ['a page of the edge', page(502), 'http', true],
    ['an answer nobody can read', good({ orderNo: 7 }), 'contract', true],
    ['a platform that stumbled', refused('system.busy', 500), 'refused', true],
    ['a platform that said no', refused('wallet.insufficient'), 'refused', undefined],
  ] as const)('%s', async (_name, reply, kind, sent) => {
    platform([reply]);
    const error = await failure(place());
    expect([error.kind, error.details.sent]).toEqual([kind, sent]);
  });

  test.each([
    ['a token no header may hold', { token: () => 'a\nb' }],
    ['a configuration that throws', { language: stumble }],
  ])('%s: not arrived', async (_name, config) => {
    const { sent } = platform([good({ orderNo: 'A1' })], config);
    const error = await failure(place());
    expect([error.kind, error.details.sent, sent.length]).toEqual(['contract', false, 0]);
  });

  test('an input that cannot be written as JSON: not arrived', async () => {
    platform([good({ orderNo: 'A1' })]);
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    const error = await failure(send(order, { amount: '1', ...endless }, { key: KEY }));
    expect(error.details.sent).toBe(false);
  });
});

test.each(['before', 'while'])(
  'a write aborted %s it waits throws the reason of the abort',
  async (when) => {
    const controller = new AbortController();
    const { sent } = platform([noReply]);
    if (when === 'before') controller.abort('gone');
    const error = thrown(place({ signal: controller.signal }));
    if (when === 'while') {
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      controller.abort('gone');
    }
    expect(await error).toBe('gone');
    expect(sent).toHaveLength(when === 'while' ? 1 : 0);
  },
);

describe('a platform that demands the token in the body (decision 15)', () => {
  const insisting = { tokenInPayload: true };

  test('gets it in the body of the documented calls', async () => {
    const { sent } = platform([good(null)], insisting);
    await api.myGames.addFavourite({ nodeId: '7', vendorCode: 'koi' });
    expect(await sent[0]?.json()).toEqual({ nodeId: '7', vendor: 'koi', token: 'token-1' });
  });

  test.each([
    ['a DELETE', () => api.myGames.removeFavourite({ nodeId: '7', vendorCode: 'koi' }), null],
    ['the way out', () => api.access.logout(), null],
    [
      'a read',
      () => api.myGames.favourites({ page: 1 }),
      { content: [], pageNum: 1, totalPages: 0 },
    ],
  ])('gets it in no address: %s', async (_name, call, value) => {
    const { sent } = platform([good(value)], insisting);
    await call();
    expect(sent[0]?.url).not.toContain('token');
    expect(await sent[0]?.text()).toBe('');
    expect(sent[0]?.headers.get('Authorization')).toBe('token-1');
  });

  test('gets none from a guest, and another platform gets none at all', async () => {
    const guest = platform([good(null)], { ...insisting, token: () => null });
    await api.myGames.addFavourite({ nodeId: '7', vendorCode: 'koi' });
    expect(await guest.sent[0]?.json()).toEqual({ nodeId: '7', vendor: 'koi' });
    const other = platform([good({ orderNo: 'A1' })]);
    await place();
    expect(await other.sent[0]?.json()).toEqual({ amount: '5.00' });
  });
});
