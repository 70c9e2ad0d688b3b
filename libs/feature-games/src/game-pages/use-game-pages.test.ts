import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownPages } from './use-game-pages';

/** D2 §9: at most one page a second. */
const SECOND = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders the hook for a list with many pages; its end comes near and moves away. */
function shownPages() {
  const props = { list: 'slots', fetched: 99, nearEnd: true, firstShown: 1 };
  const { result, rerender, unmount } = renderHook(useShownPages, { initialProps: props });
  return {
    after(ms: number): number {
      act(() => void vi.advanceTimersByTime(ms));
      return result.current;
    },
    nearEnd: (nearEnd: boolean) => rerender({ ...props, nearEnd }),
    unmount,
  };
}

test('the next page is shown at once, the one after it a second later', () => {
  const list = shownPages();
  expect([list.after(0), list.after(SECOND - 1), list.after(1)]).toEqual([2, 2, 3]);
});

test('a page is not shown where the end is near no more', () => {
  const list = shownPages();
  list.after(0);
  list.nearEnd(false);
  expect(list.after(SECOND * 2)).toBe(2);
});

test('two pages are shown at least a second apart, however often the end comes near', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 30 });
  fc.assert(
    fc.property(waits, (list) => {
      const pages = shownPages();
      const seen = list.map((wait) => {
        pages.nearEnd(false);
        pages.nearEnd(true);
        return { shown: pages.after(wait), at: Date.now() };
      });
      pages.unmount();
      for (const [index, earlier] of seen.entries())
        for (const later of seen.slice(index)) {
          const most = 1 + Math.floor((later.at - earlier.at) / SECOND);
          expect(later.shown - earlier.shown).toBeLessThanOrEqual(most);
        }
    }),
  );
});

test('a clock that is set back makes a page wait no longer than a second', () => {
  const list = shownPages();
  list.after(0);
  list.nearEnd(false);
  vi.setSystemTime(Date.now() - 60 * SECOND);
  list.nearEnd(true);
  expect(list.after(SECOND)).toBe(3);
});

test('a list near its end grows by one page a second', () => {
  const list = shownPages();
  const shown = [list.after(0), list.after(999), list.after(1), list.after(999), list.after(1)];
  expect(shown).toEqual([2, 2, 3, 3, 4]);
});
