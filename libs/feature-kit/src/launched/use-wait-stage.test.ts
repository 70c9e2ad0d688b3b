import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaitStage } from './use-wait-stage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait is slow after 12 s and stuck after 30 s (decision 25)', () => {
  const { result, unmount } = renderHook(useWaitStage);
  expect(result.current).toBe('fresh');
  act(() => void vi.advanceTimersByTime(11_999));
  expect(result.current).toBe('fresh');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('slow');
  act(() => void vi.advanceTimersByTime(18_000));
  expect(result.current).toBe('stuck');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
