import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import { HOURS, SITTINGS, SPANS, type Habit, WEEKDAY, WEEKEND } from './history.data';
import { DAY_MS, type SeedPlan } from './plan';
import type { Random } from '../platform/random';

/** Planned bet of a sitting. */
export interface Sitting {
  at: number;
  category: Category;
  /** Index among the user's preferred games of the category. */
  game: number;
}

const HOUR_MS = 3_600_000;
const LIKED_GAMES = 9;

/** Index of the weight selected by a draw in [0, 1). */
function weighted(weights: readonly number[], draw: number): number {
  let left = draw * weights.reduce((sum, one) => sum + one, 0);
  return Math.max(
    weights.findIndex((weight) => (left -= weight) < 0),
    0,
  );
}

const hourWeights = HOURS;
const kindWeights = SITTINGS.map(({ perThousand }) => perThousand);

function countOf(aDay: number, localDay: number, random: Random): number {
  const weekday = (((localDay + 4) % 7) + 7) % 7;
  const factor = weekday === 0 || weekday === 6 ? WEEKEND : WEEKDAY;
  if (random.next() < 0.05) return 0;
  const exact = aDay * factor * (0.3 + 1.4 * random.next());
  // Round randomly, to preserve small averages.
  return Math.floor(exact + random.next());
}

/** One sitting: bets on one game, seconds or minutes apart. */
function sit(start: number, most: number, random: Random): Sitting[] {
  const kind = SITTINGS[weighted(kindWeights, random.next())] ?? SITTINGS[0];
  if (kind === undefined) return [];
  const count = Math.min(most, 1 + random.below(kind.most));
  const game = Math.floor(random.next() ** 2 * LIKED_GAMES);
  const pause = kind.most > 3 ? 60_000 : 600_000;
  let at = start;
  return Array.from({ length: count }, () => {
    at += 8_000 + random.below(pause);
    return { at, category: kind.category, game };
  });
}

/** Every bet of an account, oldest first, until the plan's hour; more on evenings and weekends. */
export function sittings(habit: Habit, brand: Brand, plan: SeedPlan, random: Random): Sitting[] {
  const span = SPANS[plan.size];
  const all: Sitting[] = [];
  for (let back = span.days; back >= 0; back -= 1) {
    const midnight = plan.today - back * DAY_MS - brand.utcOffsetMs;
    const localDay = Math.floor(plan.today / DAY_MS) - back;
    let left = countOf(span.aDay ?? habit.aDay, localDay, random);
    while (left > 0) {
      const hour = weighted(hourWeights, random.next());
      const sat = sit(midnight + hour * HOUR_MS + random.below(HOUR_MS), left, random);
      all.push(...sat);
      left -= sat.length;
    }
  }
  const from = plan.today - span.days * DAY_MS;
  return all.filter(({ at }) => at >= from && at < plan.until).sort((a, b) => a.at - b.at);
}
