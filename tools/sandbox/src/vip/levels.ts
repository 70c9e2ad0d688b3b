import { type Brand, type BrandCode, brandOf } from '../brands/brands';
import { isReal } from '../accounts/types';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { BRAND_UNIT } from '../rewards/units.data';
import { LEVEL_STEPS, REBATE_STEPS } from './levels.data';

/** Requirements and benefits of a level; money in minor units. */
export interface VipLevel {
  /** 0 to 6. */
  rank: number;
  /** As in `users.vip_label`; an account without a label has rank 0. */
  name: string;
  /** Valid stakes of the last 30 days. */
  turnover: number;
  /** Deposits of the last 30 days. */
  deposit: number;
  upgradeBonus: number;
  monthlyBonus: number;
  withdrawDailyMax: number;
  /** Per 10,000 of valid stakes, by product. */
  rebateRates: Readonly<Record<Category, number>>;
}

const ratesOf = (rank: number): VipLevel['rebateRates'] => {
  const rate = (product: Category) => REBATE_STEPS[product][0] + REBATE_STEPS[product][1] * rank;
  return {
    RNG: rate('RNG'),
    LIVE: rate('LIVE'),
    FISH: rate('FISH'),
    PVP: rate('PVP'),
    SPORTS: rate('SPORTS'),
    ESPORTS: rate('ESPORTS'),
    LOTT: rate('LOTT'),
    COCKFIGHT: rate('COCKFIGHT'),
  };
};

type Levels = readonly [VipLevel, ...VipLevel[]];

function levelAt(brand: BrandCode, rank: number): VipLevel {
  const step = LEVEL_STEPS[rank] ?? LEVEL_STEPS[0];
  const unit = BRAND_UNIT[brand];
  return {
    rank,
    name: `VIP ${rank}`,
    turnover: step.turnover * unit,
    deposit: step.deposit * unit,
    upgradeBonus: step.upgradeBonus * unit,
    monthlyBonus: step.monthlyBonus * unit,
    withdrawDailyMax: step.withdrawDailyMax * unit,
    rebateRates: ratesOf(rank),
  };
}

const levels = (brand: BrandCode): Levels => [
  levelAt(brand, 0),
  ...LEVEL_STEPS.slice(1).map((_, i) => levelAt(brand, i + 1)),
];

const LEVELS: Readonly<Record<BrandCode, Levels>> = {
  aurora: levels('aurora'),
  jade: levels('jade'),
  ember: levels('ember'),
};

/** The brand's seven levels, lowest first. */
export const levelsOf = ({ code }: Pick<Brand, 'code'>): Levels => LEVELS[code];

/** Level of a label. */
export const levelNamed = (brand: BrandCode, label: string | null): VipLevel =>
  LEVELS[brand].find(({ name }) => name === label) ?? LEVELS[brand][0];

/** Level of an account. Throws for an unknown id. */
export function levelOf(db: Db, user: { id: number }): VipLevel {
  const row = db.get<{ brand: BrandCode; vip_label: string | null }>(
    'SELECT brand, vip_label FROM users WHERE id = ?',
    user.id,
  );
  if (row === undefined) throw new Error(`no account ${user.id}`);
  return levelNamed(row.brand, row.vip_label);
}

/** Number of days counted, including today. */
const LEVEL_DAYS = 30;

/** Valid stakes and deposits of the last 30 days in the brand's time zone, minor units. */
export function monthOf(db: Db, brand: Brand, userId: number, now: number) {
  return (
    db.get<{ turnover: number; deposit: number }>(
      `SELECT coalesce(sum(valid_stake), 0) AS turnover, coalesce(sum(deposit), 0) AS deposit
       FROM daily_totals WHERE user_id = ? AND day > ? AND day <= ?`,
      userId,
      dayOf(brand, now) - LEVEL_DAYS,
      dayOf(brand, now),
    ) ?? { turnover: 0, deposit: 0 }
  );
}

/**
 * Raises an account to the level that its last 30 days reach, and updates its label; never lowers it. Real
 * accounts only. Returns the current level.
 */
export function raiseLevel(db: Db, userId: number, now: number): VipLevel {
  const user = db.get<{ brand: BrandCode; vip_label: string | null; type: number }>(
    'SELECT brand, vip_label, type FROM users WHERE id = ?',
    userId,
  );
  if (user === undefined) throw new Error(`no account ${userId}`);
  const present = levelNamed(user.brand, user.vip_label);
  if (!isReal(user.type) || present.rank === LEVEL_STEPS.length - 1) return present;
  const brand = brandOf(user.brand);
  const { turnover, deposit } = monthOf(db, brand, userId, now);
  const reached = levelsOf(brand).findLast(
    (level) => turnover >= level.turnover && deposit >= level.deposit,
  );
  if (reached === undefined || reached.rank <= present.rank) return present;
  setLevel(db, userId, reached.name);
  return reached;
}

/** Sets the level label of an account; null for none. The next check may raise it. */
export function setLevel(db: Db, userId: number, label: string | null): void {
  db.run('UPDATE users SET vip_label = ? WHERE id = ?', label, userId);
}
