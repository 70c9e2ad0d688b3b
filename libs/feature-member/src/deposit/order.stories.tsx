import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const ORDER = '/wps/relay/MCS2_depositOrder';

const order = (change: object = {}, options: ScreenStory = {}) =>
  story('/m/voucherCenter/order?orderNo=D1', {
    user: 'fresh01',
    answers: { [ORDER]: (value: object) => ({ ...value, ...change }) },
    ...options,
  });

/** Fields that are null once an order has ended. */
const ENDED = { payee: null, qrPayload: null, transferNote: null, redirectUrl: null };

const meta = { title: 'Member/Deposit order' } satisfies Meta;

export default meta;

export const Waiting = order();

export const WaitingForAWallet = order({
  kind: 'ALIPAY',
  payee: null,
  redirectUrl: 'http://pay.localhost/pay/?t=1',
  qrPayload: 'http://pay.localhost/pay/?t=1',
});

export const PageOfAnUnknownOrigin = order({
  kind: 'EWALLET',
  payee: null,
  qrPayload: null,
  redirectUrl: 'https://pay.example/?t=1',
});

export const Paid = order({ ...ENDED, status: 'PAID' });

export const Completed = order({ ...ENDED, status: 'SUCCESS', bonus: '50000' });

export const Failed = order({ ...ENDED, status: 'FAILED', reasonCode: 'DECLINED_BY_BANK' });

export const Rejected = order({ ...ENDED, status: 'REJECTED', reasonCode: 'PAYER_MISMATCH' });

export const Expired = order({ ...ENDED, status: 'EXPIRED' });

export const Cancelled = order({ ...ENDED, status: 'CANCELLED' });

export const Cancelling = order(
  {},
  { play: async ({ press, t }) => press(t('member-deposit:cancel.action')) },
);

export const NotFound = order({}, { answers: { [ORDER]: { refusal: 'record.not.found' } } });

export const LargeText = order({}, { globals: { textSize: '200' } });
