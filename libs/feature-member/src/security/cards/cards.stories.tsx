import { writeDraft } from '@lobby/session';
import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const BIND = 'PUT /wps/member/bankCard';
const CARDS = '/wps/relay/MCS2_bankCards';
const CONFIG = '/wps/member/securityConfig';
const STATE = '/wps/member/hasWithdrawalPassword';

type Play = NonNullable<ScreenStory['play']>;

const cards = (options: ScreenStory = {}) =>
  story('/m/securityCenter/cards', { user: 'player01', ...options });

const bind = (options: ScreenStory = {}) =>
  story('/m/securityCenter/card', { user: 'player01', ...options });

const nameOpen = {
  [CONFIG]: (value: object) => ({ ...value, hasPayeeName: false, payeeNameMasked: null }),
};

const full = {
  [CONFIG]: (value: object) => ({ ...value, bankCardCount: 2, bankCardMax: 2 }),
};

const send: Play = async ({ press, t }) => press(t('member-security:card.bind'));

const fillAndSend: Play = async (page) => {
  const { press, type, t } = page;
  await type(t('member-security:card.number'), '0071000123456');
  await type(t('forms:field.paymentPassword'), '135790');
  await press(t('member-security:card.bind'));
};

const meta = { title: 'Member/Bank cards' } satisfies Meta;

export default meta;

export const Bound = cards();

export const None = cards({ user: 'fresh01' });

export const Full = cards({ answers: full });

export const Loading = cards({ answers: { [CARDS]: 'pending' } });

export const NotLoaded = cards({ answers: { [CARDS]: 503 } });

export const Binding = bind();

export const FirstCard = bind({
  answers: nameOpen,
  play: async ({ type, t }) => type(t('forms:field.payeeName'), 'Nguyễn Thị Lan'),
});

export const NothingFilledIn = bind({ answers: nameOpen, play: send });

export const NoPaymentPassword = bind({ user: 'fresh01' });

export const LimitReached = bind({ answers: full });

export const Locked = bind({
  answers: { [STATE]: { value: { hasPaymentPassword: true, lockedMs: 1_800_000 } } },
});

export const BankMissing = bind({ play: fillAndSend });

export const Taken = bind({
  prepare: () => writeDraft('player01', 'bankCode', 'SOH-DEMO'),
  answers: { [BIND]: { refusal: 'bank.card.taken' } },
  play: fillAndSend,
});

export const Saving = bind({
  prepare: () => writeDraft('player01', 'bankCode', 'SOH-DEMO'),
  answers: { [BIND]: 'pending' },
  play: fillAndSend,
});

export const SmallPhoneInThai = bind({
  globals: { viewport: { value: 'small' }, language: 'TH' },
});

export const LargeText = cards({ globals: { textSize: '200' } });
