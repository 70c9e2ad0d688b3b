import { api } from '@lobby/api-client';
import { MONEY_RUNS_MS, moneyRuns, screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);

const ADDRESS = 'Tran Mai, 12 Le Loi, Hue';

/** Redemptions of an account that started with none. */
const redemptions = async () =>
  (await api.rewards.pointHistory({})).list.filter(({ kind }) => kind === 'REDEEM').length;

test(
  'seeded runs: an item is redeemed once, whatever happens, and its address is written once',
  () =>
    moneyRuns({
      tools,
      user: 'fresh01',
      address: '/m/mall/mallHome?reward=mug',
      prepare: ({ control }) => void control.knobs.points({ user: 'fresh01', points: 20_000 }),
      call: '/wps/relay/PTSYS_redeemReward',
      amount: ADDRESS,
      ready: async () => expect(await screen.findByLabelText('Deliver to')).toBeTruthy(),
      fill: (address) => tools.type('Deliver to', address),
      send: () => tools.press(/^Redeem/),
      typed: () => tools.field('Deliver to').value,
      isDone: () => screen.queryByRole('heading', { name: 'Redeemed' }) !== null,
      orders: redemptions,
      // Few runs: the hook is shared with the claims. Run 10 is the one where a lost redemption uses up the day's
      // quota.
      runs: 12,
    }),
  MONEY_RUNS_MS,
);
