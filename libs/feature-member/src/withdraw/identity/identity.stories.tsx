import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const IDENTITY = '/wps/member/identity';
const NOON = Date.UTC(2026, 10, 20, 5);

/** Story of the identity check with changes. */
const check = (change: object, options: ScreenStory = {}) =>
  story('/m/withdraw/identity', {
    user: 'player01',
    answers: { [IDENTITY]: (value: object) => ({ ...value, ...change }) },
    ...options,
  });

const meta = { title: 'Member/Withdrawal/Identity' } satisfies Meta;

export default meta;

export const NotRequired = check({ status: 'NONE' });

export const Required = check({ status: 'REQUIRED' });

export const Wrong = check(
  { status: 'REQUIRED' },
  { play: async ({ press, t }) => press(t('member-withdraw:identity.send')) },
);

export const BeingChecked = check({ status: 'SUBMITTED', submittedAt: NOON });

export const Verified = check({ status: 'APPROVED', submittedAt: NOON, decidedAt: NOON });

export const Rejected = check({ status: 'REJECTED', decidedAt: NOON, reasonCode: 'UNREADABLE' });

export const OneDocument = check({
  status: 'REQUIRED',
  documents: [{ kind: 'PASSPORT', images: 1 }],
  selfie: false,
  minAge: 21,
});

export const Loading = story('/m/withdraw/identity', {
  user: 'player01',
  answers: { [IDENTITY]: 'pending' },
});

export const NotLoaded = story('/m/withdraw/identity', {
  user: 'player01',
  answers: { [IDENTITY]: 503 },
});
