import type { WorkboxPlugin } from 'workbox-core';
import { expect, test } from 'vitest';
import { publicPictures } from './pictures';

type WillUpdate = NonNullable<WorkboxPlugin['cacheWillUpdate']>;

test.each([
  ['public, max-age=31536000, immutable', 200, true],
  ['public, max-age=86400', 200, true],
  // A member's portrait.
  ['private, max-age=86400', 200, false],
  // A proof of payment.
  ['private, no-store', 200, false],
  ['max-age=60', 200, false],
  [undefined, 200, false],
  ['public', 404, false],
])('a picture sent with %s and status %i is kept: %s', async (said, status, may) => {
  const headers = said === undefined ? {} : { 'cache-control': said };
  const response = new Response('', { status, headers });
  const kept = await publicPictures.cacheWillUpdate?.({ response } as Parameters<WillUpdate>[0]);
  expect(kept === response).toBe(may);
});
