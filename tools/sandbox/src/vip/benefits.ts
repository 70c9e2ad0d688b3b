import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import { CATEGORY_ORDER } from '../catalogue/categories.data';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { refuse } from '../calls/refusal';
import { spanOf } from '../paging/periods';
import type { Member } from '../rewards/member';
import { payReward } from '../rewards/pay';
import { toWire } from '../wallet/money';
import { levelsOf, monthOf, raiseLevel, type VipLevel } from './levels';

type Benefits = CallValue<Contract['rewards']['vip']>;
type BonusKind = Benefits['bonuses'][number]['kind'];

interface Bonus {
  kind: BonusKind;
  level: VipLevel;
  /** Minor units. */
  amount: number;
  subject: string;
  status: Benefits['bonuses'][number]['status'];
}

/** Upgrade bonuses of all levels, and this month's bonus of the current one. */
function bonusesOf(db: Db, { brand, userId, now }: Member, current: VipLevel): Bonus[] {
  const claimed = new Set(
    db
      .all<{ subject: string }>('SELECT subject FROM vip_claims WHERE user_id = ?', userId)
      .map(({ subject }) => subject),
  );
  const bonus = (kind: BonusKind, level: VipLevel, amount: number, subject: string): Bonus => ({
    kind,
    level,
    amount,
    subject,
    status: claimed.has(subject) ? 'CLAIMED' : level.rank > current.rank ? 'LOCKED' : 'CLAIM',
  });
  const month = spanOf('MONTH', dayOf(brand, now)).first;
  return [
    ...levelsOf(brand).map((level) =>
      bonus('UPGRADE', level, level.upgradeBonus, `UPGRADE/${level.name}`),
    ),
    bonus('MONTHLY', current, current.monthlyBonus, `MONTHLY/${month}`),
  ].filter(({ amount }) => amount > 0);
}

/** Requirements of the next level; undefined at the highest. */
function progressOf(db: Db, { brand, userId, now }: Member, next: VipLevel | undefined) {
  if (next === undefined) return [];
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const month = monthOf(db, brand, userId, now);
  const steps = [
    { type: 'TURNOVER', actual: month.turnover, expected: next.turnover },
    { type: 'DEPOSIT', actual: month.deposit, expected: next.deposit },
  ] as const;
  return steps
    .filter(({ expected }) => expected > 0)
    .map(({ type, actual, expected }) => ({
      type,
      actual: wire(actual),
      expected: wire(expected),
      period: 'LAST_30_DAYS' as const,
    }));
}

const levelShown = ({ code, currency }: Brand, level: VipLevel): Benefits['levels'][number] => {
  const wire = (minor: number) => toWire(minor, currency.digits);
  return {
    name: level.name,
    turnover: wire(level.turnover),
    deposit: wire(level.deposit),
    upgradeBonus: wire(level.upgradeBonus),
    monthlyBonus: wire(level.monthlyBonus),
    withdrawDailyMax: wire(level.withdrawDailyMax),
    rebateRates: CATEGORY_ORDER[code].map((category) => ({
      category,
      rate: toWire(level.rebateRates[category], 4),
    })),
  };
};

/** Levels, progress and bonuses. */
export function benefitsOf(db: Db, member: Member): Benefits {
  const { brand, userId, now } = member;
  const current = raiseLevel(db, userId, now);
  const next = levelsOf(brand)[current.rank + 1];
  return {
    current: current.name,
    next: next?.name ?? null,
    progress: progressOf(db, member, next),
    levels: levelsOf(brand).map((level) => levelShown(brand, level)),
    bonuses: bonusesOf(db, member, current).map(({ kind, level, amount, status }) => ({
      kind,
      level: level.name,
      amount: toWire(amount, brand.currency.digits),
      status,
    })),
  };
}

/** Pays a bonus. Throws `record.not.found`, `reward.not.claimable`. */
export function claimBonus(
  db: Db,
  member: Member,
  request: { kind: BonusKind; level: string },
): CallValue<Contract['rewards']['claimVipBonus']> {
  const { brand, userId, now } = member;
  return db.transaction(() => {
    if (!levelsOf(brand).some(({ name }) => name === request.level))
      throw refuse('record.not.found');
    const bonus = bonusesOf(db, member, raiseLevel(db, userId, now)).find(
      ({ kind, level }) => kind === request.kind && level.name === request.level,
    );
    if (bonus?.status !== 'CLAIM') throw refuse('reward.not.claimable');
    const { amount, subject } = bonus;
    const orderNo = payReward(db, {
      userId,
      kind: 'VIP_BONUS',
      amount,
      key: `vip/${subject}`,
      now,
    });
    db.run(
      'INSERT INTO vip_claims (user_id, subject, amount, at, order_no) VALUES (?, ?, ?, ?, ?)',
      userId,
      subject,
      amount,
      now,
      orderNo,
    );
    return { orderNo, amount: toWire(amount, brand.currency.digits) };
  });
}
