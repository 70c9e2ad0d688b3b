import { isIPv4 } from 'node:net';
import { type Brand, BRAND_CODES, brandOf, isBrandCode } from './brands';

/** Sites with their own origin: the brands, and the platform's games, chats, payment pages and pictures. */
const SITES = [...BRAND_CODES, 'games', 'chat', 'pay', 'img'] as const;
export type Site = (typeof SITES)[number];

/** A LAN port is a multiple of this, plus the 1-based position of its site in `SITES`. */
const PORTS_APART = 100;

const PLAIN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is a LAN address. Phones do not resolve `*.localhost`, so there the port selects the site. */
const isLan = (hostname: string) => isIPv4(hostname) && !PLAIN_HOSTS.has(hostname);

/** Ports of the sites for a server at `port`. Throws an error with a user-readable message. */
export function lanPorts(port: number): { site: Site; port: number }[] {
  if (port === 0 || port % PORTS_APART !== 0) {
    throw new Error(
      `--lan needs a port that is a multiple of ${PORTS_APART}, as in --port 4300, not ${port}.`,
    );
  }
  return SITES.map((site, i) => ({ site, port: port + i + 1 }));
}

/** Site of an address, by host (`jade.localhost`) or port (`192.168.1.5:4202`); undefined if there is none. */
export function siteOf({ hostname, port }: URL): Site | undefined {
  if (PLAIN_HOSTS.has(hostname)) return BRAND_CODES[0];
  if (isLan(hostname)) return SITES[(Number(port) % PORTS_APART) - 1];
  return SITES.find((site) => hostname === `${site}.localhost`);
}

/** Origin of a site, as reachable from where `url` was. */
export function originOf(site: Site, { protocol, hostname, port }: URL): string {
  if (isLan(hostname)) {
    const base = Number(port) - (Number(port) % PORTS_APART);
    return `${protocol}//${hostname}:${base + SITES.indexOf(site) + 1}`;
  }
  return `${protocol}//${site}.localhost${port === '' ? '' : `:${port}`}`;
}

/** Brand of an address; undefined for any other site. */
export function brandAt(url: URL): Brand | undefined {
  const site = siteOf(url);
  return isBrandCode(site) ? brandOf(site) : undefined;
}

/** Whether an address leads to a brand's pages, on the network of `here` if it is on one (no open redirect). */
export function isBrandAddress(url: URL, here: URL): boolean {
  const brand = brandAt(url);
  if (brand === undefined || !/^https?:$/.test(url.protocol)) return false;
  return !isLan(url.hostname) || url.origin === originOf(brand.code, here);
}

/** Origins of the brands' pages in `frame-ancestors` syntax; on this machine any port. */
export function framedByBrands(url: URL): string {
  if (isLan(url.hostname)) return BRAND_CODES.map((code) => originOf(code, url)).join(' ');
  const hosts = [...BRAND_CODES.map((code) => `${code}.localhost`), 'localhost', '127.0.0.1'];
  return hosts.map((host) => `http://${host}:*`).join(' ');
}
