import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { platformNow } from './platform-clock';
import { failure, page, platform, type Reply } from './transport.setup';

const NOW = Date.UTC(2026, 0, 5, 12);
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const dated = (ms: number): Reply => page(404, { Date: new Date(NOW + ms).toUTCString() });

/** How far the platform's clock is ahead after an answer, ms. */
async function aheadAfter(reply: Reply, ask: () => Promise<unknown> = () => api.wallet.balance()) {
  platform([reply]);
  await failure(ask());
  return platformNow() - Date.now();
}

test.each([
  ['ten days behind', -10 * DAY_MS, -10 * DAY_MS],
  ['ten days ahead', 10 * DAY_MS, 10 * DAY_MS],
  ['half a minute ahead', 30_000, 0],
  ['half a minute behind', -30_000, 0],
])('notes a platform that is %s', async (_name, ms, ahead) => {
  expect(await aheadAfter(dated(ms))).toBe(ahead);
});

test('the answer to a write counts as well', async () => {
  const write = () => api.myGames.addFavourite({ nodeId: '7', vendorCode: 'koi' });
  expect(await aheadAfter(dated(DAY_MS), write)).toBe(DAY_MS);
});

test.each([
  ['without a date', page(404)],
  ['with an invalid date', page(404, { Date: 'soon' })],
])('an answer %s changes nothing', async (_name, reply) => {
  await aheadAfter(dated(DAY_MS));
  expect(await aheadAfter(reply)).toBe(DAY_MS);
});

test('an answer to a guest changes nothing: it may come from a cache', async () => {
  await aheadAfter(dated(DAY_MS));
  expect(await aheadAfter(dated(0), () => api.system.status())).toBe(DAY_MS);
});
