import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle, useShownPages } from './use-shown-pages';

/** D2 §9: at most one page a second. */
const SECOND = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first action runs at once, the next a second later', () => {
  const schedule = createThrottle(SECOND);
  const append = vi.fn();
  schedule(append);
  vi.advanceTimersByTime(0);
  expect(append).toHaveBeenCalledTimes(1);
  schedule(append);
  vi.advanceTimersByTime(SECOND - 1);
  expect(append).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(append).toHaveBeenCalledTimes(2);
});

test('a cancelled action does not run', () => {
  const append = vi.fn();
  const cancel = createThrottle(SECOND)(append);
  cancel();
  vi.advanceTimersByTime(SECOND * 2);
  expect(append).not.toHaveBeenCalled();
});

test('two actions are at least a second apart, however often scheduled', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 30 });
  fc.assert(
    fc.property(waits, (list) => {
      const schedule = createThrottle(SECOND);
      const ran: number[] = [];
      let cancel: () => void = () => undefined;
      for (const wait of list) {
        cancel();
        cancel = schedule(() => ran.push(Date.now()));
        vi.advanceTimersByTime(wait);
      }
      cancel();
      const gaps = ran.slice(1).map((time, index) => time - (ran[index] ?? 0));
      expect(gaps.every((gap) => gap >= SECOND)).toBe(true);
    }),
  );
});

test('a list near its end grows by one page a second', () => {
  const { result } = renderHook(() =>
    useShownPages({ list: 'slots', fetched: 9, nearEnd: true, firstShown: 1 }),
  );
  const shownAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect([shownAfter(0), shownAfter(999), shownAfter(1), shownAfter(999), shownAfter(1)]).toEqual([
    2, 2, 3, 3, 4,
  ]);
});
