import { expect, test } from 'vitest';
import { precacheOf } from './service-worker';

const HTML = `<head><script>(function(){})([{"paths":["/m/home"],"files":["assets/home-1.js","assets/home-1.css"]}])</script>
<script type="module" crossorigin src="/assets/frame-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
<style data-href="/assets/frame-1.css">a{}</style>`;

const FILES = [
  'assets/frame-1.js',
  'assets/frame-1.css',
  'assets/home-1.js',
  'assets/home-1.css',
  'assets/runtime-1.js',
  'assets/deposit-1.js',
  'assets/face-1.woff2',
];

test('the worker begins with the page and what it names', () => {
  const precache = precacheOf(HTML, FILES);
  expect(precache).toEqual([
    { url: '/index.html', revision: expect.stringMatching(/^[\da-f]{16}$/) as unknown },
    { url: '/assets/frame-1.js', revision: null },
    { url: '/assets/home-1.js', revision: null },
    { url: '/assets/home-1.css', revision: null },
    { url: '/assets/runtime-1.js', revision: null },
  ]);
  expect(precacheOf(`${HTML}<p>`, FILES)[0]?.revision).not.toBe(precache[0]?.revision);
});
