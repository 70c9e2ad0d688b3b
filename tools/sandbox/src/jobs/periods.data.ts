import type { JobKind } from './job-kinds';

const DAY_MS = 86_400_000;

/** Periodic jobs with their period, ms. The runner schedules the next run; the seed holds the first. */
export const PERIODS_MS = {
  'contracts.settle': DAY_MS,
  'expired.purge': DAY_MS,
  'promotions.weekly': DAY_MS,
  'rebates.day': DAY_MS,
  'team.commission': DAY_MS,
} as const satisfies Partial<Record<JobKind, number>>;
