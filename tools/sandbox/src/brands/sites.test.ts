import { describe, expect, it } from 'vitest';
import { BRAND_CODES } from './brands';
import { brandAt, framedByBrands, isBrandAddress, lanPorts, originOf, siteOf } from './sites';

const HERE = new URL('http://aurora.localhost:4200/m/home');
const PHONE = new URL('http://192.168.1.5:4202/m/home');
/** Port of the platform's first site: those of the brands come before. */
const GAMES = 4201 + BRAND_CODES.length;

it.each([
  ['http://localhost:4200', 'aurora'],
  ['http://127.0.0.1:4202', 'aurora'],
  ['http://jade.localhost', 'jade'],
  ['http://games.localhost:4200', 'games'],
  ['http://192.168.1.5:4201', 'aurora'],
  ['http://192.168.1.5:4302', 'jade'],
  [`http://192.168.1.5:${GAMES}`, 'games'],
  ['http://192.168.1.5:4200', undefined],
  [`http://192.168.1.5:${GAMES + 3}`, 'img'],
  [`http://192.168.1.5:${GAMES + 4}`, undefined],
  ['http://192.168.1.5', undefined],
  ['http://onyx.localhost', undefined],
  ['http://aurora.evil.example:4201', undefined],
  ['http://a.aurora.localhost', undefined],
])('the site of %s is %s', (address, site) => {
  expect(siteOf(new URL(address))).toBe(site);
});

it('serves brands at their own sites only', () => {
  expect(brandAt(PHONE)?.code).toBe('jade');
  expect(brandAt(new URL(`http://192.168.1.5:${GAMES}`))).toBeUndefined();
  expect(brandAt(new URL('http://games.localhost'))).toBeUndefined();
});

it('returns origins that are reachable from the page', () => {
  expect(originOf('games', HERE)).toBe('http://games.localhost:4200');
  expect(originOf('games', PHONE)).toBe(`http://192.168.1.5:${GAMES}`);
});

it.each(lanPorts(4200))('finds the site $site by port $port', ({ site, port }) => {
  const url = new URL(`http://192.168.1.5:${port}`);
  expect(siteOf(url)).toBe(site);
  expect(originOf(site, PHONE)).toBe(url.origin);
});

it.each([0, 4201])('refuses port %d, and suggests another', (port) => {
  expect(() => lanPorts(port)).toThrow(/--lan needs a port that is a multiple of 100/);
});

describe('an address of a brand', () => {
  it.each([
    ['http://jade.localhost:5173/m/home', HERE, true],
    ['http://192.168.1.5:4203/m/home', PHONE, true],
    [`http://192.168.1.5:${GAMES}/play/`, PHONE, false],
    ['http://192.168.1.5:4303/m/home', PHONE, false],
    ['http://203.0.113.9:4202/m/home', PHONE, false],
    ['http://203.0.113.9:4202/m/home', HERE, false],
    ['ftp://jade.localhost/m/home', HERE, false],
  ])('%s from %s: %s', (address, here, ours) => {
    expect(isBrandAddress(new URL(address), here)).toBe(ours);
  });
});

it('lets the brands of the same network frame a game', () => {
  const origins = BRAND_CODES.map((_, i) => `http://192.168.1.5:${4201 + i}`);
  expect(framedByBrands(PHONE)).toBe(origins.join(' '));
  expect(framedByBrands(HERE)).toContain('http://jade.localhost:*');
});
