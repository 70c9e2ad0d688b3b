import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandOf } from '../brands/brands';
import { dayOf } from '../paging/range';
import { platformAt } from '../testing/platform-at';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';
import { rebateOf } from './accrue';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 18, 3);
const AURORA = brandOf('aurora');
/** Rates of VIP 0, per 10,000. */
const RATES: Readonly<Record<string, number>> = { RNG: 30, FISH: 25 };

const platform = platformAt(START);

const me = (user = 'fresh01') => signedInAs(platform.sandbox, user);

interface Listed {
  list: { nodeId: string; gameId: string; vassalage: string }[];
}
async function gameOf(product: string) {
  const { games } = await me().value<{ games: Listed['list'] }>('games.list', {
    gameType: product,
  });
  const [game] = games;
  return {
    launchMode: 'GLS',
    nodeId: game?.nodeId,
    gameId: game?.gameId,
    vendor: game?.vassalage,
  };
}

async function play(product: string, rounds: number) {
  const game = await gameOf(product);
  await playGame(platform.sandbox, me(), game, rounds);
}

interface Rebates {
  list: {
    category: string;
    validStake: string;
    rate: string;
    rebate: string;
    status: string;
    autoPayTime: number;
  }[];
  claimable: string;
}
const open = async () => me().value<Rebates>('rewards.manualRebates');
const ledger = () => platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
const paid = () => ledger().transactions.filter(({ txCode }) => txCode === 'REBATE');
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, one) => sum + Number(one), 0);

/** Expected rebates by day and product, calculated from bets alone; amounts below one unit are omitted. */
function expectedRebates(until: number): Map<string, number> {
  const categories = new Map<string, string>();
  for (const { nodeId, category } of nodes) categories.set(nodeId ?? '', category);
  const stakes = new Map<string, number>();
  for (const order of ledger().orders) {
    if (!('nodeId' in order)) continue;
    const { nodeId, stake, payout, time } = order;
    const day = dayOf(AURORA, time);
    if (day >= until || stake === payout) continue;
    const key = `${day}/${categories.get(nodeId) ?? ''}`;
    stakes.set(key, (stakes.get(key) ?? 0) + Number(stake));
  }
  const rebates = [...stakes].map(([key, stake]): [string, number] => {
    const product = key.split('/')[1] ?? '';
    return [key, rebateOf(stake, RATES[product] ?? 0)];
  });
  return new Map(rebates.filter(([, rebate]) => rebate > 0));
}

let nodes: { nodeId: string | undefined; category: string }[] = [];
beforeEach(async () => {
  nodes = await Promise.all(
    Object.keys(RATES).map(async (category) => ({
      nodeId: (await gameOf(category)).nodeId,
      category,
    })),
  );
});

it.each([
  [10_000, 30, 30],
  [333, 30, 0],
  [334, 30, 1],
  [999_999, 25, 2_499],
  [0, 90, 0],
])('a stake of %i at %i per 10,000 gives a rebate of %i', (stake, rate, rebate) => {
  expect(rebateOf(stake, rate)).toBe(rebate);
});

describe('a day', () => {
  it('ends at the brand’s midnight and can be claimed then', async () => {
    await play('RNG', 12);
    const midnight = Date.UTC(2026, 10, 18, 17);
    platform.now = midnight - 1;
    const running = await open();
    expect(running.claimable).toBe('0');
    expect(running.list).toMatchObject([{ category: 'RNG', status: 'RUNNING', rate: '0.0030' }]);
    expect(await me().call('rewards.claimAllRebates')).toMatchObject({
      errorCode: 'reward.not.claimable',
    });
    platform.now = midnight;
    const [row] = (await open()).list;
    expect(row).toMatchObject({ status: 'OPEN', autoPayTime: midnight + 7 * DAY_MS });
    expect(row?.rebate).toBe(running.list[0]?.rebate);
  });

  it('is claimed once, by product or with all others', async () => {
    await play('RNG', 10);
    await play('FISH', 10);
    platform.now += DAY_MS;
    const { list, claimable } = await open();
    const one = await me().value<{ amount: string; count: number }>('rewards.claimRebate', {
      category: 'FISH',
    });
    expect(one).toMatchObject({ count: 1, amount: list[0]?.rebate });
    expect(await me().call('rewards.claimRebate', { category: 'FISH' })).toMatchObject({
      errorCode: 'reward.not.claimable',
    });
    const all = await me().value<{ amount: string }>('rewards.claimAllRebates');
    expect(Number(one.amount) + Number(all.amount)).toBe(Number(claimable));
    expect((await open()).list).toEqual([]);
    const report = await me().value<{ total: number; footer: { rebate: string } }>(
      'rewards.rebateReport',
    );
    expect(report).toMatchObject({ total: 2, footer: { rebate: claimable } });
  });

  it('is paid after seven days without a claim', async () => {
    await play('RNG', 10);
    platform.now += DAY_MS;
    const { claimable, list } = await open();
    platform.now = list[0]?.autoPayTime ?? 0;
    await me('vip01').value('member.info');
    expect(paid().map(({ amount }) => amount)).toEqual([claimable]);
    const report = await me().value<{ list: { status: string }[] }>('rewards.rebateReport');
    expect(report.list).toMatchObject([{ status: 'PAID' }]);
  });
});

