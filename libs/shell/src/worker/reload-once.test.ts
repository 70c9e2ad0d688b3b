import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a page reloads by itself once a minute', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  vi.setSystemTime(Date.now() + 59_999);
  expect(reloadOnce()).toBe(false);
  vi.setSystemTime(Date.now() + 1);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a reload in the future was long ago: the clock was set back', () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reloadOnce();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
});

describe('without a mark, as where storage is blocked', () => {
  /** Sets how the page was loaded, and how many milliseconds ago. */
  function came(type: string, ms: number) {
    const entry = { type } as unknown as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    vi.spyOn(performance, 'now').mockReturnValue(ms);
  }

  test.each([
    ['came by a reload a minute ago less 1 ms', 'reload', 59_999, false],
    ['came by a reload a minute ago', 'reload', 60_000, true],
    ['came another way', 'navigate', 0, true],
  ] as const)('a page that %s', (_, type, ms, reloads) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    came(type, ms);
    expect(reloadOnce()).toBe(reloads);
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });
});
