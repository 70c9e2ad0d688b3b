import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_AFTER_MS, STUCK_AFTER_MS, useWait } from './use-wait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait is spoken of after 8 s, and after 30 s may be ended', () => {
  const { result, unmount } = renderHook(useWait);
  expect(result.current).toBe('fresh');
  act(() => void vi.advanceTimersByTime(SLOW_AFTER_MS));
  expect(result.current).toBe('slow');
  act(() => void vi.advanceTimersByTime(STUCK_AFTER_MS - SLOW_AFTER_MS));
  expect(result.current).toBe('stuck');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
