import type { DrawSchedule } from './lotteries.data';

const DAY_MS = 86_400_000;
/** Vietnam's UTC offset, used for every brand. */
const UTC_OFFSET_MS = 7 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

const remainder = (n: number, by: number) => ((n % by) + by) % by;

/** Number of the last draw at or before a time (ms). */
export function drawBefore(schedule: DrawSchedule, at: number): number {
  if ('everyMs' in schedule) return Math.floor(at / schedule.everyMs);
  const { days, minute } = schedule;
  const day = Math.floor((at + UTC_OFFSET_MS - minute * 60_000) / DAY_MS) + FIRST_WEEKDAY;
  const weekday = remainder(day, 7);
  return Math.floor(day / 7) * days.length + days.filter((one) => one <= weekday).length - 1;
}

/** Time of a draw in ms. */
export function drawTime(schedule: DrawSchedule, draw: number): number {
  if ('everyMs' in schedule) return draw * schedule.everyMs;
  const { days, minute } = schedule;
  const weekday = days[remainder(draw, days.length)] ?? 0;
  const day = Math.floor(draw / days.length) * 7 + weekday - FIRST_WEEKDAY;
  return day * DAY_MS + minute * 60_000 - UTC_OFFSET_MS;
}

/** Time of the next draw after a time, in ms. */
export const nextDrawTime = (schedule: DrawSchedule, at: number): number =>
  drawTime(schedule, drawBefore(schedule, at) + 1);

/** Display number of a draw: the date, plus the number of the day for frequent draws. */
export function issueOf(schedule: DrawSchedule, at: number): string {
  const local = at + UTC_OFFSET_MS;
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (!('everyMs' in schedule)) return date;
  const ofDay = Math.floor(remainder(local, DAY_MS) / schedule.everyMs) + 1;
  return `${date}-${String(ofDay).padStart(4, '0')}`;
}
