import type { CallValue, Contract } from '@lobby/api-client/contract';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';

type Turnover = CallValue<Contract['withdraw']['settings']>['turnover'];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A Friday, morning in Vietnam. */
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

const me = () => signedInAs(platform.sandbox, 'fresh01');

/** Figures of a text of Aurora: amounts in dong, shares, other numbers; each in the order of the text. */
function figuresIn(html: string) {
  const text = html.replace(/<[^>]*>/g, ' ');
  const amounts = [...text.matchAll(/([\d.]+)\u00a0₫/g)];
  const shares = [...text.matchAll(/([\d.,]+)\s?%/g)];
  const rest = text.replace(/[\d.]+\u00a0₫|[\d.,]+\s?%/g, '');
  return {
    money: amounts.map(([, n = '']) => Number(n.replaceAll('.', ''))),
    shares: shares.map(([, n = '']) => Number(n.replace(',', '.')) / 100),
    counts: [...rest.matchAll(/\d+/g)].map(([n]) => Number(n)),
  };
}

const contentIn = async (promoId: string, language: string) => {
  const { promotion } = await me().value<{ promotion: { id: string; content: string }[] }>(
    'announcements.list',
    { types: 'PR', platform: 'M', language },
  );
  return promotion.find(({ id }) => id === promoId)?.content ?? '';
};

/** Figures of the Vietnamese text, in sentence order: amounts, multiples and days. */
const told = async (promoId: string) => figuresIn(await contentIn(promoId, 'VI'));

const bonuses = () =>
  platform.sandbox.control
    .ledger({ user: 'fresh01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'BONUS')
    .map(({ amount }) => Number(amount));

/** Wagering of a promotion: required turnover, and days left to complete it. */
async function wagering(promoId: string) {
  const { turnover } = await me().value<{ turnover: Turnover }>('withdraw.settings');
  const item = turnover.items.find((one) => one.promoId === promoId);
  return { required: Number(item?.required), expiresAt: item?.expiresAt };
}

/** Plays rounds of a game of a category. Returns today's valid stakes. */
async function play(category: string, rounds: number): Promise<number> {
  const { games } = await me().value<{
    games: { nodeId: string; gameId: string; vassalage: string }[];
  }>('games.list', { gameType: category });
  const [game] = games;
  const ids = { nodeId: game?.nodeId, gameId: game?.gameId, vendor: game?.vassalage };
  await playGame(platform.sandbox, me(), ids, rounds);
  const { list } = await me().value<{ list: { category: string; validStake: string }[] }>(
    'rewards.manualRebates',
  );
  return Number(list.find((row) => row.category === category)?.validStake ?? 0);
}

async function deposit(amount: number, promoId: string): Promise<void> {
  const { orderNo } = await me().value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    payerName: 'TRAN MAI',
    amount: String(amount),
    promoId,
  });
  platform.sandbox.control.knobs.deposit({ orderNo, decision: 'approve' });
}

const apply = (promoId: string) => me().value('rewards.applyPromotion', { promoId });

async function claim(promoId: string): Promise<void> {
  const { claimId } = await me().value<{ claimId: string }>('rewards.promotion', { promoId });
  await me().value('rewards.claimReward', { claimId });
}

test.each(['welcome', 'new-player', 'slots-event', 'live-back', 'vip-rebate', 'points', 'weekend'])(
  '%s has the same numbers in every language',
  async (promoId) => {
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
    const all = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { money, shares, counts } = figuresIn(await contentIn(promoId, language));
        return [sorted(money), sorted(shares), sorted(counts)];
      }),
    );
    expect(all[0]?.flat().length).toBeGreaterThan(0);
    expect(all).toEqual(LANGUAGES.map(() => all[0]));
  },
);

describe('a deposit pays as its promotion states', () => {
  test.each([
    ['welcome', 500_000, true],
    ['daily-reload', 300_000, false],
  ])('%s', async (promoId, amount, withDeposit) => {
    const { shares, counts } = await told(promoId);
    const [share = 0] = shares;
    const [times = 0, days = 0] = counts;
    await deposit(amount, promoId);
    const bonus = amount * share;
    expect(bonuses()).toEqual([bonus]);
    expect(await wagering(promoId)).toEqual({
      required: times * (withDeposit ? amount + bonus : bonus),
      expiresAt: platform.now + days * DAY_MS,
    });
  });

  it('from the minimum deposit, up to the maximum', async () => {
    const { money } = await told('welcome');
    const [most = 0, least = 0] = money;
    const below = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'TRAN MAI' };
    expect(
      await me().call('deposit.manualTransfer', {
        ...below,
        amount: String(least - 1),
        promoId: 'welcome',
      }),
    ).toMatchObject({ errorCode: 'promotion.not.eligible' });
    await deposit(most * 2, 'welcome');
    expect(bonuses()).toEqual([most]);
  });
});

