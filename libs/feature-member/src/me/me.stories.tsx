import { sessionAtom, sessionStore } from '@lobby/session';
import { screenAt, screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';
import { MENU } from './menu/menu';

/** Stub screens, so that every entry has a target. */
const others = [...Object.values(MENU).flat(), { to: '/m/withdraw' }]
  .map(({ to }) => to)
  .filter((to) => memberRoutes.every(({ path }) => path !== to))
  .map((to) => screenAt(to, () => null));

const story = screenStories([...memberRoutes, ...others]);

const WHITELABEL = '/wps/system/whitelabel';

const me = (options: ScreenStory = {}) => story('/m/mine', { user: 'player01', ...options });

const BASE: ScreenStory = {
  answers: {
    [WHITELABEL]: (value: object) => ({
      ...value,
      mobileTemplate: { mem_cen: '0', dep_func: '1' },
    }),
  },
};

/** A trial account. No recording has one, so the response's account type is replaced. */
const asTrial = (options: ScreenStory = {}) =>
  me({
    user: 'fresh01',
    ...options,
    answers: {
      ...options.answers,
      '/wps/member/info': (value: object) => ({ ...value, type: 4, account: 'trial48273910' }),
    },
    prepare() {
      const session = sessionStore.get(sessionAtom);
      sessionStore.set(sessionAtom, session && { ...session, type: 4 });
    },
  });

/** Every feature that the platform can turn off. */
const OFF = {
  pointsMall: false,
  depositRecord: false,
  withdrawalRecord: false,
  profitAndLoss: false,
  rewardsCentre: false,
  manualRebate: false,
  myRebate: false,
  inbox: false,
};

const meta = { title: 'Member/Me' } satisfies Meta;

export default meta;

export const Member = me();

export const BaseTemplate = me(BASE);

export const Guest = story('/m/mine');

export const GuestInBaseTemplate = story('/m/mine', BASE);

export const PayoutShortcut = me({ user: 'vip01' });

export const Agent = me({ user: 'agent01' });

export const Trial = asTrial();

export const TrialInBaseTemplate = asTrial(BASE);

export const AllOff = me({ flags: OFF });

export const BalanceHidden = me({
  play: async ({ press, t }) => press(t('common:balance.hide')),
});

export const Loading = me({
  answers: {
    [WHITELABEL]: 'pending',
    '/wps/member/info': 'pending',
    '/wps/wallets/gcs': 'pending',
  },
});

export const NotLoaded = me({
  answers: {
    '/wps/member/info': 503,
    '/wps/wallets/gcs': 503,
    '/wps/relay/MCSFE_getAvailablePromotions': 503,
  },
});

export const LongTexts = me({
  globals: { viewport: { value: 'small' }, language: 'PT' },
  answers: {
    '/wps/member/info': (value: object) => ({
      ...value,
      account: 'nguyenthithuylinh_hanoi_1990',
      clubLabel: { labelName: 'VIP 6 · Kim Cương Vĩnh Cửu' },
    }),
    '/wps/wallets/gcs': { value: { sumBalance: '123456789012', currencySymbol: '₫' } },
  },
});

export const LargeText = me({ globals: { textSize: '200' } });

export const LargeTextInBaseTemplate = me({ ...BASE, globals: { textSize: '200' } });
