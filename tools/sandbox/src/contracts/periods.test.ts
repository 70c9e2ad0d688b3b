import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Period, periodOf, within } from './periods';

const DAY_MS = 86_400_000;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

it.each<[Period, string, string, string]>([
  ['HOUR', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['DAY', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['WEEK', '2026-11-20', '2026-11-16', '2026-11-23'],
  ['WEEK', '2026-11-16', '2026-11-16', '2026-11-23'],
  ['WEEK', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['HALF_MONTH', '2026-11-15', '2026-11-01', '2026-11-16'],
  ['HALF_MONTH', '2026-11-16', '2026-11-16', '2026-12-01'],
  ['HALF_MONTH', '2028-02-29', '2028-02-16', '2028-03-01'],
  ['MONTH', '2026-12-25', '2026-12-01', '2027-01-01'],
])('%s of %s lasts from %s to before %s', (period, of, first, after) => {
  expect(periodOf(period, day(of))).toEqual({ first: day(first), after: day(after) });
});

it('consecutive periods contain every day once', () => {
  const period = fc.constantFrom<Period>('HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH');
  fc.assert(
    fc.property(period, fc.integer({ min: 0, max: 60_000 }), (kind, of) => {
      const { first, after } = periodOf(kind, of);
      expect(first <= of && of < after).toBe(true);
      expect(periodOf(kind, after).first).toBe(after);
      expect(periodOf(kind, first - 1).after).toBe(first);
    }),
  );
});

it.each([
  [10, null, { first: 10, after: 20 }],
  [12, null, { first: 12, after: 20 }],
  [5, 15, { first: 10, after: 15 }],
])('is cut where a contract begins at %i and ends at %s', (first, after, part) => {
  expect(within({ first: 10, after: 20 }, first, after)).toEqual(part);
});
