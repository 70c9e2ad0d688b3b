import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * This machine's IPv4 address on its network: a connection to it also comes from it. Offline a further loopback
 * address, which is not the one of the control calls either.
 */
export const NETWORK_ADDRESS =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Returns a multiple of 100 that is free, as are the ten ports after it; below those the system hands out. */
export async function freeHundred(): Promise<number> {
  const from = 100 + Math.floor(Math.random() * 100);
  for (let hundred = from; hundred < 320; hundred++) {
    const ports = Array.from({ length: 11 }, (_, i) => hundred * 100 + i);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return hundred * 100;
  }
  throw new Error('no hundred ports are free');
}
