import { createHash } from 'node:crypto';
import type { Seed } from '../database/fill';
import { PAST_PERIODS } from './contract.data';
import { HABITS, SPANS } from './history.data';
import { planOf, type SeedPlan } from './plan';
import { PAST_RAINS } from './rain-rows';
import { seedRows } from './rows';
import { TEAM_SIZES } from './team.data';

/** Reference day. */
const SAMPLE = planOf('small', Date.UTC(2026, 0, 1));

const hashes = new Map<string, string>();

/** Sizes that differ between plans; hashed besides the rows of the small plan. */
const SIZES = [HABITS, SPANS, TEAM_SIZES, PAST_PERIODS, PAST_RAINS];

/** Hash of tables and content, cached by schema. */
function hashOf(schema: string): string {
  const known = hashes.get(schema);
  if (known !== undefined) return known;
  const hash = createHash('sha256')
    .update(schema)
    .update(JSON.stringify([seedRows(SAMPLE), SIZES]))
    .digest('hex')
    .slice(0, 16);
  hashes.set(schema, hash);
  return hash;
}

/** Seed of a plan over these tables. */
export const seedOf = (schema: string, plan: SeedPlan): Seed => ({
  schema,
  version: () => `${plan.size}-${hashOf(schema)}`,
  day: new Date(plan.today).toISOString().slice(0, 10),
  // A new plan each time, so that its rows can be freed.
  rows: () => seedRows({ ...plan }),
});
