import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { expect, test } from 'vitest';
import { isSigned, siteTrust } from './official-sites';

const SITES = aurora.officialSites ?? { domains: [], signature: '', key: '' };

test.each([
  ['aurora.example', 'official'],
  ['AURORA.example', 'official'],
  ['www.aurora.example', 'official'],
  ['aurora.example.evil.test', 'unknown'],
  ['xaurora.example', 'unknown'],
  ['aurora-example.test', 'unknown'],
  ['localhost.evil.test', 'unknown'],
  ['aurora.localhost', 'local'],
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['192.168.1.5', 'local'],
  ['172.20.0.2', 'local'],
  ['172.32.0.2', 'unknown'],
  ['192.169.1.5', 'unknown'],
] as const)('%s is %s', (host, trust) => {
  expect(siteTrust(SITES, { host, framed: false })).toBe(trust);
  expect(siteTrust(SITES, { host, framed: true })).toBe('framed');
});

test('a brand without a list takes every host for its own', () => {
  expect(siteTrust(undefined, { host: 'x.test', framed: false })).toBe('official');
});

test.each([aurora, jade, ember])('the list of $name is signed with its key', async (brand) => {
  expect(await isSigned(brand.officialSites ?? SITES)).toBe(true);
});

test.each([
  ['another domain', { domains: ['evil.test'] }],
  ['one domain more', { domains: [...SITES.domains, 'evil.test'] }],
  ['another signature', { signature: btoa('x'.repeat(64)) }],
  ['no Base64', { signature: '***' }],
  ['another key', { key: jade.officialSites?.key ?? '' }],
  ['no key', { key: '' }],
])('a list with %s is not', async (_, change) => {
  expect(await isSigned({ ...SITES, ...change })).toBe(false);
});
