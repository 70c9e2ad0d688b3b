import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { payoutPages } from './routes';

const open = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  payoutPages.request(`/play/payout?${new URLSearchParams(query)}`, { headers });

const hash = createHash('md5').update('vip01').digest('hex');

it('a link with a user and the hash of the account opens the payout page', async () => {
  const page = await open({ userId: '7', hash });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('for user 7.');
});

it('refuses an invalid hash, and escapes the shown texts', async () => {
  expect((await open({ userId: '7', hash: '0' })).status).toBe(400);
  const hostile = '<script>alert(1)</script>';
  expect(await (await open({ userId: hostile, hash })).text()).not.toContain(hostile);
});

it.each([
  ['vi-VN,vi;q=0.9,en;q=0.8', 'lang="vi"', 'người dùng 7'],
  ['zh-TW,zh;q=0.9', 'lang="zh-Hant"', '使用者 7'],
  ['zh-CN', 'lang="zh-Hans"', '用户 7'],
  ['ja', 'lang="ja"', 'ユーザー7'],
  ['ko-KR', 'lang="en"', 'user 7'],
])('the page for a browser in %s is in its language', async (accepted, lang, text) => {
  const page = await (await open({ userId: '7', hash }, { 'accept-language': accepted })).text();
  expect(page).toContain(lang);
  expect(page).toContain(text);
});
