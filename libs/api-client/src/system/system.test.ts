import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const OLD = {
  currency: { code: 'VND', symbol: '₫', pattern: '#,##0 ¤', grouping: '.', decimal: ',' },
  languages: ['VI'],
  imageCDNs: [''],
  downLink: [],
  origins: { game: [], chat: [], payment: [], link: [] },
};

test('settings without limits have the documented ones', async () => {
  platform([good(OLD)]);
  const { limits, utcOffsetMs, socialLogins } = await api.merchant.settings();
  expect(limits).toMatchObject({ imageBytes: 5_242_880, remarkLength: 140, feedbackMax: 200 });
  expect([utcOffsetMs, socialLogins]).toEqual([undefined, []]);
});

test('limits of the settings replace the documented ones', async () => {
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
  const socialLogins = [{ provider: 'X', title: 'X', address: 'https://login.example/x' }];
  platform([good({ ...OLD, limits, utcOffsetMs: -18_000_000, socialLogins })]);
  expect(await api.merchant.settings()).toMatchObject({
    limits,
    utcOffsetMs: -18_000_000,
    socialLogins,
  });
});

test('a side field of the settings that does not parse costs itself alone', async () => {
  const odd = {
    registerCount: '1234',
    appInfo: { version: 2 },
    downLink: [{ resourceType: 'IOS' }],
  };
  platform([good({ ...OLD, ...odd, socialLogins: ['X'] })]);
  expect(await api.merchant.settings()).toMatchObject({
    currency: OLD.currency,
    app: undefined,
    downloads: [],
    socialLogins: [],
  });
});

test('a flag that is no truth value counts as not sent, and the others stay', async () => {
  platform([good({ flags: { MAILCEN: true, FEEDBACK: 'yes', APP: null, CLUB: false } })]);
  expect((await api.merchant.whitelabel()).flags).toEqual({ MAILCEN: true, CLUB: false });
});

test.each([
  ['1', 'new'],
  ['0', 'base'],
  ['', 'base'],
])('template %j of a screen is %s (D1 §3)', async (code, name) => {
  platform([good({ flags: {}, mobileTemplate: { mem_cen: code, dep_func: code } })]);
  const { templates } = await api.merchant.whitelabel();
  expect(templates).toEqual({ memberCentre: name, deposit: name });
});

test('settings carry the newest app version and its download addresses (D1 §3)', async () => {
  const downLink = [{ resourceType: 'IOS', url: 'https://download.example/app' }];
  platform([good({ ...OLD, downLink, appInfo: { version: '2.4.0', upgradeable: true } })]);
  expect(await api.merchant.settings()).toMatchObject({
    app: { version: '2.4.0', canUpdate: true },
    downloads: [{ kind: 'IOS', address: 'https://download.example/app' }],
  });
});

test('the status carries its reason and its address (D1 §3)', async () => {
  const status = { info: 'Back soon', location: 'VN', maintenance: true, regionRestriction: false };
  platform([good(status)]);
  expect(await api.system.status()).toEqual(status);
});
