import { ApiError } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { startI18n } from '@lobby/i18n';
import { statusQuery } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import {
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';

const refusal = (code: 'system.maintenance' | 'system.region' | 'login.wrong') =>
  new ApiError('refused', code, { code });

const failQuery = (client: QueryClient, error: Error) =>
  client.fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(error) });

const failMutation = (client: QueryClient, error: Error, meta?: { ownError: boolean }) =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error), ...(meta && { meta }) })
    .execute(undefined);

test('a query is fresh for 30 s, then fetched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve('value'));
  const read = () => client.fetchQuery({ queryKey: ['any'], queryFn });
  await read();
  vi.setSystemTime(Date.now() + 29_999);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('a failed query or mutation is sent once: the transport repeats reads', async () => {
  const client = createQueryClient();
  const send = vi.fn(() => Promise.reject(refusal('login.wrong')));
  await expect(client.fetchQuery({ queryKey: ['any'], queryFn: send })).rejects.toThrow(ApiError);
  const observed = client.getMutationCache().build(client, {
    mutationFn: send,
    meta: { ownError: true },
  });
  await expect(observed.execute(undefined)).rejects.toThrow(ApiError);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['30 s ago', 1, 30_000],
  ['more than 30 s ago', 2, 30_001],
  ['in the future, as the clock was set back,', 2, -3_600_000],
])('a query that failed %s is sent %i times with another component', async (_, sent, ago) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(refusal('login.wrong')));
  const mount = () => new QueryObserver(client, { queryKey: ['any'], queryFn }).subscribe(() => {});
  const leave = mount();
  await vi.waitFor(() => expect(client.getQueryState(['any'])?.status).toBe('error'));
  leave();
  vi.setSystemTime((client.getQueryState(['any'])?.errorUpdatedAt ?? 0) + ago);
  mount()();
  expect(queryFn).toHaveBeenCalledTimes(sent);
});

test('what a form has sent, such as a password, is forgotten once its screen is left', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const mutationFn = async (_values: { password: string }) => 'answer';
  const observer = new MutationObserver(client, { mutationFn });
  const leave = observer.subscribe(() => undefined);
  await observer.mutate({ password: 'Play1234' });
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getMutationCache().getAll()).toEqual([]);
});

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  test('a mutation does not wait for one, to be sent later by itself', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const error = new ApiError('offline', 'no network', { sent: false });
    const ended = failMutation(client, error, { ownError: true });
    expect(client.getMutationCache().getAll()[0]?.state.isPaused).toBe(false);
    await expect(ended).rejects.toThrow('no network');
  });
});

test('a failed mutation shows one toast, one with `ownError` none', async () => {
  await startI18n(aurora, []);
  const shown = vi.spyOn(toast, 'error');
  const client = createQueryClient();
  const own = failMutation(client, refusal('system.maintenance'), { ownError: true });
  await expect(own).rejects.toThrow(ApiError);
  await expect(failMutation(client, refusal('login.wrong'))).rejects.toThrow(ApiError);
  // Toasts come in the order of failures.
  await vi.waitFor(
    () => expect(shown).toHaveBeenCalledWith('Sai tên đăng nhập hoặc mật khẩu.'),
    8000,
  );
  expect(shown).toHaveBeenCalledTimes(1);
});

describe.each([
  ['query', failQuery],
  ['mutation', failMutation],
] as const)('a %s refused', (_, fail) => {
  test.each([
    ['system.maintenance', true],
    ['system.region', true],
    ['login.wrong', false],
  ] as const)('with %s makes the status stale: %s', async (code, stale) => {
    vi.spyOn(toast, 'error').mockReturnValue(() => undefined);
    const client = createQueryClient();
    client.setQueryData(statusQuery.queryKey, {
      maintenance: false,
      regionRestriction: false,
      info: '',
      location: '',
    });
    await expect(fail(client, refusal(code))).rejects.toThrow(ApiError);
    expect(client.getQueryState(statusQuery.queryKey)?.isInvalidated).toBe(stale);
  });
});
