import { type Brand, BRAND_CODES, brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { isFair } from './fair';
import { payGranted } from './give-bonus';
import { type Promotion, promotionsOf, takenBy } from './promotions';
import { addReward } from './reward-rows';
import { type AutoTerms, shareOf } from './terms';
import { titlesOf } from './texts';
import { mondayOf } from './weeks';

const WEEK_DAYS = 7;

type Weekly = Promotion<AutoTerms>;

interface Staked {
  user_id: number;
  staked: number;
}

/** Valid stakes of the week from `monday` in the categories of the terms, by real account. */
function stakesOf(
  db: Db,
  { code }: Brand,
  { monday, categories }: { monday: number } & Pick<AutoTerms, 'categories'>,
): Staked[] {
  return db.all<Staked>(
    `SELECT t.user_id, sum(t.valid_stake) AS staked
     FROM daily_totals t CROSS JOIN users u ON u.id = t.user_id AND u.type IN (0, 1, 2)
     WHERE t.day >= ? AND t.day < ? AND u.brand = ?
       AND t.product IN (SELECT value FROM json_each(?))
     GROUP BY t.user_id HAVING staked > 0`,
    monday,
    monday + WEEK_DAYS,
    code,
    JSON.stringify(categories),
  );
}

/** Whether a user has valid stakes of this week that the promotion pays for. */
export function hasStakedThisWeek(
  db: Db,
  { brand, userId, now }: { brand: Brand; userId: number; now: number },
  { categories }: AutoTerms,
): boolean {
  const row = db.get(
    `SELECT 1 FROM daily_totals WHERE user_id = ? AND day >= ? AND valid_stake > 0
       AND product IN (SELECT value FROM json_each(?)) LIMIT 1`,
    userId,
    mondayOf(dayOf(brand, now)),
    JSON.stringify(categories),
  );
  return row !== undefined;
}

/** Bonus of a week's valid stakes, minor units. */
const weeklyBonusOf = ({ bonusBasisPoints, maxBonus }: AutoTerms, staked: number): number =>
  Math.min(maxBonus, shareOf(staked, bonusBasisPoints));

/** Ended week and time of its payment. */
interface Week {
  monday: number;
  at: number;
}

function payWeek(db: Db, brand: Brand, promotion: Weekly, { monday, at }: Week): void {
  const { id: promo, terms } = promotion;
  const { wagerMultiple: wager_multiple, validDays } = terms;
  for (const { user_id, staked } of stakesOf(db, brand, { monday, categories: terms.categories })) {
    const amount = weeklyBonusOf(terms, staked);
    if (amount === 0) continue;
    const id = addReward(db, {
      user_id,
      promo,
      applied: 0,
      texts: titlesOf(promotion, brand),
      amount,
      wager_multiple,
      status: 'process',
      remark: '',
      images: '[]',
      at,
      starts_at: at,
      expires_at: null,
      order_no: null,
    });
    const key = `weekly/${promo}/${monday}/${user_id}`;
    payGranted(db, { id, user_id, promo, amount, wager_multiple, key, validDays }, at);
  }
}

/** Whether a promotion ran for the whole week from `monday`. */
const ranAll = (brand: Brand, { start, end }: Weekly, monday: number): boolean =>
  start <= startOfDay(brand, monday) &&
  (end === null || end >= startOfDay(brand, monday + WEEK_DAYS));

/** Daily job: on a brand's Monday, pays the previous week of automatic promotions. */
export function payWeekly(db: Db, _subject: string, at: number): void {
  for (const brand of BRAND_CODES.map(brandOf)) {
    const today = dayOf(brand, at);
    const monday = today - WEEK_DAYS;
    if (mondayOf(today) !== today) continue;
    for (const promotion of promotionsOf(db, brand.code)) {
      if (!takenBy(promotion, 'AUTO') || !isFair(db, brand, promotion)) continue;
      if (ranAll(brand, promotion, monday)) {
        payWeek(db, brand, promotion, { monday, at });
      }
    }
  }
}
