import { BRAND_CODES } from '../brands/brands';
import type { Value } from '../database/db';
import { BRAND_UNIT } from '../rewards/units.data';
import { seededUserId } from './accounts.data';
import type { Rows } from './rows';

/** Units of about one dollar that `player01` lets himself deposit in a month. */
const MONTHLY_DEPOSITS = 4_000;

/** `player01` set a limit and a reminder; nobody else did. */
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
