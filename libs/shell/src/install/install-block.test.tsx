import { changeLanguage } from '@lobby/i18n';
import { screenAt, screensOf } from '@lobby/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import InstallBlock from './install-block';
import { listenForInstall } from './install-offer';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IOS} Version/17.0 Mobile/15E148 Safari/604.1`;

const { open, press, settled } = screensOf([screenAt('/m/home', InstallBlock)]);

const note = () => screen.queryByRole('region', { name: 'Aurora on your home screen' });

interface Visit {
  agent?: string;
  /** Whether a service worker served the page. */
  comesBack?: boolean;
  installed?: boolean;
}

async function visit({ agent = ANDROID, comesBack = true, installed = false }: Visit = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const controller = comesBack ? {} : null;
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  vi.stubGlobal('matchMedia', () => ({ matches: installed, addEventListener: () => undefined }));
  listenForInstall();
  await open('/m/home');
  await settled();
}

/** Fires the browser's install offer. Returns the mock of its prompt. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}

afterEach(() => {
  dispatchEvent(new Event('appinstalled'));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the note about the home screen', () => {
  test('asks by the browser’s own question, which waits for it', async () => {
    await visit();
    expect(note()).toBeNull();
    const { prompt, event } = offer();
    expect(event.defaultPrevented).toBe(true);
    await screen.findByRole('region', { name: 'Aurora on your home screen' });
    expect(prompt).not.toHaveBeenCalled();
    press('Add to home screen');
    expect(prompt).toHaveBeenCalledTimes(1);
    await settled();
    expect(note()).toBeNull();
  });

  test.each([
    [SAFARI, true],
    [SAFARI.replace('17.0', '12.4'), true],
    [SAFARI.replace('17.0', '12.3'), false],
    // An in-app browser.
    [`${IOS} Mobile/15E148 [FBAN/FBIOS]`, false],
    [ANDROID, false],
  ])('on %s names Safari’s menu: %s (D1 §9)', async (agent, named) => {
    await visit({ agent });
    expect(screen.queryByText(/In Safari, tap Share/) !== null).toBe(named);
    expect(screen.queryByRole('button', { name: 'Add to home screen' })).toBeNull();
  });

  test.each([
    ['a first visit', { comesBack: false }],
    ['an installed page (D2 §4)', { installed: true }],
    ['the merchant’s own app (D2 §4)', { agent: `${ANDROID} LobbyApp/2.4` }],
  ])('is not there in %s', async (_, phone) => {
    await visit(phone);
    offer();
    expect(note()).toBeNull();
  });

  test('sent away, it is gone for 90 days', async () => {
    await visit();
    offer();
    press('Dismiss this tip');
    expect(note()).toBeNull();
    for (const [days, shown] of [
      [89, false],
      [91, true],
    ] as const) {
      cleanup();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      await visit();
      expect(note() !== null).toBe(shown);
      vi.useRealTimers();
    }
  });

  test('a no to the browser’s question sends it away too', async () => {
    await visit();
    offer('dismissed');
    press('Add to home screen');
    await settled();
    offer();
    expect(note()).toBeNull();
  });

  test('speaks Vietnamese', async () => {
    await visit({ agent: SAFARI });
    await act(() => changeLanguage('VI'));
    expect(await screen.findByText(/Thêm vào MH chính/)).toBeTruthy();
  });
});
