import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { payoutPages } from './routes';

const open = (query: Record<string, string>) =>
  payoutPages.request(`/play/payout?${new URLSearchParams(query)}`);

it('the payout page shows the account of a valid hash', async () => {
  const hash = createHash('md5').update('vip01').digest('hex');
  const page = await open({ userId: 'vip01', hash });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('vip01');
});

it('another hash is refused, and what the page shows is escaped', async () => {
  expect((await open({ userId: 'vip01', hash: '0' })).status).toBe(400);
  const hostile = '<script>alert(1)</script>';
  const hash = createHash('md5').update(hostile).digest('hex');
  expect(await (await open({ userId: hostile, hash })).text()).not.toContain(hostile);
});
