import { readStored } from '@lobby/core';
import { screenAt, screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import DownloadBar from './download-bar';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';

const { open, press, settled } = screensOf([screenAt('/m/home', DownloadBar)]);

type Options = NonNullable<Parameters<typeof open>[1]>;

async function visit(options: Options = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  await open('/m/home', options);
  await settled();
}

const REGION = { name: 'Get the Aurora app' };

const bar = () => screen.queryByRole('region', REGION);
const shownBar = () => screen.findByRole('region', REGION);

const AFTER_LOGIN: Options = { flags: { DOWNLOADLOGIN3: true } };

describe('the download bar (D2 §2)', () => {
  it('has icon, name, line, download and close', async () => {
    await visit();
    const shown = await shownBar();
    expect(shown.querySelector('img')?.getAttribute('src')).toBe('/cdn/app/aurora.png');
    expect(shown.textContent).toContain('AuroraCalm as the night sky');
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/m/download');
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  it('once closed stays closed', async () => {
    await visit();
    await shownBar();
    press('Close');
    expect(bar()).toBeNull();
    expect(readStored('downloadBarHidden')).toBe(true);
    expect(localStorage.getItem('hideDownloadBar')).toBe('true');
    await visit({ reload: true });
    expect(bar()).toBeNull();
  });

  it('is not there without a download', async () => {
    await visit({
      prepare: ({ control }) => control.knobs.settings({ brand: 'aurora', downloads: 'off' }),
    });
    expect(bar()).toBeNull();
  });

  it('waits for a session where a login is asked for first (D2 §4)', async () => {
    await visit(AFTER_LOGIN);
    expect(bar()).toBeNull();
    await visit({ ...AFTER_LOGIN, user: 'player01' });
    expect(await shownBar()).toBeTruthy();
  });
});
