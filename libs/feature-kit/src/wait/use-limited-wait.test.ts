import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLimitedWait } from './use-limited-wait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is pending is waited for at most 2.5 s', () => {
  const { result } = renderHook(() => useLimitedWait(true));
  act(() => void vi.advanceTimersByTime(2_499));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('what is there is not waited for', () => {
  const { result, rerender } = renderHook(({ pending }) => useLimitedWait(pending), {
    initialProps: { pending: true },
  });
  rerender({ pending: false });
  expect(result.current).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
