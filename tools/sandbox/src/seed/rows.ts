import type { Value } from '../database/db';
import { accountRows } from './account-rows';
import { catalogueRows } from './catalogue-rows';
import { contentRows } from './content-rows';
import type { SeedPlan } from './plan';

/** Rows by table, in the order in which they may be inserted; a row is its columns in order. */
export type Rows = readonly (readonly [table: string, rows: readonly (readonly Value[])[]])[];

const known = new Map<string, Rows>();

/** Everything a fresh sandbox holds; the same on every machine for the same day. */
export function seedRows(plan: SeedPlan): Rows {
  const name = `${plan.size} ${plan.today}`;
  const rows = known.get(name) ?? [...catalogueRows(), ...contentRows(), ...accountRows(plan)];
  known.set(name, rows);
  return rows;
}
