import { expect, test } from 'vitest';
import { appDownloads } from './app-download';

const ANDROID = { kind: 'Android', address: 'https://download.example/app.apk' };
const IOS = { kind: 'IOS', address: 'https://download.example/app' };
const PROFILE = { kind: 'MOBILECONFIG', address: 'https://download.example/app.mobileconfig' };
const ICON = { kind: 'AppDownloadIcon', address: '/cdn/mark/aurora.svg' };

test.each([
  ['android', [ICON, IOS, ANDROID], ANDROID.address],
  ['ios', [ANDROID, PROFILE, IOS], IOS.address],
  ['ios', [ANDROID, PROFILE], PROFILE.address],
  ['ios', [ANDROID, { ...IOS, address: '' }, PROFILE], PROFILE.address],
  ['android', [IOS, PROFILE, ICON], undefined],
  ['ios', [], undefined],
  [undefined, [ANDROID, IOS], undefined],
] as const)('on %s, of %j, the app comes from %s (D1 §3)', (system, downloads, address) => {
  expect(appDownloads(downloads, system)[0]?.address).toBe(address);
});
