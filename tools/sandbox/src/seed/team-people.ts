import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import { ACCOUNTS, seededRegistration, seededUserId } from './accounts.data';
import { DAY_MS, oncePerPlan, type SeedPlan } from './plan';
import { type Random, seeded, seedOf } from '../platform/random';
import { AGENT01_SHARE, type Level, NAME_WORDS, PARENTS, TEAM_SIZES } from './team.data';

/** Member below `general01` or `virtualagent01`. */
export interface TeamMember {
  id: number;
  brand: BrandCode;
  name: string;
  type: number;
  parentId: number;
  registeredAt: number;
  /** Null without a login. */
  lastLoginAt: number | null;
  /** Code used at registration. */
  affiliate: string | null;
  /** Played in the last 60 days. */
  bettor: boolean;
}

const FIRST_ID = 1_000;
const IDS_A_BRAND = 100_000;
const VIRTUAL_FROM = 90_000;
const HOUR_MS = 3_600_000;
const TWO_YEARS = 730;

const LINK_CODE = 'FRIEND24';

/** Returns a generator of unused names: two words and a number. */
export function namer(brand: BrandCode, random: Random): () => string {
  const first = NAME_WORDS[brand].first.split('|');
  const second = NAME_WORDS[brand].second.split('|');
  const used = new Set<string>(ACCOUNTS.map(({ name }) => name));
  return () => {
    for (;;) {
      const words =
        (first[random.below(first.length)] ?? '') + (second[random.below(second.length)] ?? '');
      const name = words + String(10 + random.below(990));
      if (name.length < 6 || name.length > 16 || used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
}

/** Registration time: agents early, never before the parent, occasionally today. */
function registration(
  { parent, agent }: { parent: Placed; agent: boolean },
  plan: SeedPlan,
  random: Random,
): number {
  if (!agent && random.below(200) === 0 && plan.until > plan.today) {
    return plan.today + random.below(plan.until - plan.today);
  }
  const earliest = Math.max(parent.registeredAt + DAY_MS, plan.today - TWO_YEARS * DAY_MS);
  const span = (plan.today - earliest) * (agent ? 0.3 : 1);
  return earliest + Math.floor(random.next() * span);
}

/** Last login: a tenth today, some never. */
function lastLogin(registeredAt: number, plan: SeedPlan, random: Random): number | null {
  const draw = random.below(100);
  if (draw < 8) return null;
  const back = draw < 20 ? random.next() : draw < 55 ? random.next() * 14 : random.next() * 300;
  return Math.max(registeredAt, plan.until - 1 - Math.floor(back * DAY_MS));
}

interface Placed {
  id: number;
  registeredAt: number;
}

interface Growing {
  brand: BrandCode;
  plan: SeedPlan;
  random: Random;
  name: () => string;
}

const account = ({ brand, plan }: Growing, name: string): Placed => ({
  id: seededUserId(brand, name),
  registeredAt: seededRegistration(name, plan),
});

const pick = (list: readonly Placed[], random: Random): Placed => {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('no agents in the level above');
  return found;
};

/** Adds one level below the agents of the previous level. */
function grow(
  { brand, plan, random, name }: Growing,
  { agents, players }: Level,
  { above, level, from }: { above: readonly Placed[]; level: number; from: number },
): TeamMember[] {
  const [first] = above;
  return Array.from({ length: agents + players }, (_, i) => {
    const favoured = level === 2 && first !== undefined && random.below(100) < AGENT01_SHARE;
    const parent = favoured ? first : pick(above, random);
    const joinedAt = registration({ parent, agent: i < agents }, plan, random);
    const byLink = level === 2 && i >= agents && parent === first && random.below(2) === 0;
    return {
      id: from + i,
      brand,
      name: name(),
      type: i < agents ? 1 : 0,
      parentId: parent.id,
      registeredAt: joinedAt,
      lastLoginAt: lastLogin(joinedAt, plan, random),
      affiliate: byLink ? LINK_CODE : null,
      bettor: false,
    };
  });
}

/**
 * All members below `general01` of a brand, level by level: `agent01` is the first agent of the first level.
 */
function realTeam(growing: Growing, firstId: number): TeamMember[] {
  const { plan } = growing;
  const members: TeamMember[] = [];
  let above: Placed[] = [account(growing, 'general01')];
  TEAM_SIZES[plan.size].levels.forEach((level, i) => {
    const grown = grow(growing, level, { above, level: i + 1, from: firstId + members.length });
    members.push(...grown);
    const agents = grown.filter(({ type }) => type === 1);
    above = i === 0 ? [account(growing, 'agent01'), ...agents] : agents;
  });
  return members;
}

function virtualTeam(growing: Growing, firstId: number): TeamMember[] {
  const { brand, plan, random, name } = growing;
  const top = account(growing, 'virtualagent01');
  return Array.from({ length: TEAM_SIZES[plan.size].virtual }, (_, i) => {
    const joinedAt = Math.min(top.registeredAt + (i + 1) * 5 * DAY_MS, plan.today - HOUR_MS);
    return {
      id: firstId + VIRTUAL_FROM + i,
      brand,
      name: name(),
      type: 40,
      parentId: top.id,
      registeredAt: joinedAt,
      lastLoginAt: lastLogin(joinedAt, plan, random),
      affiliate: null,
      bettor: i % 4 === 0,
    };
  });
}

/** Selects members with play: recent login, and registered for some time. */
function chooseBettors(
  members: readonly TeamMember[],
  plan: SeedPlan,
  random: Random,
): TeamMember[] {
  const old = members.filter((member) => member.registeredAt < plan.today - 90 * DAY_MS);
  const chosen = new Set(random.shuffled(old).slice(0, TEAM_SIZES[plan.size].bettors));
  return members.map((member) =>
    chosen.has(member) ? { ...member, bettor: true, lastLoginAt: plan.until - HOUR_MS } : member,
  );
}

/** Team members of every brand, parents first. */
export const teamPeople = oncePerPlan((plan): readonly TeamMember[] =>
  BRAND_CODES.flatMap((brand, i) => {
    const random = seeded(seedOf(`team ${brandOf(brand).code}`));
    const growing = { brand, plan, random, name: namer(brand, random) };
    const firstId = FIRST_ID + i * IDS_A_BRAND;
    return [
      ...chooseBettors(realTeam(growing, firstId), plan, random),
      ...virtualTeam(growing, firstId),
    ];
  }),
);

/** All accounts with a parent, parents first, with their direct parent. */
export const placed = oncePerPlan((plan): readonly { id: number; parentId: number }[] => {
  const named = BRAND_CODES.flatMap((brand) =>
    Object.entries(PARENTS).map(([name, parent]) => ({
      id: seededUserId(brand, name),
      parentId: seededUserId(brand, parent),
    })),
  );
  return [...named, ...teamPeople(plan)];
});
