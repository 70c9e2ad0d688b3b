import type { Value } from '../database/db';
import { accountRows } from './account-rows';
import { catalogueRows } from './catalogue-rows';
import { contentRows } from './content-rows';

/** Rows by table, in the order in which they may be inserted; a row is its columns in order. */
export type Rows = readonly (readonly [table: string, rows: readonly (readonly Value[])[]])[];

let known: Rows | undefined;

/** Everything a fresh sandbox holds; the same on every machine. */
export function seedRows(): Rows {
  known ??= [...catalogueRows(), ...contentRows(), ...accountRows()];
  return known;
}
