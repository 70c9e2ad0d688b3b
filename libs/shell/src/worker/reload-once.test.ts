import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGone, reloadOnce } from './reload-once';

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

test('a page that was reloaded without a mark, as where storage is blocked, stays as it is', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const entries = vi.spyOn(performance, 'getEntriesByType');
  entries.mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  expect(reloadOnce()).toBe(false);
  entries.mockReturnValue([{ type: 'navigate' } as unknown as PerformanceEntry]);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  [Object.assign(new Error('/assets/a.js'), { name: 'GoneFileError' }), true],
  [new Error('/assets/a.js'), false],
  [undefined, false],
])('%s is a file that the server no longer has: %s', (error, gone) => {
  expect(isGone(error)).toBe(gone);
});
