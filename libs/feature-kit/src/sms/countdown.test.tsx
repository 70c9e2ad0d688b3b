import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCountdown, useCountdown } from './countdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows the seconds left and reverts at nought (D1 §4)', () => {
  startCountdown('register', 3000);
  const { result } = renderHook(() => useCountdown('register'));
  expect(result.current).toBe(3);
  pass(1000);
  expect(result.current).toBe(2);
  pass(2000);
  expect(result.current).toBe(0);
});

it('begins while it is shown, and its clock rests at nought', () => {
  const { result } = renderHook(() => useCountdown('register'));
  expect(vi.getTimerCount()).toBe(0);
  act(() => startCountdown('register', 2000));
  expect(result.current).toBe(2);
  pass(2000);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on where it was after a reload, and each purpose for itself (D1 §4)', () => {
  startCountdown('register', 60_000);
  startCountdown('thirdParty', 30_000);
  const first = renderHook(() => useCountdown('register'));
  pass(10_000);
  first.unmount();
  pass(5000);
  expect(renderHook(() => useCountdown('register')).result.current).toBe(45);
  expect(renderHook(() => useCountdown('thirdParty')).result.current).toBe(15);
  expect(renderHook(() => useCountdown('login')).result.current).toBe(0);
});

it('stops its clock when the screen is left (D1 §4)', () => {
  startCountdown('register', 60_000);
  const { unmount } = renderHook(() => useCountdown('register'));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('reads a corrupt record as none', () => {
  sessionStorage.setItem('SHELL_smsUntil', '{"register":"soon"');
  expect(renderHook(() => useCountdown('register')).result.current).toBe(0);
});
