/**
 * How much a fresh sandbox holds, and which day its history ends on. `full` is what the server
 * shows: a year of history, thousands below `general01`. `small` is the same in little, for tests
 * in process, which seed many times.
 */
export interface SeedPlan {
  size: 'small' | 'full';
  /** Midnight (UTC) of the day of seeding, ms: everything seeded lies before its noon. */
  today: number;
}

export const DAY_MS = 86_400_000;

export const planOf = (size: SeedPlan['size'], now: number): SeedPlan => ({
  size,
  today: now - (now % DAY_MS),
});
