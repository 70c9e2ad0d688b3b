import type { Announcement } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { setBrand } from '@lobby/session';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POPUP_DELAY_MS, usePopup } from './use-popup';

const POPUPS: readonly Announcement[] = [
  {
    id: '1',
    title: 'Welcome',
    content: '<p>Hello</p>',
    startDate: 0,
    read: false,
    execution: 'B',
    picture: undefined,
  },
];

beforeEach(() => {
  vi.useFakeTimers();
  setBrand(aurora);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('popups that do not load leave their place to what comes after them', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => usePopup(POPUPS, load));
  expect(result.current.settled).toBe(false);
  await pass(POPUP_DELAY_MS);
  expect(result.current).toMatchObject({ open: true, settled: true });
});

test('popups that load come first', async () => {
  const { result } = renderHook(() => usePopup(POPUPS, async () => undefined));
  await pass(POPUP_DELAY_MS);
  expect(result.current).toMatchObject({ open: true, settled: false });
  act(() => result.current.close());
  expect(result.current).toMatchObject({ open: false, settled: true });
});
