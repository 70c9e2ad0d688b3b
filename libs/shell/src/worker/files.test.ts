import type { WorkboxPlugin } from 'workbox-core';
import { expect, test } from 'vitest';
import { realFiles } from './files';

type WillUpdate = NonNullable<WorkboxPlugin['cacheWillUpdate']>;

test.each([
  ['/assets/frame-a.js', 'text/javascript', 200, true],
  ['/assets/frame-a.css', 'text/css; charset=utf-8', 200, true],
  // A captive portal, or an edge that checks the browser first.
  ['/assets/frame-a.js', 'text/html; charset=utf-8', 200, false],
  ['/assets/frame-a.js', 'Text/HTML', 200, false],
  ['/assets/frame-a.js', 'text/javascript', 404, false],
  ['/index.html', 'text/html', 200, true],
])('%s that arrives as %s with status %i is kept: %s', async (path, type, status, may) => {
  const request = new Request(new URL(path, 'http://aurora.localhost'));
  const response = new Response('', { status, headers: { 'content-type': type } });
  const told = { request, response } as Parameters<WillUpdate>[0];
  expect((await realFiles.cacheWillUpdate?.(told)) === response).toBe(may);
});
