import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { titlesOf } from '../promotions/texts';
import { BRAND_UNIT } from '../rewards/units.data';
import { levelsOf } from '../vip/levels';
import { seededUserId } from './accounts.data';
import { DAY_MS, type SeedPlan } from './plan';
import { nameOf, PROMOTIONS } from './promotions.data';
import { CLAIMED_UPGRADES, SEED_APPLICATIONS, SEED_GRANTS } from './reward.data';
import { friendRows } from './reward-friends';
import { pointRows } from './reward-points';
import { rebateRows } from './reward-rebates';
import type { Rows } from './columns.data';

/** Titles, bonus and wagering of an APPLY or SIGN promotion. */
function appliedTo(brand: BrandCode, id: string) {
  const promotion = PROMOTIONS.find((one) => one.id === id);
  const terms = promotion?.terms(brand);
  if (promotion === undefined || terms === undefined || !('bonus' in terms)) {
    throw new Error(`not an APPLY or SIGN promotion: ${id}`);
  }
  const titles = titlesOf({ names: nameOf(promotion), content: null, terms }, brandOf(brand));
  return { titles, ...terms };
}

/** Rewards and applications of a brand, without the row id. */
function centreRows(brand: BrandCode, { today }: SeedPlan): Value[][] {
  const at = (day: number) => today + day * DAY_MS;
  const grants = SEED_GRANTS.map((grant): Value[] => [
    seededUserId(brand, grant.account),
    null,
    0,
    JSON.stringify(grant.title),
    grant.units * BRAND_UNIT[brand],
    grant.wagerMultiple,
    'claim',
    '',
    '[]',
    null,
    at(grant.grantedDay),
    at(grant.startDay),
    at(grant.endDay),
    null,
  ]);
  const applications = SEED_APPLICATIONS.map((one): Value[] => {
    const { titles, bonus, wagerMultiple } = appliedTo(brand, one.promo);
    return [
      seededUserId(brand, one.account),
      one.promo,
      1,
      titles,
      bonus,
      wagerMultiple,
      one.status,
      one.remark,
      '[]',
      one.reason,
      at(one.day),
      at(one.day),
      one.endDay === null ? null : at(one.endDay),
      null,
    ];
  });
  return [...grants, ...applications];
}

/** Upgrade bonuses of lower levels, paid early in the account's life. */
const upgradeRows = ({ today }: SeedPlan): Value[][] =>
  BRAND_CODES.flatMap((code) =>
    Object.entries(CLAIMED_UPGRADES).flatMap(([name, highest]) => {
      const userId = seededUserId(code, name);
      return levelsOf({ code })
        .filter(({ rank }) => rank > 0 && rank <= highest)
        .map(({ rank, name: level, upgradeBonus }): Value[] => [
          userId,
          `UPGRADE/${level}`,
          upgradeBonus,
          today - (400 - rank) * DAY_MS,
          `PVIP${userId}${rank}`,
        ]);
    }),
  );

/** Column indexes of a row of `centreRows`. */
const STATUS = 6;
const EXPIRES_AT = 12;

/** VIP bonuses, rewards, points, invited friends and rebates. */
export function rewardRows(plan: SeedPlan): Rows {
  const centre = BRAND_CODES.flatMap((brand) => centreRows(brand, plan));
  const events = centre.flatMap((row, i): Value[][] =>
    row[STATUS] === 'signed'
      ? [[null, 'promotion.review', String(i + 1), row[EXPIRES_AT] ?? plan.today]]
      : [],
  );
  return [
    ...friendRows(plan),
    ...pointRows(plan),
    ...rebateRows(plan),
    ['rewards', centre.map((row, i) => [i + 1, ...row])],
    ['jobs', events],
    ['vip_claims', upgradeRows(plan)],
  ];
}
