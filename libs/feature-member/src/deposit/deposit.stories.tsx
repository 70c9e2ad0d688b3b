import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const METHODS = '/wps/relay/MCS2_depositBanksByVendor';
const TRANSFER = 'POST /wps/relay/MCS2_depositManualTransfer';
const ORDER = '/wps/relay/MCS2_depositOrder';

const deposit = (options: ScreenStory = {}, query = '') =>
  story(`/m/voucherCenter${query}`, { user: 'player01', ...options });

const order = (change: object = {}, options: ScreenStory = {}) =>
  story('/m/voucherCenter/order?orderNo=D1', {
    user: 'fresh01',
    answers: { [ORDER]: (value: object) => ({ ...value, ...change }) },
    ...options,
  });

const pressed: NonNullable<ScreenStory['play']> = async ({ type, press, t }) => {
  await type(t('forms:amount.label'), '500000');
  await type(t('member-deposit:deposit.payerName'), 'TRAN MAI');
  await press(t('member-deposit:deposit.action'));
};

const meta = { title: 'Member/Deposit' } satisfies Meta;

export default meta;

export const Form = deposit();

export const Choosing = deposit({
  play: async ({ press, t }) => press(new RegExp(`^${t('member-deposit:method.label')}`)),
});

export const WithProof = deposit({}, '?method=vn-counter');

export const Wrong = deposit({
  play: async ({ press, t }) => press(t('member-deposit:deposit.action')),
});

export const Sending = deposit({ answers: { [TRANSFER]: 'pending' }, play: pressed });

export const InDoubt = deposit({
  answers: { [TRANSFER]: 'offline', '/wps/transaction/key': 'offline' },
  play: pressed,
});

export const TooManyOpen = deposit({
  answers: { [TRANSFER]: { refusal: 'deposit.too.many.open' } },
  play: pressed,
});

export const NoMethod = deposit({ answers: { [METHODS]: { value: [] } } });

export const Loading = deposit({ answers: { [METHODS]: 'pending' } });

export const NotLoaded = deposit({ answers: { [METHODS]: 503 } });

export const Waiting = order();

export const Completed = order({ status: 'SUCCESS', payee: null, bonus: '50000' });

export const Failed = order({ status: 'FAILED', payee: null, reasonCode: 'DECLINED_BY_BANK' });

export const Expired = order({ status: 'EXPIRED', payee: null });

export const LargeText = order({}, { globals: { textSize: '200' } });
