import { type Db, openDb } from '../database/db';
import { fill } from '../database/fill';
import { SCHEMA } from '../modules';
import type { SeedPlan } from '../seed/plan';
import { seedOf } from '../seed/seed';

/** Database in memory with the rows of a plan. */
export function seededDb(plan: SeedPlan): Db {
  const db = openDb(':memory:');
  fill(db, seedOf(SCHEMA, plan));
  return db;
}
