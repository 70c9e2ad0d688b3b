import type { Sandbox } from '../../app';
import type { contract } from '@lobby/api-client/contract';
import { about } from './agent-team';
import type { Examples } from './example';

const ACCOUNT = {
  username: 'newmember77',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  type: 1,
  rebates: [{ category: 'LOTT', rate: '0.0120' }],
};

const TRANSFER = {
  toUserName: 'player01',
  amount: '100000',
  type: 'NORMAL',
  paymentPassword: '135790',
  remark: 'Thanks',
};

const { toUserName, ...TO_ALL } = TRANSFER;
const TO_TWO = { ...TO_ALL, toUserNames: [toUserName, 'vip01'] };
const ENVELOPES = {
  toUserNames: [toUserName, 'vip01'],
  total: '100001',
  type: 'RED_ENVELOPE',
  split: 'EQUAL',
  paymentPassword: TRANSFER.paymentPassword,
};

const withoutRain = (sandbox: Sandbox) => {
  sandbox.control.flags({ brand: 'aurora', flags: { RAIN: false } });
  return ENVELOPES;
};

export const agentDownlines: Examples<
  Pick<
    typeof contract.agent,
    | 'downline'
    | 'downlineDetail'
    | 'downlineNames'
    | 'openDownline'
    | 'transferToDownline'
    | 'transferToDownlines'
  >
> = {
  downline: {
    input: about('agent01', { sort: 'registerDate', order: 'DESC' }),
    user: 'general01',
    refused: [
      [about('agent01'), 'downline.unknown', 'agent01'],
      [{ sort: 'balance' }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  downlineDetail: {
    input: about('player01'),
    user: 'agent01',
    refused: [
      [about('player01'), 'downline.unknown', 'virtualagent01'],
      [{ memberId: '999999999' }, 'downline.unknown', 'agent01'],
      [{}, 'request_param_err', 'agent01'],
    ],
  },
  downlineNames: {
    input: { userName: 'play' },
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'player01']],
  },
  openDownline: {
    input: ACCOUNT,
    user: 'agent01',
    refused: [
      [{ ...ACCOUNT, username: 'x' }, 'field.invalid', 'agent01'],
      [{ ...ACCOUNT, confirmPassword: 'Other1234' }, 'field.invalid', 'agent01'],
      [{ ...ACCOUNT, username: 'player01' }, 'register.username.taken', 'agent01'],
      [
        { ...ACCOUNT, rebates: [{ category: 'LOTT', rate: '0.0150' }] },
        'rebate.out.of.range',
        'agent01',
      ],
      [{ ...ACCOUNT, type: 2 }, 'request_param_err', 'agent01'],
      [ACCOUNT, 'account.no.permission', 'virtualagent01'],
      [ACCOUNT, 'account.no.permission', 'player01'],
    ],
  },
  transferToDownline: {
    input: TRANSFER,
    user: 'agent01',
    refused: [
      [{ ...TRANSFER, toUserName: 'general01' }, 'downline.unknown', 'agent01'],
      [{ ...TRANSFER, toUserName: 'player01' }, 'downline.unknown', 'general01'],
      [{ ...TRANSFER, amount: '0' }, 'amount.out.of.range', 'agent01'],
      [{ ...TRANSFER, amount: '0.5' }, 'field.invalid', 'agent01'],
      [{ ...TRANSFER, amount: '999999999999' }, 'wallet.insufficient', 'agent01'],
      [{ ...TRANSFER, paymentPassword: '000000' }, 'payment.password.wrong', 'agent01'],
      [{ ...TRANSFER, remark: 'x'.repeat(141) }, 'request_param_err', 'agent01'],
      [TRANSFER, 'account.no.permission', 'player01'],
      [TRANSFER, 'account.no.permission', 'virtualagent01'],
    ],
  },
  transferToDownlines: {
    input: TO_TWO,
    user: 'agent01',
    refused: [
      [{ ...TO_TWO, toUserNames: ['player01', 'PLAYER01'] }, 'field.invalid', 'agent01'],
      [{ ...TO_TWO, toUserNames: ['player01', 'virtual01'] }, 'downline.unknown', 'agent01'],
      [{ ...TO_TWO, toUserNames: [] }, 'request_param_err', 'agent01'],
      [
        { ...TO_TWO, toUserNames: Array.from({ length: 51 }, () => 'player01') },
        'request_param_err',
        'agent01',
      ],
      [{ ...TO_TWO, amount: '60000000' }, 'wallet.insufficient', 'agent01'],
      [{ ...TO_TWO, type: 'RED_ENVELOPE' }, 'request_param_err', 'agent01'],
      [{ ...ENVELOPES, total: '1' }, 'amount.out.of.range', 'agent01'],
      [{ ...ENVELOPES, total: '999999999999' }, 'wallet.insufficient', 'agent01'],
      [withoutRain, 'function.not.available', 'agent01'],
    ],
  },
};
