import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentAppPlace, hasDownloadBar, needsSafari, offersAt } from './app-place';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IOS} Version/17.0 Mobile/15E148 Safari/604.1`;
const CHROME_IOS = `${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`;
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0';

const APK = { kind: 'Android', address: 'https://download.example/app.apk' };
const APP = { kind: 'IOS', address: 'https://download.example/app' };
const PROFILE = { kind: 'MOBILECONFIG', address: 'https://download.example/app.mobileconfig' };
const ALL = [APK, APP, PROFILE];

function placeOf(agent: string, installed = false) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  return currentAppPlace();
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [SAFARI, { system: 'ios', inApp: false, safari: true }],
  [CHROME_IOS, { system: 'ios', inApp: false, safari: false }],
  [`${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/400]`, { system: 'ios', inApp: true, safari: false }],
  [`${IOS} Mobile/15E148 Zalo/23`, { system: 'ios', inApp: true }],
  [`${IOS} Safari Line/13.0`, { system: 'ios', inApp: true }],
  [`${ANDROID} Instagram 300`, { system: 'android', inApp: true }],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/130', { system: 'android', inApp: true }],
  [ANDROID, { system: 'android', inApp: false, safari: false }],
  [COMPUTER, { system: 'computer', inApp: false, safari: false }],
])('%s is known', (agent, place) => {
  expect(placeOf(agent)).toMatchObject(place);
});

describe('the download bar (D2 §4)', () => {
  test.each([
    ['a phone with Android', ANDROID, false, [APK], true],
    ['a phone with Android without its link', ANDROID, false, [APP, PROFILE], false],
    ['an iPhone', SAFARI, false, [APP], true],
    ['an iPhone with a profile alone', SAFARI, false, [PROFILE], true],
    ['an iPhone without a link', SAFARI, false, [APK], false],
    ['a computer', COMPUTER, false, [APK], true],
    ['a link of blanks', ANDROID, false, [{ ...APK, address: ' ' }], false],
    ['an installed page on Android', ANDROID, true, ALL, false],
    ['a web clip with an app', IOS, true, ALL, true],
    ['a web clip with a profile alone', IOS, true, [PROFILE], false],
    ['a web clip of an old iOS', IOS.replace('17_0', '12_3'), true, ALL, false],
    ['the merchant’s app', `${ANDROID} LobbyApp/2.4`, false, ALL, false],
  ])('on %s', (_, agent, installed, downloads, shown) => {
    expect(hasDownloadBar(placeOf(agent, installed), downloads)).toBe(shown);
  });
});

test('offers the app of iOS before its profile, and Android’s to a computer', () => {
  expect(offersAt('ios', ALL).map(({ kind }) => kind)).toEqual(['IOS', 'MOBILECONFIG']);
  expect(offersAt('computer', ALL).map(({ kind }) => kind)).toEqual(['Android']);
});

test.each([
  ['Safari', SAFARI, false, false],
  ['another browser of iOS', CHROME_IOS, false, true],
  ['a web clip', IOS, true, false],
  ['Android', ANDROID, false, false],
])('a download in %s needs Safari: %s (D2 §4)', (_, agent, installed, needed) => {
  expect(needsSafari(placeOf(agent, installed))).toBe(needed);
});
