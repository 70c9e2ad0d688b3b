import { createHash } from 'node:crypto';
import { hashPasswordWithSalt } from '../accounts/passwords';
import { BRAND_CODES, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { dayOf } from '../paging/range';
import { commissionTime } from '../team/commission';
import { wireRates } from '../team/rates';
import { PASSWORD, seededUserId } from './accounts.data';
import { firstUnpaidDay } from './line-earnings';
import { DAY_MS, type SeedPlan } from './plan';
import { seeded } from '../platform/random';
import type { Rows } from './columns.data';
import { teamHistories } from './team-histories';
import { placed, type TeamMember, teamPeople } from './team-people';
import { seedRates, type SeedRate } from './team-rates';
import { BANDS, MAX_RATES, RATE_STEP, TEAM_SIZES } from './team.data';

const userRow = (member: TeamMember, hash: string): Value[] => [
  member.id,
  member.brand,
  member.name,
  member.type,
  hash,
  null,
  null,
  null,
  null,
  member.affiliate,
  member.registeredAt,
  null,
  '[]',
  0,
  1,
  0,
  member.parentId,
  member.lastLoginAt,
  null,
  null,
  0,
  0,
];

/** Pairs of account and ancestor, with the distance. */
function ancestorRows(plan: SeedPlan): Value[][] {
  const above = new Map<number, readonly number[]>();
  return placed(plan).flatMap(({ id, parentId }) => {
    const chain = [parentId, ...(above.get(parentId) ?? [])];
    above.set(id, chain);
    return chain.map((ancestor, i) => [ancestor, id, i + 1]);
  });
}

/** Login days: the last login, and the days with play. */
function loginDays(plan: SeedPlan): Value[][] {
  const played = new Map(teamHistories(plan).map(({ owner, bets }) => [owner.userId, bets]));
  return teamPeople(plan).flatMap(({ id, brand: code, lastLoginAt, registeredAt }) => {
    const brand = brandOf(code);
    const times = [registeredAt, ...(played.get(id) ?? []).map(({ at }) => at)];
    if (lastLoginAt !== null) times.push(lastLoginAt);
    const days = new Set(times.map((at) => dayOf(brand, at)));
    return [...days].map((day) => [id, day]);
  });
}

/** Members online now, whose sessions expire over the rest of the day. */
function sessionRows(plan: SeedPlan): Value[][] {
  const { online } = TEAM_SIZES[plan.size];
  return BRAND_CODES.flatMap((brand) => {
    const random = seeded(seededUserId(brand, 'general01'));
    const members = teamPeople(plan).filter(
      (member) =>
        member.brand === brand &&
        member.type !== 40 &&
        (member.lastLoginAt ?? 0) > plan.until - DAY_MS,
    );
    return random
      .shuffled(members)
      .slice(0, online)
      .map(({ id, lastLoginAt }): Value[] => {
        const token = createHash('sha256')
          .update(`sandbox session ${id}`)
          .digest('hex')
          .slice(0, 48);
        return [
          token,
          id,
          lastLoginAt,
          plan.until + random.below(plan.today + DAY_MS - plan.until),
        ];
      });
  });
}

const LINKS = [
  { code: 'FRIEND24', memberType: 0, remark: null, visits: 412 },
  { code: 'TEAMUP24', memberType: 1, remark: 'QR', visits: 37 },
] as const;

function linkRows(plan: SeedPlan, rates: readonly SeedRate[]): Value[][] {
  return BRAND_CODES.flatMap((brand) => {
    const agent = seededUserId(brand, 'agent01');
    const own = rates.filter(({ userId }) => userId === agent);
    return LINKS.map(({ code, memberType, remark, visits }, i): Value[] => {
      const given = own.map(
        ({ product, rate }) => [product, Math.max(0, rate - 5 * RATE_STEP)] as const,
      );
      const joined = teamPeople(plan).filter(
        (member) => member.brand === brand && member.affiliate === code,
      );
      const made = plan.today - (700 - i * 300) * DAY_MS;
      const text = JSON.stringify(wireRates(new Map(given)));
      return [
        null,
        brand,
        agent,
        code,
        memberType,
        text,
        remark,
        made,
        null,
        visits,
        joined.length,
      ];
    });
  });
}

const members = [
  ['agent01', 'AGENT01'],
  ['general01', 'GENERAL01'],
] as const;

/** Commission jobs; the first one never runs on the morning of seeding. */
function commissionJobs(plan: SeedPlan): Value[][] {
  return BRAND_CODES.map((code) => {
    const brand = brandOf(code);
    return [null, 'team.commission', code, commissionTime(brand, dayOf(brand, plan.today) + 1)];
  });
}

/** Teams: accounts, hierarchy, rates, links and sessions. */
export function teamRows(plan: SeedPlan): Rows {
  const hash = hashPasswordWithSalt(PASSWORD, 'sandbox-seed');
  const rates = seedRates(plan);
  const limits = Object.entries(MAX_RATES);
  return [
    ['users', teamPeople(plan).map((member) => userRow(member, hash))],
    ['ancestors', ancestorRows(plan)],
    [
      'rebate_limits',
      BRAND_CODES.flatMap((brand) =>
        limits.map(([product, max]): Value[] => [brand, product, 0, max, RATE_STEP]),
      ),
    ],
    [
      'rebate_quotas',
      BRAND_CODES.flatMap((brand) =>
        BANDS.map(({ product, min, max, agent, general }): Value[] => [
          brand,
          product,
          min,
          max,
          agent,
          general,
        ]),
      ),
    ],
    ['rebate_rates', rates.map(({ userId, product, rate }) => [userId, product, rate])],
    ['login_days', loginDays(plan)],
    ['sessions', sessionRows(plan)],
    ['affiliates', BRAND_CODES.map((brand): Value[] => [brand, 'TEAMUP24', 'agent01'])],
    [
      'affiliate_members',
      BRAND_CODES.flatMap((brand) =>
        members.map(([name, code]): Value[] => [
          seededUserId(brand, name),
          code,
          plan.today - 700 * DAY_MS,
        ]),
      ),
    ],
    ['affiliate_links', linkRows(plan, rates)],
    [
      'commission_days',
      BRAND_CODES.map((code): Value[] => [code, firstUnpaidDay(brandOf(code), plan)]),
    ],
    ['jobs', commissionJobs(plan)],
  ];
}
