import { expect, test } from 'vitest';
import { bannerPath } from './banner-path';

test.each([
  ['link', '/m/slot-games', '/m/slot-games'],
  ['link', 'https://evil.example/m/', undefined],
  ['link', '//evil.example', undefined],
  ['link', '/m//evil.example', undefined],
  ['link', 'javascript:alert(1)', undefined],
  ['promotion', 'pr1&x=2', '/m/activityDetail?id=pr1%26x%3D2'],
  ['game', '20001,moonkoi', '/m/gameList?vassalage=moonkoi'],
] as const)('a %s of %s leads to %s', (kind, value, path) => {
  expect(bannerPath({ kind, value })).toBe(path);
});

test('a banner without a target leads nowhere', () => {
  expect(bannerPath(undefined)).toBeUndefined();
});
