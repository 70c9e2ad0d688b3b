import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import { failure, good, page, platform, refused, noReply, thrown } from './transport.setup';

const WALLET = { sumBalance: '1', currencySymbol: '$' };
const AT = Date.UTC(2026, 0, 5, 12);
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  // The clock below would run out while the code of the calls loads.
  platform([good(WALLET)]);
  await api.wallet.balance();
});
beforeEach(() => {
  vi.useFakeTimers({ now: AT, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Duration of a call in ms of the fake clock. */
async function lasted(promise: Promise<unknown>): Promise<number> {
  const end = { at: 0 };
  const note = () => (end.at = Date.now());
  promise.then(note, note);
  while (end.at === 0) await vi.advanceTimersByTimeAsync(1);
  return end.at - AT;
}

describe.each([408, 425, 429, 500, 502, 503, 504])('status %i', (status) => {
  test('is retried at most twice', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { sent } = platform([page(status)]);
    const call = api.wallet.balance();
    await lasted(call);
    expect((await failure(call)).details.status).toBe(status);
    expect(sent).toHaveLength(3);
  });

  test('that is followed by success answers normally', async () => {
    const { sent } = platform([page(status), good(WALLET)]);
    const call = api.wallet.balance();
    await lasted(call);
    expect(await call).toMatchObject({ balance: '1' });
    expect(sent).toHaveLength(2);
  });
});

test.each([
  ['a refusal', refused('function.not.available', 400)],
  ['maintenance', refused('system.maintenance', 503)],
  ['an answer nobody can read', good(7)],
  ['a wrong address', page(404)],
])('%s is not retried', async (_name, reply) => {
  const { sent } = platform([reply]);
  await failure(api.wallet.balance());
  expect(sent).toHaveLength(1);
});

test.each([
  [0, 0],
  [0.5, 150 + 300],
  [0.999, 299 + 599],
])('a random number of %d gives %i ms of waiting in all', async (draw, waited) => {
  vi.spyOn(Math, 'random').mockReturnValue(draw);
  platform([page(503)]);
  const took = await lasted(api.wallet.balance());
  // A timer of 0 ms takes 1 ms.
  expect(Math.abs(took - waited)).toBeLessThanOrEqual(3);
});

const seconds = (header: string) => page(503, { 'Retry-After': header });

const utc = (time: number) => new Date(time).toUTCString();

/** Names a date `ms` after its own; the platform's clock is an hour ahead of the device's. */
const dated = (status: number, ms: number) =>
  page(status, { 'Retry-After': utc(AT + HOUR_MS + ms), Date: utc(AT + HOUR_MS) });

test.each([
  ['seconds', seconds('2'), 4000],
  ['a date', dated(503, 3000), 6000],
  ['a date that has passed', dated(503, -60_000), 0],
  ['its body', refused('too.many.requests', 429, { retryAfterMs: 1500 }), 3000],
])('a Retry-After of at most 5 s is obeyed: %s', async (_name, reply, waited) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { sent } = platform([reply]);
  const took = await lasted(api.wallet.balance());
  expect(sent).toHaveLength(3);
  expect(Math.abs(took - waited)).toBeLessThanOrEqual(10);
});

test.each([
  ['seconds', page(503, { 'Retry-After': '6' }), 6000],
  ['a date', dated(429, 90_000), 90_000],
  ['a refusal’s header', refused('too.many.requests', 429, {}, { 'Retry-After': '30' }), 30_000],
])('a Retry-After of more than 5 s is not waited for: %s', async (_name, reply, retryAfterMs) => {
  const { sent } = platform([reply]);
  expect((await failure(api.wallet.balance())).details.retryAfterMs).toBe(retryAfterMs);
  expect(sent).toHaveLength(1);
});

test.each(['soon', '-5', '1e9', '5.5', '', 'Mon GMT', '9'.repeat(400)])(
  'an invalid Retry-After (%s) is ignored',
  async (header) => {
    platform([page(404, { 'Retry-After': header })]);
    const { details } = await failure(api.wallet.balance());
    expect(details.retryAfterMs).toBeUndefined();
  },
);

test('a date is ignored in a response without one of its own: the device’s clock may be wrong', async () => {
  platform([page(404, { 'Retry-After': utc(AT + 3000) })]);
  const { details } = await failure(api.wallet.balance());
  expect(details.retryAfterMs).toBeUndefined();
});

test('a write is not retried, and its error carries the Retry-After', async () => {
  const { sent } = platform([page(503, { 'Retry-After': '1' })]);
  const error = await failure(api.access.logout());
  expect(error.details).toEqual({ status: 503, retryAfterMs: 1000, sent: true });
  expect(sent).toHaveLength(1);
});

describe('an abort of a read that is retried', () => {
  const listening = (signal: AbortSignal) => {
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    return () => added.mock.calls.length - removed.mock.calls.length;
  };

  test('throws its reason and leaves no timer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const controller = new AbortController();
    const { sent } = platform([page(503)]);
    const call = thrown(api.wallet.balance({ signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort('gone');
    expect(await call).toBe('gone');
    expect([vi.getTimerCount(), sent.length]).toEqual([0, 1]);
  });

  test('leaves no listener after a wait that ended', async () => {
    const { signal } = new AbortController();
    const left = listening(signal);
    platform([page(503), good(WALLET)]);
    const call = api.wallet.balance({ signal });
    await lasted(call);
    await call;
    expect(left()).toBe(0);
  });

  test('during the failing try leaves no wait', async () => {
    const controller = new AbortController();
    platform([
      () => {
        controller.abort('gone');
        return new Response('busy', { status: 503 });
      },
      noReply,
    ]);
    expect(await thrown(api.wallet.balance({ signal: controller.signal }))).toBe('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
