import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const cardOf = async (sandbox: Sandbox, user: string) => {
  const cards = await signedInAs(sandbox, user).value<{ bankCardId: string }[]>('withdraw.cards');
  return cards[0]?.bankCardId ?? '';
};

/** Withdrawal request to a card of player01 (default), with overrides. */
const withdrawal =
  (change: object = {}, user = 'player01') =>
  async (sandbox: Sandbox) => ({
    bankCardId: await cardOf(sandbox, user),
    amount: '200000',
    paymentPassword: '135790',
    ...change,
  });

/** Withdrawal of agent01 over a whole day's limit, after an earlier one of the day. */
async function afterOneOfToday(sandbox: Sandbox) {
  const first = await withdrawal({}, 'agent01')(sandbox);
  await signedInAs(sandbox, 'agent01').value('withdraw.request', first);
  return { ...first, amount: '100000000' };
}

export const withdraw: Examples<typeof contract.withdraw> = {
  cards: {
    user: 'vip01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  settings: {
    user: 'fresh01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  request: {
    input: withdrawal(),
    user: 'player01',
    refused: [
      [withdrawal({ paymentPassword: '000000' }), 'payment.password.wrong', 'player01'],
      [withdrawal(), 'payment.password.missing', 'fresh01'],
      [withdrawal(), 'record.not.found', 'vip01'],
      [withdrawal({ bankCardId: 'x' }), 'record.not.found', 'player01'],
      [withdrawal({ amount: '99999' }), 'amount.out.of.range', 'player01'],
      [withdrawal({ amount: '200000.5' }), 'field.invalid', 'player01'],
      [afterOneOfToday, 'withdraw.daily.limit', 'agent01'],
      [withdrawal({ amount: '190000000' }), 'wallet.insufficient', 'player01'],
      [withdrawal({ amount: '-1' }), 'request_param_err', 'player01'],
      [withdrawal(), 'account.no.permission', 'virtual01'],
    ],
  },
  order: {
    input: async (sandbox: Sandbox) => {
      const me = signedInAs(sandbox, 'player01');
      const { orderNo } = await me.value<{ orderNo: string }>(
        'withdraw.request',
        await withdrawal()(sandbox),
      );
      return { orderNo };
    },
    user: 'player01',
    refused: [[{ orderNo: 'W0' }, 'record.not.found', 'player01']],
  },
  records: {
    input: async (sandbox: Sandbox) => {
      const me = signedInAs(sandbox, 'player01');
      await me.value('withdraw.request', await withdrawal()(sandbox));
      return { page: 1 };
    },
    user: 'player01',
    refused: [
      [{}, 'account.no.permission', 'virtual01'],
      [{ status: 'GONE' }, 'request_param_err', 'vip01'],
      [{ startDate: 2, endDate: 1 }, 'request_param_err', 'vip01'],
    ],
  },
};
