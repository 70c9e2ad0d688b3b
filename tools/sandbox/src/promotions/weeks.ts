/** Days since Monday. Day 0 was a Thursday. */
const sinceMonday = (day: number): number => (day + 3) % 7;

/** First day of a day's week. */
export const mondayOf = (day: number): number => day - sinceMonday(day);

export const isWeekend = (day: number): boolean => sinceMonday(day) >= 5;
