import { expect, it, test } from 'vitest';
import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { askRound, launchGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';
import { levelNamed, levelsOf } from './levels';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

interface Vip {
  current: string;
  next: string | null;
  progress: { type: string; actual: string; expected: string }[];
  bonuses: { kind: string; level: string; amount: string; status: string }[];
}

const as = (user: string, brand: BrandCode = 'aurora') => signedInAs(platform.sandbox, user, brand);
const vipOf = async (user: string) => as(user).value<Vip>('rewards.vip');

test.each(BRAND_CODES)('%s has seven ascending levels', (code) => {
  const levels = levelsOf(brandOf(code));
  expect(levels.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `VIP ${n}`));
  levels.slice(1).forEach((level, i) => {
    const below = levels[i];
    if (below === undefined) throw new Error('no level below');
    expect(level.turnover).toBeGreaterThan(below.turnover);
    expect(level.deposit).toBeGreaterThanOrEqual(below.deposit);
    expect(level.withdrawDailyMax).toBeGreaterThan(below.withdrawDailyMax);
    for (const [product, rate] of Object.entries(level.rebateRates)) {
      expect(rate).toBeGreaterThan(new Map(Object.entries(below.rebateRates)).get(product) ?? 0);
      // Whole minor units: no bonus is a fraction.
      expect(Number.isSafeInteger(level.upgradeBonus + level.monthlyBonus)).toBe(true);
    }
  });
});

test.each([
  [null, 0],
  ['VIP 4', 4],
  ['Gold', 0],
])('the label %s means rank %i', (label, rank) => {
  expect(levelNamed('jade', label).rank).toBe(rank);
});

it('level and label rise with the turnover of thirty days', async () => {
  expect(await vipOf('fresh01')).toMatchObject({ current: 'VIP 0', next: 'VIP 1' });
  // Plays rounds of 200,000 until the next level; rounds that push do not count.
  const me = as('general01');
  const t = await launchGame(me);
  const label = async () =>
    (await me.value<{ clubLabel: { labelName: string } | null }>('member.info')).clubLabel
      ?.labelName ?? null;
  const before = levelNamed('aurora', await label()).rank;
  let rank = before;
  for (let i = 0; rank === before && i < 400; i += 1) {
    expect((await askRound(platform.sandbox, { t, stake: '200000', key: `r${i}` })).status).toBe(
      200,
    );
    rank = levelNamed('aurora', await label()).rank;
  }
  expect(rank).toBeGreaterThan(before);
  const { progress } = await vipOf('general01');
  const level = levelsOf(brandOf('aurora'))[rank];
  expect(Number(progress[0]?.actual)).toBeGreaterThanOrEqual(level?.turnover ?? Infinity);
  platform.now += 60 * DAY_MS;
  expect(await vipOf('general01')).toMatchObject({ current: level?.name });
});

it('an upgrade bonus is paid once, a monthly bonus once a month', async () => {
  const claim = async (kind: string, level: string) =>
    as('player01').call('rewards.claimVipBonus', { kind, level });
  const statuses = async (kind: string) =>
    (await vipOf('player01')).bonuses
      .filter((bonus) => bonus.kind === kind)
      .map(({ level, status }) => `${level} ${status}`);
  expect((await statuses('UPGRADE')).slice(0, 3)).toEqual([
    'VIP 1 CLAIMED',
    'VIP 2 CLAIM',
    'VIP 3 LOCKED',
  ]);
  expect(await claim('UPGRADE', 'VIP 2')).toMatchObject({ value: { amount: '100000' } });
  expect(await claim('UPGRADE', 'VIP 2')).toMatchObject({ errorCode: 'reward.not.claimable' });
  expect(await claim('MONTHLY', 'VIP 2')).toMatchObject({ value: { amount: '50000' } });
  expect(await claim('MONTHLY', 'VIP 2')).toMatchObject({ errorCode: 'reward.not.claimable' });
  expect(await statuses('MONTHLY')).toEqual(['VIP 2 CLAIMED']);
  // Midnight of 1 December in the brand's time zone.
  platform.now = Date.UTC(2026, 10, 30, 17) - 1;
  expect(await claim('MONTHLY', 'VIP 2')).toMatchObject({ errorCode: 'reward.not.claimable' });
  platform.now += 1;
  expect(await claim('MONTHLY', 'VIP 2')).toMatchObject({ success: true });
});

it('the highest level has no next level', async () => {
  expect(await vipOf('vip01')).toMatchObject({ current: 'VIP 6', next: null, progress: [] });
});
