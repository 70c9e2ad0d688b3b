import { isFairUnder } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { rulesOf } from '../platform/rule-book';
import { toWire } from '../wallet/money';
import { isRunning, type Promotion } from './promotions';
import type { Terms } from './terms';

/** Wagering terms of a bonus in wire format; only deposit offers have a rate. */
function wageringOf(terms: Terms) {
  if (terms.howTo === 'INFO') return {};
  const { wagerMultiple } = terms;
  if (terms.howTo !== 'DEPOSIT') return { wagerMultiple };
  const { wagerBase, bonusBasisPoints } = terms;
  return { wagerMultiple, wagerBase, bonusRate: toWire(bonusBasisPoints, 4) };
}

/** Whether the brand's rule book permits a promotion. */
export const isFair = (db: Db, brand: Brand, { terms }: Promotion): boolean =>
  isFairUnder(rulesOf(db, brand), wageringOf(terms));

/** Whether a promotion is running and permitted. */
export const isOpen = (
  db: Db,
  { brand, now }: { brand: Brand; now: number },
  promotion: Promotion,
): boolean => isRunning(promotion, now) && isFair(db, brand, promotion);
