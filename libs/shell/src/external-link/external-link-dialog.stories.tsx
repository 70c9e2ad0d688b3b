import { openDownload, openExternalLink } from '@lobby/feature-kit';
import { screenAt, screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import ExternalLinkDialog from './external-link-dialog';

const story = screenStories([screenAt('/m/home', ExternalLinkDialog)]);

/** The dialog for a pressed address. */
const asked = (prepare: () => void, options: ScreenStory = {}) =>
  story('/m/home', {
    prepare,
    play: async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('news.example');
    },
    ...options,
  });

const download = (options?: ScreenStory) =>
  asked(() => openDownload('https://app.news.example/aurora.apk'), options);

const meta = { title: 'Shell/External link' } satisfies Meta;

export default meta;

export const Link = asked(() => openExternalLink('https://news.example/'));

export const Download = download();

export const DownloadLargeText = download({ globals: { textSize: '200' } });

export const DownloadSmallPhoneInPortuguese = download({
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
