import { readStored } from '@lobby/core';
import { MONEY_RUNS_MS, moneyRuns, screenAt, screensOf, type MoneyFlow } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { RewardsScreen } from '../rewards/centre/rewards-screen';
import { InviteScreen } from '../rewards/invite/invite-screen';
import { MissionsScreen } from '../rewards/missions/missions-screen';
import { memberRoutes } from '../routes';
import { MallScreen } from '../vip/mall/mall-screen';
import { VipScreen } from '../vip/vip-screen';
import { pressInBothTabs, TwoTabs } from './two-tabs.setup';

/** A claim or redemption without input; done once its button is gone and the page shows the result. */
interface ClaimCase extends Pick<MoneyFlow, 'user' | 'address' | 'call'> {
  button: string;
  /** Heading shown after success. */
  page: string;
  txCode: string;
  /** Number of resulting orders. Default: 1. */
  orders?: number;
  Screen: ComponentType;
}

const CLAIMS: Readonly<Record<string, ClaimCase>> = {
  'a VIP bonus': {
    user: 'player01',
    address: '/m/member/benefits',
    call: '/wps/relay/MCS2_claimMemberClubBonus',
    button: 'Claim: Upgrade bonus VIP 2',
    page: 'Bonuses',
    txCode: 'VIP_BONUS',
    Screen: VipScreen,
  },
  'a reward of the rewards centre': {
    user: 'player01',
    address: '/m/rewardCenter?status=claim',
    call: '/wps/relay/REWCEN_claimReward',
    button: 'Claim all',
    page: 'No rewards here',
    txCode: 'BONUS',
    Screen: RewardsScreen,
  },
  'all of several rewards': {
    user: 'vip01',
    address: '/m/rewardCenter?status=claim',
    call: '/wps/relay/REWCEN_claimReward',
    button: 'Claim all',
    page: 'No rewards here',
    txCode: 'BONUS',
    orders: 2,
    Screen: RewardsScreen,
  },
  'a mission': {
    user: 'vip01',
    address: '/m/leaderBoard',
    call: '/wps/relay/MCSFE_claimMissionReward',
    button: 'Claim: Play on any 8 days in a month',
    page: 'This month',
    txCode: 'MISSION_REWARD',
    Screen: MissionsScreen,
  },
  'a reward of invitations': {
    user: 'player01',
    address: '/m/inviteFriends',
    call: '/wps/relay/MCSFE_claimReferralReward',
    button: 'Claim: invitation rewards',
    page: 'Your invitations',
    txCode: 'INVITE_REWARD',
    Screen: InviteScreen,
  },
  'a redemption of points': {
    user: 'player01',
    address: '/m/mall/mallHome?reward=cash-1',
    call: '/wps/relay/PTSYS_redeemReward',
    button: 'Redeem 200 points',
    page: 'Redeemed',
    txCode: 'POINTS_CASH',
    Screen: MallScreen,
  },
};

const tabsOf = ({ call, user }: ClaimCase) => `/m/tabs/${user}/${call.split('/').at(-1)}`;

const tools = screensOf([
  ...memberRoutes,
  ...Object.values(CLAIMS).map((claim) =>
    screenAt(tabsOf(claim), () => <TwoTabs Screen={claim.Screen} />),
  ),
]);

/** Orders that paid; one order may pay for several friends. */
const paid = ({ user, txCode }: ClaimCase) => {
  const { transactions } = tools.sandbox.control.ledger({ user, brand: 'aurora' });
  const own = transactions.filter((entry) => entry.txCode === txCode);
  return new Set(own.map(({ refNo }) => refNo)).size;
};

test.each(Object.entries(CLAIMS))(
  'seeded runs: %s is paid once, whatever happens',
  async (_name, claim) => {
    const { user, address, call, button, page, orders = 1 } = claim;
    let before = 0;
    const there = () => screen.queryByRole('button', { name: button }) !== null;
    await moneyRuns({
      tools,
      user,
      address,
      call,
      amount: 'all',
      ready: () => screen.findByRole('button', { name: button }),
      fill: () => {
        before = paid(claim);
      },
      send: () => there() && tools.press(button),
      typed: () => 'all',
      isDone: () => screen.queryByRole('heading', { name: page }) !== null && !there(),
      orders: () => (paid(claim) - before) / orders,
      // All claims share one hook.
      runs: 4,
    });
    expect(paid(claim) - before).toBe(orders);
  },
  MONEY_RUNS_MS,
);

test.each(Object.entries(CLAIMS))('two tabs at once: %s is paid once', async (_name, claim) => {
  const { user, address, button, orders = 1 } = claim;
  await tools.open(tabsOf(claim) + (address.split(/(?=\?)/)[1] ?? ''), { user });
  const before = paid(claim);
  await pressInBothTabs(button);
  await waitFor(() => expect(tools.calls(claim.call).length).toBeGreaterThan(0));
  await waitFor(() => expect(readStored('moneyIntents')).toEqual([]));
  await tools.settled();
  expect(paid(claim) - before).toBe(orders);
});

test.each(Object.entries(CLAIMS))(
  'in a break %s is not offered, and its end is said instead',
  async (_name, { user, address, button, call }) => {
    const until = Date.UTC(2030, 0, 5, 12);
    await tools.open(address, {
      user,
      answers: {
        'GET /wps/member/protection/limits': { value: { limits: [], timeOut: { until } } },
      },
    });
    expect((await screen.findAllByText(/You’re on a break until .*2030/)).length).toBe(1);
    await tools.settled();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Claim:|^Claim all|^Redeem/ })).toBeNull();
    expect(tools.calls(call)).toEqual([]);
  },
);
