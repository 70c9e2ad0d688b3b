import { screenStories, stageNotifications, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { screen, spyOn } from 'storybook/test';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const AGENTS = {
  safari: `${IOS} Version/17.0 Mobile/15E148 Safari/604.1`,
  otherIosBrowser: `${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  inAppOnIos: `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/400]`,
  inAppOnAndroid: `${ANDROID} Instagram 300`,
  android: ANDROID,
  app: `${ANDROID} LobbyApp/2.4`,
} as const;

interface Place {
  agent: keyof typeof AGENTS;
  installed?: boolean;
  /** Label that only this platform shows. */
  shows: string;
}

/** The screen on a platform; Storybook restores the browser's own before the next story. */
const at = ({ agent, installed = false, shows }: Place, options: ScreenStory = {}) =>
  story('/m/download', {
    ...options,
    prepare: () => {
      spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent]);
      if (installed) stageNotifications('default', { installed });
    },
    play: async (page) => {
      await options.play?.(page);
      await screen.findByText(page.t(`member-pages:${shows}`));
    },
  });

const SAFARI = { agent: 'safari', shows: 'steps.MOBILECONFIG' } as const;
const IN_APP = { agent: 'inAppOnIos', shows: 'download.otherBrowser' } as const;

const meta = { title: 'Member/Download' } satisfies Meta;

export default meta;

export const IosSafari = at(SAFARI);

export const IosSafariLargeText = at(SAFARI, { globals: { textSize: '200' } });

export const IosSafariSmallPhoneInThai = at(SAFARI, {
  globals: { viewport: { value: 'small' }, language: 'TH' },
});

export const IosOtherBrowser = at(
  { agent: 'otherIosBrowser', shows: 'download.safari' },
  { play: async ({ press, t }) => press(t('member-pages:download.action.MOBILECONFIG')) },
);

export const IosInApp = at(IN_APP);

export const IosInAppLargeText = at(IN_APP, { globals: { textSize: '200' } });

export const AndroidInApp = at({ agent: 'inAppOnAndroid', shows: 'download.otherBrowser' });

export const IosInstalled = at({ agent: 'safari', installed: true, shows: 'download.installed' });

export const AndroidTab = at({ agent: 'android', shows: 'steps.Android' });

export const AndroidInstalled = at({
  agent: 'android',
  installed: true,
  shows: 'download.installed',
});

export const App = at({ agent: 'app', shows: 'download.inApp' });
