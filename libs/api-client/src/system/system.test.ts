import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const OLD = {
  currency: 'VND',
  currencySymbol: '₫',
  currencyPattern: '#,##0 ¤',
  grouping: '.',
  decimal: ',',
  languages: ['VI'],
  imageCDNs: [''],
  downLink: [],
  origins: { game: [], chat: [], payment: [], link: [] },
};

test('settings that say nothing of limits have the documented ones', async () => {
  platform([good(OLD)]);
  const { limits, utcOffsetMs, socialLogins } = await api.merchant.settings();
  expect(limits).toMatchObject({ imageBytes: 5_242_880, remarkLength: 140, feedbackMax: 200 });
  expect([utcOffsetMs, socialLogins]).toEqual([undefined, []]);
});

test('settings that name limits are kept to', async () => {
  const limits = {
    imageBytes: 1000,
    imageCount: 1,
    remarkLength: 50,
    feedbackMin: 1,
    feedbackMax: 2,
    captchaLength: 4,
    mobileLength: 11,
    smsCodeLength: 6,
  };
  const socialLogin = [{ provider: 'X', title: 'X', url: 'https://login.example/x' }];
  platform([good({ ...OLD, limits, utcOffsetMs: -18_000_000, socialLogin })]);
  expect(await api.merchant.settings()).toMatchObject({
    limits,
    utcOffsetMs: -18_000_000,
    socialLogins: [{ provider: 'X', title: 'X', address: 'https://login.example/x' }],
  });
});