describe('an application pays as its promotion states', () => {
  it('when claimed', async () => {
    const { money, counts } = await told('new-player');
    const [, claimDays = 0, times = 0, days = 0] = counts;
    await apply('new-player');
    platform.now += 3 * MINUTE_MS;
    const { expiresAt } = (
      await me().value<{ list: { expiresAt: number }[] }>('rewards.rewardList', { status: 'claim' })
    ).list[0] ?? { expiresAt: 0 };
    expect(expiresAt).toBe(platform.now + claimDays * DAY_MS);
    await claim('new-player');
    expect(bonuses()).toEqual(money);
    expect(await wagering('new-player')).toEqual({
      required: times * (money[0] ?? 0),
      expiresAt: platform.now + days * DAY_MS,
    });
  });

  it('to the balance, with the turnover requirement', async () => {
    const { money, counts } = await told('fish-try');
    const [, times = 0, days = 0] = counts;
    await play('FISH', 1);
    await apply('fish-try');
    platform.now += 2 * MINUTE_MS;
    expect(await wagering('fish-try')).toEqual({
      required: times * (money[0] ?? 0),
      expiresAt: platform.now + days * DAY_MS,
    });
    expect(bonuses()).toEqual(money);
  });
});

describe('an event pays as its promotion states', () => {
  it('for the required stakes, after its end', async () => {
    const { money, counts } = await told('slots-event');
    const [asked = 0, bonus = 0] = money;
    const [eventDays = 0, , times = 0, days = 0] = counts;
    await apply('slots-event');
    let staked = 0;
    while (staked < asked) staked = await play('RNG', 20);
    platform.now += eventDays * DAY_MS;
    await me().value('wallet.balance');
    platform.now += MINUTE_MS;
    await claim('slots-event');
    expect(bonuses()).toEqual([bonus]);
    expect(await wagering('slots-event')).toEqual({
      required: times * bonus,
      expiresAt: platform.now + days * DAY_MS,
    });
  });

  it('nothing for lower stakes', async () => {
    await play('RNG', 3);
    await apply('slots-event');
    await play('RNG', 3);
    platform.now += 7 * DAY_MS;
    expect(await me().value('rewards.promotion', { promoId: 'slots-event' })).toMatchObject({
      status: 'close',
    });
    expect(bonuses()).toEqual([]);
  });
});

describe('automatic payments are as the promotion states', () => {
  const MONDAY = Date.UTC(2026, 10, 23, 0);

  it('on the next Monday, once, with a turnover requirement', async () => {
    const { shares, counts } = await told('fish-back');
    const [times = 0, days = 0] = counts;
    const staked = await play('FISH', 8);
    platform.now = MONDAY - 1;
    await me().value('wallet.balance');
    expect(bonuses()).toEqual([]);
    platform.now = MONDAY + DAY_MS;
    await me().value('wallet.balance');
    const bonus = Math.floor(staked * (shares[0] ?? 0));
    expect(bonus).toBeGreaterThan(0);
    expect(bonuses()).toEqual([bonus]);
    expect(await wagering('fish-back')).toEqual({
      required: times * bonus,
      expiresAt: MONDAY + days * DAY_MS,
    });
  });

  it('rebates of a day lie between the stated rates', async () => {
    const { shares } = await told('vip-rebate');
    const staked = await play('RNG', 10);
    platform.now += DAY_MS;
    const { amount } = await me().value<{ amount: string }>('rewards.claimAllRebates');
    const rate = Number(amount) / staked;
    expect(rate).toBeGreaterThanOrEqual(shares[0] ?? 1);
    expect(rate).toBeLessThanOrEqual(shares[1] ?? 0);
  });

  it('one point for every stake of the stated size', async () => {
    const [size = 0] = (await told('points')).money;
    const staked = await play('RNG', 10);
    const { balance } = await me().value<{ balance: number }>('rewards.points');
    expect(balance).toBe(Math.floor(staked / size));
  });

  test.each([
    ['none', 0],
    ['VIP 6', 1],
  ] as const)('level %s may withdraw the stated amount a day', async (level, place) => {
    const { money } = await told('vip-benefits');
    platform.sandbox.control.knobs.vip({ brand: 'aurora', user: 'fresh01', level });
    expect(await me().value('withdraw.settings')).toMatchObject({
      dailyMax: String(money[place]),
    });
  });
});
