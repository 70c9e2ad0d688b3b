import { expect, test } from 'vitest';
import { precache } from 'workbox-precaching';
import { isOwnPage } from './is-own';

precache([
  { url: '/assets/frame-two.js', revision: null },
  { url: '/assets/libraries-same.js', revision: null },
]);

const published = (...scripts: string[]) =>
  `<script type="application/json" id="files">{"files":["assets/home-one.js"],"scripts":${JSON.stringify(scripts)}}</script>`;
const plain = (script: string) => `<script type="module" crossorigin src="${script}"></script>`;

test.each([
  ['a published page', published('/assets/libraries-same.js', '/assets/frame-two.js'), true],
  ['a plain page', plain('/assets/frame-two.js'), true],
  [
    'a published page of another build',
    published('/assets/libraries-same.js', '/assets/frame-one.js'),
    false,
  ],
  ['a plain page of another build', plain('/assets/frame-one.js'), false],
  ['a page of somebody else, such as a hotspot’s', '<form action="/login">', false],
])('%s is kept by this build: %s', (_what, html, own) => {
  expect(isOwnPage(html)).toBe(own);
});
