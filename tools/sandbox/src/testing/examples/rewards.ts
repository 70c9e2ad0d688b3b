import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { play as playGame, SLOT } from '../play';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const play = (sandbox: Sandbox, user: string, rounds: number) =>
  playGame(sandbox, signedInAs(sandbox, user), SLOT, rounds);

const missionOf = async (sandbox: Sandbox) => {
  await play(sandbox, 'player01', 20);
  return { missionId: 'day-rounds' };
};

/** Disables a feature before the call. */
const without =
  (flag: string, input: object = {}) =>
  (sandbox: Sandbox) => {
    sandbox.control.flags({ brand: 'aurora', flags: { [flag]: false } });
    return input;
  };

/** Claim kind of a seeded reward. */
const rewardOf = (status: string, user: string) => async (sandbox: Sandbox) => {
  const { list } = await signedInAs(sandbox, user).value<{ list: { claimId: string }[] }>(
    'rewards.rewardList',
    { status },
  );
  return { claimId: list[0]?.claimId };
};

/** Advances the clock by a day, so that today's stakes become yesterday's. */
const afterADay =
  (input: object = {}) =>
  async (sandbox: Sandbox) => {
    await play(sandbox, 'fresh01', 5);
    sandbox.control.clock({ shiftMs: 86_400_000 });
    return input;
  };

const NOBODYS = { claimId: '999999' };
const ITEM = { rewardId: 'mug', address: '12 Example Street, Sample City' };

export const rewards: Examples<typeof contract.rewards> = {
  vip: { user: 'player01', refused: [[{}, 'login.not.session']] },
  claimVipBonus: {
    input: { kind: 'UPGRADE', level: 'VIP 2' },
    user: 'player01',
    refused: [
      [{ kind: 'UPGRADE', level: 'VIP 1' }, 'reward.not.claimable', 'player01'],
      [{ kind: 'UPGRADE', level: 'VIP 3' }, 'reward.not.claimable', 'fresh01'],
      [{ kind: 'UPGRADE', level: 'VIP 9' }, 'record.not.found', 'player01'],
      [{ kind: 'DAILY', level: 'VIP 1' }, 'request_param_err', 'player01'],
      [{ kind: 'UPGRADE', level: 'VIP 1' }, 'account.no.permission', 'virtual01'],
    ],
  },
  availablePromotions: {},
  promotion: {
    input: { promoId: 'welcome' },
    user: 'player01',
    refused: [[{ promoId: 'none' }, 'record.not.found']],
  },
  applyPromotion: {
    input: { promoId: 'deposit-thanks', remark: 'Please' },
    user: 'player01',
    refused: [
      [{ promoId: 'slots-event' }, 'promotion.taken', 'player01'],
      [{ promoId: 'none' }, 'record.not.found', 'player01'],
      [{ promoId: 'deposit-thanks', remark: 'x'.repeat(141) }, 'request_param_err', 'player01'],
      [
        { promoId: 'deposit-thanks', images: ['a', 'b', 'c', 'd'] },
        'request_param_err',
        'player01',
      ],
      [{ promoId: 'deposit-thanks', images: ['nobodys'] }, 'upload.invalid', 'player01'],
      [{ promoId: 'idea' }, 'field.invalid', 'player01'],
      [{ promoId: 'next-event' }, 'promotion.not.eligible', 'player01'],
      [{ promoId: 'vip-season' }, 'promotion.not.eligible', 'player01'],
      [{ promoId: 'points' }, 'promotion.not.eligible', 'player01'],
      [{ promoId: 'deposit-thanks' }, 'account.no.permission', 'virtual01'],
    ],
  },
  applications: {
    user: 'player01',
    refused: [
      [{ page: 0 }, 'request_param_err', 'player01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
  rewardList: {
    user: 'player01',
    refused: [
      [{ status: 'lost' }, 'request_param_err', 'player01'],
      [without('REWCEN3'), 'function.not.available', 'player01'],
    ],
  },
  claimReward: {
    input: rewardOf('claim', 'player01'),
    user: 'player01',
    refused: [
      [NOBODYS, 'record.not.found', 'player01'],
      [rewardOf('claim', 'vip01'), 'record.not.found', 'player01'],
      [rewardOf('close', 'player01'), 'reward.not.claimable', 'player01'],
      [rewardOf('coming', 'player01'), 'reward.not.claimable', 'player01'],
    ],
  },
  points: {
    user: 'player01',
    refused: [[without('PTSYS3'), 'function.not.available', 'player01']],
  },
  mallRewards: {
    user: 'player01',
    refused: [[{ type: 'CAR' }, 'request_param_err', 'player01']],
  },
  redeemPoints: {
    input: { rewardId: 'cash-1' },
    user: 'player01',
    refused: [
      [{ rewardId: 'none' }, 'record.not.found', 'player01'],
      [{ rewardId: 'cash-1' }, 'points.insufficient', 'fresh01'],
      [{ ...ITEM, address: ' ' }, 'field.invalid', 'vip01'],
      [{ ...ITEM, rewardId: 'tea-set' }, 'reward.sold.out', 'vip01'],
      [
        async (sandbox) => {
          await signedInAs(sandbox, 'vip01').value('rewards.redeemPoints', ITEM);
          return ITEM;
        },
        'reward.not.claimable',
        'vip01',
      ],
      [{ rewardId: 'cash-1' }, 'account.no.permission', 'virtual01'],
    ],
  },
  pointHistory: {
    user: 'player01',
    refused: [[{ size: 101 }, 'request_param_err', 'player01']],
  },
  missions: {
    user: 'player01',
    refused: [[without('MISSION'), 'function.not.available', 'player01']],
  },
  claimMission: {
    input: missionOf,
    user: 'player01',
    refused: [
      [{ missionId: 'none' }, 'record.not.found', 'player01'],
      [{ missionId: 'month-rounds' }, 'reward.not.claimable', 'fresh01'],
      [
        async (sandbox) => {
          const claim = await missionOf(sandbox);
          await signedInAs(sandbox, 'player01').value('rewards.claimMission', claim);
          return claim;
        },
        'reward.not.claimable',
        'player01',
      ],
      [without('MISSION', { missionId: 'day-rounds' }), 'function.not.available', 'player01'],
    ],
  },
  leaderBoard: {
    user: 'player01',
    refused: [
      [without('MISSION'), 'function.not.available', 'player01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
  invite: {
    user: 'player01',
    refused: [[without('REFERRAL'), 'function.not.available', 'player01']],
  },
  invitedFriends: {
    user: 'player01',
    refused: [[without('REFERRAL'), 'function.not.available', 'player01']],
  },
  claimInviteRewards: {
    user: 'player01',
    refused: [
      [{}, 'reward.not.claimable', 'fresh01'],
      [without('REFERRAL'), 'function.not.available', 'player01'],
    ],
  },
  rebateReport: {
    user: 'player01',
    refused: [
      [{ startDate: 2_000, endDate: 1_000 }, 'request_param_err', 'player01'],
      [without('PLYRBT'), 'function.not.available', 'player01'],
    ],
  },
  manualRebates: {
    user: 'player01',
    refused: [[without('MANPLAYREB3'), 'function.not.available', 'player01']],
  },
  claimRebate: {
    input: afterADay({ category: 'RNG' }),
    user: 'fresh01',
    refused: [
      [{ category: 'RNG' }, 'reward.not.claimable', 'fresh01'],
      [{ category: 'DICE' }, 'request_param_err', 'fresh01'],
    ],
  },
  claimAllRebates: {
    input: afterADay(),
    user: 'fresh01',
    refused: [
      [{}, 'reward.not.claimable', 'fresh01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
};
