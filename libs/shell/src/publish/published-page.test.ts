import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = Date.parse('2026-11-22T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['published'];
});

/** A page with this data block, read as by its script. */
async function pageWith(data: string, published = true) {
  if (published) document.documentElement.dataset['published'] = 'VI';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'data';
  block.textContent = data;
  document.body.append(block);
  return import('./published-page');
}

const text = (at: number) => JSON.stringify({ at, queries: [{ key: ['hot', 'VI'], data: ['a'] }] });

test.each([
  ['data of a minute ago is a minute old', NOW - 60_000, NOW - 60_000],
  ['data from the future is as old as now', NOW + 3_600_000, NOW],
])('%s', async (_what, at, updatedAt) => {
  const { fillFromPage, isPublished } = await pageWith(text(at));
  const queries = new QueryClient();
  fillFromPage(queries);
  expect(isPublished()).toBe(true);
  expect(queries.getQueryState(['hot', 'VI'])).toMatchObject({
    data: ['a'],
    dataUpdatedAt: updatedAt,
  });
});

test.each([
  ['of five minutes stands', 300_000, false],
  ['older than five minutes is asked for again, also what is loaded once per page', 300_001, true],
  ['from the future is asked for again: the clock is slow', -1_000, true],
])('a page %s', async (_what, age, invalidated) => {
  const { fillFromPage } = await pageWith(text(NOW - age));
  const queries = new QueryClient();
  fillFromPage(queries);
  expect(queries.getQueryState(['hot', 'VI'])?.isInvalidated).toBe(invalidated);
});

test('what is asked for beside an old page, such as the status, is not asked for again', async () => {
  const { fillFromPage } = await pageWith(text(NOW - 3_600_000));
  const queries = new QueryClient();
  queries.setQueryData(['status'], 'open');
  fillFromPage(queries);
  expect(queries.getQueryState(['status'])?.isInvalidated).toBe(false);
});

test.each([
  ['content that may not stand', text(NOW), false],
  ['no JSON', '{', true],
  ['another shape', '{"at":1,"queries":{}}', true],
])('%s is no published page', async (_what, data, published) => {
  const { fillFromPage, isPublished } = await pageWith(data, published);
  const queries = new QueryClient();
  fillFromPage(queries);
  expect(isPublished()).toBe(false);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test.each([
  ['says the same stays what it is', [{ name: 'a', rtp: undefined }], true],
  ['says something else takes its place', [{ name: 'a', rtp: 96 }], false],
])('newer data that %s', async (_what, data, same) => {
  const page = { at: NOW, queries: [{ key: ['hot', 'VI'], data: [{ name: 'a' }] }] };
  const { fillFromPage } = await pageWith(JSON.stringify(page));
  const queries = new QueryClient();
  fillFromPage(queries);
  const former = queries.getQueryData(['hot', 'VI']);
  await queries.fetchQuery({ queryKey: ['hot', 'VI'], queryFn: () => data, staleTime: 0 });
  expect(queries.getQueryData(['hot', 'VI']) === former).toBe(same);
  expect(queries.getQueryData(['hot', 'VI'])).toEqual(data);
});

test('what has taken the place of the page’s data is compared as usual: what is the same in it stays', async () => {
  const { fillFromPage } = await pageWith(text(NOW));
  const queries = new QueryClient();
  fillFromPage(queries);
  const answer = async (data: unknown) => {
    await queries.fetchQuery({ queryKey: ['hot', 'VI'], queryFn: () => data, staleTime: 0 });
    return queries.getQueryData<{ name: string }[]>(['hot', 'VI']);
  };
  const former = await answer([{ name: 'b' }, { name: 'c' }]);
  const stringify = vi.spyOn(JSON, 'stringify');
  const next = await answer([{ name: 'b' }, { name: 'd' }]);
  expect(next?.[0]).toBe(former?.[0]);
  expect(next?.[1]).toEqual({ name: 'd' });
  expect(stringify).not.toHaveBeenCalledWith(expect.arrayContaining([{ name: 'd' }]));
  stringify.mockRestore();
});
