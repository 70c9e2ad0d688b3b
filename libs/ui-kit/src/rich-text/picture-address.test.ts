import { expect, test, vi } from 'vitest';
import { isPictureAddress } from './picture-address';

const own = window.location.origin;

test.each([
  ['/cdn/banner/jade-lotus.webp', true],
  [`${own}/cdn/upload/up1`, true],
  ['https://img.example/a/b.png', true],
  ['/wps/member/trialuser', false],
  [`${own}/wps/member/trialuser`, false],
  ['/cdn/../wps/member/trialuser', false],
  ['/cdn/%2e%2e/wps/member/trialuser', false],
  ['/wps/agent/affiliate?code=/cdn/', false],
  ['/', false],
  ['', false],
  ['https://img.example.evil.example/cdn/a.png', false],
  ['https://other.example/cdn/a.png', false],
  ['http://[', false],
])('a picture at %s may be loaded: %s', (address, may) => {
  expect(isPictureAddress(address, ['https://img.example'])).toBe(may);
});

test('a host of pictures that is this one has them below /cdn/ alone', () => {
  expect(isPictureAddress('/wps/member/trialuser', [own])).toBe(false);
});

test('a page that is published, which has no address yet, has the pictures of its own host', () => {
  vi.stubGlobal('window', undefined);
  const may = ['/cdn/promo/gift', '/wps/member/trialuser', 'https://img.example/a.png'].map((one) =>
    isPictureAddress(one, ['https://img.example']),
  );
  vi.unstubAllGlobals();
  expect(may).toEqual([true, false, true]);
});
