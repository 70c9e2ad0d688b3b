import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APPEND_INTERVAL_MS, createPacer } from './pacer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first action runs at once, the next a second later', () => {
  const pace = createPacer(APPEND_INTERVAL_MS);
  const append = vi.fn();
  pace(append);
  vi.advanceTimersByTime(0);
  expect(append).toHaveBeenCalledTimes(1);
  pace(append);
  vi.advanceTimersByTime(APPEND_INTERVAL_MS - 1);
  expect(append).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(append).toHaveBeenCalledTimes(2);
});

test('an action that is called off does not run', () => {
  const append = vi.fn();
  const callOff = createPacer(APPEND_INTERVAL_MS)(append);
  callOff();
  vi.advanceTimersByTime(APPEND_INTERVAL_MS * 2);
  expect(append).not.toHaveBeenCalled();
});

test('however often it is asked, two actions are a second apart', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 30 });
  fc.assert(
    fc.property(waits, (list) => {
      const pace = createPacer(APPEND_INTERVAL_MS);
      const ran: number[] = [];
      let callOff: () => void = () => undefined;
      for (const wait of list) {
        callOff();
        callOff = pace(() => ran.push(Date.now()));
        vi.advanceTimersByTime(wait);
      }
      callOff();
      const gaps = ran.slice(1).map((time, index) => time - (ran[index] ?? 0));
      expect(gaps.every((gap) => gap >= APPEND_INTERVAL_MS)).toBe(true);
    }),
  );
});
