import { readStored } from '@lobby/core';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endCountdown, startCountdown, useCountdown, type CodePurpose } from './countdown';

const to = (purpose: CodePurpose, number = '0912345601') => ({ purpose, number });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows the seconds left and reverts at nought (D1 §4)', () => {
  startCountdown(to('register'), 3000);
  const { result } = renderHook(() => useCountdown(to('register')));
  expect(result.current).toBe(3);
  pass(1000);
  expect(result.current).toBe(2);
  pass(2000);
  expect(result.current).toBe(0);
});

it('begins while it is shown, and its clock rests at nought', () => {
  const { result } = renderHook(() => useCountdown(to('register')));
  expect(vi.getTimerCount()).toBe(0);
  act(() => startCountdown(to('register'), 2000));
  expect(result.current).toBe(2);
  pass(2000);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on where it was after a reload, and each purpose for itself (D1 §4)', () => {
  startCountdown(to('register'), 60_000);
  startCountdown(to('thirdParty'), 30_000);
  const first = renderHook(() => useCountdown(to('register')));
  pass(10_000);
  first.unmount();
  pass(5000);
  expect(renderHook(() => useCountdown(to('register'))).result.current).toBe(45);
  expect(renderHook(() => useCountdown(to('thirdParty'))).result.current).toBe(15);
  expect(renderHook(() => useCountdown(to('login'))).result.current).toBe(0);
});

it('stops its clock when the screen is left (D1 §4)', () => {
  startCountdown(to('register'), 60_000);
  const { unmount } = renderHook(() => useCountdown(to('register')));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('reads a corrupt record as none', () => {
  sessionStorage.setItem('SHELL_smsUntil', '{"register":"soon"');
  expect(renderHook(() => useCountdown(to('register'))).result.current).toBe(0);
});

it('is over once the clock is set back', () => {
  startCountdown(to('login'), 60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(renderHook(() => useCountdown(to('login'))).result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('belongs to its number, in either spelling', () => {
  startCountdown(to('login'), 60_000);
  expect(renderHook(() => useCountdown(to('login', '912345601'))).result.current).toBe(60);
  expect(renderHook(() => useCountdown(to('login', '0912345602'))).result.current).toBe(0);
});

it('ends with the code that it was for', () => {
  startCountdown(to('login'), 60_000);
  startCountdown(to('reset'), 60_000);
  const { result } = renderHook(() => useCountdown(to('login')));
  act(() => endCountdown(to('login')));
  expect(result.current).toBe(0);
  expect(renderHook(() => useCountdown(to('reset'))).result.current).toBe(60);
});

it('keeps no number whose time has passed', () => {
  startCountdown(to('login'), 1000);
  pass(1000);
  startCountdown(to('login', '0912345602'), 1000);
  expect(Object.keys(readStored('smsUntil'))).toEqual(['login:912345602']);
});
