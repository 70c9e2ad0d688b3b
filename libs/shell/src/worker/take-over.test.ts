import { afterEach, expect, it, test, vi } from 'vitest';
import { precache } from 'workbox-precaching';
import { takeOver } from './take-over';

const skipWaiting = vi.fn(async () => undefined);
vi.stubGlobal('skipWaiting', skipWaiting);
precache([
  { url: '/index.html', revision: 'two' },
  { url: '/assets/frame-two.js', revision: null },
  { url: '/assets/libraries-same.js', revision: null },
]);

afterEach(() => vi.clearAllMocks());

const own = ['/assets/frame-two.js', '/assets/libraries-same.js'].map(
  (path) => new URL(path, location.href).href,
);
const older = new URL('/assets/frame-one.js', location.href).href;

it('takes over from a page of its own build', () => {
  takeOver({ 'take-over': own });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page with a script of an older build', { 'take-over': [...own, older] }],
  ['a page without a script', { 'take-over': [] }],
  ['what is no address', { 'take-over': [1, null] }],
  ['what is no list', { 'take-over': own[0] }],
  ['another message', 'at-rest'],
  ['nothing', null],
])('waits on after %s', (_what, message) => {
  takeOver(message);
  expect(skipWaiting).not.toHaveBeenCalled();
});
