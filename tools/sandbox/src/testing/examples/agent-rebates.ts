import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

const RAISE = { userName: 'player01', rebates: [{ category: 'SPORTS', rate: '0.0060' }] };

export const agentRebates: Examples<
  Pick<
    typeof contract.agent,
    | 'rebateLimits'
    | 'rebateSettings'
    | 'quotaGroups'
    | 'raiseRebates'
    | 'ownRebates'
    | 'teamRebates'
  >
> = {
  rebateLimits: {
    input: { category: 'LOTT' },
    user: 'agent01',
    refused: [
      [{ category: 'X' }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  rebateSettings: {
    input: { userName: 'player01' },
    user: 'agent01',
    refused: [
      [{ userName: 'general01' }, 'downline.unknown', 'agent01'],
      [{ userName: 'player01' }, 'downline.unknown', 'general01'],
    ],
  },
  quotaGroups: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  raiseRebates: {
    input: RAISE,
    user: 'agent01',
    refused: [
      [{ ...RAISE, userName: 'virtual01' }, 'downline.unknown', 'agent01'],
      [RAISE, 'downline.unknown', 'general01'],
      [
        { ...RAISE, rebates: [{ category: 'SPORTS', rate: '0.0000' }] },
        'rebate.out.of.range',
        'agent01',
      ],
      [
        { ...RAISE, rebates: [{ category: 'SPORTS', rate: '0.0070' }] },
        'rebate.out.of.range',
        'agent01',
      ],
      [
        { ...RAISE, rebates: [{ category: 'SPORTS', rate: '0.0061' }] },
        'rebate.out.of.range',
        'agent01',
      ],
      [RAISE, 'account.no.permission', 'virtualagent01'],
    ],
  },
  ownRebates: {
    user: 'agent01',
    refused: [[{ startDate: 2_000, endDate: 1_000 }, 'request_param_err', 'agent01']],
  },
  teamRebates: {
    input: { category: 'RNG' },
    user: 'general01',
    refused: [
      [{ userName: 'nobody99' }, 'downline.unknown', 'general01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
};
