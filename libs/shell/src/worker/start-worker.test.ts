import { resetSession, sessionAtom, sessionStore } from '@lobby/session';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWorker } from './start-worker';
import { workerOf } from './worker.setup';

const asked = vi.fn(async () => 'read');

/** The worker of a first visit takes over a page that has read `key`; returns how often it reads it again. */
async function readAgain(key: unknown[], data: unknown = 'read'): Promise<number> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queries.prefetchQuery({ queryKey: key, queryFn: asked });
  queries.setQueryData(key, data);
  asked.mockClear();
  const worker = workerOf();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  onTestFinished(startWorker(queries, vi.fn()));
  worker.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(queries.isFetching({ queryKey: key })).toBe(0));
  return asked.mock.calls.length;
}

test('a guest’s first visit reads again what the worker may keep', async () => {
  expect(await readAgain(['announcements', 'promotions', 'EN'])).toBe(1);
});

test('a member’s does not: the answers would be the account’s, under the guests’ keys', async () => {
  onTestFinished(resetSession);
  sessionStore.set(sessionAtom, {
    token: 'secret',
    merchantCode: 'aurora',
    userName: 'player01',
    type: 0,
    firstTimeLogin: false,
  });
  expect(await readAgain(['announcements', 'promotions', 'EN'])).toBe(0);
});

test('one that saves data does not', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  expect(await readAgain(['announcements', 'promotions', 'EN'])).toBe(0);
});

test('a list of several pages is not read again', async () => {
  const key = ['games', 'list', { language: 'EN' }];
  expect(await readAgain(key, { pages: [1, 2], pageParams: [1, 2] })).toBe(0);
});
