import { createQueryClient } from '@lobby/feature-kit';
import { currentViewer, memberInfoQuery, sessionAtom, sessionStore } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { screenRoutes } from '../routes';

const { open, calls, settled, mend } = screensOf(screenRoutes);

const INFO = '/wps/member/info';
const CONTACTS = '/wps/system/domainRoute';
const HOSTS = '/wps/relay/CBS_modelList';

/** A query client that fetched the member information this long ago. */
async function askedBefore(ms: number) {
  await open('/m/aboutUs', { user: 'player01' });
  const queries = createQueryClient();
  const info = await queries.fetchQuery(memberInfoQuery);
  queries.setQueryData(memberInfoQuery.queryKey, info, { updatedAt: Date.now() - ms });
  return queries;
}

describe.each([
  ['/m/home', CONTACTS],
  ['/m/liveStream', HOSTS],
])('on %s the member information (D2 §7)', (path, call) => {
  test('is asked for once by a member, and never by a guest', async () => {
    await open(path, { user: 'player01' });
    await waitFor(() => expect(calls(INFO)).toHaveLength(1));
    await settled();
    expect(calls(INFO)).toHaveLength(1);
    await open(path);
    await waitFor(() => expect(calls(call)).not.toHaveLength(0));
    await settled();
    expect(calls(INFO)).toEqual([]);
  });

  test.each([
    ['a minute ago is renewed', 60_000, 1],
    ['just now is not asked for again', 1_000, 0],
  ])('of %s', async (_, ms, times) => {
    const queries = await askedBefore(ms);
    const { length } = calls(INFO);
    const before = calls(call).length;
    await open(path, { queries, reload: true });
    await waitFor(() => expect(calls(call).length).toBeGreaterThan(before));
    await waitFor(() => expect(calls(INFO).length - length).toBe(times));
    await settled();
    expect(calls(INFO).length - length).toBe(times);
  });

  test('that failed just now is not asked for again', async () => {
    await open('/m/aboutUs', { user: 'player01', answers: { [INFO]: 503 } });
    const queries = createQueryClient();
    await queries.prefetchQuery(memberInfoQuery);
    mend();
    const before = calls(call).length;
    const { length } = calls(INFO);
    await open(path, { queries, reload: true });
    await waitFor(() => expect(calls(call).length).toBeGreaterThan(before));
    await settled();
    expect(calls(INFO)).toHaveLength(length);
  });

  test('puts the account’s type right', async () => {
    await open('/m/aboutUs', { user: 'player01' });
    const record = sessionStore.get(sessionAtom);
    sessionStore.set(sessionAtom, record && { ...record, type: 1 });
    await open(path, { reload: true });
    await waitFor(() => expect(currentViewer().session?.type).toBe(0));
  });
});
