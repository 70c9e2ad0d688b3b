import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const PAGE = '/m/securityCenter/paymentPassword';
const SET = 'PUT /wps/member/paymentPassword';
const CHANGE = 'POST /wps/member/paymentPassword';
const RESET = 'POST /wps/member/paymentPassword/reset';
const STATE = '/wps/member/hasWithdrawalPassword';
const CONFIG = '/wps/member/securityConfig';
const SMS = '/wps/verification/sms/account';

type Play = NonNullable<ScreenStory['play']>;

const first = (options: ScreenStory = {}) => story(PAGE, { user: 'fresh01', ...options });

const by = (proof: string, options: ScreenStory = {}) =>
  story(`${PAGE}?by=${proof}`, { user: 'player01', ...options });

const fillNew: Play = async ({ type, t }) => {
  await type(t('member-security:payment.new'), '246802');
  await type(t('member-security:payment.again'), '246802');
};

const set: Play = async (page) => {
  await fillNew(page);
  await page.press(page.t('member-security:payment.set'));
};

const change: Play = async (page) => {
  await page.type(page.t('member-security:payment.old'), '135790');
  await fillNew(page);
  await page.press(page.t('member-security:payment.change'));
};

const askForCode: Play = async ({ press, t }) => press(t('forms:sms.get'));

const meta = { title: 'Member/Payment password' } satisfies Meta;

export default meta;

export const First = first();

export const Wrong = first({
  play: async ({ type, press, t }) => {
    await type(t('member-security:payment.new'), '1234');
    await type(t('member-security:payment.again'), '12345');
    await press(t('member-security:payment.set'));
  },
});

export const Saving = first({ answers: { [SET]: 'pending' }, play: set });

export const InDoubt = first({ answers: { [SET]: 'offline' }, play: set });

export const SetElsewhere = first({
  answers: { [SET]: { refusal: 'payment.password.set' } },
  play: set,
});

export const Change = by('old');

export const TriesLeft = by('old', {
  answers: { [CHANGE]: { refusal: 'payment.password.wrong', details: { attemptsLeft: 2 } } },
  play: change,
});

export const SamePassword = by('old', {
  answers: { [CHANGE]: { refusal: 'modify.new.old.same' } },
  play: change,
});

export const Locked = by('old', {
  answers: { [STATE]: { value: { hasPaymentPassword: true, lockedMs: 1_800_000 } } },
});

export const BySms = by('sms');

export const CodeSent = by('sms', { play: askForCode });

export const SendingCode = by('sms', { answers: { [SMS]: 'pending' }, play: askForCode });

export const WrongCode = by('sms', {
  answers: { [RESET]: { refusal: 'sms.code.wrong' } },
  play: async (page) => {
    await askForCode(page);
    await page.type(page.t('forms:field.smsCode'), '482135');
    await fillNew(page);
    await page.press(page.t('member-security:payment.reset'));
  },
});

export const NoNumber = by('sms', {
  answers: { [CONFIG]: (value: object) => ({ ...value, hasMobile: false, mobileMasked: null }) },
});

export const ByQuestions = by('questions');

export const NoQuestions = by('questions', { user: 'vip01' });

export const Loading = by('old', { answers: { [STATE]: 'pending' } });

export const NotLoaded = by('old', { answers: { [STATE]: 503 } });

export const LargeText = by('sms', { globals: { textSize: '200' } });
