import { expect, test } from 'vitest';
import { broadcastAt, nextStart, type Timetable } from './timetable';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const midnight = Date.UTC(2026, 10, 20);
/** From 22:00 to 4:00. */
const nightly: Timetable = { active: true, startMinute: 22 * 60, minutes: 6 * 60, forced: null };
const forced = (onAir: boolean) => ({ forced: { onAir, at: midnight + 9 * HOUR } });

test.each<[string, Partial<Timetable>, number, number | undefined, number | undefined]>([
  ['just before the start', {}, 22 * HOUR - 1, undefined, 22 * HOUR],
  ['at the start', {}, 22 * HOUR, 22 * HOUR, undefined],
  ['after midnight', {}, 3 * HOUR, -2 * HOUR, undefined],
  ['at the end', {}, 4 * HOUR, undefined, 22 * HOUR],
  ['at the end a day later', {}, DAY + 4 * HOUR, undefined, DAY + 22 * HOUR],
  ['without broadcasts', { active: false }, 23 * HOUR, undefined, undefined],
  ['forced off air', forced(false), 23 * HOUR, undefined, undefined],
  ['forced on air', forced(true), 12 * HOUR, 9 * HOUR, undefined],
  [
    'forced on air without broadcasts',
    { active: false, ...forced(true) },
    23 * HOUR,
    9 * HOUR,
    undefined,
  ],
  ['forced on air within its hours', forced(true), 23 * HOUR, 22 * HOUR, undefined],
])('a host %s', (_, change, at, from, next) => {
  const timetable = { ...nightly, ...change };
  const now = midnight + at;
  expect(broadcastAt(timetable, now)?.from).toBe(from === undefined ? from : midnight + from);
  expect(nextStart(timetable, now)).toBe(next === undefined ? next : midnight + next);
});
