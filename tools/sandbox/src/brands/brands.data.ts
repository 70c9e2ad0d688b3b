import type { Brand, BrandCode } from './brands';

const HOUR_MS = 3_600_000;

/** The demonstration merchants. Their keys are also in the brands' builds. */
export const BRANDS: Readonly<Record<BrandCode, Brand>> = {
  aurora: {
    code: 'aurora',
    name: 'Aurora',
    encryptionKey:
      '7ffa83e44b1ee54754e7764c2b6bb18656b70f9a66130b3f14134c98672f604932a846eb983a3fba7cd1f3a6974ef9623405275070a9231a83aedf04a4615eb2',
    currency: {
      code: 'VND',
      symbol: '₫',
      pattern: '#,##0 ¤',
      grouping: '.',
      decimal: ',',
      digits: 0,
    },
    languages: ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'],
    country: 'VN',
    utcOffsetMs: 7 * HOUR_MS,
    stakes: [10_000, 20_000, 50_000, 100_000, 200_000],
    trialBalance: 2_000_000,
    captchaAtRegistration: false,
    ruleBook: 'cga',
  },
  jade: {
    code: 'jade',
    name: 'Jade',
    encryptionKey:
      '3b805a41a80131ef46545872c3368655256d49f090b7a163558dea23c38587d9942744703c8644d25c9c980ae3622ee405771a93c4ecae5aff543a350d931ac3',
    currency: {
      code: 'USD',
      symbol: '$',
      pattern: '¤#,##0.00',
      grouping: ',',
      decimal: '.',
      digits: 2,
    },
    languages: ['EN', 'VI', 'CN', 'TH', 'PT', 'TW', 'JA'],
    country: 'US',
    utcOffsetMs: -5 * HOUR_MS,
    stakes: [50, 100, 200, 500, 1_000],
    trialBalance: 100_000,
    captchaAtRegistration: true,
    ruleBook: 'cga',
  },
  ember: {
    code: 'ember',
    name: 'Ember',
    encryptionKey:
      '4b5807addfb3bf0ace4abd97e61a5cf039e7e5332b049aa7fae12ff556560e9ea58852853797122e4f37fa4b7c1337e0233bba8ac5e1569b86465fb2fdabbcaa',
    currency: {
      code: 'TWD',
      symbol: 'NT$',
      pattern: '¤#,##0',
      grouping: ',',
      decimal: '.',
      digits: 0,
    },
    languages: ['TW', 'EN', 'CN', 'JA', 'VI', 'TH', 'PT'],
    country: 'TW',
    utcOffsetMs: 8 * HOUR_MS,
    stakes: [10, 20, 50, 100, 200],
    trialBalance: 30_000,
    captchaAtRegistration: false,
    ruleBook: 'cga',
  },
};
