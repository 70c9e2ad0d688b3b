import { notePlatformTime } from '@lobby/api-client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayText } from './days';
import { useToday } from './use-today';

const HOUR_MS = 3_600_000;
/** Midnight by a clock that is seven hours ahead of UTC. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 17);

const note = (time: number) => notePlatformTime(new Date(time).toUTCString());

/** Renders the hook seven hours ahead of UTC; returns its day. */
function renderDay() {
  const { result, rerender } = renderHook(() => useToday(7 * HOUR_MS));
  return { day: () => dayText(result.current), rerender };
}

beforeEach(() => void vi.useFakeTimers({ now: MIDNIGHT - 5 * HOUR_MS }));
afterEach(() => note(Date.now()));

test('changes at the midnight of the clock', () => {
  const { day } = renderDay();
  act(() => vi.advanceTimersByTime(5 * HOUR_MS - 1));
  expect(day()).toBe('2026-11-20');
  act(() => vi.advanceTimersByTime(1_000));
  expect(day()).toBe('2026-11-21');
  act(() => vi.advanceTimersByTime(24 * HOUR_MS));
  expect(day()).toBe('2026-11-22');
});

test('changes when the page is seen again after a sleep', () => {
  const { day } = renderDay();
  vi.setSystemTime(MIDNIGHT);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(day()).toBe('2026-11-21');
});

test('follows the platform’s clock, also if it becomes known later', () => {
  const { day, rerender } = renderDay();
  note(MIDNIGHT - 25 * HOUR_MS);
  rerender();
  expect(day()).toBe('2026-11-19');
  act(() => vi.advanceTimersByTime(25 * HOUR_MS));
  expect(day()).toBe('2026-11-21');
});

test('leaves no timer', () => {
  const { unmount } = renderHook(() => useToday(0));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
