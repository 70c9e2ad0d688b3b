/**
 * Size and end date of the seed. `full`: a year of history, thousands of accounts below `general01`, for the
 * server. `small`: the same structure with little data, for in-process tests.
 */
export interface SeedPlan {
  size: 'small' | 'full';
  /** Midnight (UTC) of the day of seeding, ms; all seeded times are before its noon. */
  today: number;
  /**
   * End of seeded activity, ms: the hour of seeding, at most noon. Midnight in the small plan, so that
   * a test's records are always the newest.
   */
  until: number;
}

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

export function planOf(size: SeedPlan['size'], now: number): SeedPlan {
  const today = now - (now % DAY_MS);
  const hour = Math.min(now - (now % HOUR_MS), today + DAY_MS / 2);
  return { size, today, until: size === 'full' ? hour : today };
}

/** Memoises per plan: a small plan is shared by many tests, a full one is freed with its plan. */
export function oncePerPlan<T extends object>(make: (plan: SeedPlan) => T): (plan: SeedPlan) => T {
  const small = new Map<number, T>();
  const full = new WeakMap<SeedPlan, T>();
  return (plan) => {
    const known = plan.size === 'small' ? small.get(plan.until) : full.get(plan);
    const made = known ?? make(plan);
    if (plan.size === 'small') small.set(plan.until, made);
    else full.set(plan, made);
    return made;
  };
}