it('paid rebates are listed by day as in the ledger', async () => {
  const member = me('player01');
  const { list } = await member.value<{
    list: { orderNo: string; rebate: string }[];
  }>('rewards.rebateReport', { size: 100 });
  const entries = platform.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'REBATE');
  expect(entries.length).toBeGreaterThan(0);
  for (const { refNo, amount } of entries) {
    const rows = list.filter(({ orderNo }) => orderNo === refNo);
    if (rows.length > 0) expect(sumOf(rows.map(({ rebate }) => rebate))).toBe(Number(amount));
  }
});

type Step =
  | { act: 'play'; product: 'RNG' | 'FISH'; rounds: number }
  | { act: 'claim'; product: 'RNG' | 'FISH'; twice: boolean }
  | { act: 'all'; twice: boolean }
  | { act: 'look' }
  | { act: 'wait'; hours: number };

const product = fc.constantFrom('RNG' as const, 'FISH' as const);
const steps = (hours: fc.Arbitrary<number>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        act: fc.constant('play' as const),
        product,
        rounds: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ act: fc.constant('claim' as const), product, twice: fc.boolean() }),
      fc.record({ act: fc.constant('all' as const), twice: fc.boolean() }),
      fc.record({ act: fc.constant('look' as const) }),
      fc.record({ act: fc.constant('wait' as const), hours }),
    ),
    { minLength: 4, maxLength: 14 },
  );

let keys = 0;
async function claim(
  name: 'rewards.claimRebate' | 'rewards.claimAllRebates',
  input: object,
  twice: boolean,
) {
  keys += 1;
  const client = me().withKey(`rebate-key-${keys}`);
  const first = await client.call(name, input);
  if (!twice) return;
  const before = ledger().balance;
  // A refused call leaves the key unused; a repeated payment returns the first answer and moves nothing.
  expect(await client.call(name, input)).toEqual(first);
  expect(ledger().balance).toBe(before);
}

const DO: {
  readonly [A in Step['act']]: (step: Extract<Step, { act: A }>) => Promise<unknown> | void;
} = {
  play: async ({ product: kind, rounds }) => play(kind, rounds),
  claim: async ({ product: kind, twice }) =>
    claim('rewards.claimRebate', { category: kind }, twice),
  all: async ({ twice }) => claim('rewards.claimAllRebates', {}, twice),
  look: async () => open(),
  wait: ({ hours }) => {
    platform.now += hours * HOUR_MS;
  },
};
const perform = async <A extends Step['act']>(step: Extract<Step, { act: A }>) =>
  (DO[step.act as A] as (one: Extract<Step, { act: A }>) => Promise<unknown> | void)(step);

const restart = () => {
  platform.now = START;
  platform.sandbox.reset();
};

it('every day of a product is paid exactly once, for any order of claims', async () => {
  await fc.assert(
    fc.asyncProperty(steps(fc.integer({ min: 1, max: 60 })), async (list) => {
      restart();
      for (const step of list) await perform(step);
      platform.now += 9 * DAY_MS;
      await open();
      const expected = expectedRebates(dayOf(AURORA, platform.now));
      const entries = paid().map(({ key, amount }) => [key, Number(amount)]);
      expect(new Map(entries.map(([key, amount]) => [String(key).slice(7), amount]))).toEqual(
        expected,
      );
      expect(entries).toHaveLength(expected.size);
    }),
    { numRuns: 25 },
  );
}, 30_000);

it('a day of a product is paid once, also if the clock is set back', async () => {
  await fc.assert(
    fc.asyncProperty(steps(fc.integer({ min: -80, max: 80 })), async (list) => {
      restart();
      for (const step of list) await perform(step);
      platform.now = START + 30 * DAY_MS;
      await open();
      const most = expectedRebates(dayOf(AURORA, platform.now));
      const entries = paid();
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      for (const { key, amount } of entries) {
        expect(Number(amount)).toBeLessThanOrEqual(most.get(key.slice(7)) ?? 0);
      }
    }),
    { numRuns: 25 },
  );
}, 30_000);
