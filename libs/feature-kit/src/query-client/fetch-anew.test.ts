import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchAnew } from './fetch-anew';
import { createQueryClient } from './query-client';

/** A query whose next answer a test releases; it can be aborted, as calls can. */
function heldQuery() {
  let release = (_: string) => {};
  const query = {
    queryKey: ['held'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        release = resolve;
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  };
  return { query, answer: (text: string) => release(text) };
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
