import { BRAND_CODES } from '../brands/brands';
import type { Value } from '../database/db';
import { BRAND_UNIT } from '../rewards/units.data';
import { seededUserId } from './accounts.data';
import type { Rows } from './columns.data';

/** Monthly deposit limit of `player01`, in units of about one dollar. */
const MONTHLY_DEPOSITS = 4_000;

/** A limit and a reality check of `player01`. */
export function protectionRows(): Rows {
  const players = BRAND_CODES.map((brand) => ({ brand, id: seededUserId(brand, 'player01') }));
  return [
    [
      'protection_limits',
      players.map(({ brand, id }): Value[] => [
        id,
        'DEPOSIT',
        'MONTH',
        MONTHLY_DEPOSITS * BRAND_UNIT[brand],
        null,
        null,
      ]),
    ],
    ['protection_states', players.map(({ id }): Value[] => [id, 0, 0, 30])],
  ];
}
