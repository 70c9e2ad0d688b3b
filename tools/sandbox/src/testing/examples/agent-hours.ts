import type { contract } from '@lobby/api-client/contract';
import { answered, answerTo } from './agent-dividend';
import type { Examples } from './example';

type Agent = typeof contract.agent;

const OFFER = {
  userName: 'player01',
  tiers: [{ minStake: '2500000', minActive: 1, rate: '0.001' }],
};

export const agentHours: Pick<
  Examples<Agent>,
  | 'currentHours'
  | 'hourContract'
  | 'hourSalaries'
  | 'proposeHours'
  | 'processHours'
  | 'hourContracts'
> = {
  currentHours: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'player01']],
  },
  hourContract: {
    user: 'agent01',
    refused: [[{ userName: 'general01' }, 'downline.unknown', 'agent01']],
  },
  hourSalaries: {
    user: 'agent01',
    refused: [[{ page: 0 }, 'request_param_err', 'agent01']],
  },
  proposeHours: {
    input: OFFER,
    user: 'agent01',
    refused: [
      [{ ...OFFER, userName: 'agent01' }, 'contract.exists', 'general01'],
      [{ ...OFFER, userName: 'general01' }, 'downline.unknown', 'agent01'],
      [{ ...OFFER, tiers: [{ ...OFFER.tiers[0], rate: '0' }] }, 'field.invalid', 'agent01'],
    ],
  },
  processHours: {
    input: answerTo('contracthoursalreq', 'REJECT'),
    user: 'agent01',
    refused: [
      [answered('contracthoursalreq', 'agent.processHours'), 'contract.not.pending', 'agent01'],
      [
        { contractId: '999999', action: 'ACCEPT', paymentPassword: '135790' },
        'record.not.found',
        'agent01',
      ],
    ],
  },
  hourContracts: {
    user: 'agent01',
    refused: [[{ status: 'X' }, 'request_param_err', 'agent01']],
  },
};
