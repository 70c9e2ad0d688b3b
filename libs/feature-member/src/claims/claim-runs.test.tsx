import { MONEY_RUNS_MS, moneyRuns, screensOf, type MoneyFlow } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);

/** A claim or a redemption: nothing is typed; it is done once its button is gone and the page shows it. */
interface ClaimCase extends Pick<MoneyFlow, 'user' | 'address' | 'call'> {
  button: string;
  /** Heading that stands there once it is done. */
  page: string;
  txCode: string;
}

const CLAIMS: Readonly<Record<string, ClaimCase>> = {
  'a VIP bonus': {
    user: 'player01',
    address: '/m/member/benefits',
    call: '/wps/relay/MCS2_claimMemberClubBonus',
    button: 'Claim: Upgrade bonus VIP 2',
    page: 'Bonuses',
    txCode: 'VIP_BONUS',
  },
  'a reward of the rewards centre': {
    user: 'player01',
    address: '/m/rewardCenter?status=claim',
    call: '/wps/relay/REWCEN_claimReward',
    button: 'Claim all',
    page: 'No rewards here',
    txCode: 'BONUS',
  },
  'a mission': {
    user: 'vip01',
    address: '/m/leaderBoard',
    call: '/wps/relay/MCSFE_claimMissionReward',
    button: 'Claim: Play on any 8 days in a month',
    page: 'This month',
    txCode: 'MISSION_REWARD',
  },
  'a reward of invitations': {
    user: 'player01',
    address: '/m/inviteFriends',
    call: '/wps/relay/MCSFE_claimReferralReward',
    button: 'Claim: invitation rewards',
    page: 'Your invitations',
    txCode: 'INVITE_REWARD',
  },
  'a redemption of points': {
    user: 'player01',
    address: '/m/mall/mallHome?reward=cash-1',
    call: '/wps/relay/PTSYS_redeemReward',
    button: 'Redeem 200 points',
    page: 'Redeemed',
    txCode: 'POINTS_CASH',
  },
};

/** Orders that paid; one order may pay for several friends. */
const paid = ({ user, txCode }: ClaimCase) => {
  const { transactions } = tools.sandbox.control.ledger({ user, brand: 'aurora' });
  const own = transactions.filter((entry) => entry.txCode === txCode);
  return new Set(own.map(({ refNo }) => refNo)).size;
};

test.each(Object.entries(CLAIMS))(
  'seeded runs: %s is paid once, whatever happens',
  (_name, claim) => {
    const { user, address, call, button, page } = claim;
    let before = 0;
    const there = () => screen.queryByRole('button', { name: button }) !== null;
    return moneyRuns({
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
      orders: () => paid(claim) - before,
      // All claims share one hook.
      runs: 4,
    });
  },
  MONEY_RUNS_MS,
);
