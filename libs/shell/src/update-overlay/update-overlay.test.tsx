import { readStored } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { settingsQuery, whitelabelQuery } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ExternalLinkDialog from '../external-link/external-link-dialog';
import { UpdateBlock } from './update-block';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0';

/** The overlay and the dialog that opens its address, as in the frame. */
function Framed() {
  const settings = useQuery(settingsQuery);
  const whitelabel = useQuery(whitelabelQuery);
  return (
    <>
      <p>{settings.data && whitelabel.data ? 'loaded' : 'loading'}</p>
      <UpdateBlock />
      <ExternalLinkDialog />
    </>
  );
}

/** A form, and a link to Home. */
function Form() {
  return (
    <>
      <Framed />
      <input aria-label="Amount" />
      <Link to="/m/home">Home</Link>
    </>
  );
}

const { open, press, findAndPress, settled, sandbox, type } = screensOf([
  screenAt('/m/home', Framed),
  screenAt('/m/voucherCenter', Form),
]);

interface Platform {
  upgradeable?: boolean;
  mandatory?: boolean;
  path?: string;
}

async function openAs(
  userAgent: string,
  { upgradeable = true, mandatory = false, path = '/m/home' }: Platform = {},
) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await open(path, {
    toaster: true,
    prepare: () =>
      sandbox.control.flags({
        brand: 'aurora',
        flags: { MANDATORYAPPUPDATES3: mandatory },
        appInfo: { version: '2.4.0', upgradeable },
      }),
  });
  await screen.findByText('loaded');
}

const overlay = () => screen.findByRole('alertdialog', { name: 'A new version is ready' });
const waitForClose = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
/** Opens the page and waits until it is idle. Open the overlay once before, so that its code is loaded. */
async function openIdle(userAgent: string, platform?: Platform) {
  // Idle at once: a due overlay shows when all calls are answered.
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
  await openAs(userAgent, platform);
  await settled();
}

let windowOpen: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  windowOpen = vi.spyOn(window, 'open').mockReturnValue(null);
});

describe('the update overlay (D1 §4)', () => {
  test.each([
    ['Android', ANDROID, 'https://download.example/aurora.apk'],
    ['an iPhone', IPHONE, 'https://download.example/aurora'],
  ])(
    'on %s leads to its download, after the question that names the host',
    async (_, agent, to) => {
      await openAs(agent);
      const dialog = await overlay();
      expect(dialog.textContent).toContain('2.4.0');
      press('Update');
      const question = await screen.findByRole('alertdialog', { name: 'Get the Aurora app' });
      expect(question.textContent).toContain('The app comes from download.example.');
      press('Download');
      expect(windowOpen).toHaveBeenCalledWith(to, '_blank', 'noopener,noreferrer');
    },
  );

  test.each([
    ['a computer', COMPUTER, {}],
    ['a phone whose app is the newest', ANDROID, { upgradeable: false }],
  ])('is not shown on %s', async (_, agent, platform) => {
    await openAs(ANDROID);
    await overlay();
    await openIdle(agent, platform);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['its close button', () => press('Close')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })],
  ])('is closed by %s and stays closed for the visit', async (_, close) => {
    await openAs(ANDROID);
    await overlay();
    close();
    await waitForClose();
    expect(readStored('updateDismissed')).toBe(true);
    expect(sessionStorage.getItem('SHELL_updateDismissed')).toBe('true');
    cleanup();
    await openIdle(ANDROID);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('cannot be closed while MANDATORYAPPUPDATES3 is on, not even by an earlier closing', async () => {
    await openAs(ANDROID, { mandatory: true });
    const dialog = await overlay();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(readStored('updateDismissed')).toBe(false);
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    expect(windowOpen).not.toHaveBeenCalled();
    press('Update');
    await findAndPress('Cancel');
    expect(await overlay()).toBeTruthy();
  });

  test.each([true, false])(
    'waits while a form may be in use, until one is at Home again (mandatory: %s)',
    async (mandatory) => {
      await openAs(ANDROID);
      await overlay();
      cleanup();
      sessionStorage.clear();
      await openIdle(ANDROID, { mandatory, path: '/m/voucherCenter' });
      type('Amount', '500');
      await settled();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      fireEvent.click(screen.getByRole('link', { name: 'Home' }));
      expect(await overlay()).toBeTruthy();
    },
  );

  test('has the focus inside, and keeps it', async () => {
    await openAs(ANDROID);
    const dialog = await overlay();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(screen.getByText('loaded').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('speaks Vietnamese', async () => {
    await openAs(ANDROID);
    await overlay();
    await act(() => changeLanguage('VI'));
    expect(await screen.findByRole('alertdialog', { name: 'Đã có phiên bản mới' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cập nhật' })).toBeTruthy();
  });
});
