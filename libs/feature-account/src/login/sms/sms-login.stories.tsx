import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../../routes';

const story = screenStories(accountRoutes);

const LOGIN = 'POST /wps/session/login';
const SEND = '/wps/verification/sms/noLogin';
const COUNTRY = '/wps/system/country';

const VIETNAM = { code: 'VN', name: 'Việt Nam', dialingCode: '84' };

type Play = NonNullable<ScreenStory['play']>;

const sms = ({ play, ...options }: ScreenStory = {}) =>
  story('/m/login', {
    flags: { smsLogin: true },
    ...options,
    play: async (page) => {
      await page.chooseTab(page.t('account-login:login.method.sms'));
      await play?.(page);
    },
  });

const request: Play = async ({ type, press, t }) => {
  await type(t('forms:field.mobileNum'), '0912345601');
  await press(t('forms:sms.get'));
};

/** A complete code is submitted automatically. */
const logIn: Play = async (page) => {
  await request(page);
  await page.type(page.t('forms:field.smsCode'), '482135');
};

const meta = { title: 'Account/Login by SMS' } satisfies Meta;

export default meta;

export const Ready = sms();

export const Sending = sms({ answers: { [SEND]: 'pending' }, play: request });

export const Counting = sms({ play: request });

export const NotSent = sms({ answers: { [SEND]: 'offline' }, play: request });

export const EmptyFields = sms({ play: async ({ press, t }) => press(t('common:action.login')) });

export const WrongCode = sms({
  answers: { [LOGIN]: { refusal: 'sms.code.wrong' } },
  play: logIn,
});

export const Refused = sms({ answers: { [LOGIN]: { refusal: 'login.agent.only' } }, play: logIn });

export const Busy = sms({ answers: { [LOGIN]: 'pending' }, play: logIn });

export const CallingCodes = sms({
  play: async ({ press, like }) => press(like('forms:field.callingCode')),
});

export const NumberAbroad = sms({
  play: async ({ type, t }) => type(t('forms:field.mobileNum'), '+66 81 234 5678'),
});

export const NumberAbroadRefused = sms({
  play: async ({ type, press, t }) => {
    await type(t('forms:field.mobileNum'), '+66 81 234');
    await press(t('forms:sms.get'));
  },
});

export const OneCountry = sms({
  answers: { [COUNTRY]: { value: { list: [VIETNAM], current: 'VN' } } },
});

export const CountriesLate = sms({ answers: { [COUNTRY]: 'pending' } });

export const LargeText = sms({ play: request, globals: { textSize: '200' } });
