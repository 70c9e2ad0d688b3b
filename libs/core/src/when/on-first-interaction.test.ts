import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction';

const fire = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a press', 'pointerdown'],
  ['a key', 'keydown'],
  ['a scroll', 'scroll'],
])('%s begins the work at once, and once', (_, type) => {
  const work = vi.fn();
  onFirstInteraction(work);
  fire(type);
  expect(work).toHaveBeenCalledTimes(1);
  fire(type);
  vi.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('slides that move by themselves do not begin it', () => {
  const work = vi.fn();
  onFirstInteraction(work);
  document.body.dispatchEvent(new Event('scroll'));
  expect(work).not.toHaveBeenCalled();
});

test('a page that is only looked at begins it after ten seconds', () => {
  const work = vi.fn();
  onFirstInteraction(work);
  vi.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is cancelled does not begin', () => {
  const work = vi.fn();
  const cancel = onFirstInteraction(work);
  cancel();
  fire('pointerdown');
  vi.advanceTimersByTime(20_000);
  expect(work).not.toHaveBeenCalled();
});
