import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followChanges } from './follow-changes';
import { ANSWERS_CHANGED } from './messages';
import { workerOf } from './worker.setup';

/** Which of these queries are out of date after answers have changed. */
async function outdated(entries: readonly (readonly [key: unknown[], data: unknown])[]) {
  const queries = new QueryClient();
  const worker = workerOf();
  onTestFinished(followChanges(queries, worker));
  for (const [key, data] of entries) queries.setQueryData(key, data);
  vi.useFakeTimers();
  worker.dispatchEvent(new MessageEvent('message', { data: ANSWERS_CHANGED }));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  return entries.map(([key]) => queries.getQueryState(key)?.isInvalidated);
}

test.each([
  ['the list of games', ['games', 'menu', 'EN'], true],
  ['a text of the merchant', ['merchant-text', 'aboutUs', 'EN'], true],
  ['the sponsorships', ['sponsors', 'EN'], true],
  ['what is the account’s', ['account', 'wallet'], false],
])('an answer that changed makes old: %s', async (_, key, isOld) => {
  expect(await outdated([[key, 'read']])).toEqual([isOld]);
});

test('a list of several pages is left as it is: each would be a request', async () => {
  const pages = (count: number) => ({
    pages: Array.from({ length: count }, () => 'read'),
    pageParams: Array.from({ length: count }, (_, index) => index + 1),
  });
  const lists = [
    [['games', 'list', 'one'], pages(1)],
    [['games', 'list', 'two'], pages(2)],
  ] as const;
  expect(await outdated(lists.map(([key, data]) => [[...key], data]))).toEqual([true, false]);
});
