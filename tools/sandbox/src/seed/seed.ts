import { createHash } from 'node:crypto';
import type { Seed } from '../database/fill';
import { HABITS, SPANS } from './history.data';
import { planOf, type SeedPlan } from './plan';
import { seedRows } from './rows';

/** Reference day. */
const SAMPLE = planOf('small', Date.UTC(2026, 0, 1));

const hashes = new Map<string, string>();

/** Hash of the tables and their content, cached by schema. The small plan also represents the full one. */
function hashOf(schema: string): string {
  const known = hashes.get(schema);
  if (known !== undefined) return known;
  const hash = createHash('sha256')
    .update(schema)
    .update(JSON.stringify([seedRows(SAMPLE), HABITS, SPANS]))
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
