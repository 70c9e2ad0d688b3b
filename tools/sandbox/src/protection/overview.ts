import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { toMinor, toWire } from '../wallet/money';
import { limitsOf } from './limits';
import { spanOf } from '../paging/periods';
import { FOREVER, stateOf } from './state';
import { type LimitKind, usedOf } from './used';

type Overview = CallValue<Contract['protection']['limits']>;

/** Fraction digits by limit kind; minutes have none. */
const digitsOf = (kind: LimitKind, brand: Brand) =>
  kind === 'SESSION' ? 0 : brand.currency.digits;

/** Parses a limit to minor units or minutes; undefined if invalid for its kind. */
export const limitAmount = (kind: LimitKind, brand: Brand, amount: string) =>
  toMinor(amount, digitsOf(kind, brand));

/** Limits with current usage, and active breaks. */
export function protectionOf(db: Db, brand: Brand, userId: number, now: number): Overview {
  const limits = limitsOf(db, userId).map((limit) => {
    const { kind, period, effective_at } = limit;
    const wire = (amount: number) => toWire(Math.max(0, amount), digitsOf(kind, brand));
    const span = spanOf(period, dayOf(brand, now));
    return {
      kind,
      period,
      amount: wire(limit.amount),
      used: wire(usedOf(db, kind, { brand, userId, span })),
      endsAt: startOfDay(brand, span.next),
      pending:
        effective_at === null
          ? null
          : {
              effectiveAt: effective_at,
              due: now >= effective_at,
              ...(limit.pending_amount === null
                ? { removal: true as const }
                : { removal: false as const, amount: wire(limit.pending_amount) }),
            },
    };
  });
  const { time_out_until, excluded_until } = stateOf(db, userId);
  return {
    limits,
    timeOut: time_out_until > now ? { until: time_out_until } : null,
    selfExclusion:
      excluded_until > now
        ? { until: excluded_until >= FOREVER ? 'PERMANENT' : excluded_until }
        : null,
  };
}
