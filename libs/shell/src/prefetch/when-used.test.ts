import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenUsed } from './when-used';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['a scroll', () => fireEvent.scroll(document)],
])('%s begins the work at once, and once', (_, use) => {
  const work = vi.fn();
  whenUsed(work);
  use();
  expect(work).toHaveBeenCalledTimes(1);
  use();
  vi.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that is only looked at begins it after ten seconds', () => {
  const work = vi.fn();
  whenUsed(work);
  vi.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is cancelled does not begin', () => {
  const work = vi.fn();
  const cancel = whenUsed(work);
  cancel();
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(20_000);
  expect(work).not.toHaveBeenCalled();
});
