import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { payoutPages } from './routes';

const open = (query: Record<string, string>) =>
  payoutPages.request(`/play/payout?${new URLSearchParams(query)}`);

const hash = createHash('md5').update('vip01').digest('hex');

it('takes a link with a user and the hash of his account', async () => {
  const page = await open({ userId: '7', hash });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('the user 7');
});

it('refuses what is no hash, and escapes what it shows', async () => {
  expect((await open({ userId: '7', hash: '0' })).status).toBe(400);
  const hostile = '<script>alert(1)</script>';
  expect(await (await open({ userId: hostile, hash })).text()).not.toContain(hostile);
});
