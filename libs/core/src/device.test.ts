import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceId, displayMode, mobileSystem, registerMethod } from './device';
import { removeStored } from './storage/storage';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';
const IN_APP = `${ANDROID} LobbyApp/2.4`;

interface Phone {
  userAgent: string;
  standalone?: boolean;
  maxTouchPoints?: number;
}

function runOn(phone: Phone, installed: boolean): void {
  vi.stubGlobal('navigator', phone);
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('registerMethod (D1 §3)', () => {
  it.each([
    ['H5', 'a tab on Android', { userAgent: ANDROID }, false],
    ['H5', 'a tab on an iPhone', { userAgent: IPHONE, standalone: false }, false],
    ['PWA', 'installed on Android', { userAgent: ANDROID }, true],
    ['WEBCLIP', 'installed on an iPhone', { userAgent: IPHONE, standalone: true }, true],
    ['WEBCLIP', 'on an iPhone that tells it alone', { userAgent: IPHONE, standalone: true }, false],
    ['WEBCLIP', 'installed on an iPad', { userAgent: IPAD, maxTouchPoints: 5 }, true],
    ['PWA', 'installed on a Mac', { userAgent: IPAD, maxTouchPoints: 0 }, true],
    ['APP', 'in a merchant’s app', { userAgent: IN_APP }, false],
    ['APP', 'in a merchant’s app, full screen', { userAgent: IN_APP }, true],
  ] as const)('is %s %s', (method, _where, phone, installed) => {
    runOn(phone, installed);
    expect(registerMethod()).toBe(method);
  });
});

it.each([
  ['android', { userAgent: ANDROID }],
  ['android', { userAgent: IN_APP }],
  ['ios', { userAgent: IPHONE }],
  ['ios', { userAgent: IPAD, maxTouchPoints: 5 }],
  [undefined, { userAgent: IPAD, maxTouchPoints: 0 }],
] as const)('the system of a phone is %s: %o', (system, phone) => {
  runOn(phone, false);
  expect(mobileSystem()).toBe(system);
});

it('tells a page from the home screen from a tab', () => {
  runOn({ userAgent: IPHONE, standalone: true }, false);
  expect(displayMode()).toBe('standalone');
  runOn({ userAgent: ANDROID }, false);
  expect(displayMode()).toBe('browser');
});

// A phone opens a computer's sandbox over plain HTTP, where browsers have no `crypto.randomUUID`.
it.each(['secure', 'insecure'])(
  'makes an identifier of this browser once, on a page that is %s',
  (page) => {
    if (page === 'insecure') {
      vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    }
    removeStored('deviceId');
    const made = deviceId();
    expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(deviceId()).toBe(made);
  },
);
