import { pendingLinkAtom } from '@lobby/feature-kit';
import { sessionStore } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { screenRoutes } from '../routes';
import ExternalLinkDialog from './external-link-dialog';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';

/** The download screen, and the dialog of the frame. */
const route = screenAt('/m/download', () => null);
const framed = {
  ...route,
  load: async () => {
    await route.load();
    const found = screenRoutes.find(({ path }) => path === '/m/download');
    const Screen = (await found?.load())?.Component ?? (() => null);
    return {
      Component: () => (
        <>
          <Screen />
          <ExternalLinkDialog />
        </>
      ),
    };
  },
};

const { open, press, findAndPress, settled } = screensOf([framed]);

/** Presses the screen's download with an address; returns the spy of `window.open`. */
async function pressOn(agent: string, kind: 'Android' | 'IOS', url: string) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  await open('/m/download', {
    toaster: true,
    prepare: ({ control }) => control.knobs.download({ brand: 'aurora', kind, url }),
  });
  await settled();
  await findAndPress(kind === 'IOS' ? 'Install the app' : 'Download for Android');
  return { opened, left };
}

const question = () => screen.findByRole('alertdialog', { name: 'Get the Aurora app' });

const MANIFEST =
  'itms-services://?action=download-manifest&url=https%3A%2F%2Fget.example%2Fa.plist';

describe('a download of the app (decision 23)', () => {
  it('from another host opens after a question that names it and warns of nobody', async () => {
    const { opened, left } = await pressOn(ANDROID, 'Android', 'https://get.example/a.apk');
    const { textContent } = await question();
    expect(textContent).toContain('The app comes from get.example.');
    expect(textContent).not.toMatch(/our sites|password/);
    expect(opened).not.toHaveBeenCalled();
    press('Download');
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      'https://get.example/a.apk',
      '_blank',
      'noopener,noreferrer',
    );
    expect(left).not.toHaveBeenCalled();
    expect(sessionStore.get(pendingLinkAtom)).toBeNull();
  });

  it('that iOS installs opens after the question, without a new tab', async () => {
    const { opened, left } = await pressOn(SAFARI, 'IOS', MANIFEST);
    expect((await question()).textContent).toContain('The app comes from get.example.');
    press('Download');
    expect(left).toHaveBeenCalledExactlyOnceWith(MANIFEST);
    expect(opened).not.toHaveBeenCalled();
  });

  it('does not begin when the question is cancelled', async () => {
    const { opened, left } = await pressOn(SAFARI, 'IOS', MANIFEST);
    await question();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(opened).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
  });

  it('from the page’s own host begins without a question', async () => {
    const url = `${window.location.origin}/cdn/app/aurora.apk`;
    const { left } = await pressOn(ANDROID, 'Android', url);
    expect(left).toHaveBeenCalledExactlyOnceWith(url);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'intent://x#Intent;end',
    'https://aurora.example@get.example/a.apk',
    'itms-services://?action=download-manifest&url=http://get.example/a.plist',
    '/m/home',
  ])('to %s is refused with a message', async (bad) => {
    const { opened, left } = await pressOn(ANDROID, 'Android', bad);
    expect(await screen.findByText('This link can’t be opened.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opened).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
  });
});
