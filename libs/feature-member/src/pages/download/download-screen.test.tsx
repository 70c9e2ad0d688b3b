import { sessionStore } from '@lobby/session';
import { pressedAddressAtom } from '@lobby/feature-kit';
import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../../routes';

const { open, press, findAndPress, settled, sandbox, fail, mend } = screensOf(memberRoutes);

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IOS} Version/17.0 Mobile/15E148 Safari/604.1`;
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0';

type Options = Parameters<typeof open>[1];

async function openOn(agent: string, options?: Options, installed = false) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.stubGlobal('matchMedia', () => ({ matches: installed, addEventListener: () => undefined }));
  await open('/m/download', options);
  await screen.findByRole('heading', { name: 'Aurora', level: 2 });
  await settled();
}

const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** Address that the frame asks to confirm as a download. */
const asked = () => {
  const pressed = sessionStore.get(pressedAddressAtom);
  return pressed?.purpose === 'download' ? pressed.address : null;
};

const without = (...kinds: ('Android' | 'IOS' | 'MOBILECONFIG')[]): Options => ({
  prepare: ({ control }) =>
    kinds.forEach((kind) => control.knobs.download({ brand: 'aurora', kind, url: 'none' })),
});

const leads = (kind: 'Android' | 'IOS' | 'MOBILECONFIG', url: string): Options => ({
  prepare: ({ control }) => control.knobs.download({ brand: 'aurora', kind, url }),
});

/** Mocks the page's origin; returns a mock of the navigations away from it. */
function onHost(origin: string) {
  vi.spyOn(window.location, 'origin', 'get').mockReturnValue(origin);
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

afterEach(() => vi.unstubAllGlobals());

describe('the download (D2 §2)', () => {
  it('on iOS has the app and the profile, each with what to do', async () => {
    await openOn(SAFARI);
    expect(buttons()).toEqual(['Install the app', 'Install the profile']);
    for (const name of ['How to install the app', 'How to install the profile', 'Without an app'])
      expect(screen.getByRole('region', { name }).querySelectorAll('li').length).toBeGreaterThan(1);
    press('Install the app');
    expect(asked()).toBe('https://download.example/aurora');
  });

  it('on iOS begins the profile of the brand’s own host at once', async () => {
    const leave = onHost('http://aurora.localhost');
    await openOn(SAFARI);
    press('Install the profile');
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      'http://aurora.localhost/cdn/app/aurora.mobileconfig',
    );
    expect(asked()).toBeNull();
  });

  it('on iOS begins an installation of the brand’s own host at once', async () => {
    const leave = onHost('https://aurora.example');
    const install = 'itms-services://?action=download-manifest&url=';
    await openOn(SAFARI, leads('IOS', `${install}https://aurora.example/a.plist`));
    press('Install the app');
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      `${install}https%3A%2F%2Faurora.example%2Fa.plist`,
    );
    expect(asked()).toBeNull();
  });

  it('leaves a hostile address to the frame, which refuses it', async () => {
    const leave = onHost('https://aurora.example');
    await openOn(ANDROID, leads('Android', 'javascript:alert(1)'));
    press('Download for Android');
    expect(leave).not.toHaveBeenCalled();
    expect(asked()).toBe('javascript:alert(1)');
  });

  it('on iOS outside Safari says to use Safari (D2 §4)', async () => {
    await openOn(`${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`);
    press('Install the app');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Please use Safari for download App.',
    );
    expect(asked()).toBeNull();
    await findAndPress('Close');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    ['Android', ANDROID],
    ['a computer', COMPUTER],
  ])('on %s has the file for Android', async (_, agent) => {
    await openOn(agent);
    expect(buttons()).toEqual(['Download for Android']);
    press('Download for Android');
    expect(asked()).toBe('https://download.example/aurora.apk');
  });

  it('leaves out what the platform does not have', async () => {
    await openOn(SAFARI, without('IOS'));
    expect(buttons()).toEqual(['Install the profile']);
  });

  it('without a download shows how to do without an app', async () => {
    await openOn(ANDROID, without('Android'));
    expect(screen.getByText(/^There is no app for this device/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Without an app' })).toBeTruthy();
  });

  it.each([
    ['iOS', `${IOS} Mobile/15E148 [FBAN/FBIOS]`],
    ['Android', `${ANDROID} Instagram 300`],
  ])(
    'in a browser inside an app on %s gives the link to open elsewhere, and no download',
    async (_, agent) => {
      await openOn(agent);
      expect(screen.getByText(/^This browser is part of another app/)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Copy Link of this page' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /install|download/i })).toBeNull();
      expect(screen.queryByRole('region', { name: /^How to install/ })).toBeNull();
    },
  );

  it('copies its link without a network', async () => {
    await openOn(`${IOS} Mobile/15E148 [FBAN/FBIOS]`);
    const before = sandbox.control.calls().length;
    const writeText = vi.fn(async () => undefined);
    fail('/wps/*', 'offline');
    vi.stubGlobal('navigator', { ...navigator, onLine: false, clipboard: { writeText } });
    press('Copy Link of this page');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(window.location.href));
    expect(sandbox.control.calls()).toHaveLength(before);
  });

  it('in the merchant’s app offers nothing', async () => {
    await openOn(`${ANDROID} LobbyApp/2.4`);
    expect(buttons()).toEqual([]);
    expect(screen.getByText('You’re using the app.')).toBeTruthy();
  });

  it('in an installed page says that it is installed', async () => {
    await openOn(ANDROID, {}, true);
    expect(screen.getByText('This page is on your home screen already.')).toBeTruthy();
  });

  it('names the version where the platform does', async () => {
    await openOn(ANDROID, {
      prepare: () =>
        sandbox.control.flags({ brand: 'aurora', flags: {}, appInfo: { version: '2.4.0' } }),
    });
    expect(screen.getByText('Version 2.4.0')).toBeTruthy();
  });

  it('that fails to load can be retried', async () => {
    await open('/m/download', { answers: { '/wps/system/settings/consolidated': 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Aurora', level: 2 })).toBeTruthy();
  });
});
