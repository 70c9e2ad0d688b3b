import { expect, test } from 'vitest';
import { bannerTarget } from './banner-target';

test.each([
  ['link', '/m/slot-games', '/m/slot-games'],
  ['promotion', 'pr1&x=2', '/m/activityDetail?id=pr1%26x%3D2'],
  ['game', '20001,moonkoi', '/m/play?vendor=moonkoi&game=20001&category=UNKNOWN'],
  ['game', ',moonkoi', '/m/gameList?vassalage=moonkoi'],
] as const)('a %s of %s leads to %s', (kind, value, path) => {
  expect(bannerTarget({ kind, value })).toEqual({ kind: 'inside', path });
});

test('a link to another site asks first', () => {
  expect(bannerTarget({ kind: 'link', value: 'https://news.example/m/' })).toEqual({
    kind: 'outside',
    href: 'https://news.example/m/',
    host: 'news.example',
  });
});

test.each([
  undefined,
  ...['//evil.example', 'javascript:alert(1)', '/wps/session/logout'].map((value) => ({
    kind: 'link' as const,
    value,
  })),
])('%o leads nowhere', (target) => {
  expect(bannerTarget(target)).toEqual({ kind: 'refused' });
});
