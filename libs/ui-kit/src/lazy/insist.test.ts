import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insist } from './insist';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is tried as often as it may be, and rejects with its last failure', async () => {
  const work = vi.fn(() => Promise.reject(new Error(`try ${work.mock.calls.length}`)));
  const failure = insist(work, 5).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(43_999);
  expect(work).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBe('Error: try 5');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(5);
});

test('work that succeeds is done once', async () => {
  const work = vi.fn(async () => 'done');
  expect(await insist(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});
