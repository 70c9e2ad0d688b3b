import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchAnew } from './fetch-anew';
import { createQueryClient } from './query-client';

/** A query whose answers a test releases, the latest unless told otherwise; it can be aborted, as calls can. */
function heldQuery() {
  const releases: ((text: string) => void)[] = [];
  const query = {
    queryKey: ['held'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        releases.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  };
  return { query, answer: (text: string, call = -1) => releases.at(call)?.(text) };
}

test('the answer is that of now, although the screen that shows the query is left meanwhile', async () => {
  const client = createQueryClient();
  const { query, answer } = heldQuery();
  client.setQueryData(query.queryKey, 'before');
  const leave = new QueryObserver(client, { ...query, staleTime: Infinity }).subscribe(() => {});
  const fetched = fetchAnew(client, query);
  leave();
  answer('now');
  expect(await fetched).toBe('now');
  expect(client.getQueryData(query.queryKey)).toBe('now');
});

test('no fetch from before is joined, even of a query that has no data yet', async () => {
  const client = createQueryClient();
  const { query, answer } = heldQuery();
  const shown = new QueryObserver(client, query);
  const leave = shown.subscribe(() => {});
  const fetched = fetchAnew(client, query);
  answer('before', 0);
  answer('now');
  expect(await fetched).toBe('now');
  expect(shown.getCurrentResult()).toMatchObject({ data: 'now', isError: false });
  leave();
});
