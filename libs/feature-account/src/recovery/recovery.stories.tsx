import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const SEND = '/wps/member/password/verification';
const MAIL = 'POST /wps/member/password/email';

type Play = NonNullable<ScreenStory['play']>;

const phone = (options: ScreenStory = {}) =>
  story('/m/forget', { flags: { recoverByPhone: true }, ...options });

const email = ({ play, ...options }: ScreenStory = {}) =>
  story('/m/forget', {
    ...options,
    play: async (page) => {
      await page.chooseTab(page.t('account-recover:recover.method.email'));
      await play?.(page);
    },
  });

const request: Play = async ({ type, press, t }) => {
  await type(t('forms:field.mobileNum'), '0912345601');
  await press(t('forms:sms.get'));
};

const fill: Play = async (page) => {
  await request(page);
  await page.type(page.t('forms:field.smsCode'), '482135');
  await page.type(page.t('forms:field.newPassword'), 'Fresh2026');
};

const mail: Play = async ({ type, press, t }) => {
  await type(t('forms:field.userName'), 'player01');
  await type(t('forms:field.email'), 'mai@example.com');
  await press(t('forms:action.submit'));
};

const meta = { title: 'Account/Recovery' } satisfies Meta;

export default meta;

export const Ready = phone();

export const CodeSent = phone({ play: request });

export const SendingCode = phone({ answers: { [SEND]: 'pending' }, play: request });

export const CodeNotSent = phone({ answers: { [SEND]: 'offline' }, play: request });

export const WrongNumber = phone({
  play: async ({ type, press, t }) => {
    await type(t('forms:field.mobileNum'), '12ab');
    await press(t('forms:sms.get'));
  },
});

export const Filled = phone({ play: fill });

export const ByMail = email();

export const WrongEmail = email({
  play: async ({ type, t }) => {
    await type(t('forms:field.email'), 'mai@example');
    await type(t('forms:field.userName'), 'player01');
  },
  waitedMs: 300,
});

export const Mailing = email({ answers: { [MAIL]: 'pending' }, play: mail });

export const EmailFailed = email({ answers: { [MAIL]: 'offline' }, play: mail });

export const LargeText = phone({ play: request, globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = phone({
  play: request,
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
