import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { refuse } from '../calls/refusal';
import { PERIODS, type Period, type Span, spanOf } from '../paging/periods';
import type { Member } from '../rewards/member';
import { payReward } from '../rewards/pay';
import { shownMoney } from '../wallet/shown-money';
import { BRAND_UNIT } from '../rewards/units.data';
import { toWire } from '../wallet/money';
import { type Measure, type Mission, MISSIONS } from './missions.data';

type Listed = CallValue<Contract['rewards']['missions']>[number];

type Progress = Readonly<Record<Measure, number>>;

const NOTHING: Progress = { STAKE: 0, BETS: 0, DAYS: 0, PRODUCTS: 0 };

function progressIn(db: Db, userId: number, { first, next }: Span): Progress {
  return (
    db.get<Progress>(
      `SELECT coalesce(sum(valid_stake), 0) AS STAKE, coalesce(sum(bets), 0) AS BETS,
         count(DISTINCT day) AS DAYS, count(DISTINCT product) AS PRODUCTS
       FROM daily_totals WHERE user_id = ? AND day >= ? AND day < ? AND bets > 0`,
      userId,
      first,
      next,
    ) ?? NOTHING
  );
}

const spansOf = ({ brand, now }: Member): Readonly<Record<Period, Span>> => {
  const day = dayOf(brand, now);
  return { DAY: spanOf('DAY', day), WEEK: spanOf('WEEK', day), MONTH: spanOf('MONTH', day) };
};

const targetOf = ({ measure, target }: Mission, { code }: Brand): number =>
  measure === 'STAKE' ? target * BRAND_UNIT[code] : target;

const rewardOf = ({ reward }: Mission, { code }: Brand): number =>
  Math.round(reward * BRAND_UNIT[code]);

const claimKey = ({ id }: Mission, { first }: Span) => `${id}/${first}`;

function claimedKeys(db: Db, userId: number, spans: readonly Span[]): Set<string> {
  const rows = db.all<{ mission: string; first_day: number }>(
    'SELECT mission, first_day FROM mission_claims WHERE user_id = ? AND first_day IN (?, ?, ?)',
    userId,
    ...spans.map(({ first }) => first),
  );
  return new Set(rows.map(({ mission, first_day }) => `${mission}/${first_day}`));
}

/** Mission with progress, in minor units or plain numbers. */
interface Standing {
  mission: Mission;
  span: Span;
  target: number;
  progress: number;
  reward: number;
  status: Listed['status'];
}

function standings(db: Db, member: Member): Standing[] {
  const { brand, userId } = member;
  const spans = spansOf(member);
  const claimed = claimedKeys(
    db,
    userId,
    PERIODS.map((period) => spans[period]),
  );
  const progress = {
    DAY: progressIn(db, userId, spans.DAY),
    WEEK: progressIn(db, userId, spans.WEEK),
    MONTH: progressIn(db, userId, spans.MONTH),
  };
  return MISSIONS.map((mission) => {
    const span = spans[mission.period];
    const target = targetOf(mission, brand);
    const reached = progress[mission.period][mission.measure];
    const isClaimed = claimed.has(claimKey(mission, span));
    return {
      mission,
      span,
      target,
      progress: reached,
      reward: rewardOf(mission, brand),
      status: isClaimed ? 'claimed' : reached >= target ? 'claim' : 'process',
    };
  });
}

/** Missions of the day, the week and the month. */
export function missionsOf(db: Db, member: Member, language: Language): Listed[] {
  const { brand } = member;
  return standings(db, member).map(({ mission, span, target, progress, reward, status }) => {
    const isMoney = mission.measure === 'STAKE';
    const wire = (amount: number) => toWire(amount, isMoney ? brand.currency.digits : 0);
    const shown = isMoney ? shownMoney(brand, target) : String(target);
    return {
      missionId: mission.id,
      title: mission.title[language].replace('{target}', shown),
      measure: mission.measure,
      target: wire(target),
      progress: wire(progress),
      reward: toWire(reward, brand.currency.digits),
      period: mission.period,
      endsAt: startOfDay(brand, span.next),
      status,
    };
  });
}

/** Pays a completed mission. Throws `record.not.found`, `reward.not.claimable`. */
export function claimMission(
  db: Db,
  member: Member,
  missionId: string,
): CallValue<Contract['rewards']['claimMission']> {
  const { brand, userId, now } = member;
  return db.transaction(() => {
    const standing = standings(db, member).find(({ mission }) => mission.id === missionId);
    if (standing === undefined) throw refuse('record.not.found');
    if (standing.status !== 'claim') throw refuse('reward.not.claimable');
    const { mission, span, reward: amount } = standing;
    const key = `mission/${claimKey(mission, span)}`;
    const orderNo = payReward(db, { userId, kind: 'MISSION_REWARD', amount, key, now });
    db.run(
      'INSERT INTO mission_claims (user_id, mission, first_day, amount, at, order_no) VALUES (?, ?, ?, ?, ?, ?)',
      userId,
      mission.id,
      span.first,
      amount,
      now,
      orderNo,
    );
    return { orderNo, amount: toWire(amount, brand.currency.digits) };
  });
}
