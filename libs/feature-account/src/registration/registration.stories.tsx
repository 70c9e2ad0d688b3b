import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const RULES = '/wps/system/setting/register';
const SEND = '/wps/verification/sms/register';

type Play = NonNullable<ScreenStory['play']>;

const byName = (options: ScreenStory = {}, query = '') =>
  story(`/m/register${query}`, {
    flags: { registerByUserName: true, registerByMobile: false },
    ...options,
  });

const byMobile = ({ flags, ...options }: ScreenStory = {}) =>
  story('/m/register', {
    flags: { registerByUserName: false, registerByMobile: true, ...flags },
    ...options,
  });

const request: Play = async ({ type, press, t }) => {
  await type(t('forms:field.mobileNum'), '0901234567');
  await press(t('forms:sms.get'));
};

const meta = { title: 'Account/Registration' } satisfies Meta;

export default meta;

export const Ready = byName();

export const BothMethods = byName({ flags: { registerByUserName: true, registerByMobile: true } });

export const WithCaptcha = byName({
  answers: { [RULES]: (rules: object) => ({ ...rules, captcha: true }) },
});

export const Loading = byName({ answers: { [RULES]: 'pending' } });

export const RulesFailed = byName({ answers: { [RULES]: 503 } });

export const SwitchedOff = byName({
  flags: { registerByUserName: false, registerByMobile: false },
});

export const SmallPhone = byName({ globals: { viewport: { value: 'small' } } });

export const MobileWithCode = byMobile({ flags: { verifyMobileAtRegistration: true } });

export const MobileWithPassword = byMobile({ flags: { registerByMobileWithPassword: true } });

export const MobileWithBoth = byMobile({
  flags: { verifyMobileAtRegistration: true, registerByMobileWithPassword: true },
});

export const CodeSent = byMobile({ play: request });

export const NumberRefused = byMobile({
  answers: { [SEND]: { refusal: 'field.invalid' } },
  play: request,
});

export const LargeText = byMobile({ play: request, globals: { textSize: '200' } });

export const SmallPhoneWithCode = byMobile({
  play: request,
  globals: { viewport: { value: 'small' } },
});
