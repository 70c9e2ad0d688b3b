import type { Withdrawal } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { stepsOf } from './steps';

const order = (change: Partial<Withdrawal>): Withdrawal => ({
  orderNo: 'W1',
  status: 'SUBMITTED',
  amount: '100000',
  fee: '0',
  received: '100000',
  bankName: 'Bank',
  accountNo: '***1',
  time: 1,
  updateTime: 9,
  history: [],
  ...change,
});

const said = (change: Partial<Withdrawal>) =>
  stepsOf(order(change)).map(({ status, at }) => (at === undefined ? status : `${status} ${at}`));

test.each([
  [{ history: [{ status: 'SUBMITTED', at: 1 }] }, 'SUBMITTED 1, REVIEW, PROCESSING, PAID'],
  [{ status: 'REVIEW' }, 'SUBMITTED 1, REVIEW 9, PROCESSING, PAID'],
  [
    { status: 'KYC_REQUIRED', history: [{ status: 'SUBMITTED', at: 1 }] },
    'SUBMITTED 1, KYC_REQUIRED 9, REVIEW, PROCESSING, PAID',
  ],
  [
    {
      status: 'PROCESSING',
      history: [
        { status: 'SUBMITTED', at: 1 },
        { status: 'KYC_REQUIRED', at: 2 },
        { status: 'REVIEW', at: 3 },
        { status: 'PROCESSING', at: 4 },
      ],
    },
    'SUBMITTED 1, KYC_REQUIRED 2, REVIEW 3, PROCESSING 4, PAID',
  ],
  [{ status: 'PAID' }, 'SUBMITTED 1, PAID 9'],
  [{ status: 'REJECTED' }, 'SUBMITTED 1, REJECTED 9'],
  [{ status: 'UNKNOWN' }, 'SUBMITTED 1, UNKNOWN 9'],
] as const satisfies [Partial<Withdrawal>, string][])('of %j are %s', (change, steps) => {
  expect(said(change as Partial<Withdrawal>).join(', ')).toBe(steps);
});
