/**
 * How much a fresh sandbox holds, and which day its history ends on. `full` is what the server
 * shows: a year of history, thousands below `general01`. `small` is the same in little, for tests
 * in process, which seed many times.
 */
export interface SeedPlan {
  size: 'small' | 'full';
  /** Midnight (UTC) of the day of seeding, ms: everything seeded lies before its noon. */
  today: number;
  /**
   * What people did lies before it, ms: the hour of seeding, at the latest noon. In the small plan
   * midnight, so that what a test does is the newest there is at any hour.
   */
  until: number;
}

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function planOf(size: SeedPlan['size'], now: number): SeedPlan {
  const today = now - (now % DAY_MS);
  const hour = Math.min(now - (now % HOUR_MS), today + DAY_MS / 2);
  return { size, today, until: size === 'full' ? hour : today };
}

/** Makes what belongs to a plan once: a small one is asked for by many tests, a full one is let go with its plan. */
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
