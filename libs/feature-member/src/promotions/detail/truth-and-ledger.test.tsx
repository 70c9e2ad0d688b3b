import { api } from '@lobby/api-client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { facts, openPromotion, tools } from '../promotions.setup';

const MINUTE_MS = 60_000;

/** Figures of the sentences under a question, in their order: sums of dong without their dots, shares, days, times. */
const figures = (question: string) =>
  facts(question).flatMap((text) =>
    [...text.matchAll(/\d[\d.,]*/g)].map(([figure]) => Number(figure.replaceAll('.', ''))),
  );

const bonuses = () =>
  tools.sandbox.control
    .ledger({ user: 'fresh01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'BONUS')
    .map(({ amount }) => Number(amount));

/** Turnover that the platform asks for because of a promotion, and days that are left for it. */
async function required(promoId: string) {
  const { turnover } = await api.withdraw.settings();
  const item = turnover.items.find((one) => one.promoId === promoId);
  const { clock } = tools.sandbox.control.state();
  const left = (item?.expiresAt ?? 0) - clock.now;
  return { required: Number(item?.required), days: Math.round(left / 86_400_000) };
}

async function deposit(amount: number, promoId: string) {
  const order = {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    payerName: 'TRAN MAI',
    amount: String(amount),
    gateway: 'MOBILE' as const,
    proofImages: [],
    promoId,
  };
  const { orderNo } = await api.deposit.manualTransfer(order, { key: `truth-${promoId}` });
  tools.sandbox.control.knobs.deposit({ orderNo, decision: 'approve' });
}

test.each([
  ['welcome', 500_000, true],
  ['daily-reload', 300_000, false],
])('a deposit with %s pays and asks for what its card says', async (id, amount, together) => {
  await openPromotion(id);
  const [share = 0, most = 0] = figures('What you get');
  const [least = 0, times = 0] = figures('What you must do');
  const [, days] = facts('Until when').map((text) => Number(/(\d+) days/.exec(text)?.[1]));
  await deposit(amount, id);
  const bonus = Math.min(most, (amount * share) / 100);
  expect(amount).toBeGreaterThanOrEqual(least);
  expect(bonuses()).toEqual([bonus]);
  expect(await required(id)).toEqual({
    required: times * (together ? amount + bonus : bonus),
    days,
  });
});

test('an application pays what its card says, and the card counts what is done', async () => {
  await openPromotion('new-player');
  const [bonus = 0] = figures('What you get');
  const wager = facts('What you must do').find((text) => text.startsWith('Before a withdrawal'));
  const days = facts('Until when').map((text) => Number(/(\d+) days/.exec(text)?.[1]));
  const [, times, sum] = /bet (\d+) times the bonus: ([\d.]+)/.exec(wager ?? '') ?? [];
  await api.rewards.applyPromotion({ promoId: 'new-player' });
  tools.sandbox.control.clock({ shiftMs: 3 * MINUTE_MS });
  const { claimId } = await api.rewards.promotion({ promoId: 'new-player' });
  const { list } = await api.rewards.rewardList({ status: 'claim' });
  const { now } = tools.sandbox.control.state().clock;
  expect(Math.round(((list[0]?.expiresAt ?? 0) - now) / 86_400_000)).toBe(days[1]);
  await api.rewards.claimReward({ claimId: claimId ?? '' }, { key: 'truth-claim-1' });
  expect(bonuses()).toEqual([bonus]);
  const asked = Number(sum?.replaceAll('.', ''));
  expect(asked).toBe(Number(times) * bonus);
  expect(await required('new-player')).toEqual({ required: asked, days: days[2] });
  await tools.open('/m/activityDetail?id=new-player', { reload: true });
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([0, asked]);
});
