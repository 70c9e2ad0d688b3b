import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, type Range, startOfDay } from '../paging/range';
import { toWire } from '../wallet/money';
import { minutesPlayed } from './used';

type Activity = CallValue<Contract['protection']['activity']>;

interface Sums {
  deposited: number;
  withdrawn: number;
  staked: number;
  won: number;
}

const NOTHING: Sums = { deposited: 0, withdrawn: 0, staked: 0, won: 0 };

/** Money and time spent by a user, per whole day in the brand's time zone. */
export function activityOf(db: Db, brand: Brand, userId: number, range: Range): Activity {
  const span = { first: dayOf(brand, range.from), next: dayOf(brand, range.to) + 1 };
  const sums =
    db.get<Sums>(
      `SELECT coalesce(sum(deposit), 0) AS deposited, coalesce(sum(withdraw), 0) AS withdrawn,
         coalesce(sum(stake), 0) AS staked, coalesce(sum(payout), 0) AS won
       FROM daily_totals WHERE user_id = ? AND day >= ? AND day < ?`,
      userId,
      span.first,
      span.next,
    ) ?? NOTHING;
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    deposited: wire(sums.deposited),
    withdrawn: wire(sums.withdrawn),
    net: wire(sums.deposited - sums.withdrawn),
    staked: wire(sums.staked),
    won: wire(sums.won),
    timePlayed: minutesPlayed(db, { brand, userId, span }),
    range: { startDate: startOfDay(brand, span.first), endDate: startOfDay(brand, span.next) - 1 },
  };
}
