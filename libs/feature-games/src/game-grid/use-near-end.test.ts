import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNearEnd } from './use-near-end';

test.each([
  [300, false],
  [299, true],
  [-20, true],
])('an end %i px below the view is near: %s (D1 §4)', (below, near) => {
  const list = document.createElement('div');
  const bottom = window.innerHeight + below;
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1, bottom));
  const tell = vi.fn<(near: boolean) => void>();
  const { result } = renderHook(() => useNearEnd({ current: list }, 9, tell));
  expect(tell).toHaveBeenLastCalledWith(near);
  result.current();
  expect(tell).toHaveBeenCalledTimes(2);
});
