import {
  screenAt,
  screenStories,
  stageNotifications,
  type ScreenStory,
} from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import DownloadBar from './download-bar';

const story = screenStories([screenAt('/m/home', DownloadBar)]);

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const AGENTS = {
  safari: `${IOS} Version/17.0 Mobile/15E148 Safari/604.1`,
  inApp: `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/400]`,
  android: ANDROID,
} as const;

interface Place extends ScreenStory {
  agent?: keyof typeof AGENTS;
  installed?: boolean;
}

/** The bar in a container that Storybook resets before the next story. */
const shown = ({ agent = 'safari', installed = false, ...options }: Place = {}) =>
  story('/m/home', {
    prepare: () => {
      spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent]);
      if (installed) stageNotifications('default', { installed });
    },
    play: async ({ t }) => {
      const link = await screen.findByRole('link', { name: t('shell-overlays:download.action') });
      await expect(link).toBeVisible();
    },
    ...options,
  });

const meta = { title: 'Shell/Download bar' } satisfies Meta;

export default meta;

export const IosSafari = shown();

export const IosInApp = shown({ agent: 'inApp' });

/** A web clip with an app available. */
export const IosInstalled = shown({ installed: true });

export const Android = shown({ agent: 'android' });

/** The brand's logo is the fallback for the merchant's icon. */
export const WithoutIcon = shown({
  answers: {
    '/wps/system/settings/consolidated': (settings: { downLink: { resourceType: string }[] }) => ({
      ...settings,
      downLink: settings.downLink.filter(({ resourceType }) => resourceType !== 'AppDownloadIcon'),
    }),
  },
});

export const LargeText = shown({ globals: { textSize: '200' } });

export const SmallPhoneInThai = shown({
  globals: { viewport: { value: 'small' }, language: 'TH' },
});
