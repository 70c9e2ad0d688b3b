import type { contract } from '@lobby/api-client/contract';
import { answered, answerTo } from './agent-dividend';
import type { Examples } from './example';

type Agent = typeof contract.agent;

const OFFER = {
  userName: 'vip01',
  tiers: [{ minStake: '3000000', minActive: 1, rate: '0.003', cap: '100000' }],
};

export const agentSalary: Pick<
  Examples<Agent>,
  | 'currentSalary'
  | 'salaryContract'
  | 'salaries'
  | 'proposeSalary'
  | 'processSalary'
  | 'salaryRequest'
  | 'salaryContracts'
> = {
  currentSalary: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'virtualagent01']],
  },
  salaryContract: {
    input: { userName: 'agent01' },
    user: 'general01',
    refused: [[{ userName: 'agent01' }, 'downline.unknown', 'player01']],
  },
  salaries: {
    user: 'agent01',
    refused: [
      [{ status: 'LOST' }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  proposeSalary: {
    input: OFFER,
    user: 'agent01',
    refused: [
      [{ ...OFFER, userName: 'player01' }, 'contract.exists', 'agent01'],
      [{ ...OFFER, userName: 'virtual01' }, 'downline.unknown', 'agent01'],
      [{ ...OFFER, tiers: [{ ...OFFER.tiers[0], rate: '0.019' }] }, 'field.invalid', 'agent01'],
      [OFFER, 'account.no.permission', 'player01'],
    ],
  },
  processSalary: {
    input: answerTo('dailysalreqtype', 'ACCEPT', 'player01'),
    user: 'player01',
    refused: [
      [answered('dailysalreqtype', 'agent.processSalary'), 'contract.not.pending', 'agent01'],
      [answerTo('dailysalreqtype', 'ACCEPT', 'player01'), 'record.not.found', 'agent01'],
    ],
  },
  salaryRequest: {
    user: 'player01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  salaryContracts: {
    user: 'player01',
    refused: [[{ role: 'X' }, 'request_param_err', 'player01']],
  },
};
