import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const ORDER = '/wps/transaction/withdraw/order';
const NOON = Date.UTC(2026, 10, 20, 5);

const at = (...statuses: string[]) =>
  statuses.map((status, place) => ({ status, at: NOON + place * 60_000 }));

/** A withdrawal with a history of statuses. */
const order = (statuses: string[], change: object = {}, options: ScreenStory = {}) =>
  story('/m/withdraw/order?orderNo=W1', {
    user: 'player01',
    answers: {
      [ORDER]: (value: object) => ({
        ...value,
        status: statuses.at(-1),
        history: at(...statuses),
        etaMinutes: null,
        ...change,
      }),
    },
    ...options,
  });

const meta = { title: 'Member/Withdrawal/Order' } satisfies Meta;

export default meta;

export const Submitted = order(['SUBMITTED'], { etaMinutes: 5 });

export const WaitsForAPerson = order(['SUBMITTED', 'REVIEW']);

export const WaitsForIdentity = order(['SUBMITTED', 'KYC_REQUIRED']);

export const Processing = order(['SUBMITTED', 'REVIEW', 'PROCESSING'], { etaMinutes: 2 });

export const Paid = order(['SUBMITTED', 'REVIEW', 'PROCESSING', 'PAID']);

export const Rejected = order(['SUBMITTED', 'REVIEW', 'REJECTED'], { reasonCode: 'RISK_REVIEW' });

export const Failed = order(['SUBMITTED', 'REVIEW', 'PROCESSING', 'FAILED'], {
  reasonCode: 'BANK_REFUSED',
});

export const UnknownState = order(['SUBMITTED', 'FROZEN']);

export const NotFound = story('/m/withdraw/order?orderNo=W0', {
  user: 'player01',
  answers: { [ORDER]: { refusal: 'record.not.found' } },
});

export const Loading = story('/m/withdraw/order?orderNo=W1', {
  user: 'player01',
  answers: { [ORDER]: 'pending' },
});

export const LargeText = order(['SUBMITTED', 'REVIEW'], {}, { globals: { textSize: '200' } });
