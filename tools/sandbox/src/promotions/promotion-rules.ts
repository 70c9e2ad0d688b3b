import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { levelOf } from '../vip/levels';

type Application = CallValue<Contract['rewards']['applications']>['list'][number];
export type RejectReason = NonNullable<Application['rejectReason']>;

/** Application with its applicant. */
export interface Applicant {
  brand: Brand;
  userId: number;
  now: number;
  remark: string;
  images: readonly string[];
}

/** Returns the reason to reject an application; undefined grants it. */
type RejectCheck = (db: Db, applicant: Applicant) => RejectReason | undefined;

/** Handling of applications by promotion kind. Money in units of about one dollar. */
export type PromotionRule =
  /** Event sign-up for a number of days: no review, no automatic payment. */
  | { handling: 'sign'; days: number }
  /** Review, followed by a claimable reward or an immediate payment. */
  | {
      handling: 'review';
      pays: 'claim' | 'balance';
      units: number;
      wagerMultiple: number;
      check: RejectCheck;
    };

const DAY_MS = 86_400_000;
const LATELY = 7;
const NEW_DAYS = 60;

const newAccount: RejectCheck = (db, { userId, now }) => {
  const row = db.get<{ registered_at: number }>(
    'SELECT registered_at FROM users WHERE id = ?',
    userId,
  );
  return now - (row?.registered_at ?? 0) > NEW_DAYS * DAY_MS ? 'ACCOUNT_TOO_OLD' : undefined;
};

function recentTotals(db: Db, { brand, userId, now }: Applicant, product: string) {
  const row = db.get<{ deposit: number; stake: number }>(
    `SELECT coalesce(sum(deposit), 0) AS deposit, coalesce(sum(stake), 0) AS stake
     FROM daily_totals WHERE user_id = ? AND day > ? AND product = ?`,
    userId,
    dayOf(brand, now) - LATELY,
    product,
  );
  return row ?? { deposit: 0, stake: 0 };
}

const hasDeposited: RejectCheck = (db, applicant) =>
  recentTotals(db, applicant, '').deposit > 0 ? undefined : 'NO_DEPOSIT';

const hasPlayed =
  (...products: Category[]): RejectCheck =>
  (db, applicant) =>
    products.some((product) => recentTotals(db, applicant, product).stake > 0)
      ? undefined
      : 'NO_STAKE';

const hasLevel: RejectCheck = (db, { userId }) =>
  levelOf(db, { id: userId }).rank > 0 ? undefined : 'LEVEL_TOO_LOW';

const documented: RejectCheck = (_, { remark, images }) =>
  remark.trim() !== '' || images.length > 0 ? undefined : 'NOTHING_TO_JUDGE';

const toClaim = (units: number, wagerMultiple: number, check: RejectCheck): PromotionRule => ({
  handling: 'review',
  pays: 'claim',
  units,
  wagerMultiple,
  check: check,
});

const toBalance = (units: number, check: RejectCheck): PromotionRule => ({
  handling: 'review',
  pays: 'balance',
  units,
  wagerMultiple: 0,
  check: check,
});

/** By promotion category (D2 §2). */
const RULES: Readonly<Record<string, PromotionRule>> = {
  new_player_promo: toClaim(2, 5, newAccount),
  deposit_promo: toClaim(5, 8, hasDeposited),
  rank_promo: toClaim(4, 1, hasLevel),
  sport_promo: toBalance(2, hasPlayed('SPORTS', 'ESPORTS')),
  live_promo: toBalance(2, hasPlayed('LIVE')),
  fish_promo: toBalance(2, hasPlayed('FISH')),
  rng_promo: { handling: 'sign', days: 7 },
  lotto_promo: { handling: 'sign', days: 7 },
};

const OTHERS = toClaim(1, 1, documented);

export const ruleOf = (promotionType: string | null): PromotionRule =>
  RULES[promotionType ?? ''] ?? OTHERS;
