import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { originOf, type Site } from '../brands/sites';

/**
 * This machine's IPv4 address on its network; connections to it also come from it. Offline: another loopback
 * address, which the control calls refuse too.
 */
export const NETWORK_ADDRESS =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

/** Origin of a site for a phone on the network 192.168.1, of a sandbox at port 4200. */
export const phoneOrigin = (site: Site): string =>
  originOf(site, new URL('http://192.168.1.5:4201'));

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Returns a free port that is a multiple of 100, with ten free ports after it, below the ephemeral range. */
export async function freeHundred(): Promise<number> {
  const from = 100 + Math.floor(Math.random() * 100);
  for (let hundred = from; hundred < 320; hundred++) {
    const ports = Array.from({ length: 11 }, (_, i) => hundred * 100 + i);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return hundred * 100;
  }
  throw new Error('no free port range');
}
