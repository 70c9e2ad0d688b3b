import { expect, test } from 'vitest';
import { helpAddress, sharedText } from './link-text';

test.each([
  ['https://lobby.test/m/register?affiliate=AB12', 'https://lobby.test/m/saferPlay'],
  ['http://aurora.localhost:4200/m/register', 'http://aurora.localhost:4200/m/saferPlay'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['/m/register', undefined],
])('help beside %j is at %j', (url, help) => {
  expect(helpAddress(url)).toBe(help);
});

test('a link is never handed on without its notice', () => {
  expect(sharedText('https://a.test/x', '18+')).toBe('https://a.test/x\n\n18+');
});
